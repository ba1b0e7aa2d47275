#include "data/effect_token.h"

#include <string.h>

#include "data/tables.h"
#include "text/re.h"

int token_next(struct reading *p)
{
	int g, found = re_match(p->re, p->text, p->at, p->d);

	if (found < 0)
		return -1;
	if (!found)
		return diag_set(p->d, "effect '%s': cannot read it from '%.20s' on", p->text.p,
				p->text.p + p->at);
	p->part = PART_END;
	p->token = (struct span){"", 0};
	for (g = PART_WORD; g <= PART_MARK; g++)
		if (re_group(p->re, g).p) {
			p->part = g;
			p->token = re_group(p->re, g);
		}
	p->at = re_end(p->re);
	return 0;
}

bool token_is(const struct reading *p, const char *word)
{
	return p->part == PART_WORD && span_is(p->token, word);
}

bool token_is_mark(const struct reading *p, char mark)
{
	return p->part == PART_MARK && *p->token.p == mark;
}

bool token_ends_step(const struct reading *p)
{
	return p->part == PART_END || token_is_mark(p, ';');
}

int token_wrong(struct reading *p, const char *wanted, const char *const *words)
{
	const char *got = arena_strndup(p->arena, p->token.p, p->token.n);
	struct suggestion s;
	char hint[128];

	suggest_start(&s, got);
	for (; words && *words; words++)
		suggest_offer(&s, *words);
	if (!*got)
		return diag_set(p->d, "effect '%s': it ends where %s is wanted", p->text.p, wanted);
	return diag_set(p->d, "effect '%s': '%s' where %s is wanted%s", p->text.p, got, wanted,
			suggest_text(&s, hint));
}

int token_number(struct reading *p, int least, int *out)
{
	long v;

	if (p->part != PART_NUMBER || !num_read(p->token, least, AMOUNT_MOST, &v))
		return token_wrong(p, least ? "a number from 1 to 99" : "a number from 0 to 99",
				   NULL);
	*out = (int)v;
	return token_next(p);
}

int token_of(struct reading *p, const char *const *words, const char *wanted, int *out)
{
	int i;

	for (i = 0; words[i] && p->part == PART_WORD; i++) {
		const char *blank = strchr(words[i], ' ');
		size_t n = blank ? (size_t)(blank - words[i]) : strlen(words[i]);
		if (n != p->token.n || memcmp(words[i], p->token.p, n) != 0)
			continue;
		if (!blank) {
			*out = i;
			return token_next(p);
		}
		if (!str_starts(p->text.p + p->at + strspn(p->text.p + p->at, " \t"), blank + 1))
			continue;
		*out = i;
		return token_next(p) || token_next(p) ? -1 : 0;
	}
	return token_wrong(p, wanted, words);
}
