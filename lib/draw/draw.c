/* From a drawing to its board. */
#include "draw/draw.h"

#include <stdarg.h>
#include <string.h>

#include "draw/drawing.h"

static struct where place(const struct drawing *g, size_t at)
{
	struct where w = g->d->at;

	text_place(g->typed, at, &w.line, &w.column);
	w.line += g->first;
	return w;
}

int drawing_problem(struct drawing *g, size_t at, const char *fmt, ...)
{
	va_list ap;
	const char *text;

	va_start(ap, fmt);
	text = arena_vprintf(g->arena, fmt, ap);
	va_end(ap);
	return diag_at(g->d, place(g, at), "%s", text);
}

void drawing_guess(struct drawing *g, size_t at, const char *fmt, ...)
{
	va_list ap;
	const char *text;

	va_start(ap, fmt);
	text = arena_vprintf(g->arena, fmt, ap);
	va_end(ap);
	g->how->guess(g->how->arg, place(g, at), text);
}

static void write_map(const struct drawing *g, size_t from, struct traced *out)
{
	struct buf map = {0};

	map_write(&g->grid, &map);
	traced_add(out, buf_text(&map), from);
	buf_release(&map);
}

/* The picture where its first line stands, with what is around it if that was left out. */
static void write_picture(const struct drawing *g, int i, struct traced *out)
{
	size_t from = g->line[i].at;
	bool opened = false, closed = false;
	int k;

	for (k = 0; k < g->nlines; k++) {
		opened |= g->line[k].use == LINE_MAP;
		closed |= g->line[k].use == LINE_END;
	}
	if (!opened)
		traced_add(out, "map\n", from);
	write_map(g, from, out);
	if (!closed)
		traced_add(out, "end\n", from);
}

static void pass(const struct drawing *g, const struct text_line *l, struct traced *out)
{
	traced_copy(out, g->typed, l->at, l->whole);
	if (!l->whole || g->typed.p[l->at + l->whole - 1] != '\n')
		traced_add(out, "\n", l->at + l->whole);
}

static bool has_header(const struct drawing *g)
{
	int i;

	for (i = 0; i < g->nlines; i++)
		if (line_begins_board(g->line[i].text))
			return true;
	return false;
}

/* "Countdown 9, white" is the record countdown 9: the colour goes with the number. */
static void write_heading(const struct drawing *g, const struct text_line *l, struct traced *out)
{
	bool title = l->use == LINE_HEADING;
	size_t from = title ? 0 : strlen(SHOWN_COUNTDOWN), n = from;

	while (n < l->text.n && (title || strchr("0123456789", l->text.p[n])))
		n++;
	traced_add(out, title ? "title " : "countdown ", l->at);
	traced_copy(out, g->typed, l->at + from, n - from);
	traced_add(out, "\n", l->at + l->whole);
}

static int write_line(struct drawing *g, int i, bool *drawn, struct traced *out)
{
	const struct text_line *l = &g->line[i];
	const struct said *said = said_of(g, l);

	if (l->use == LINE_PICTURE && g->grid.rows) {
		if (!*drawn)
			write_picture(g, i, out);
		*drawn = true;
	} else if (l->use == LINE_HEADING || l->use == LINE_COUNTDOWN) {
		write_heading(g, l, out);
	} else if (l->use == LINE_KEY) {
		return said ? key_write(g, said, out) : 0;
	} else if (said) {
		record_pass(g, said, out);
	} else {
		pass(g, l, out);
	}
	return 0;
}

/* What somebody typed may end anywhere; what a tool wrote must be whole. */
static bool may_end(const struct drawing *g)
{
	static const char *const written[] = {"data", "event", "rng", "refused", "branch"};
	size_t k;
	int i;

	for (i = 0; i < g->nlines; i++)
		for (k = 0; k < COUNT(written); k++)
			if (g->line[i].text.n >= strlen(written[k]) &&
			    !memcmp(g->line[i].text.p, written[k], strlen(written[k])))
				return false;
	return true;
}

/* What is guessed comes before the last line. */
static int write_all(struct drawing *g, struct traced *out)
{
	bool drawn = false, guessed = false;
	int i, bad = 0;

	if (!has_header(g))
		traced_add(out, "enorm 1\n", 0);
	for (i = 0; i < g->nlines; i++) {
		if (g->line[i].use == LINE_LAST && !guessed) {
			guessed = true;
			bad = bad || guesses_write(g, out);
		}
		bad |= write_line(g, i, &drawn, out);
	}
	if (!guessed)
		bad = bad || guesses_write(g, out);
	if (!guessed && may_end(g))
		traced_add(out, "done\n", g->typed.n);
	return bad;
}

int draw_board(const struct draw *how, struct span typed, struct traced *out, struct diag *d)
{
	struct arena arena = {0};
	struct drawing g = {.how = how, .typed = typed, .arena = &arena, .d = d};
	int bad;

	g.first = how->reader->line;
	board_start(&g.names, &arena, how->data);
	lines_read(&g);
	bad = picture_read(&g) || said_read(&g) || write_all(&g, out);
	if (bad)
		diag_sort(d);
	arena_release(&arena);
	return bad ? -1 : 0;
}
