/* Lines that are no records. */
#include <string.h>
#include <strings.h>

#include "board/slip/slips.h"

/* The header said otherwise, or left out before the first line of a board. */
void slip_mend_header(const struct slip *s)
{
	const struct word *w = slip_word_at(s, 0), *next = slip_word_at(s, 1);
	bool says, one;

	if (!w || w->key.p || w->quoted)
		return;
	says = w->value.n == 5 && !strncasecmp(w->value.p, "enorm", 5);
	one = !next || (s->words->n == 2 && span_is(next->value, "1"));
	if (says && one)
		diag_cure(s->d, s->d->at.line, (long)(w->value.p - s->line.p) + 1,
			  (size_t)(slip_word_end(next ? next : w) - w->value.p), "enorm 1");
	else if (slip_is_first_word(slip_bare(s, w->value)))
		diag_cure(s->d, s->d->at.line, 1, 0, "enorm 1\n");
}

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

/* The number at the beginning of the text, which goes on behind it. */
static bool take_number(struct span *s, long most, long *out)
{
	size_t n = 0;

	while (n < s->n && is_digit(s->p[n]))
		n++;
	if (!num_read((struct span){s->p, n}, 1, most, out))
		return false;
	*s = (struct span){s->p + n, s->n - n};
	return true;
}

/* `6X8`, `6*8`, `6 x 8`, `6 by 8`, `6 8` */
void slip_mend_size(const struct slip *s)
{
	const char *from = slip_word_start(slip_word_at(s, 1));
	const char *to = slip_word_end(slip_word_at(s, s->words->n - 1)), *text;
	struct span rest = {from, (size_t)(to - from)};
	long rows, cols;

	if (!take_number(&rest, ROWS_MOST, &rows))
		return;
	while (rest.n && !is_digit(*rest.p))
		rest = (struct span){rest.p + 1, rest.n - 1};
	if (!take_number(&rest, COLS_MOST, &cols) || rest.n)
		return;
	text = arena_printf(slip_arena_of(s), "%ldx%ld", rows, cols);
	diag_add(s->d, "; write %s", text);
	diag_cure(s->d, s->d->at.line, (long)(from - s->line.p) + 1, (size_t)(to - from), text);
}

static bool begins_record(struct span line)
{
	char word[16];
	size_t n = 0;

	while (line.n && *line.p == ' ')
		line = (struct span){line.p + 1, line.n - 1};
	for (; n < line.n && n + 1 < sizeof word && line.p[n] != ' '; n++)
		word[n] = line.p[n];
	word[n] = '\0';
	return slip_is_first_word(word);
}

int slip_mend_end(const struct span *lines, int n, long first, struct diag *d)
{
	int i;

	for (i = 0; i < n && !begins_record(lines[i]); i++)
		;
	if (i == n)
		return -1;
	diag_add(d, "; it goes before line %ld", first + i);
	diag_cure(d, first + i, 1, 0, "end\n");
	return -1;
}
