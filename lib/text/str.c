#include "text/str.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct span span_of(const char *s)
{
	return (struct span){s, strlen(s)};
}

bool span_is(struct span s, const char *word)
{
	return strlen(word) == s.n && !memcmp(s.p, word, s.n);
}

int word_number(struct span s, const char *const *words)
{
	int i;

	for (i = 0; words[i]; i++)
		if (span_is(s, words[i]))
			return i;
	return -1;
}

bool span_only(struct span s, const char *set)
{
	size_t i;

	for (i = 0; i < s.n; i++)
		if (!s.p[i] || !strchr(set, s.p[i]))
			return false;
	return true;
}

bool str_starts(const char *s, const char *beginning)
{
	return !strncmp(s, beginning, strlen(beginning));
}

static int by_letters(const void *x, const void *y)
{
	return strcmp(*(const char *const *)x, *(const char *const *)y);
}

void str_sort(const char **list, int n)
{
	qsort(list, (size_t)n, sizeof *list, by_letters);
}

bool num_read(struct span s, long lo, long hi, long *out)
{
	bool minus = s.n && s.p[0] == '-';
	size_t i = minus || (s.n && s.p[0] == '+');
	long v = 0;

	if (i == s.n || s.n - i > 15)
		return false;
	for (; i < s.n; i++) {
		if (s.p[i] < '0' || s.p[i] > '9')
			return false;
		v = v * 10 + (s.p[i] - '0');
	}
	if (minus)
		v = -v;
	*out = v;
	return v >= lo && v <= hi;
}

/* How many letters must be added, dropped, changed or swapped with a neighbour. */
static size_t edit_distance(const char *a, const char *b)
{
	size_t n = strlen(b), i, j;
	size_t row[3][64] = {{0}};

	if (n >= 64 || strlen(a) >= 64)
		return 64;
	for (j = 0; j <= n; j++)
		row[0][j] = j;
	for (i = 1; a[i - 1]; i++) {
		size_t *now = row[i % 3], *last = row[(i + 2) % 3], *older = row[(i + 1) % 3];
		now[0] = i;
		for (j = 1; j <= n; j++) {
			size_t d = last[j - 1] + (a[i - 1] != b[j - 1]);
			if (last[j] + 1 < d)
				d = last[j] + 1;
			if (now[j - 1] + 1 < d)
				d = now[j - 1] + 1;
			if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] &&
			    older[j - 2] + 1 < d)
				d = older[j - 2] + 1;
			now[j] = d;
		}
	}
	return row[(i - 1) % 3][n];
}

void suggest_start(struct suggestion *s, const char *word)
{
	size_t n = strlen(word);

	*s = (struct suggestion){word, NULL, n < 6 ? 1 : n / 3};
}

void suggest_offer(struct suggestion *s, const char *candidate)
{
	size_t n = strlen(s->word);
	size_t d = n > 2 && str_starts(candidate, s->word) ? 1 : edit_distance(s->word, candidate);

	if (d > s->distance || (d == s->distance && s->best) || d >= strlen(candidate))
		return;
	s->best = candidate;
	s->distance = d;
}

static const char *suggest(const struct suggestion *s, const char *before, char out[128])
{
	out[0] = '\0';
	if (s->best)
		snprintf(out, 128, SUGGEST_BEFORE "%s%s" SUGGEST_AFTER, before, s->best);
	return out;
}

const char *suggest_text(const struct suggestion *s, char out[128])
{
	return suggest(s, "", out);
}

const char *suggest_option(const struct suggestion *s, char out[128])
{
	return suggest(s, "--", out);
}
