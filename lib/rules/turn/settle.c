#include "rules/turn/settle.h"

#include "rules/blip/settle.h"
#include "rules/harm/harm.h"
#include "rules/intruder/ai.h"
#include "rules/turn/grant.h"
#include "rules/waiting.h"

static int settle_follow_up(const struct rules *r, struct queue *q)
{
	struct spacer *s = q->who ? board_find(r->board, KIND_SPACER, NULL, q->who) : NULL;

	board_remove(r->board, &q->record);
	return s ? grant_follow_up(r, s) : 0;
}

static int settle_death(const struct rules *r, struct queue *q)
{
	struct spacer *s = q->who ? board_find(r->board, KIND_SPACER, NULL, q->who) : NULL;

	board_remove(r->board, &q->record);
	return s ? harm_exert_death(r, s) : 0;
}

static int settle(const struct rules *r, struct queue *q)
{
	switch ((enum waiting)q->what) {
	case WAITING_OPPORTUNITY:
	case WAITING_REPRISAL:
		return ai_queued(r);
	case WAITING_FOLLOW_UP:
		return settle_follow_up(r, q);
	case WAITING_DEATH:
		return settle_death(r, q);
	default:
		return noise_settle(r);
	}
}

int settle_due_death(const struct rules *r)
{
	struct queue *q = waiting_first(r->board);

	return q && q->what == WAITING_DEATH ? settle_death(r, q) : 0;
}

int settle_next(const struct rules *r)
{
	struct queue *q = waiting_first(r->board);

	if (!q)
		return 0;
	return settle(r, q) || settle_due_death(r) ? -1 : 1;
}

int settle_all(const struct rules *r)
{
	int more;

	while ((more = settle_next(r)) > 0)
		;
	return more;
}
