/* usage: soak FIRST COUNT < BOARD
 * Plays Rounds by the policy of data/examples/round.sh, seeds FIRST and on, every tool a function
 * call in this one process. Writes the board after each Round; stops at the first call that fails.
 */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "tool/tools.h"

#define ARGS_MOST 12

/* Files in memory: the board of the Round, and what a call writes. */
struct round {
	int board, out;
	long seed;
	char line[1024]; /* the call, for a complaint */
};

static void fail(const struct round *r, const char *what)
{
	fprintf(stderr, "soak: seed %ld: %s: %s\n", r->seed, r->line, what);
	exit(1);
}

static int file_in_memory(const char *name)
{
	int fd = memfd_create(name, MFD_CLOEXEC);

	if (fd < 0) {
		perror("soak: memfd_create");
		exit(1);
	}
	return fd;
}

/* One call: the board on standard input, `out` on standard output. 0 or 1, as the rules say. */
static int call(struct round *r, int argc, char **argv)
{
	int keep = dup(STDOUT_FILENO), status, i;

	r->line[0] = '\0';
	for (i = 0; i < argc; i++)
		snprintf(r->line + strlen(r->line), sizeof r->line - strlen(r->line), "%s%s",
			 i ? " " : "", argv[i]);
	if (keep < 0 || lseek(r->board, 0, SEEK_SET) < 0 || ftruncate(r->out, 0) ||
	    lseek(r->out, 0, SEEK_SET) < 0 || dup2(r->board, STDIN_FILENO) < 0 ||
	    dup2(r->out, STDOUT_FILENO) < 0)
		fail(r, "cannot set up its files");
	status = tool_main(tool_named(argv[0]), argc, argv);
	if (dup2(keep, STDOUT_FILENO) < 0)
		fail(r, "standard output is lost");
	close(keep);
	if (status != 0 && status != 1)
		fail(r, "a status that is neither 0 nor 1");
	return status;
}

/* The board it wrote is the board of the Round. */
static void take(struct round *r)
{
	int fd = r->board;

	r->board = r->out;
	r->out = fd;
}

/* A call and `enorm-board clear`, as in the script. Arguments up to a NULL. */
static void try(struct round *r, ...)
{
	static char board[] = "enorm-board", clear[] = "clear";
	char *argv[ARGS_MOST + 1], *cleared[] = {board, clear, NULL};
	int argc = 0;
	va_list ap;

	va_start(ap, r);
	while (argc < ARGS_MOST && (argv[argc] = va_arg(ap, char *)))
		argc++;
	va_end(ap);
	argv[argc] = NULL;
	call(r, argc, argv);
	take(r);
	if (call(r, 2, cleared))
		fail(r, "clearing was refused");
	take(r);
}

static void settle(struct round *r)
{
	try(r, "enorm-noise", "--queued", NULL);
	try(r, "enorm-ai", "--queued", NULL);
}

/* The first Intruder of the list that enorm-attack makes, or an empty name. */
static void prey(struct round *r, char *who, char name[64])
{
	static char attack[] = "enorm-attack";
	char *argv[] = {attack, who, NULL}, text[4096];
	ssize_t n;

	call(r, 2, argv);
	n = pread(r->out, text, sizeof text - 1, 0);
	text[n > 0 ? n : 0] = '\0';
	name[0] = '\0';
	if (strstr(text, " AT "))
		sscanf(text, "%63s", name);
}

static void spacer(struct round *r, char *who, const char *card, const char *to)
{
	char target[64];

	try(r, "enorm-turn", "start", who, NULL);
	prey(r, who, target);
	if (*target)
		try(r, "enorm-turn", "play", who, "desperate-measures", "attack", target, "osr-3",
		    NULL);
	else
		try(r, "enorm-turn", "play", who, "stressful-brainstorm", "catch-breath", NULL);
	settle(r);
	try(r, "enorm-turn", "play", who, card, "move", to, NULL);
	settle(r);
	try(r, "enorm-turn", "end", who, NULL);
}

static void play(struct round *r)
{
	static char juliet[] = "juliet", romeo[] = "romeo", board[] = "enorm-board",
		    check[] = "check";
	char seed[32], *checked[] = {board, check, NULL};

	snprintf(seed, sizeof seed, "%ld", r->seed);
	try(r, "enorm-board", "seed", seed, NULL);
	try(r, "enorm-turn", "countdown", NULL);
	settle(r);
	spacer(r, juliet, "anxious-sneaking", "C2");
	spacer(r, romeo, "steady-walk", "A5");
	try(r, "enorm-turn", "intruders", NULL);
	settle(r);
	try(r, "enorm-turn", "end-round", NULL);
	if (call(r, 2, checked))
		fail(r, "the board after the Round is bad");
}

/* The whole of a file onto another. */
static void pour(const struct round *r, int from, int to)
{
	char text[65536];
	ssize_t n;

	while ((n = read(from, text, sizeof text)) > 0)
		if (write(to, text, (size_t)n) != n)
			fail(r, "a write failed");
}

int main(int argc, char **argv)
{
	struct round r = {.out = file_in_memory("out")};
	int start = file_in_memory("start");
	long first, count, i;

	if (argc != 3) {
		fputs("usage: soak FIRST COUNT < BOARD\n", stderr);
		return 64;
	}
	unsetenv("ENORM_VIEW");
	unsetenv("ENORM_GAME");
	first = strtol(argv[1], NULL, 10);
	count = strtol(argv[2], NULL, 10);
	pour(&r, STDIN_FILENO, start);
	r.board = file_in_memory("board");
	for (i = 0; i < count; i++) {
		r.seed = first + i;
		if (ftruncate(r.board, 0) || lseek(r.board, 0, SEEK_SET) ||
		    lseek(start, 0, SEEK_SET))
			fail(&r, "cannot begin");
		pour(&r, start, r.board);
		play(&r);
		lseek(r.board, 0, SEEK_SET);
		pour(&r, r.board, STDOUT_FILENO);
	}
	return 0;
}
