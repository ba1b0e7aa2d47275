#include "cases/judge.h"

#include <string.h>

#include "cases/attempt.h"
#include "cases/tell.h"

static int run_board(struct judge *j, const struct case_row *c, struct span board,
		     struct outcome *out)
{
	struct child_end end;
	int result = child_run(j->place, c->command, board, &end, j->diag);

	*out = (struct outcome){.board = board.p, .status = end.status};
	if (!result) {
		out->out = arena_strdup(j->arena, buf_text(&end.out));
		out->err = arena_strdup(j->arena, buf_text(&end.err));
		out->boards = text_boards(out->out, j->arena);
	}
	child_end_release(&end);
	return result;
}

int judge_run(struct judge *j, const struct case_row *c, struct outcome *out)
{
	return run_board(j, c, case_board(c, c->ruling, false, j->arena), out);
}

static void append(struct texts *t, struct texts more)
{
	if (more.n)
		memcpy(t->at + t->n, more.at, (size_t)more.n * sizeof *more.at);
	t->n += more.n;
}

struct texts judge_sentences(struct judge *j, const struct outcome *o)
{
	struct texts err = text_lines(o->err, j->arena), out = text_lines(o->out, j->arena);
	struct texts told = o->boards.n ? tell_events(j->data, o->out, j->arena) : out, all = {0};
	int i;

	all.at = arena_array(j->arena, const char *, (size_t)(err.n + told.n + out.n) + 1);
	append(&all, err);
	append(&all, told);
	for (i = 0; o->boards.n && i < out.n; i++)
		if (str_starts(out.at[i], "refused "))
			all.at[all.n++] = out.at[i];
	return all;
}

static void put_lines(struct buf *out, const char *label, const char *text, struct arena *a)
{
	struct texts lines = text_lines(text, a);
	int i;

	for (i = 0; i < lines.n; i++)
		buf_printf(out, "%s%s\n", label, lines.at[i]);
}

/* Before what is wrong comes what was done, behind it what is to be seen. */
static void diagnosis(struct attempt *t, const char *wrong, struct buf *out)
{
	const struct outcome *o = &t->outcome;
	struct arena *a = t->judge->arena;

	buf_printf(out, "command: %s\n", t->row->command);
	if (t->row->why)
		buf_printf(out, "why: %s\n", t->row->why);
	buf_puts(out, wrong);
	put_lines(out, "standard error: ", o->err, a);
	buf_puts(out, "before:\n");
	put_lines(out, "  ", tell_drawn(t->judge->data, o->board, a), a);
	buf_puts(out, "after:\n");
	put_lines(out, "  ", tell_drawn(t->judge->data, o->out, a), a);
}

static int try_board(struct attempt *t, struct span board)
{
	if (run_board(t->judge, t->row, board, &t->outcome))
		return -1;
	return attempt_judge(t);
}

/* As it stands, or turned over: 0, and something in `out` if it does not hold. */
static int try_order(struct attempt *t, bool reversed, struct buf *out)
{
	struct arena *a = t->judge->arena;
	struct span board = case_board(t->row, t->row->ruling, reversed, a);

	if (reversed && !strcmp(board.p, case_board(t->row, t->row->ruling, false, a).p))
		return 0;
	if (try_board(t, board))
		return -1;
	if (t->wrong->n)
		diagnosis(t,
			  arena_printf(a, "%s%s",
				       reversed ? "with the lines of the board in reverse "
						  "order\n"
						: "",
				       buf_text(t->wrong)),
			  out);
	return 0;
}

/* Is the reading the one that is played anyway? */
static bool taken(const struct data *d, const char *ruling)
{
	size_t n = strcspn(ruling, " ");
	int i, rows;
	const struct ruling_row *row = data_rows(d, TABLE_RULINGS, &rows);

	for (i = 0; i < rows; i++)
		if (span_is((struct span){ruling, n}, row[i].id))
			return !strcmp(row[i].taken, ruling + n + 1);
	return false;
}

/* A reading comes out with its ruling, and only with it. */
static int try_without(struct attempt *t, struct buf *out)
{
	struct arena *a = t->judge->arena;

	if (t->row->class != CASE_READING || taken(t->judge->data, t->row->ruling))
		return 0;
	if (try_board(t, case_board(t->row, NULL, false, a)))
		return -1;
	if (!t->wrong->n)
		diagnosis(t, arena_printf(a, "it holds without ruling %s too\n", t->row->ruling),
			  out);
	return 0;
}

int judge_case(struct judge *j, const struct case_row *c, struct buf *wrong)
{
	struct buf here = {0};
	struct attempt t = {.judge = j, .row = c, .wrong = &here};
	int result = try_order(&t, false, wrong);

	if (!result && !wrong->n && !c->order_kept)
		result = try_order(&t, true, wrong);
	if (!result && !wrong->n)
		result = try_without(&t, wrong);
	buf_release(&here);
	return result;
}
