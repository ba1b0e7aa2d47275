/* The rulings that can be read in more than one way: all letters, and of one a board on which they
 * differ. */
#include <string.h>

#include "board/read.h"
#include "data/reading.h"
#include "ref/facts.h"
#include "show/show.h"

void reading_lines(struct sheet *s, const struct ruling_row *r)
{
	struct arena *a = s->doc->arena;
	int i, n;
	const struct reading_row *row = data_rows(s->data, TABLE_READINGS, &n);

	for (i = 0; i < n; i++) {
		if (strcmp(row[i].ruling, r->id) != 0)
			continue;
		doc_label(s->doc,
			  arena_printf(a, "%s%s", row[i].letter,
				       !strcmp(r->taken, row[i].letter) ? ", played"
				       : *row[i].rejected		? ", rejected"
									: ""),
			  *row[i].rejected
			      ? arena_printf(a, "%s. Rejected: %s", row[i].says, row[i].rejected)
			      : row[i].says,
			  NULL);
	}
}

/* Which letter is played, and which there are beside it. */
static void reading_in_brief(struct sheet *s, const struct ruling_row *r)
{
	struct arena *a = s->doc->arena;
	int i, n;
	const struct reading_row *row = data_rows(s->data, TABLE_READINGS, &n);
	const char *others = "", *says = "";

	for (i = 0; i < n; i++) {
		if (strcmp(row[i].ruling, r->id) != 0)
			continue;
		if (!strcmp(r->taken, row[i].letter))
			says = row[i].says;
		else if (!*row[i].rejected)
			others =
			    arena_printf(a, "%s%s%s", others, *others ? ", " : "", row[i].letter);
	}
	doc_line(s->doc, r->id, r->question, arena_printf(a, "%s: %s", r->taken, says),
		 *others ? arena_printf(a, "or %s", others) : NULL);
}

int build_readings(struct sheet *s, struct diag *d)
{
	int i, n;
	const struct reading_row *row = data_rows(s->data, TABLE_READINGS, &n);
	const struct ruling_row *r;

	(void)d;
	for (i = 0; i < n; i++)
		doc_record(s->doc, TABLE_READINGS, &row[i]);
	doc_text(s->doc, "How these rulings can be read. --ruling ID=LETTER or a ruling record "
			 "plays by another letter; --readings says whether it matters.");
	r = data_rows(s->data, TABLE_RULINGS, &n);
	for (i = 0; i < n; i++) {
		if (!strcmp(r[i].taken, SETTLED))
			continue;
		if (s->brief) {
			reading_in_brief(s, &r[i]);
			continue;
		}
		doc_line(s->doc, r[i].id, r[i].question, NULL, NULL);
		reading_lines(s, &r[i]);
	}
	return 0;
}

/* ---- one ruling ---- */

/* The lines of a board, parted by semicolons in the table. */
static const char *board_text(struct arena *a, const char *cell)
{
	char *text = arena_strdup(a, arena_printf(a, "enorm 1\n%s\ndone\n", cell)), *at;

	while ((at = strstr(text, "; "))) {
		*at = '\n';
		memmove(at + 1, at + 2, strlen(at + 2) + 1);
	}
	return text;
}

static void draw(struct sheet *s, const struct board *b)
{
	const struct show_how how = {.legend = true};
	struct show picture;
	struct buf text = {0};

	show_look(&picture, b);
	show_text(&picture, &how, &text);
	doc_drawing(s->doc, arena_strdup(s->doc->arena, buf_text(&text)));
	buf_release(&text);
}

static int draw_difference(struct sheet *s, const struct ruling_row *r, struct diag *d)
{
	struct arena *a = s->doc->arena;
	struct board *b = arena_new(a, struct board);
	struct input in;
	struct reader reader;
	int found;

	board_start(b, a, s->data);
	input_from_text(&in, span_of(board_text(a, r->board)), r->id);
	reader_start(&reader, in);
	found = reader_next(&reader, b, d);
	reader_release(&reader);
	if (found != 1)
		return -1;
	doc_heading(s->doc, "Where they differ");
	doc_text(s->doc, "%s --readings, on this board:", r->call);
	draw(s, b);
	return 0;
}

int build_ruling(struct sheet *s, struct diag *d)
{
	const char *id = as_id(s->doc->arena, s->name);
	const struct ruling_row *r = data_find(s->data, TABLE_RULINGS, id);
	char hint[128];

	if (!r)
		return diag_usage(d, "no ruling '%s'%s", id,
				  data_suggest(s->data, TABLE_RULINGS, id, hint));
	s->doc->title = r->id;
	ruling_line(s, r);
	reading_lines(s, r);
	if (!strcmp(r->taken, SETTLED))
		doc_text(s->doc, "It is settled: there is no other reading to play by.");
	if (r->clauses && *r->clauses)
		doc_heading(s->doc, "The clauses it reads");
	fact_lines(s, NULL, r->clauses ? r->clauses : "");
	if (r->board && *r->board)
		return draw_difference(s, r, d);
	if (strcmp(r->taken, SETTLED) != 0)
		doc_text(s->doc, "No board is drawn: with these tables no call hangs on it.");
	return 0;
}
