#include "board/line.h"

#include <string.h>

/* A word: key=value, "quoted text" or plain. Eight nested ones cut most lines in one match. */
#define WORD \
	"(?:([a-z][a-z0-9-]*+)=)?(?:\"((?:[^\"\\\\]|\\\\[\"\\\\])*+)\"|([^\\s\"#]++))(?=[ \\t]|$)"
#define NEXT	      "(?:[ \\t]++" WORD
#define FIRST_PATTERN "[ \\t]*+" WORD NEXT NEXT NEXT NEXT NEXT NEXT NEXT ")?)?)?)?)?)?)?"
#define MORE_PATTERN  "[ \\t]++" WORD
#define GROUPS	      3
#define AT_ONCE	      8

int line_cutter_start(struct line_cutter *c, struct diag *d)
{
	c->first = re_new(FIRST_PATTERN, d);
	c->more = re_new(MORE_PATTERN, d);
	return c->first && c->more ? 0 : -1;
}

void line_cutter_speed_up(struct line_cutter *c)
{
	re_speed_up(c->first);
	re_speed_up(c->more);
}

void line_cutter_release(struct line_cutter *c)
{
	re_free(c->first);
	re_free(c->more);
}

static bool take_word(const struct re *re, int group, struct words *out)
{
	struct word *w = &out->word[out->n];

	w->key = re_group(re, group);
	w->value = re_group(re, group + 1);
	w->quoted = w->value.p != NULL;
	if (!w->quoted)
		w->value = re_group(re, group + 2);
	if (!w->value.p)
		return false;
	out->n++;
	return true;
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

void line_cut(struct line_cutter *c, struct span text, struct words *out)
{
	size_t at = 0;
	int i;

	out->n = 0;
	out->comment.p = NULL;
	out->stop = NULL;
	if (re_match(c->first, text, 0)) {
		at = re_end(c->first);
		for (i = 0; i < AT_ONCE && take_word(c->first, 1 + i * GROUPS, out); i++)
			;
		while (out->n >= AT_ONCE && out->n < WORDS_MOST && re_match(c->more, text, at)) {
			at = re_end(c->more);
			take_word(c->more, 1, out);
		}
	}
	finish(text, at, out);
}
