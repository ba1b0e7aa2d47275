/* Which lines of a drawing are its picture. */
#include <string.h>

#include "draw/drawing.h"

static struct span first_word(struct span s)
{
	size_t n = 0;

	while (s.n && (*s.p == ' ' || *s.p == '\t'))
		s = (struct span){s.p + 1, s.n - 1};
	while (n < s.n && s.p[n] != ' ' && s.p[n] != '\t')
		n++;
	return (struct span){s.p, n};
}

static bool is_letter(char c)
{
	return (c | 0x20) >= 'a' && (c | 0x20) <= 'z';
}

static bool is_letter_at(struct span s, size_t i)
{
	return i < s.n && is_letter(s.p[i]);
}

/* The v of a figure that faces south, and behind it nothing, no letter or a door. */
static bool is_arrow_south(struct span s, size_t i)
{
	return i < s.n && s.p[i] == 'v' && (!is_letter_at(s, i + 1) || strchr("dDWxX", s.p[i + 1]));
}

/* "cJv": a figure, perhaps behind its tile. */
static bool faces_south(struct span s)
{
	return is_letter_at(s, 0) &&
	       (is_arrow_south(s, 1) || (is_letter_at(s, 1) && is_arrow_south(s, 2)));
}

/* Three letters or more: the line says something, and draws nothing. */
static bool is_a_word(struct span s)
{
	return is_letter_at(s, 0) && is_letter_at(s, 1) && is_letter_at(s, 2) && !faces_south(s);
}

/* "at=B2"; with a tile or a figure before it = is a mark: "c.=". */
static bool is_a_setting(struct span s)
{
	size_t i;

	for (i = 0; i < s.n && (is_letter(s.p[i]) || s.p[i] == '-'); i++)
		;
	return i >= 2 && i + 1 < s.n && s.p[i] == '=' && !faces_south(s);
}

static enum line_use use_of(struct span text, bool inside, bool framed)
{
	struct span word = first_word(text);

	if (span_is(word, "end"))
		return LINE_END;
	if (inside)
		return LINE_PICTURE;
	if (span_is(word, "map"))
		return LINE_MAP;
	if (span_is(word, "key"))
		return LINE_KEY;
	if (span_is(word, "done"))
		return LINE_LAST;
	if (!word.n || *word.p == '#' || is_a_word(word) || framed || is_a_setting(word))
		return LINE_PASSED;
	return LINE_PICTURE;
}

static bool draws(const struct text_line *l)
{
	struct span word = first_word(l->text), rest;

	rest = (struct span){word.p + word.n, (size_t)(l->text.p + l->text.n - (word.p + word.n))};
	return span_is(word, "map") && !first_word(rest).n;
}

/* Is there a line that is the word and nothing else? */
static bool has_map_line(const struct drawing *g)
{
	int i;

	for (i = 0; i < g->nlines; i++)
		if (draws(&g->line[i]))
			return true;
	return false;
}

static void cut(struct drawing *g)
{
	const char *p = g->typed.p, *end = p + g->typed.n;
	size_t n = 1, i;

	for (i = 0; i < g->typed.n; i++)
		n += p[i] == '\n';
	g->line = arena_array(g->arena, struct text_line, n);
	while (p < end) {
		const char *stop = memchr(p, '\n', (size_t)(end - p));
		struct text_line *l = &g->line[g->nlines++];
		l->at = (size_t)(p - g->typed.p);
		l->text = (struct span){p, (size_t)((stop ? stop : end) - p)};
		l->whole = l->text.n + (stop != NULL);
		if (l->text.n && l->text.p[l->text.n - 1] == '\r')
			l->text.n--;
		p += l->whole;
	}
}

/* A blank line between two lines of the picture is one of it. */
static void keep_blanks(struct drawing *g)
{
	int i, last = -1;

	for (i = 0; i < g->nlines; i++) {
		if (g->line[i].use == LINE_PICTURE) {
			int k;
			for (k = last + 1; last >= 0 && k < i; k++)
				g->line[k].use = LINE_PICTURE;
			last = i;
		} else if (first_word(g->line[i].text).n) {
			last = -1;
		}
	}
}

static bool is_shown_countdown(struct span text)
{
	return text.n >= strlen(SHOWN_COUNTDOWN) &&
	       !memcmp(text.p, SHOWN_COUNTDOWN, strlen(SHOWN_COUNTDOWN));
}

static bool may_be_title(struct span text)
{
	struct span word = first_word(text);
	int k;

	for (k = 0; k < KIND_COUNT; k++)
		if (span_is(word, kinds[k].word))
			return false;
	return word.n && *word.p != '#' && !line_begins_board(text);
}

/* Above its picture enorm-show writes the title and the Countdown, not as records. */
static void find_heading(struct drawing *g)
{
	struct text_line *above = NULL;
	int i;

	for (i = 0; i < g->nlines && g->line[i].use == LINE_PASSED; i++) {
		struct text_line *l = &g->line[i];
		if (is_shown_countdown(l->text)) {
			l->use = LINE_COUNTDOWN;
			if (above)
				above->use = LINE_HEADING;
			return;
		}
		above = may_be_title(l->text) ? l : NULL;
	}
}

void lines_read(struct drawing *g)
{
	bool inside = false, framed;
	int i;

	cut(g);
	framed = has_map_line(g);
	for (i = 0; i < g->nlines; i++) {
		struct text_line *l = &g->line[i];
		l->use = use_of(l->text, inside, framed);
		if (l->use == LINE_MAP)
			inside = draws(l);
		else if (l->use == LINE_END)
			inside = false;
	}
	if (!framed)
		keep_blanks(g);
	find_heading(g);
}
