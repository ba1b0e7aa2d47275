#include "rules/harm/harm.h"

#include <string.h>

#include "board/keyed.h"
#include "data/data.h"
#include "event/event.h"
#include "rules/harm/breakdown.h"
#include "rules/harm/condition.h"
#include "rules/harm/flatline.h"
#include "rules/waiting.h"

#define EXERT	      "exert"
#define EXERT_DEADLY  3 /* DIE-06 */
#define TOKENS_DEADLY 5 /* DIE-04, DIE-05 */

/* ---- Vitals, Stress, Adrenaline ---- */

/* DMG-06: the suit's bar; NULL without a suit. A level does nothing by itself (DMG-07). */
static const char *vitals_level(const struct board *b, const struct spacer *s)
{
	const struct suit_row *suit = s->suit ? data_find(b->data, TABLE_SUITS, s->suit) : NULL;

	if (!suit)
		return NULL;
	return s->vitals <= suit->red ? "red" : s->vitals <= suit->orange ? "orange" : "green";
}

int harm_vitals(const struct rules *r, struct spacer *s, int n, const char *clause)
{
	bool late = s->vitals <= s->stress;

	if (s->dead || n <= 0)
		return 0;
	/* DMG-01, RUB-02; RULING: RI-36 never under 0. */
	s->vitals = n < s->vitals ? s->vitals - n : 0;
	EVENT(r->board, VITALS, "who=%s n=%d now=%d level=%s clause=%s", s->record.name, n,
	      s->vitals, vitals_level(r->board, s), clause ? clause : "DMG-01");
	/* DMG-03, DIE-03, DIE-10, DIE-19, RUB-03: every loss that leaves less than 1. */
	if (s->vitals < 1 && flatline_check(r, s))
		return -1;
	/* RULING: RI-35 the Breakdown comes after the Flatline Check. */
	return breakdown_check(r, s, late);
}

/* Where the indicator comes to stand; past the end of its track it is over 9. */
static const char *track_text(const struct board *b, int at)
{
	return at > STAT_MOST ? "over 9" : arena_printf(b->arena, "%d", at);
}

int harm_stress_paid(const struct rules *r, struct spacer *s, int n, const char *clause)
{
	bool fatal = s->stress + n > STAT_MOST; /* DIE-01, PWR-31, PWR-32, RUB-09: not at 9 */

	if (s->dead || n <= 0)
		return 0;
	EVENT(r->board, STRESS, "who=%s n=%d now=%s clause=%s", s->record.name, n,
	      track_text(r->board, s->stress + n), clause);
	s->stress = fatal ? STAT_MOST : s->stress + n;
	return fatal ? harm_kill(r, s, "Stress over 9, a nervous breakdown", "DIE-01") : 0;
}

int harm_stress(const struct rules *r, struct spacer *s, int n, const char *clause)
{
	bool late = s->vitals <= s->stress;

	if (s->dead || n <= 0)
		return 0;
	return harm_stress_paid(r, s, n, clause) || breakdown_check(r, s, late) ? -1 : 0;
}

int harm_adrenaline(const struct rules *r, struct spacer *s, int n, const char *clause)
{
	bool fatal = s->adrenaline + n > STAT_MOST; /* DIE-02, RUB-10: 9 itself does not kill */

	if (s->dead || n <= 0)
		return 0;
	EVENT(r->board, ADRENALINE, "who=%s n=%d now=%s clause=%s", s->record.name, n,
	      track_text(r->board, s->adrenaline + n), clause ? clause : "RUB-11");
	s->adrenaline = fatal ? STAT_MOST : s->adrenaline + n;
	return fatal ? harm_kill(r, s, "Adrenaline over 9, a heart attack", "DIE-02") : 0;
}

/* ---- tokens ---- */

static const struct {
	const char *title, *gained, *fifth, *why;
} deadly[] = {
    [TOKEN_RADIATION] = {"Radiation", "KW-RADIATION-1", "DIE-04,KW-RADIATION-2",
			 "the fifth Radiation token"},
    [TOKEN_INFECTION] = {"Infection", "IAT-16", "DIE-05", "the fifth Infection token"},
};

int harm_tokens(const struct rules *r, struct spacer *s, enum token_word kind, int n)
{
	int now;

	if (s->dead || n <= 0)
		return 0;
	now =
	    token_gain(r->board, s->record.name, token_words[kind], n); /* CND-04, KW-RADIATION-1 */
	EVENT(r->board, TOKEN, "who=%s n=%d token=%s now=%d clause=%s", s->record.name, n,
	      deadly[kind].title, now, deadly[kind].gained);
	/* DIE-04, DIE-05, KW-RADIATION-2, KW-RADIATION-3; RULING: RI-37 each kind alone. */
	if (now < TOKENS_DEADLY)
		return 0;
	return harm_kill(r, s, deadly[kind].why, deadly[kind].fifth);
}

/* ---- Crash and Exert ---- */

int harm_crash(const struct rules *r, struct spacer *s, const char *clause)
{
	bool broken = chain_broken(r, s);

	if (s->dead)
		return 0;
	EVENT(r->board, CRASH, "who=%s clause=%s", s->record.name, clause);
	/* KW-CRASH-2, KB-40, BTC-10; RULING: RA-55, RO-28 never reduced. */
	if (harm_vitals(r, s, 1, "KW-CRASH-2"))
		return -1;
	if (!broken && chain_broken(r, s) && !r->chain->before) /* RULING: RO-27 */
		return 0;
	return harm_knockdown(r, s, "KW-CRASH-3"); /* KW-CRASH-3, KB-40, BTC-11 */
}

bool card_is_exert(const struct board *b, const struct card *c)
{
	return !strcmp(name_item(b->arena, c->record.name), EXERT);
}

int exert_cards(const struct board *b, const struct spacer *s)
{
	int n = 0;

	EACH_OF(b, s->record.name, card, c)
		n += card_is_exert(b, c);
	return n;
}

/* The first of EXERT, EXERT.2, ... that does not lie there. */
static const char *next_exert(const struct board *b, const struct spacer *s)
{
	const char *name = EXERT;
	int k;

	for (k = 2; board_find(b, KIND_CARD, s->record.name, name); k++)
		name = arena_printf(b->arena, EXERT ".%d", k);
	return name;
}

int harm_exert(const struct rules *r, struct spacer *s)
{
	int n = exert_cards(r->board, s) + 1;

	if (s->dead)
		return 0;
	board_add(r->board, KIND_CARD, s->record.name, next_exert(r->board, s));
	EVENT(r->board, EXERT, "who=%s now=%d clause=TRN-21", s->record.name, n);
	/* DIE-06, TRN-27: the third kills. */
	if (n < EXERT_DEADLY)
		return 0;
	if (!waiting_first(r->board) && !waiting_of(r->board, WAITING_SCOUT_ATTACK, s->record.name))
		return harm_exert_death(r, s);
	/* RSP-16, FUP-02, SCT-11: what it has brought comes before anything else. */
	waiting_add(r->board, WAITING_DEATH, s, ABSENT);
	EVENT(r->board, NOTE, "text=%s clause=DIE-07,RSP-16 ruling=RT-165",
	      arena_printf(r->board->arena,
			   "%s dies of it once what the action has brought is resolved",
			   s->record.name));
	return 0;
}

int harm_exert_death(const struct rules *r, struct spacer *s)
{
	return s->dead ? 0 : harm_kill(r, s, "the third Exert card", "DIE-06,TRN-27");
}
