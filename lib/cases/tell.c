#include "cases/tell.h"

#include <string.h>

#include "board/read.h"
#include "board/write.h"
#include "event/event.h"

static size_t line_length(const char *p)
{
	return strcspn(p, "\n");
}

static const char *after_line(const char *p)
{
	p += line_length(p);
	return p + (*p == '\n');
}

struct texts text_lines(const char *text, struct arena *a)
{
	struct texts t = {0};
	const char *p;

	for (p = text; *p; p = after_line(p))
		t.n++;
	t.at = arena_array(a, const char *, (size_t)t.n + 1);
	t.n = 0;
	for (p = text; *p; p = after_line(p))
		t.at[t.n++] = arena_strndup(a, p, line_length(p));
	return t;
}

static bool is_header(const char *line)
{
	return str_starts(line, "enorm 1") && strchr(" \t\r\n", line[strlen("enorm 1")]);
}

struct texts text_boards(const char *text, struct arena *a)
{
	struct texts t = {0};
	const char *p, *start = NULL;

	for (p = text; *p; p = after_line(p))
		t.n += is_header(p);
	t.at = arena_array(a, const char *, (size_t)t.n + 1);
	t.n = 0;
	for (p = text; *p; p = after_line(p))
		if (is_header(p)) {
			if (start)
				t.at[t.n++] = arena_strndup(a, start, (size_t)(p - start));
			start = p;
		}
	if (start)
		t.at[t.n++] = arena_strdup(a, start);
	return t;
}

/* ---- by our own reader ---- */

typedef void each_board(const struct board *b, struct buf *out);

/* Whether all are boards; `each` wrote about every one of them. */
static bool boards_read(const struct data *data, const char *text, each_board *each,
			struct buf *out, struct arena *a)
{
	struct diag ignored = {0};
	struct reader reader;
	struct input in;
	struct board b;
	int found = 1;

	input_from_text(&in, span_of(text), NULL);
	reader_start(&reader, in);
	while (found > 0) {
		board_start(&b, a, data);
		found = reader_next(&reader, &b, &ignored);
		if (found > 0 && event_check(&b, &ignored))
			found = -1;
		if (found > 0)
			each(&b, out);
	}
	found = found || !reader.boards;
	reader_release(&reader);
	diag_release(&ignored);
	return !found;
}

static void write_events(const struct board *b, struct buf *out)
{
	const struct title *t = board_single(b, KIND_TITLE);
	int i;

	if (board_single(b, KIND_UNDER_WAY))
		return;
	if (t && b->number == 1)
		buf_printf(out, "%s\n", t->text);
	for (i = 0; i < board_count(b, KIND_EVENT); i++) {
		const struct event *e = board_event(b, i);

		if (event_is(e, EVENT_CALL))
			continue;
		buf_puts(out, "  ");
		event_sentence(e, out);
		event_citation(e, out);
		buf_putc(out, '\n');
	}
}

struct texts tell_events(const struct data *data, const char *boards, struct arena *a)
{
	struct buf told = {0};
	bool ours = boards_read(data, boards, write_events, &told, a);
	struct texts t = text_lines(ours ? buf_text(&told) : boards, a);

	buf_release(&told);
	return t;
}

static void write_refusal(const struct board *b, struct buf *out)
{
	const struct refused *r = board_single(b, KIND_REFUSED);

	if (!r)
		return;
	buf_printf(out, "refused: %s", refused_reason(r));
	if (r->clause)
		buf_printf(out, " [%s]", r->clause);
	buf_putc(out, '\n');
}

struct texts tell_refusals(const struct data *data, const char *boards, struct arena *a)
{
	struct buf text = {0};
	bool ours = boards_read(data, boards, write_refusal, &text, a);
	struct texts told = text_lines(ours ? buf_text(&text) : "", a);

	buf_release(&text);
	return told;
}

static void draw(const struct board *b, show_medium *medium, bool legend, struct buf *out)
{
	struct show_how how = {.colour = medium == show_svg, .legend = legend};
	struct show s;

	if (out->n)
		buf_putc(out, '\n');
	show_look(&s, b);
	medium(&s, &how, out);
}

static void draw_all(const struct board *b, struct buf *out)
{
	draw(b, show_text, true, out);
}

static void draw_map(const struct board *b, struct buf *out)
{
	draw(b, show_text, false, out);
}

static void draw_map_svg(const struct board *b, struct buf *out)
{
	draw(b, show_svg, false, out);
}

static const char *drawn(const struct data *data, const char *boards, each_board *each,
			 struct arena *a)
{
	struct buf out = {0};
	bool ours = boards_read(data, boards, each, &out, a);
	const char *text = ours	     ? arena_strdup(a, buf_text(&out))
			   : *boards ? boards
				     : "(nothing)\n";

	buf_release(&out);
	return text;
}

const char *tell_drawn(const struct data *data, const char *boards, struct arena *a)
{
	return drawn(data, boards, draw_all, a);
}

const char *tell_map(const struct data *data, const char *boards, show_medium *medium,
		     struct arena *a)
{
	return drawn(data, boards, medium == show_svg ? draw_map_svg : draw_map, a);
}

static void write_board(const struct board *b, struct buf *out)
{
	board_write(b, out);
}

/* Is the line a record of what happened, rather than of what is? */
static bool tells_no_change(const char *line)
{
	static const enum kind told[] = {KIND_EVENT, KIND_RNG, KIND_DATA, KIND_REFUSED,
					 KIND_BRANCH};
	size_t i, n = strcspn(line, " ");

	for (i = 0; i < COUNT(told); i++)
		if (span_is((struct span){line, n}, kinds[told[i]].word))
			return true;
	return false;
}

struct texts tell_position(const struct data *data, const char *board, struct arena *a)
{
	struct buf text = {0};
	bool ours = boards_read(data, board, write_board, &text, a);
	struct texts all = text_lines(ours ? buf_text(&text) : board, a), t = {all.at, 0};
	int i;

	buf_release(&text);
	for (i = 0; i < all.n; i++)
		if (!tells_no_change(all.at[i]))
			t.at[t.n++] = all.at[i];
	return t;
}
