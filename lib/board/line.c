#include "board/line.h"

#include <string.h>

/* A word: plain, "quoted text", or plain up to an = with quoted text behind it. Every character is
 * looked at once, and eight nested words cut most lines in one match. Whether a word is key=value
 * is for split() to see. */
#define QUOTED	      "\"(?:[^\"\\\\]|\\\\[\"\\\\])*+\""
#define WORD	      "([^\\s\"#]++(?:(?<==)" QUOTED ")?|" QUOTED ")(?=[ \\t]|$)"
#define NEXT	      "(?:[ \\t]++" WORD
#define FIRST_PATTERN "[ \\t]*+" WORD NEXT NEXT NEXT NEXT NEXT NEXT NEXT ")?)?)?)?)?)?)?"
#define MORE_PATTERN  "[ \\t]++" WORD
#define AT_ONCE	      8
#define WORTH_IT      256 /* to make a pattern fast takes as long as so many lines */

void line_cutter_release(struct line_cutter *c)
{
	re_free(c->first.re);
	re_free(c->more.re);
}

static int match(struct line_pattern *p, const char *pattern, struct span text, size_t at,
		 struct diag *d)
{
	if (!p->re)
		p->re = re_new(pattern, d);
	if (!p->re)
		return -1;
	if (++p->used == WORTH_IT)
		re_speed_up(p->re);
	return re_match(p->re, text, at, d);
}

static bool is_key(struct span s)
{
	size_t i;

	if (!s.n || s.p[0] < 'a' || s.p[0] > 'z')
		return false;
	for (i = 1; i < s.n; i++)
		if (!(s.p[i] >= 'a' && s.p[i] <= 'z') && !(s.p[i] >= '0' && s.p[i] <= '9') &&
		    s.p[i] != '-')
			return false;
	return true;
}

static struct span between_quotes(struct span s)
{
	return (struct span){s.p + 1, s.n - 2};
}

/* False if the word is none after all: quotes behind what is no key. */
static bool split(struct span s, struct word *w)
{
	const char *equals = memchr(s.p, '=', s.n);
	struct span key = {s.p, equals ? (size_t)(equals - s.p) : 0};
	struct span value = {s.p + key.n + 1, equals ? s.n - key.n - 1 : 0};

	*w = (struct word){.value = s, .quoted = s.p[0] == '"'};
	if (w->quoted) {
		w->value = between_quotes(s);
		return true;
	}
	if (!value.n || !is_key(key))
		return s.p[s.n - 1] != '"';
	w->key = key;
	w->quoted = value.p[0] == '"';
	w->value = w->quoted ? between_quotes(value) : value;
	return true;
}

static bool take_word(const struct re *re, int group, struct words *out)
{
	struct span s = re_group(re, group);

	if (!s.p)
		return false;
	if (split(s, &out->word[out->n]))
		out->n++;
	else
		out->stop = s.p;
	return !out->stop;
}

static const char *skip_blanks(const char *p, const char *end)
{
	while (p < end && (*p == ' ' || *p == '\t'))
		p++;
	return p;
}

/* What follows the words: nothing, a comment after a blank, or something unreadable. */
static void finish(struct span text, size_t at, struct words *out)
{
	const char *end = text.p + text.n, *p = skip_blanks(text.p + at, end);

	if (p == end)
		return;
	if (*p == '#' && (p == text.p || p > text.p + at))
		out->comment = (struct span){p, (size_t)(end - p)};
	else
		out->stop = p;
}

static bool has_words(struct span text)
{
	const char *end = text.p + text.n, *p = skip_blanks(text.p, end);

	return p < end && *p != '#';
}

/* The words that `first` found, and those behind them one at a time; *at is where they end. */
static int take_words(struct line_cutter *c, struct span text, size_t *at, struct words *out,
		      struct diag *d)
{
	int i, found = 0;

	*at = re_end(c->first.re);
	for (i = 0; i < AT_ONCE && take_word(c->first.re, 1 + i, out); i++)
		;
	while (!out->stop && out->n >= AT_ONCE && out->n < WORDS_MOST &&
	       (found = match(&c->more, MORE_PATTERN, text, *at, d)) > 0) {
		*at = re_end(c->more.re);
		take_word(c->more.re, 1, out);
	}
	return found < 0 ? -1 : 0;
}

/* Behind the quotes that begin at p, NULL if they are not closed as they should be. */
static const char *behind_quotes(const char *p, const char *end)
{
	for (p++; p < end && *p != '"'; p++)
		if (*p == '\\' && (++p == end || (*p != '"' && *p != '\\')))
			return NULL;
	return p < end ? p + 1 : NULL;
}

/* Where the word at p ends; NULL if the pattern has to say what it is. */
static const char *word_end(const char *p, const char *end)
{
	static const bool special[256] = {
	    [' '] = true,  ['\t'] = true, ['"'] = true,	 ['#'] = true,
	    ['\n'] = true, ['\v'] = true, ['\f'] = true, ['\r'] = true};
	const char *q = p;

	while (q < end && !special[(unsigned char)*q])
		q++;
	if (q < end && *q == '"' && (q == p || q[-1] == '='))
		q = behind_quotes(q, end);
	return q && (q == end || *q == ' ' || *q == '\t') ? q : NULL;
}

/* Nearly all lines are words between blanks, with quotes where they belong: those need no pattern.
 * False for a line with a comment, or with anything that is not as it should be. */
static bool cut_simple(struct span text, struct words *out)
{
	const char *end = text.p + text.n, *p = skip_blanks(text.p, end);

	while (p < end && out->n < WORDS_MOST) {
		const char *q = word_end(p, end);
		if (!q || !split((struct span){p, (size_t)(q - p)}, &out->word[out->n++]))
			return false;
		p = skip_blanks(q, end);
	}
	out->stop = p < end ? p : NULL;
	return true;
}

int line_cut(struct line_cutter *c, struct span text, struct words *out, struct diag *d)
{
	size_t at = 0;
	int found;

	out->n = 0;
	out->comment.p = NULL;
	out->stop = NULL;
	if (cut_simple(text, out))
		return 0;
	out->n = 0;
	found = has_words(text) ? match(&c->first, FIRST_PATTERN, text, 0, d) : 0;
	if (found < 0 || (found && take_words(c, text, &at, out, d)))
		return -1;
	if (!out->stop)
		finish(text, at, out);
	return 0;
}

struct span word_plain(struct arena *a, const struct word *w)
{
	char *p;
	size_t i, n = 0;

	if (!w->quoted || !memchr(w->value.p, '\\', w->value.n))
		return w->value;
	p = arena_strndup(a, w->value.p, w->value.n);
	for (i = 0; i < w->value.n; i++) {
		if (w->value.p[i] == '\\')
			i++;
		p[n++] = w->value.p[i];
	}
	return (struct span){p, n};
}
