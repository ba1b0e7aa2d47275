/* The library as a tool: opens, loads the board of standard input, asks and writes. A call that
 * runs out of memory is made once more, so that a single failure must leave no trace. */
#include "memory.h"

#include <string.h>
#include <unistd.h>

#include "enorm.h"

struct text {
	char bytes[65536];
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

int main_library(int argc, char **argv)
{
	static struct text board, out;
	ssize_t n = read(STDIN_FILENO, board.bytes, sizeof board.bytes), ignored;
	struct enorm *e = open_again(argc > 1 ? argv[1] : NULL);
	int status;

	board.n = n > 0 ? (size_t)n : 0;
	if (!enorm_status(e))
		ask_all(e, &board, &out);
	status = enorm_status(e);
	if (status)
		ignored = write(STDERR_FILENO, enorm_error(e), strlen(enorm_error(e)));
	else
		ignored = write(STDOUT_FILENO, out.bytes, out.n);
	(void)ignored;
	enorm_close(e);
	return status;
}
