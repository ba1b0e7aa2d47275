#include "odds/headline.h"

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

void headlines_group(struct headlines *h)
{
	struct headlines in = *h;
	bool taken[HEADLINES_MOST] = {false};
	int i, k, n = 0;

	for (i = 0; i < in.n; i++)
		for (k = i; k < in.n && !taken[i]; k++)
			if (k > i && !taken[k] && !strcmp(in.list[k].whom, in.list[i].whom)) {
				h->list[n++] = in.list[k];
				taken[k] = true;
			} else if (k == i) {
				h->list[n++] = in.list[i];
			}
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
