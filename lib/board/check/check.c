/* What must hold of a whole board: everything is somewhere it can be, once, and names things that
 * are there. Every problem is reported, each with its place and what would be right. */
#include <string.h>
#include <strings.h>

#include "board/check/check.h"
#include "data/data.h"
#include "text/traced.h"

static bool ends_word(char c)
{
	return c == ' ' || c == '\t' || c == '\r' || c == ',' || c == '=' || c == '"';
}

/* The word where it stands by itself, whatever the case of its letters; NULL if nowhere. */
static const char *find_word(struct span line, const char *word)
{
	size_t n = strlen(word), i;

	for (i = 0; i + n <= line.n; i++)
		if (!strncasecmp(line.p + i, word, n) && (!i || ends_word(line.p[i - 1])) &&
		    (i + n == line.n || ends_word(line.p[i + n])))
			return line.p + i;
	return NULL;
}

struct where place_of(const struct checking *c, const struct record *r, const char *word)
{
	struct where at = c->diag->at;
	const char *p = c->text.p, *end, *found;
	long line = c->first_line;
	size_t n;

	if (!r->line || !p)
		return at;
	at.line = r->line;
	end = p + c->text.n;
	for (; line < r->line; line++)
		p = (const char *)memchr(p, '\n', (size_t)(end - p)) + 1;
	found = memchr(p, '\n', (size_t)(end - p));
	n = found ? (size_t)(found - p) : (size_t)(end - p);
	found = word && *word ? find_word((struct span){p, n}, word) : NULL;
	if (!found && word && *word) /* part of a word: the type in a name */
		found = memmem(p, n, word, strlen(word));
	at.column = found ? (long)(found - p) + 1 : 1;
	return at;
}

void check_cure_at(const struct checking *c, struct where at, const char *word, const char *text)
{
	size_t n = strlen(word), offset;

	if (!c->diag->mending || !c->text.p || !at.column)
		return;
	offset = text_offset(c->text, at.line - c->first_line + 1, at.column);
	if (offset + n <= c->text.n && !strncasecmp(c->text.p + offset, word, n))
		diag_cure(c->diag, at.line, at.column, n, text);
}

void check_cure(const struct checking *c, const char *word, const char *text)
{
	const struct diag *d = c->diag;

	diag_add(c->diag, "; write %s", text);
	if (d->mending)
		check_cure_at(c, d->list[d->n - 1].at, word, text);
}

#define LISTED_MOST 12

void check_list_rows(const struct checking *c, const enum table_id *t, size_t n)
{
	int said = 0, left = 0, i, rows;
	size_t k;

	for (k = 0; k < n; k++) {
		const char *row = data_rows(c->board->data, t[k], &rows);
		for (i = 0; i < rows; i++, row += tables[t[k]].row_size) {
			if (said == LISTED_MOST)
				left++;
			else
				diag_add(c->diag, "%s%s", said++ ? ", " : "; there are ",
					 *(const char *const *)(const void *)(row + tables[t[k]]
											.columns[0]
											.offset));
		}
	}
	if (left)
		diag_add(c->diag, " and %d more: enorm-board data %s", left, tables[t[0]].name);
}

static int check_counts(const struct checking *c)
{
	if (board_count(c->board, KIND_SPACER) <= SPACERS_MOST)
		return 0;
	return PROBLEM(c, board_spacer(c->board, SPACERS_MOST), NULL,
		       "more than %d Spacers; part them over several boards", SPACERS_MOST);
}

int board_check(const struct checking *c)
{
	struct names names = {0};
	struct checking all = *c;
	int bad;

	all.names = &names;
	bad = check_names(&all) | check_counts(&all);
	bad |= check_places(&all) | check_references(&all);
	return bad ? -1 : 0;
}
