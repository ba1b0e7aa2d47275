#include "rules/turn/action.h"

#include <string.h>

#include "board/keyed.h"
#include "event/event.h"
#include "rules/harm/able.h"
#include "rules/harm/condition.h"
#include "rules/harm/pool.h"
#include "rules/waiting.h"

#define RATIONALIZE_STRESS 2

/* ---- Rationalize ---- */

int action_rationalize(const struct rules *r, struct spacer *s)
{
	int n;

	if (adrenaline_action(r, s, "TRN-34")) /* TRN-34 */
		return -1;
	if (s->dead)
		return 0;
	n = s->stress < RATIONALIZE_STRESS ? s->stress : RATIONALIZE_STRESS; /* TRN-33 */
	s->stress -= n;
	EVENT(r->board, CALMS, "who=%s n=%d now=%d clause=TRN-33", s->record.name, n, s->stress);
	return 0;
}

/* ---- Catch Breath ---- */

struct refusal catch_breath_refusal(const struct board *b, const struct spacer *s)
{
	const struct turn *t = board_find(b, KIND_TURN, NULL, s->record.name);
	struct refusal no = deed_refusal(b, s, DEED_ACTION);

	if (!turn_is_own(b, s))
		return refuse("TRN-30", "it takes effect at the end of the Spacer's turn, and none "
					"is under way");
	if (!no.reason && t->exerted)
		return refuse("TRN-32", "no Catch Breath in a turn of Exerting");
	return no;
}

int catch_breath(const struct rules *r, struct spacer *s)
{
	struct turn *t = turn_of(r->board, s);

	t->breaths += t->catching && t->breaths < AMOUNT_MOST;
	t->catching = 1; /* TRN-30 */
	EVENT(r->board, CATCHES_BREATH, "who=%s clause=TRN-30", s->record.name);
	return 0;
}

/* One of EXERT, EXERT.2, ...: that of the highest number, wherever its line stands. */
static struct card *exert_card(const struct board *b, const struct spacer *s)
{
	struct card *last = NULL;

	EACH_OF(b, s->record.name, card, c)
		if (card_is_exert(b, c) && (!last || strcmp(c->record.name, last->record.name) > 0))
			last = c;
	return last;
}

static void breathe(const struct rules *r, struct spacer *s)
{
	struct card *exert = exert_card(r->board, s);

	if (exert) { /* TRN-28, TRN-29: one, and nothing else takes it off */
		board_remove(r->board, &exert->record);
		EVENT(r->board, DISCARD, "who=%s what=%s clause=TRN-29", s->record.name,
		      "an Exert card");
	}
	s->adrenaline -= s->adrenaline > 0; /* TRN-31, RULING: RO-102 0 stays 0 */
	EVENT(r->board, RESTS, "who=%s now=%d clause=TRN-31", s->record.name, s->adrenaline);
}

void catch_breath_end(const struct rules *r, struct spacer *s)
{
	struct turn *t = turn_of(r->board, s);
	int i, n = t->catching ? t->breaths : 0;

	t->catching = 0;
	t->breaths = 1;
	for (i = 0; i < n; i++) /* TRN-29: each that was played */
		breathe(r, s);
}

/* ---- standing up by an Antinomy token ---- */

struct refusal stand_refusal(const struct board *b, const struct spacer *s)
{
	/* AWK-17 */
	if (!turn_is_own(b, s))
		return refuse("AWK-17", "only in the Spacer's own turn");
	if (!s->awakened)
		return refuse("AWK-16", "only an awakened Spacer stands up so");
	if (!spacer_has_condition(b, s, KNOCKDOWN))
		return refuse("AWK-16", "the Spacer is not knocked down");
	if (unfinished_refusal(b).reason) /* TRN-05 */
		return unfinished_refusal(b);
	/* RULING: RO-78 an Antinomy token, and the ban on abilities does not bar it. */
	return allow_if(token_count(b, s->record.name, TOKEN_ANTINOMY), "AWK-16",
			"no Antinomy token is left");
}

int stand(const struct rules *r, struct spacer *s)
{
	antinomy_pay(r, s, "AWK-16"); /* AWK-16 */
	condition_discard(r, s, spacer_condition(r->board, s, KNOCKDOWN), "AWK-16");
	return 0;
}
