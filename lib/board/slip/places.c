/* Places that are said otherwise, or elsewhere on the line. */
#include <string.h>

#include "board/slip/slips.h"

bool slip_reads_as(const struct field *f, struct span s)
{
	struct space at;
	struct edge e;
	struct corner c;
	const char *comma = s.n ? memchr(s.p, ',', s.n) : NULL;
	struct span first = {s.p, comma ? (size_t)(comma - s.p) : s.n};

	switch (f->type) {
	case FIELD_SPACE:
		return space_read(s, &at);
	case FIELD_SPACES:
		return space_read(first, &at) && space_on(at);
	case FIELD_EDGES:
		return edge_read(first, &e);
	case FIELD_CORNER:
		return corner_read(s, &c);
	default:
		return false;
	}
}

/* The field that says where the record is; NULL if none does. */
const struct field *slip_place_field(const struct slip *s)
{
	int f;

	for (f = 0; f < s->kind->nfields; f++)
		if (s->kind->fields[f].how == BY_PLACE && s->kind->fields[f].type >= FIELD_SPACE)
			return &s->kind->fields[f];
	return NULL;
}

static bool says_where(const struct word *w)
{
	static const char *const keys[] = {"at", "place", "pos", "position", "space", "edge"};
	size_t i;

	for (i = 0; i < COUNT(keys); i++)
		if (span_is(w->key, keys[i]))
			return true;
	return !w->key.p && !w->quoted;
}

/* The place stands further to the right, or behind `at=`. */
bool slip_place_is_later(const struct slip *s, struct change *c)
{
	struct span between;
	int i;

	for (i = s->at; i < s->words->n; i++)
		if (says_where(slip_word_at(s, i)) &&
		    slip_reads_as(s->field, slip_word_at(s, i)->value))
			break;
	if (i >= s->words->n)
		return false;
	between = (struct span){slip_word_start(slip_word_at(s, s->at)), 0};
	between.n = (size_t)(slip_word_start(slip_word_at(s, i)) - between.p);
	while (between.n && strchr(" \t", between.p[between.n - 1]))
		between.n--;
	return slip_change(s, c, s->at, i,
			   arena_printf(slip_arena_of(s), "%.*s%s%.*s",
					(int)slip_word_at(s, i)->value.n,
					slip_word_at(s, i)->value.p, between.n ? " " : "",
					(int)between.n, between.p));
}

/* The letters and digits of the word, in their order. */
static char *only_letters(const struct slip *s, struct span word)
{
	char *p = arena_strndup(slip_arena_of(s), word.p, word.n);
	size_t i, n = 0;

	for (i = 0; i < word.n; i++)
		if ((p[i] >= '0' && p[i] <= '9') || ((p[i] | 0x20) >= 'a' && (p[i] | 0x20) <= 'z'))
			p[n++] = p[i];
	p[n] = '\0';
	return p;
}

/* `B-6`, `6B`, `B06`, `(B,6)` as B6. */
static const char *as_space(const struct slip *s, struct span word)
{
	char *p = only_letters(s, word), letter = p[0], text[PLACE_TEXT];
	size_t n = strlen(p);
	struct space at;

	if (n < 2 || n > 4)
		return NULL;
	if (letter >= '0' && letter <= '9') {
		letter = p[n - 1];
		memmove(p + 1, p, n - 1);
	}
	p[0] = letter;
	while (p[1] == '0')
		memmove(p + 1, p + 2, strlen(p + 1));
	if (!space_read(span_of(p), &at))
		return NULL;
	return arena_strdup(slip_arena_of(s), space_text(at, text));
}

/* `B3/B4`, `b3b4` as B3-B4. */
static const char *as_edge(const struct slip *s, struct span word)
{
	const char *p = only_letters(s, word), *second = p + 1, *text;
	struct edge e;

	while (*second >= '0' && *second <= '9')
		second++;
	text = arena_printf(slip_arena_of(s), "%.*s-%s", (int)(second - p), p, second);
	return *p && edge_read(span_of(text), &e) ? text : NULL;
}

/* `x4,y1`, `4,1` as x4y1. */
static const char *as_corner(const struct slip *s, struct span word)
{
	const char *p = only_letters(s, word), *comma;
	struct corner at;

	if (corner_read(span_of(p), &at))
		return p;
	comma = memchr(word.p, ',', word.n);
	if (!comma)
		return NULL;
	p = arena_printf(slip_arena_of(s), "x%sy%s",
			 only_letters(s, (struct span){word.p, (size_t)(comma - word.p)}),
			 only_letters(s, (struct span){comma, (size_t)(word.p + word.n - comma)}));
	return corner_read(span_of(p), &at) ? p : NULL;
}

bool slip_place_is_odd(const struct slip *s, struct change *c)
{
	const struct word *w = slip_word_at(s, s->at);
	const char *text = NULL;

	if (!w || w->key.p || !w->value.n || w->value.n > 60)
		return false;
	if (s->field->type == FIELD_SPACE || s->field->type == FIELD_SPACES)
		text = as_space(s, w->value);
	else if (s->field->type == FIELD_EDGES)
		text = as_edge(s, w->value);
	else if (s->field->type == FIELD_CORNER)
		text = as_corner(s, w->value);
	return text && slip_change(s, c, s->at, s->at, text);
}

/* `B 6` */
bool slip_place_in_two(const struct slip *s, struct change *c)
{
	const struct word *w = slip_word_at(s, s->at), *next = slip_word_at(s, s->at + 1);
	struct space at;
	const char *text;

	if (!w || !next || w->key.p || next->key.p || w->value.n != 1 ||
	    (s->field->type != FIELD_SPACE && s->field->type != FIELD_SPACES))
		return false;
	text = arena_printf(slip_arena_of(s), "%c%.*s", w->value.p[0] & ~0x20, (int)next->value.n,
			    next->value.p);
	return space_read(span_of(text), &at) && slip_change(s, c, s->at, s->at + 1, text);
}
