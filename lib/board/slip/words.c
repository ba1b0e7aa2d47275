/* The words of a line, and how a change of it is made. */
#include <string.h>

#include "board/slip/slips.h"
#include "board/value.h"

const struct word *slip_word_at(const struct slip *s, int i)
{
	return i < s->words->n ? &s->words->word[i] : NULL;
}

const char *slip_word_start(const struct word *w)
{
	return w->key.p ? w->key.p : w->value.p - w->quoted;
}

const char *slip_word_end(const struct word *w)
{
	return w->value.p + w->value.n + w->quoted;
}

struct arena *slip_arena_of(const struct slip *s)
{
	return s->board->arena;
}

/* The word with all that belongs to it, quotes and key. */
struct span slip_whole(const struct word *w)
{
	return (struct span){slip_word_start(w), (size_t)(slip_word_end(w) - slip_word_start(w))};
}

/* What stands behind the =, quotes and all. */
struct span slip_said_value(const struct word *w)
{
	const char *p = w->key.p + w->key.n + 1;

	return (struct span){p, (size_t)(slip_word_end(w) - p)};
}

const char *slip_small(const struct slip *s, struct span text)
{
	char *p = arena_strndup(slip_arena_of(s), text.p, text.n);
	size_t i;

	for (i = 0; i < text.n; i++)
		if (p[i] >= 'A' && p[i] <= 'Z')
			p[i] = (char)(p[i] | 0x20);
	return p;
}

/* Without a colon or a = at its end, in small letters. */
const char *slip_bare(const struct slip *s, struct span text)
{
	while (text.n > 1 && strchr(":=,;", text.p[text.n - 1]))
		text.n--;
	return slip_small(s, text);
}

bool slip_change(const struct slip *s, struct change *c, int first, int last, const char *text)
{
	c->from = slip_word_start(slip_word_at(s, first));
	c->to = slip_word_end(slip_word_at(s, last));
	c->text = text;
	c->words = last + 1 - s->at;
	return true;
}

const char *slip_name(struct arena *a, struct span word)
{
	char *p = arena_strndup(a, word.p, word.n);
	size_t i, n = 0;

	for (i = 0; i < word.n; i++) {
		char c = p[i];
		if (c >= 'A' && c <= 'Z')
			c = (char)(c | 0x20);
		else if (c == '_' || c == ' ')
			c = '-';
		if (!strchr(":;,!'", c))
			p[n++] = c;
	}
	p[n] = '\0';
	return name_ok(span_of(p)) ? p : NULL;
}

static const char *skip_marks(const char *p)
{
	while (*p == '-' || *p == '.' || *p == '_')
		p++;
	return p;
}

bool slip_same_letters(const char *a, const char *b)
{
	for (a = skip_marks(a), b = skip_marks(b); *a && *b;
	     a = skip_marks(a + 1), b = skip_marks(b + 1))
		if ((*a | 0x20) != (*b | 0x20))
			return false;
	return *a == *b;
}
