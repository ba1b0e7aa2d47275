/* Step 5: Spacer tokens first, then Suppression (TOK-01). */
#include <string.h>

#include "board/keyed.h"
#include "board/readings.h"
#include "data/data.h"
#include "event/event.h"
#include "rules/attack/attack.h"
#include "rules/attack/walk.h"
#include "rules/gear/gear.h"
#include "rules/harm/pool.h"
#include "rules/sheet.h"

/* ---- tokens into the Incoming Pool ---- */

static void leave(const struct rules *r, enum spacer_token t, int n, const char *from,
		  const char *clause)
{
	/* TOK-09, KW-DISCIPLINE-1, KW-CONFIDENCE-1, KW-EXPERTISE-1 */
	EVENT(r->board, LEAVES, "n=%d what=%s from=%s now=%d clause=%s", n, spacer_token_words[t],
	      from, pool_add(r->board, POOL_INCOMING, t, n), clause);
}

/* `confidence 1, heavy`: a keyword that names a token leaves its number (TOK-05, TOK-06). */
static void leave_keywords(const struct rules *r, const char *list, const char *from,
			   const char *clause)
{
	enum spacer_token t;

	for (t = 0; t < SPACER_TOKENS; t++) {
		int n = 0;
		if (names_have(list, spacer_token_words[t], &n)) /* RULING: RA-64 */
			leave(r, t, n ? n : 1, from, clause);
	}
}

static void leave_gear(const struct rules *r, const struct attack *a)
{
	EACH_OF(r->board, a->who->record.name, gear, g) {
		const struct gear_row *row = gear_item(r->board, g);
		/* TOK-07, TOK-08: no other weapon, nobody else's. */
		if (row && gear_at_hand(g))
			leave_keywords(r, row->keywords.text, row->name, "TOK-06");
	}
}

/* KW-RADIATE-1, KW-RADIATE-2: tokens go on the sheet of a target that lives. */
static void radiate(const struct rules *r, const struct attack *a)
{
	int x = 0, i;

	if (!has_keyword(a->weapon->keywords, KEYWORD_RADIATE, &x))
		return;
	for (i = 0; i < a->n; i++) {
		const char *name = a->target[i]->record.name;
		if (a->target[i]->dying)
			continue;
		EVENT(r->board, TOKEN, "who=%s n=%d token=Radiation now=%d clause=KW-RADIATE-2",
		      name, x, token_gain(r->board, name, token_words[TOKEN_RADIATION], x));
	}
}

/* RULING: RA-05 (b): after step 6 */
bool attack_falls_back_last(const struct rules *r, const struct attack *a)
{
	return space_on(a->fallback) && plays(r->board, RA_05, 'b');
}

/* DSB-02; RULING: RT-168: it may have been disabled since the roll. */
static bool weapon_works(const struct attack *a)
{
	return !a->gear || !a->gear->disabled;
}

int attack_leave_tokens(const struct rules *r, struct attack *a)
{
	pool_leave_rubicon(r, a->who, "TOK-02");
	if (weapon_works(a)) /* BST-20: once */
		leave_keywords(r, a->weapon->keywords.text, attack_weapon_name(a), "TOK-05");
	leave_gear(r, a);
	if (weapon_works(a))
		radiate(r, a);
	/* TOK-10, KW-FALLBACK-1 */
	return space_on(a->fallback) && !attack_falls_back_last(r, a) ? attack_fallback(r, a) : 0;
}

/* ---- Suppression ---- */

/* RULING: RA-21: up to the Suppressing Power, or (b) as many as the player leaves. */
static int suppression(const struct rules *r, const char *who, int there, int power)
{
	const char *labels[AMOUNT_MOST + 1];
	int i, n;

	if (!plays(r->board, RA_21, 'b'))
		return power;
	for (i = 0; i <= power - there && i <= AMOUNT_MOST; i++)
		labels[i] = arena_printf(r->board->arena, "%d", power - i);
	n = choose(r, who, POINT_SUPPRESSION, labels, i,
		   why_cited(r->board, "the player may leave fewer", RA_21));
	return n < 0 ? -1 : power - n;
}

int attack_suppress(const struct rules *r, struct attack *a)
{
	int power = weapon_works(a) ? a->weapon->suppress : 0, i, left;

	for (i = 0; i < a->n && power; i++) { /* SUP-04; BST-21: each on its own */
		const char *name = a->target[i]->record.name;
		int there = token_count(r->board, name, TOKEN_SUPPRESSION);
		if (a->result[i] != RESULT_FAIL || a->radiated[i]) /* SUP-01, SUP-02 */
			continue;
		if (!space_on(a->target[i]->at) || a->target[i]->dying) /* gone since */
			continue;
		left = there < power ? suppression(r, name, there, power) : power;
		if (left < 0)
			return -1;
		intruder_suppress(r->board, a->target[i], left); /* SUP-11 */
		if (left <= there)				 /* SUP-10, SUP-12 */
			continue;
		EVENT(r->board, SUPPRESSED, "who=%s now=%d clause=SUP-03,SUP-11", name, left);
	}
	return 0;
}
