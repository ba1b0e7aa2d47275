#include "cases/attempt.h"

#include <string.h>

#include "cases/tell.h"

static void wrong_status(struct attempt *t)
{
	int status = t->outcome.status;

	if (status == t->row->status)
		return;
	buf_printf(t->wrong, "expected status: %d\ncame out: %d", t->row->status, status);
	if (status == CHILD_LATE)
		buf_printf(t->wrong, ", it ran for more than %ld s", t->judge->place->seconds);
	if (status == CHILD_LOUD)
		buf_printf(t->wrong, ", it wrote more than %d MiB", (int)(CHILD_MOST >> 20));
	buf_putc(t->wrong, '\n');
}

static bool gives_dice(const struct case_row *c)
{
	int i;

	for (i = 0; i < c->before.n; i++)
		if (str_starts(c->before.at[i], "rng "))
			return true;
	return strstr(c->command, "seed") != NULL;
}

/* The points of the rolls and draws that the command does not answer. */
static void list_points(struct attempt *t, struct texts lines)
{
	size_t start = t->wrong->n;
	int i;

	for (i = 0; i < lines.n; i++) {
		const char *p = lines.at[i], *given;

		if (!str_starts(p, "event roll point=") && !str_starts(p, "event draw point="))
			continue;
		p = strchr(p, '=') + 1;
		given = arena_printf(t->judge->arena, "%.*s=", (int)strcspn(p, " \t"), p);
		if (!strstr(t->row->command, given))
			buf_printf(t->wrong, "%s%.*s", t->wrong->n > start ? ", " : "",
				   (int)strlen(given) - 1, given);
	}
	if (t->wrong->n == start)
		buf_puts(t->wrong, "something");
}

/* A result that hangs on dice or cards of the system's choice is not the same tomorrow. */
static void not_given(struct attempt *t)
{
	struct texts lines = text_lines(t->outcome.out, t->judge->arena);
	int i = 0;

	while (i < lines.n && !str_starts(lines.at[i], "rng "))
		i++;
	if (i == lines.n || gives_dice(t->row))
		return;
	buf_puts(t->wrong, "drawn and not given: ");
	list_points(t, lines);
	buf_puts(t->wrong, "; add --rolled, or --seed where it does not matter\n");
}

static bool one_has(struct texts said, const char *text)
{
	int i;

	for (i = 0; i < said.n; i++)
		if (strstr(said.at[i], text))
			return true;
	return false;
}

static void wrong_words(struct attempt *t)
{
	const struct case_row *c = t->row;
	size_t start = t->wrong->n;
	struct texts said;
	int i;

	if (!c->says.n && !c->silent.n)
		return;
	said = judge_sentences(t->judge, &t->outcome);
	for (i = 0; i < c->says.n; i++)
		if (!one_has(said, c->says.at[i]))
			buf_printf(t->wrong, "expected a sentence with: %s\n", c->says.at[i]);
	for (i = 0; i < c->silent.n; i++)
		if (one_has(said, c->silent.at[i]))
			buf_printf(t->wrong, "expected no sentence with: %s\n", c->silent.at[i]);
	if (t->wrong->n == start)
		return;
	buf_puts(t->wrong, "said:\n");
	for (i = 0; i < said.n; i++)
		buf_printf(t->wrong, "  %s\n", said.at[i]);
}

/* ---- the board that comes out ---- */

static bool has_line(struct texts t, const char *line)
{
	int i;

	for (i = 0; i < t.n; i++)
		if (!strcmp(t.at[i], line))
			return true;
	return false;
}

static bool same_lines(struct texts a, struct texts b)
{
	int i;

	if (a.n != b.n)
		return false;
	for (i = 0; i < a.n; i++)
		if (strcmp(a.at[i], b.at[i]) != 0)
			return false;
	return true;
}

static void only_there(struct buf *out, const char *label, struct texts here, struct texts there)
{
	int i;

	for (i = 0; i < here.n; i++)
		if (!has_line(there, here.at[i]))
			buf_printf(out, "%s %s\n", label, here.at[i]);
}

static void changes(struct attempt *t, const char *board, struct buf *out)
{
	struct judge *j = t->judge;
	struct texts before = tell_position(j->data, t->outcome.board, j->arena);
	struct texts after = tell_position(j->data, board, j->arena);

	if (same_lines(before, after))
		return;
	buf_puts(out, "expected: no record changed\n");
	only_there(out, "was:     ", before, after);
	only_there(out, "came out:", after, before);
}

/* The records of a board. */
struct records {
	struct record_text *at;
	int n;
};

