#include "cases/case.h"

#include <string.h>

#include "text/intern.h"

static int id_twice(const struct case_row *first, const struct case_row *c, struct diag *d)
{
	return diag_at(d, (struct where){.file = c->path, .line = c->line},
		       "the id %s is that of %s:%ld too; each case has its own", c->id, first->path,
		       first->line);
}

int cases_check_ids(const struct case_list *list, struct diag *d)
{
	const struct case_row **first =
	    arena_array(list->arena, const struct case_row *, (size_t)list->n + 1);
	struct intern ids = {0};
	int i, result = 0;

	for (i = 0; i < list->n; i++) {
		const struct case_row *c = list->at[i];
		int n = c->id ? intern(&ids, span_of(c->id)) : -1;

		if (n >= 0 && first[n])
			result = id_twice(first[n], c, d);
		else if (n >= 0)
			first[n] = c;
	}
	intern_release(&ids);
	return result;
}

const char *case_name(const struct case_row *c, struct arena *a)
{
	return arena_printf(a, "%s%s%s:%ld %s [%s]", c->id ? c->id : "", c->id ? " " : "", c->file,
			    c->line, c->title, c->clause);
}

/* Which lines may change places: maps, comments and what is not told apart keep theirs. */
static int movable(const struct texts *lines, int *place, struct arena *a)
{
	struct record_reader r;
	struct diag ignored = {0};
	int i, n = 0;

	record_reader_start(&r, a);
	for (i = 0; i < lines->n; i++) {
		struct record_text t;

		if (!record_text_read(&r, span_of(lines->at[i]), &t, &ignored) && record_moves(&t))
			place[n++] = i;
	}
	record_reader_release(&r);
	diag_release(&ignored);
	return n;
}

static struct texts reversed_lines(struct texts lines, struct arena *a)
{
	struct texts turned = {arena_array(a, const char *, (size_t)lines.n), lines.n};
	int *place = arena_array(a, int, (size_t)lines.n), n, i;

	memcpy(turned.at, lines.at, (size_t)lines.n * sizeof *lines.at);
	n = movable(&lines, place, a);
	for (i = 0; i < n; i++)
		turned.at[place[i]] = lines.at[place[n - 1 - i]];
	return turned;
}

struct span case_board(const struct case_row *c, const char *ruling, bool reversed, struct arena *a)
{
	struct texts lines = reversed ? reversed_lines(c->before, a) : c->before;
	struct buf text = {0};
	struct span out;
	int i;

	buf_puts(&text, "enorm 1\n");
	if (ruling)
		buf_printf(&text, "ruling %s\n", ruling);
	for (i = 0; i < lines.n; i++)
		buf_printf(&text, "%s\n", lines.at[i]);
	buf_puts(&text, "done\n");
	out = (struct span){arena_strndup(a, text.p, text.n), text.n};
	buf_release(&text);
	return out;
}
