#include "rules/waiting.h"

#include "event/event.h"

struct queue *waiting_find(const struct board *b, enum waiting what)
{
	EACH(b, queue, q)
		if (q->what == (int)what)
			return q;
	return NULL;
}

struct queue *waiting_on_track(const struct board *b, enum waiting what)
{
	EACH(b, queue, q)
		if (q->what == (int)what && q->amount == board_countdown(b))
			return q;
	return NULL;
}

struct queue *waiting_add(struct board *b, enum waiting what, const struct spacer *who, int amount)
{
	struct queue *q = board_add(b, KIND_QUEUE, NULL, NULL);

	q->what = (int)what;
	q->who = who->record.name;
	q->amount = amount;
	return q;
}

static void offer(const struct rules *r, const struct spacer *s, enum waiting what, int amount,
		  const char *may, const char *clause)
{
	waiting_add(r->board, what, s, amount);
	EVENT(r->board, THEN, "who=%s may=%s clause=%s", s->record.name, may, clause);
}

void grant_bonus_attack(const struct rules *r, const struct spacer *s, const char *clause)
{
	bool under_way = r->chain && !chain_broken(r, s);

	if (under_way && r->chain->spacers) { /* CHB-15, CHB-16: after it, and breaks nothing */
		offer(r, s, WAITING_FOLLOW_UP, ABSENT, "make a Follow-up Attack",
		      arena_printf(r->board->arena, "%s,CHB-15", clause));
		return;
	}
	offer(r, s, WAITING_BONUS_ATTACK, ABSENT, "make a Bonus Attack", clause);
	if (under_way) /* CHB-04 */
		chain_break(r, s, s->record.name, "CHB-04", NULL);
}

void grant_free_move(const struct rules *r, const struct spacer *s, int spaces, const char *clause)
{
	offer(r, s, WAITING_FREE_MOVE, spaces, arena_printf(r->board->arena, "move %d", spaces),
	      clause);
}

struct refusal unfinished_refusal(const struct board *b)
{
	/* in the order in which they come (RULING: RA-15) */
	static const struct {
		enum waiting what;
		const char *command;
	} first[] = {{WAITING_NOISE, "enorm-noise"},
		     {WAITING_OVERWHELM, "enorm-noise"},
		     {WAITING_SPAWN_BLIP, "enorm-noise"},
		     {WAITING_OPPORTUNITY, "enorm-ai"},
		     {WAITING_REPRISAL, "enorm-ai"}};
	size_t k;

	/* TRN-05, TRN-08: what interrupts is resolved before anything else. */
	for (k = 0; k < COUNT(first); k++)
		if (waiting_find(b, first[k].what))
			return refuse_of(b, "TRN-05", "%s is still to be resolved: %s --queued",
					 waiting_words[first[k].what], first[k].command);
	return ALLOWED;
}
