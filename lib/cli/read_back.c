#include "cli/read_back.h"

#include "event/event.h"

static int next(struct reader *r, struct board *b, struct diag *d)
{
	int found = reader_next(r, b, d);

	if (found == 1 && b->unfinished)
		return diag_set(d, "no line 'done'");
	return found == 1 && event_check(b, d) ? -1 : found;
}

int read_back(struct span text, struct line_cutter *cutter, const struct data *data, struct diag *d)
{
	struct reader r = {.cutter = *cutter};
	struct diag problems = {0};
	struct arena a = {0};
	struct board b;
	int found;

	input_from_text(&r.in, text, NULL);
	do {
		arena_reset(&a);
		board_start(&b, &a, data);
		found = next(&r, &b, &problems);
	} while (found == 1);
	*cutter = r.cutter;
	d->at = (struct where){0};
	if (found < 0)
		diag_status(d, r.limit ? STATUS_DATA : STATUS_BUG,
			    "the board that this call makes does not read back: %s",
			    problems.list[0].text);
	input_release(&r.in);
	arena_release(&a);
	diag_release(&problems);
	return found;
}
