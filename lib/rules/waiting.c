#include "rules/waiting.h"

#include <string.h>

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

struct queue *waiting_noise(const struct board *b)
{
	EACH(b, queue, q)
		if (q->what == WAITING_NOISE || q->what == WAITING_OVERWHELM)
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

bool waiting_is(const struct queue *q, enum waiting what, const struct spacer *who)
{
	return q->what == (int)what && q->who && !strcmp(q->who, who->record.name);
}

struct queue *waiting_of(const struct board *b, enum waiting what, const char *who)
{
	EACH(b, queue, q)
		if (q->what == (int)what && q->who && !strcmp(q->who, who))
			return q;
	return NULL;
}

void waiting_take(struct board *b, enum waiting what, const struct spacer *who)
{
	struct queue *q = waiting_of(b, what, who->record.name);

	if (q)
		board_remove(b, &q->record);
}

void waiting_take_all(struct board *b, enum waiting what, const struct spacer *who)
{
	while (waiting_of(b, what, who->record.name))
		waiting_take(b, what, who);
}

/* ---- what comes first ---- */

static const struct waiting_row {
	enum waiting what;
	const char *command;
} order[] = {
    {WAITING_NOISE, "enorm-noise --queued"},
    {WAITING_OVERWHELM, "enorm-noise --queued"},
    {WAITING_OPPORTUNITY, "enorm-ai --queued"},
    {WAITING_REPRISAL, "enorm-ai --queued"},
    {WAITING_FOLLOW_UP, "enorm-go, or enorm-attack --follow-up"},
    {WAITING_DEATH, "enorm-go"},
};

static struct queue *first_of(const struct board *b, const struct waiting_row **row)
{
	struct queue *q;
	size_t k;

	for (k = 0; k < COUNT(order); k++)
		if ((q = waiting_find(b, order[k].what))) {
			*row = &order[k];
			return q;
		}
	return NULL;
}

struct queue *waiting_first(const struct board *b)
{
	const struct waiting_row *row;

	return first_of(b, &row);
}

static struct refusal still_to_come(const struct board *b, const struct waiting_row *row)
{
	return refuse_of(b, "TRN-05", "%s is still to be resolved: %s", waiting_titles[row->what],
			 row->command);
}

struct refusal unfinished_refusal(const struct board *b)
{
	const struct waiting_row *row;

	return first_of(b, &row) ? still_to_come(b, row) : ALLOWED;
}

struct refusal unfinished_but_for(const struct board *b, const struct spacer *s, enum waiting own)
{
	const struct waiting_row *row;
	const struct queue *q = first_of(b, &row);

	return q && !waiting_is(q, own, s) ? still_to_come(b, row) : ALLOWED;
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