static int read_records(struct judge *j, const char *board, struct records *out)
{
	struct texts lines = text_lines(board, j->arena);
	struct record_reader r;
	int i, result = 0;

	record_reader_start(&r, j->arena);
	out->n = 0;
	out->at = arena_array(j->arena, struct record_text, (size_t)lines.n + 1);
	for (i = 0; !result && i < lines.n; i++) {
		result = record_text_read(&r, span_of(lines.at[i]), &out->at[out->n], j->diag);
		out->n += !result && out->at[out->n].kind != KIND_COUNT;
	}
	record_reader_release(&r);
	return result;
}

static int times_wanted(const struct case_row *c, const char *text)
{
	int i, n = 0;

	for (i = 0; i < c->nafter; i++)
		n += !strcmp(c->after[i].record.text, text);
	return n;
}

static bool same_names(const struct record_text *a, const struct record_text *b)
{
	size_t i;

	if (a->kind != b->kind)
		return false;
	for (i = 0; i < COUNT(a->name); i++)
		if (!a->name[i] != !b->name[i] ||
		    (a->name[i] && strcmp(a->name[i], b->name[i]) != 0))
			return false;
	return true;
}

static void tell_alike(const struct wanted *w, const struct records *all, struct buf *out)
{
	size_t start = out->n;
	int i;

	for (i = 0; i < all->n; i++)
		if (w->no ? record_fits(w, &all->at[i]) : same_names(&w->record, &all->at[i]))
			buf_printf(out, "came out: %s\n", all->at[i].text);
	if (out->n == start)
		buf_puts(out, "came out: no such record\n");
}

/* A record is wanted as often as its line stands in the case. */
static void not_on(const struct case_row *c, const struct wanted *w, const struct records *all,
		   struct buf *out)
{
	int i, n = 0;

	for (i = 0; i < all->n; i++)
		n += record_fits(w, &all->at[i]);
	if (w->no ? !n : n >= times_wanted(c, w->record.text))
		return;
	buf_printf(out, "expected: %s\n", w->record.text);
	tell_alike(w, all, out);
}

static int differences(struct attempt *t, const char *board, struct buf *out)
{
	const struct case_row *c = t->row;
	struct records all;
	int i;

	if (read_records(t->judge, board, &all))
		return -1;
	for (i = 0; i < c->nafter; i++)
		if (c->after[i].same)
			changes(t, board, out);
		else
			not_on(c, &c->after[i], &all, out);
	return 0;
}

static int lines_in(const struct buf *b)
{
	size_t i;
	int n = 0;

	for (i = 0; i < b->n; i++)
		n += b->p[i] == '\n';
	return n;
}

/* Of several boards, as --all writes them, one must be as described; `nearest` gets what is wrong
 * with the one of which least is. */
static int nearest_board(struct attempt *t, struct buf *nearest, bool *found)
{
	struct texts boards = t->outcome.boards;
	struct buf here = {0};
	int i, result = 0;

	*found = false;
	for (i = 0; i < boards.n && !*found && !result; i++) {
		buf_clear(&here);
		result = differences(t, boards.at[i], &here);
		*found = !here.n;
		if (!i || lines_in(&here) < lines_in(nearest)) {
			buf_clear(nearest);
			buf_puts(nearest, buf_text(&here));
		}
	}
	buf_release(&here);
	return result;
}

static void wrong_if_found(struct attempt *t, bool found)
{
	int i;

	for (i = 0; found && i < t->row->nafter; i++)
		buf_printf(t->wrong, "must not come out: %s\n", t->row->after[i].record.text);
}

static int wrong_board(struct attempt *t)
{
	struct buf nearest = {0};
	bool found;
	int result;

	if (!t->row->nafter)
		return 0;
	if (!t->outcome.boards.n) {
		buf_puts(t->wrong, "expected: a board\ncame out: none\n");
		return 0;
	}
	result = nearest_board(t, &nearest, &found);
	if (t->row->class == CASE_MUST_NOT)
		wrong_if_found(t, found);
	else if (!found && t->outcome.boards.n > 1)
		buf_printf(t->wrong, "on none of %d boards; of the nearest:\n%s",
			   t->outcome.boards.n, buf_text(&nearest));
	else if (!found)
		buf_puts(t->wrong, buf_text(&nearest));
	buf_release(&nearest);
	return result;
}

int attempt_judge(struct attempt *t)
{
	wrong_status(t);
	not_given(t);
	if (wrong_board(t))
		return -1;
	wrong_words(t);
	return 0;
}
