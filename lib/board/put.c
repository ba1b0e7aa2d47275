/* One record, as `enorm-board put` takes it. */
#include <string.h>

#include "board/lines.h"
#include "board/records.h"

/* The record that stands where the new one goes: of its name, or the only one of its kind. */
static struct record *stands_for(struct board *b, const struct record *fresh)
{
	int i;

	for (i = 0; i < b->of[fresh->kind].n; i++) {
		struct record *r = b->of[fresh->kind].at[i];
		if (r == fresh)
			continue;
		if (kinds[r->kind].naming == SINGLE)
			return r;
		if (r->name && kinds[r->kind].naming != SERIES && record_same_name(r, fresh))
			return r;
	}
	return NULL;
}

static void swap_in(struct board *b, struct record *old, struct record *fresh)
{
	struct record_list *l = &b->of[fresh->kind];
	int i;

	fresh->above = old->above;
	if (!fresh->beside)
		fresh->beside = old->beside;
	for (i = 0; l->at[i] != old; i++)
		;
	l->at[i] = fresh;
	l->n--; /* the fresh one was the last */
}

int record_put(struct reader *reader, struct board *b, struct span text,
	       struct record_change *change, struct diag *d)
{
	struct checking c = {.board = b, .diag = d};
	struct words w;
	struct record *fresh, *old;

	d->at = (struct where){.file = "RECORD", .line = 1};
	if (memchr(text.p, '\n', text.n))
		return diag_set(d, "a record is one line");
	if (line_fit(text, d))
		return -1;
	if (line_cut(&reader->cutter, text, &w, d))
		return -1;
	fresh = record_from_line(b, text, &w, d);
	if (!fresh)
		return -1;
	fresh->line = 0;
	if (w.comment.p && fresh->kind != KIND_TITLE)
		fresh->beside = comment_text(b->arena, w.comment);
	old = kinds[fresh->kind].naming == DRAWN ? NULL : stands_for(b, fresh);
	*change = (struct record_change){fresh, old};
	if (old)
		swap_in(b, old, fresh);
	if (kinds[fresh->kind].naming == DRAWN && draw_short_forms(b, d))
		return -1;
	board_fill(b);
	d->at = (struct where){.file = "RECORD"};
	return board_check(&c);
}

int record_read(struct reader *reader, struct board *b, struct span text, struct diag *d)
{
	struct record_change ignored;

	return record_put(reader, b, text, &ignored, d);
}
