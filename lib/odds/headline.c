#include "odds/headline.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "event/event.h"

/* An event's sentence, or who and these words. */
static const struct kind_of_headline {
	enum event_verb verb;
	const char *words;
} verbs[] = {
    {EVENT_OUTCOME, NULL},
    {EVENT_RESPONSE, NULL},
    {EVENT_GATE, NULL},
    {EVENT_FLATLINE, "flatlines"},
    {EVENT_DIES, "dies"},
    {EVENT_AWAKENS, "awakens"},
    {EVENT_BREAKDOWN, "breaks down"},
};

/* The headline of an event into the buffer; false if it makes none. */
static bool headline_of(const struct headlines *h, const struct event *e, struct buf *out)
{
	size_t i;

	if (h->results && event_is(e, EVENT_RESULT)) {
		buf_clear(out);
		event_sentence(e, out);
		return true;
	}
	for (i = 0; i < COUNT(verbs); i++) {
		if (!event_is(e, verbs[i].verb))
			continue;
		buf_clear(out);
		if (verbs[i].words)
			buf_printf(out, "%s %s", event_arg(e, "who"), verbs[i].words);
		else
			event_sentence(e, out);
		return true;
	}
	return false;
}

static const char *whom_of(const struct event *e)
{
	const char *target = event_arg(e, "target"), *who = event_arg(e, "who");

	return target ? target : who ? who : "";
}

static uint64_t bit_of(struct headlines *h, const char *what, const struct event *e)
{
	int i;

	for (i = 0; i < h->n && strcmp(h->list[i].what, what) != 0; i++)
		;
	if (i == HEADLINES_MOST)
		return 0;
	if (i == h->n)
		h->list[h->n++] =
		    (struct headline){mem_strdup(what), mem_strdup(whom_of(e)), {0, 1}};
	return (uint64_t)1 << i;
}

/* The re-rolls that cost nothing and were played without being asked for. */
static void note_roll(struct headlines *h, const struct event *e)
{
	const char *own = event_arg(e, "own");

	h->rolled = true;
	if (own && !h->own)
		h->own = mem_strdup(own);
}

uint64_t headlines_of(struct headlines *h, const struct board *b, int from)
{
	struct buf what = {0};
	uint64_t found = 0;
	int i;

	for (i = from; i < board_count(b, KIND_EVENT); i++) {
		const struct event *e = board_event(b, i);
		if (event_is(e, EVENT_RESULT))
			note_roll(h, e);
		if (headline_of(h, e, &what))
			found |= bit_of(h, buf_text(&what), e);
	}
	buf_release(&what);
	return found;
}

/* ---- for telling ---- */

/* `3 damage on juliet`: 3; what begins with no number comes behind those. */
static int number_of(const struct headline *h)
{
	return *h->what >= '0' && *h->what <= '9' ? atoi(h->what) : INT_MAX;
}

/* Behind all of the same whom whose number is not larger. */
static void put_in_place(struct headlines *h, struct headline one)
{
	int at = h->n, i;

	for (i = 0; i < h->n; i++)
		if (!strcmp(h->list[i].whom, one.whom))
			at = i + 1;
	while (at && !strcmp(h->list[at - 1].whom, one.whom) &&
	       number_of(&h->list[at - 1]) > number_of(&one))
		at--;
	memmove(&h->list[at + 1], &h->list[at], (size_t)(h->n++ - at) * sizeof *h->list);
	h->list[at] = one;
}

void headlines_group(struct headlines *h)
{
	struct headlines in = *h;
	int i;

	for (h->n = 0, i = 0; i < in.n; i++)
		put_in_place(h, in.list[i]);
}

bool headlines_repeat(const struct headlines *h)
{
	int i, k;

	for (i = 0; i < h->n; i++) {
		struct frac sum = {0, 1};
		for (k = 0; k < h->n; k++)
			if (number_of(&h->list[k]) != INT_MAX &&
			    !strcmp(h->list[k].whom, h->list[i].whom) &&
			    !frac_add(&sum, h->list[k].weight))
				return true;
		if (sum.num > sum.den)
			return true;
	}
	return false;
}

void headlines_assumed(const struct headlines *h, struct buf *out)
{
	if (h->own)
		buf_printf(out, "(with the weapon's own %s; tokens only as typed)\n", h->own);
	else if (h->rolled)
		buf_puts(out, "(re-rolls and tokens only as typed)\n");
}

void headlines_release(struct headlines *h)
{
	int i;

	for (i = 0; i < h->n; i++) {
		mem_free(h->list[i].what);
		mem_free(h->list[i].whom);
	}
	mem_free(h->own);
	*h = (struct headlines){0};
}
