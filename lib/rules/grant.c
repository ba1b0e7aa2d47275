#include "rules/grant.h"

#include "event/event.h"

static void offer(const struct rules *r, const struct spacer *s, enum waiting what, int amount,
		  const char *may, const char *clause)
{
	struct queue *q = board_add(r->board, KIND_QUEUE, NULL, NULL);

	q->what = (int)what;
	q->who = s->record.name;
	q->amount = amount;
	EVENT(r->board, THEN, "who=%s may=%s clause=%s", q->who, may, clause);
}

void grant_bonus_attack(const struct rules *r, const struct spacer *s, const char *clause)
{
	offer(r, s, WAITING_BONUS_ATTACK, ABSENT, "make a Bonus Attack", clause);
	if (r->chain && !chain_broken(r, s)) /* CHB-04 */
		chain_break(r, s, s->record.name, "CHB-04", NULL);
}

void grant_free_move(const struct rules *r, const struct spacer *s, int spaces, const char *clause)
{
	offer(r, s, WAITING_FREE_MOVE, spaces, arena_printf(r->board->arena, "move %d", spaces),
	      clause);
}
