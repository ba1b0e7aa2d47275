/* The library as a tool: opens, loads the board of standard input, asks, calls tools, answers their
 * questions and writes. A call that runs out of memory is made once more, so that a single failure
 * must leave no trace. */
#include "faults.h"

#include <string.h>
#include <unistd.h>

#include "enorm.h"

struct text {
	char bytes[262144];
	size_t n;
};

static void add(struct text *t, const char *s)
{
	size_t n = strlen(s);

	if (n < sizeof t->bytes - t->n)
		memcpy(t->bytes + t->n, s, n);
	t->n += n < sizeof t->bytes - t->n ? n : 0;
}

static struct enorm *open_again(const char *data)
{
	struct enorm *e = enorm_open(data);

	if (enorm_status(e) != ENORM_MEMORY)
		return e;
	enorm_close(e);
	return enorm_open(data);
}

typedef int question(struct enorm *e, const char *from, const char *to);

static void ask(struct enorm *e, question *q, const char *from, const char *to, struct text *out)
{
	int got = q(e, from, to);

	if (enorm_status(e) == ENORM_MEMORY)
		got = q(e, from, to);
	add(out, got < 0 ? enorm_error(e) : (char[]){(char)('0' + got % 10), '\n', '\0'});
}

static void ask_all(struct enorm *e, const struct text *board, struct text *out)
{
	static question *const all[] = {enorm_sight, enorm_cover, enorm_adjacent, enorm_range,
					enorm_distance};
	const char *written;
	size_t i;

	if (enorm_load(e, board->bytes, board->n) && enorm_status(e) == ENORM_MEMORY)
		enorm_load(e, board->bytes, board->n);
	for (i = 0; i < sizeof all / sizeof *all && enorm_status(e) != ENORM_MEMORY; i++)
		ask(e, all[i], "juliet", "grin-1", out);
	if (enorm_status(e) == ENORM_MEMORY)
		return;
	ask(e, enorm_sight, "nobody", "A1", out);
	written = enorm_text(e);
	if (!written && enorm_status(e) == ENORM_MEMORY)
		written = enorm_text(e);
	if (written)
		add(out, written);
}

/* ---- calls ---- */

static struct enorm_answer *call(struct enorm *e, int argc, const char *const *argv)
{
	struct enorm_answer *a;

	if (enorm_call(e, argc, argv, &a) == ENORM_MEMORY)
		enorm_call(e, argc, argv, &a);
	return a;
}

/* NULL is out of memory here: every view that is asked for is there. */
static const char *view(struct enorm_answer *a, const char *name)
{
	const char *text = enorm_answer_view(a, name);

	return text ? text : enorm_answer_view(a, name);
}

static const struct enorm_board *board_of(struct enorm_answer *a)
{
	const struct enorm_board *b = enorm_answer_board(a, 0);

	return b ? b : enorm_answer_board(a, 0);
}

/* The status, or that there was no memory to tell it. */
static int tell(struct enorm_answer *a, struct text *out)
{
	const char *ruling = view(a, "ruling"), *json = view(a, "json");
	const struct enorm_board *b = board_of(a);

	add(out, enorm_answer_text(a));
	add(out, enorm_answer_messages(a));
	if (!ruling || !json || !b)
		return ENORM_MEMORY;
	add(out, ruling);
	add(out, json);
	if (enorm_board_events(b))
		add(out, enorm_board_event(b, enorm_board_events(b) - 1)->sentence);
	return enorm_answer_status(a);
}

static int take(struct enorm *e, const struct enorm_answer *a)
{
	return enorm_take(e, a) && enorm_status(e) == ENORM_MEMORY ? enorm_take(e, a) : 0;
}

/* An act that asks is answered once; then the outcomes of another, and a query. */
static int call_all(struct enorm *e, struct text *out)
{
	const char *attack[] = {"attack", "juliet", "grin-1", "--ask", "dice", "--seed", "3"};
	const char *go[] = {"go", "r:h,r:o"};
	const char *outcomes[] = {"harm", "juliet", "--crash", "--outcomes"};
	const char *cover[] = {"cover", "grin-1", "juliet"};
	struct enorm_answer *a = call(e, 7, attack);

	if (tell(a, out) != ENORM_WAITING)
		return ENORM_MEMORY;
	if (take(e, a) || tell(call(e, 2, go), out) == ENORM_MEMORY ||
	    tell(call(e, 4, outcomes), out) == ENORM_MEMORY)
		return ENORM_MEMORY;
	return tell(call(e, 3, cover), out) == ENORM_MEMORY ? ENORM_MEMORY : 0;
}

int main_library(int argc, char **argv)
{
	static const char no_memory[] = "enorm: out of memory\n";
	static struct text board, out;
	ssize_t n = read(STDIN_FILENO, board.bytes, sizeof board.bytes), ignored;
	struct enorm *e = open_again(argc > 1 ? argv[1] : NULL);
	int status;

	board.n = n > 0 ? (size_t)n : 0;
	if (!enorm_status(e))
		ask_all(e, &board, &out);
	status = enorm_status(e);
	if (!status)
		status = call_all(e, &out);
	if (status == ENORM_MEMORY)
		ignored = write(STDERR_FILENO, no_memory, strlen(no_memory));
	else if (status)
		ignored = write(STDERR_FILENO, enorm_error(e), strlen(enorm_error(e)));
	else
		ignored = write(STDOUT_FILENO, out.bytes, out.n);
	(void)ignored;
	enorm_close(e);
	return status;
}
