#include "rules/turn/waiting.h"

#include <string.h>

#include "rules/blip/settle.h"
#include "rules/grant.h"
#include "rules/intruder/ai.h"

/* ---- in their order ---- */

static int settle_blips(const struct rules *r, struct queue *q, const struct blip_wish *w)
{
	(void)q;
	return noise_settle(r, w);
}

static int settle_intruder(const struct rules *r, struct queue *q, const struct blip_wish *w)
{
	(void)q, (void)w;
	return ai_queued(r);
}

static int settle_follow_up(const struct rules *r, struct queue *q, const struct blip_wish *w)
{
	struct spacer *s = q->who ? board_find(r->board, KIND_SPACER, NULL, q->who) : NULL;

	(void)w;
	board_remove(r->board, &q->record);
	return s ? grant_follow_up(r, s) : 0;
}

static const struct waiting_row {
	enum waiting what;
	const char *command;
	int (*settle)(const struct rules *r, struct queue *q, const struct blip_wish *w);
} order[] = {
    {WAITING_NOISE, "enorm-noise --queued", settle_blips},
    {WAITING_OVERWHELM, "enorm-noise --queued", settle_blips},
    {WAITING_SPAWN_BLIP, "enorm-noise --queued", settle_blips},
    {WAITING_OPPORTUNITY, "enorm-ai --queued", settle_intruder},
    {WAITING_REPRISAL, "enorm-ai --queued", settle_intruder},
    {WAITING_FOLLOW_UP, "enorm-go, or enorm-attack --follow-up", settle_follow_up},
};

static struct queue *first_waiting(const struct board *b, const struct waiting_row **row)
{
	size_t k;
	int i;

	for (k = 0; k < COUNT(order); k++)
		for (i = 0; i < board_count(b, KIND_QUEUE); i++)
			if (board_queue(b, i)->what == (int)order[k].what) {
				*row = &order[k];
				return board_queue(b, i);
			}
	return NULL;
}

/* ---- refusing ---- */

static struct refusal still_to_come(const struct board *b, const struct waiting_row *row)
{
	return refuse_of(b, "TRN-05", "%s is still to be resolved: %s", waiting_words[row->what],
			 row->command);
}

struct refusal unfinished_refusal(const struct board *b)
{
	const struct waiting_row *row;

	return first_waiting(b, &row) ? still_to_come(b, row) : ALLOWED;
}

struct refusal unfinished_before_follow_up(const struct board *b, const struct spacer *s)
{
	const struct waiting_row *row;
	const struct queue *q = first_waiting(b, &row);
	bool own = q && row->what == WAITING_FOLLOW_UP && q->who && !strcmp(q->who, s->record.name);

	return q && !own ? still_to_come(b, row) : ALLOWED;
}

/* ---- resolving ---- */

int waiting_next(const struct rules *r, const struct blip_wish *w)
{
	const struct waiting_row *row;
	struct queue *q = first_waiting(r->board, &row);

	if (!q)
		return 0;
	return row->settle(r, q, w) ? -1 : 1;
}

int waiting_settle(const struct rules *r, const struct blip_wish *w)
{
	int more;

	while ((more = waiting_next(r, w)) > 0)
		;
	return more;
}

/* ---- aside ---- */

void waiting_set_aside(struct board *b, struct waiting_aside *out)
{
	out->n = 0;
	while (board_count(b, KIND_QUEUE) && out->n < WAITING_KEPT) {
		out->at[out->n++] = board_queue(b, 0);
		board_remove(b, &board_queue(b, 0)->record);
	}
}

void waiting_put_back(struct board *b, const struct waiting_aside *kept)
{
	int i;

	for (i = 0; i < kept->n; i++) {
		struct queue *q = board_add(b, KIND_QUEUE, NULL, NULL);
		struct record record = q->record;
		*q = *kept->at[i];
		q->record = record;
	}
}
