/* usage: torture-fail [-i] [-g GAME] [-e EVERY] [-n FIRST] TOOL [ARGUMENT ...] < BOARDS
 * Makes a call of a tool again and again, each time with one allocation failing: the first, the
 * second and so on, or every EVERYth; and then with all from there on. Each must end as the call
 * that has memory enough does, or with status 71, its sentence alone on standard error, only whole
 * boards on standard output and the game file as it was; and leave neither memory nor a descriptor
 * behind. With -i it is the calls of the system that fail, with one error after another, or move
 * fewer bytes than they were asked to, or before or amid which the call is killed. Prints how often
 * each happened, or what went wrong and how to see it again. */
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "faults.h"
#include "io_faults.h"
#include "tool/tools.h"

#define MEMORY	  71
#define TEXT_MOST ((size_t)4 << 20)

struct text {
	char *p;
	size_t n;
};

/* What fails. */
struct fault {
	long at; /* 0: nothing */
	bool all;
	int error; /* of a call of the system */
};

/* What the call leaves of what it counted. */
struct counted {
	struct faults memory;
	struct io_faults io;
};

/* The end of one call. */
struct ending {
	int status; /* as waitpid says */
	struct text out, err, game;
	struct counted counted;
};

struct series {
	const char *name;
	int argc;
	char **argv;
	bool json;
	const char *game; /* or NULL */
	struct text board, before;
	bool io;
	struct counted *shared;
	struct ending good;
	long unharmed, told;
};

static void die(const char *what)
{
	perror(what);
	exit(2);
}

/* ---- files ---- */

static int file_of(struct text t)
{
	int fd = memfd_create("memory", MFD_CLOEXEC);

	if (fd < 0 || (t.n && write(fd, t.p, t.n) != (ssize_t)t.n) || lseek(fd, 0, SEEK_SET))
		die("memory: memfd_create");
	return fd;
}

static struct text text_of(int fd)
{
	struct text t = {malloc(TEXT_MOST), 0};
	ssize_t n;

	if (!t.p)
		die("memory: malloc");
	while ((n = read(fd, t.p + t.n, TEXT_MOST - t.n)) > 0)
		t.n += (size_t)n;
	if (n < 0)
		die("memory: read");
	return t;
}

static struct text text_back(int fd)
{
	struct text t;

	if (lseek(fd, 0, SEEK_SET))
		die("memory: lseek");
	t = text_of(fd);
	close(fd);
	return t;
}

static struct text game_now(const struct series *s)
{
	int fd = s->game ? open(s->game, O_RDONLY) : file_of((struct text){NULL, 0});
	struct text t;

	if (fd < 0)
		die(s->game);
	t = text_of(fd);
	close(fd);
	return t;
}

static void game_restore(const struct series *s, struct text game)
{
	int fd = s->game ? open(s->game, O_WRONLY | O_TRUNC) : -1;

	if (s->game && (fd < 0 || write(fd, game.p, game.n) != (ssize_t)game.n))
		die(s->game);
	if (fd >= 0)
		close(fd);
}

static bool same(struct text a, struct text b)
{
	return a.n == b.n && !memcmp(a.p, b.p, a.n);
}

/* The words, and before them nothing but problems of earlier boards that --keep-going told of. */
static bool says(struct text t, struct text problems, const char *words)
{
	size_t n = strlen(words), before = t.n - n;

	return t.n >= n && !memcmp(t.p + before, words, n) && before <= problems.n &&
	       !memcmp(t.p, problems.p, before) && (!before || t.p[before - 1] == '\n');
}

static int run_tool(const struct series *s)
{
	if (!strcmp(s->name, "library"))
		return main_library(s->argc, s->argv);
	if (!strcmp(s->name, "enorm"))
		return tools_main(s->argc, s->argv);
	return tool_main(tool_named(s->name), s->argc, s->argv);
}

/* ---- one call ---- */

static _Noreturn void call(const struct series *s, struct fault f, const int fd[3])
{
	int i, status;

	for (i = 0; i < 3; i++)
		if (dup2(fd[i], i) < 0)
			die("memory: dup2");
	faults = (struct faults){.on = true, .all = f.all, .fail_at = s->io ? 0 : f.at};
	io_faults = (struct io_faults){
	    .on = s->io, .all = f.all, .fail_at = f.at, .error = f.error, .fd = -1};
	status = run_tool(s);
	faults.on = io_faults.on = false;
	faults.next_fd = dup(STDIN_FILENO);
	*s->shared = (struct counted){faults, io_faults};
	exit(status); /* a sanitizer looks for leaks now */
}

static struct ending end_of_with(const struct series *s, struct fault f, struct text game)
{
	const struct text empty = {NULL, 0};
	int fd[3] = {file_of(s->board), file_of(empty), file_of(empty)};
	struct ending e = {.status = 0};
	pid_t child;

	game_restore(s, game);
	*s->shared = (struct counted){.memory = {.live = -1}};
	fflush(stdout);
	child = fork();
	if (child < 0)
		die("memory: fork");
	if (!child)
		call(s, f, fd);
	if (waitpid(child, &e.status, 0) != child)
		die("memory: waitpid");
	close(fd[0]);
	e.out = text_back(fd[1]);
	e.err = text_back(fd[2]);
	e.game = game_now(s);
	e.counted = *s->shared;
	return e;
}

static struct ending end_of(const struct series *s, struct fault f)
{
	return end_of_with(s, f, s->before);
}

static void forget(struct ending *e)
{
	free(e->out.p);
	free(e->err.p);
	free(e->game.p);
}

/* ---- judging it ---- */

/* Nothing, or the first boards of a stream, whole; of a story or a script whole lines. */
static bool is_whole(struct text t, struct text of)
{
	static const char first[] = "enorm 1\n", last[] = "\ndone\n";
	bool boards = of.n >= sizeof first - 1 && !memcmp(of.p, first, sizeof first - 1);
	size_t n = boards ? sizeof last - 1 : 1;

	return !t.n || (t.n < of.n && t.n > n && !memcmp(t.p, of.p, t.n) &&
			!memcmp(t.p + t.n - n, boards ? last : "\n", n));
}

/* What is wrong with a call that ran out of memory; NULL if nothing. */
static const char *judge_told(const struct series *s, const struct ending *e)
{
	const char *name = strcmp(s->name, "library") ? s->name : "enorm";
	static const char *const forms[] = {"%s: out of memory%s\n",
					    "{\"v\":1,\"tool\":\"%s\",\"board\":0,\"kind\":"
					    "\"error\",\"message\":\"out of memory%s\","
					    "\"status\":71}\n"};
	const char *form = forms[s->json];
	char plain[256], saved[256];

	snprintf(plain, sizeof plain, form, name, "");
	snprintf(saved, sizeof saved, form, name,
		 "; the game was saved all the same: do not repeat the call");
	if (!says(e->err, s->good.err, plain) && !says(e->err, s->good.err, saved))
		return "not its sentence alone on standard error";
	if (!is_whole(e->out, s->good.out))
		return "half a board on standard output";
	if (!same(e->game, says(e->err, s->good.err, plain) ? s->before : s->good.game))
		return "the game file is not what was said";
	return NULL;
}

static const char *judge_memory(struct series *s, const struct ending *e)
{
	if (WEXITSTATUS(e->status) == MEMORY) {
		s->told++;
		return judge_told(s, e);
	}
	s->unharmed++;
	if (e->status != s->good.status)
		return "another status";
	if (!same(e->out, s->good.out) || !same(e->err, s->good.err))
		return "another text";
	return same(e->game, s->good.game) ? NULL : "another game file";
}

/* ---- calls of the system ---- */

static bool begins(struct text t, struct text with)
{
	return t.n >= with.n && !memcmp(t.p, with.p, with.n);
}

static bool holds(struct text t, const char *words)
{
	return memmem(t.p, t.n, words, strlen(words)) != NULL;
}

static bool is_documented(int status)
{
	static const int known[] = {0, 1, 2, 64, 65, 66, 69, 74};
	size_t i;

	for (i = 0; i < sizeof known / sizeof *known; i++)
		if (status == known[i])
			return true;
	return false;
}

static bool is_tried_again(const char *name)
{
	static const char *const all[] = {"read",  "pread",	"write", "pwrite", "writev",
					  "fsync", "ftruncate", "flock", "poll",   "waitpid"};
	size_t i;

	for (i = 0; i < sizeof all / sizeof *all; i++)
		if (!strcmp(all[i], name))
			return true;
	return false;
}

/* Nothing of a game is lost: it is as it was, or as it would be; where cutting it back failed as
 * well, a part of the new board is behind it, which the next call leaves out. */
static const char *bad_game(const struct series *s, const struct ending *e, struct fault f)
{
	bool failed = WEXITSTATUS(e->status) >= 64;

	if (failed && holds(e->err, "do not repeat the call"))
		return same(e->game, s->good.game) ? NULL : "the game is not saved";
	if (f.all && begins(e->game, s->before) && begins(s->good.game, e->game))
		return NULL;
	if (f.all && same(e->game, s->good.game) && f.error) /* nothing could be said any more */
		return NULL;
	return same(e->game, failed ? s->before : s->good.game) ? NULL : "another game file";
}

/* What was to be kept is not: nobody may take that for done. */
static bool is_lost(const struct io_faults *io, struct fault f)
{
	static const char *const keeping[] = {"write", "pwrite", "writev", "fsync", "ftruncate"};
	size_t i;

	for (i = 0; i < sizeof keeping / sizeof *keeping; i++)
		if (!strcmp(keeping[i], io->failed))
			return io->fd != STDERR_FILENO && (f.error == EIO || f.error == ENOSPC);
	return false;
}

/* It did not matter, or could be mended: all is as if nothing had failed. */
static const char *judge_unharmed(struct series *s, const struct ending *e)
{
	bool said = e->counted.io.fd != STDERR_FILENO;
	int status = WEXITSTATUS(e->status);

	s->unharmed++;
	if (e->status != s->good.status)
		return "another status";
	if (!same(e->out, s->good.out))
		return "another text, and no error";
	if (said && !same(e->err, s->good.err) && !(status >= 64 && begins(s->good.err, e->err)))
		return "another message"; /* an error may not know what else could be named */
	return NULL;
}

static const char *judge_io(struct series *s, const struct ending *e, struct fault f)
{
	const struct io_faults *io = &e->counted.io;
	const char *game = bad_game(s, e, f);
	int status = WEXITSTATUS(e->status);

	if (!is_documented(status))
		return "a status that is not documented";
	if (game)
		return game;
	if (status < 64 && is_lost(io, f))
		return "an error that is not noticed";
	if (status < 64 || status == WEXITSTATUS(s->good.status))
		return judge_unharmed(s, e);
	s->told++;
	if (!*io->failed)
		return "nothing failed, but the call did";
	if (f.error == SHORT_OF || (f.error == EINTR && is_tried_again(io->failed)))
		return "what should be tried again is not";
	if (!e->err.n && io->fd != STDERR_FILENO && !f.all)
		return "no sentence";
	return e->out.n && !io->half_written && !same(e->out, s->good.out) &&
		       !is_whole(e->out, s->good.out)
		   ? "half a board on standard output"
		   : NULL;
}

static bool kills(struct fault f)
{
	return f.error == KILLED || f.error == KILLED_HALF;
}

/* The game is as it was or as it would be, or behind what it was stands a part of the new board;
 * then the call is made again, which leaves that part out. */
static const char *judge_killed(struct series *s, const struct ending *e)
{
	struct ending again;
	const char *wrong = NULL;

	s->told++;
	if (!WIFSIGNALED(e->status) || WTERMSIG(e->status) != SIGKILL)
		return "not killed";
	if (same(e->game, s->before) || same(e->game, s->good.game))
		return NULL;
	if (!begins(e->game, s->before) || !begins(s->good.game, e->game))
		return "another game file";
	again = end_of_with(s, (struct fault){0}, e->game);
	if (again.status != s->good.status || !same(again.game, s->good.game))
		wrong = "the next call does not leave the half board out";
	forget(&again);
	return wrong;
}

static const char *judge(struct series *s, const struct ending *e, struct fault f)
{
	const struct counted *good = &s->good.counted;

	if (kills(f))
		return judge_killed(s, e);
	if (!WIFEXITED(e->status))
		return "ended by a signal";
	if (WEXITSTATUS(e->status) == 99)
		return "a sanitizer found something";
	if (e->counted.memory.live > good->memory.live)
		return "memory is leaked";
	if (e->counted.memory.next_fd > good->memory.next_fd)
		return "a descriptor stays open";
	return s->io ? judge_io(s, e, f) : judge_memory(s, e);
}

static const char *how(const struct series *s, struct fault f)
{
	if (kills(f))
		return f.error == KILLED ? "killed before it" : "killed amid it";
	return !s->io ? "fails" : f.error == SHORT_OF ? "falls short" : strerror(f.error);
}

static int complain(const struct series *s, const struct ending *e, struct fault f,
		    const char *wrong)
{
	int i;

	printf(
	    "%s: %s %ld%s (%s): %s (status %d)\n%.*s%.*s\nagain: torture-fail%s -n %ld -e 1000000",
	    s->name, s->io ? "call" : "allocation", f.at, f.all ? " and on" : "", how(s, f), wrong,
	    WIFEXITED(e->status) ? WEXITSTATUS(e->status) : -WTERMSIG(e->status),
	    (int)(e->out.n < 2000 ? e->out.n : 2000), e->out.p,
	    (int)(e->err.n < 8000 ? e->err.n : 8000), e->err.p, s->io ? " -i" : "", f.at);
	if (s->game)
		printf(" -g %s", s->game);
	for (i = 0; i < s->argc; i++)
		printf(" '%s'", s->argv[i]);
	printf("%s%s\n", *e->counted.io.failed ? " # it was " : "", e->counted.io.failed);
	return 1;
}

static int try_each(struct series *s, struct fault f, long first, long every)
{
	long asked = s->io ? s->good.counted.io.asked : s->good.counted.memory.asked;
	int bad = 0;

	for (f.at = first; f.at <= asked && bad < 10; f.at += every) {
		struct ending e = end_of(s, f);
		const char *wrong = judge(s, &e, f);
		if (wrong)
			bad += complain(s, &e, f, wrong);
		forget(&e);
	}
	return bad;
}

static int try_all(struct series *s, long first, long every)
{
	static const struct fault memory[] = {{.all = false}, {.all = true}};
	static const struct fault io[] = {{.error = EIO},
					  {.error = ENOSPC},
					  {.error = EINTR},
					  {.error = EMFILE},
					  {.error = SHORT_OF},
					  {.error = SHORT_OF, .all = true},
					  {.error = EIO, .all = true},
					  {.error = KILLED},
					  {.error = KILLED_HALF}};
	const struct fault *f = s->io ? io : memory;
	size_t i, n = s->io ? sizeof io / sizeof *io : sizeof memory / sizeof *memory;
	int bad = 0;

	for (i = 0; i < n && (s->game || !kills(f[i])); i++)
		bad += try_each(s, f[i], first, every);
	return bad;
}

/* Does the call, with memory enough, end well, and twice the same? */
static const char *unfit(const struct series *s)
{
	struct ending e = end_of(s, (struct fault){0});
	bool again = same(e.out, s->good.out) && same(e.game, s->good.game);

	forget(&e);
	if (!WIFEXITED(s->good.status) || WEXITSTATUS(s->good.status) >= MEMORY)
		return "it needs no failure to fail";
	return again ? NULL : "it never ends the same; give it a --seed";
}

static const char *checked(const char *name)
{
	if (name && (tool_named(name) || !strcmp(name, "enorm") || !strcmp(name, "library")))
		return name;
	fputs("usage: torture-fail [-i] [-g GAME] [-e EVERY] [-n FIRST] TOOL [ARGUMENT ...] "
	      "< BOARDS\n",
	      stderr);
	exit(64);
}

int main(int argc, char **argv)
{
	struct series s = {.game = NULL};
	const char *wrong;
	long every = 1, first = 1;
	int c, bad;

	while ((c = getopt(argc, argv, "+ig:e:n:")) != -1) {
		if (c == 'g')
			s.game = optarg;
		else if (c == 'e')
			every = strtol(optarg, NULL, 10);
		else if (c == 'n')
			first = strtol(optarg, NULL, 10);
		s.io |= c == 'i';
	}
	s.name = checked(argv[optind]);
	s.argc = argc - optind;
	s.argv = argv + optind;
	for (c = 1; c < s.argc; c++)
		s.json |= !strcmp(s.argv[c], "json");
	s.shared =
	    mmap(NULL, sizeof *s.shared, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	if (s.shared == MAP_FAILED || every < 1 || first < 1)
		die("memory");
	s.board = text_of(STDIN_FILENO);
	s.before = game_now(&s);
	s.good = end_of(&s, (struct fault){0});
	wrong = unfit(&s);
	bad = wrong ? complain(&s, &s.good, (struct fault){0}, wrong) : try_all(&s, first, every);
	game_restore(&s, s.before);
	if (s.io)
		printf("%s: %ld calls of the system, %ld errors, %ld unharmed\n", s.name,
		       s.good.counted.io.asked, s.told, s.unharmed);
	else
		printf("%s: %ld allocations, %ld out of memory, %ld unharmed\n", s.name,
		       s.good.counted.memory.asked, s.told, s.unharmed);
	forget(&s.good);
	free(s.board.p);
	free(s.before.p);
	return bad ? 1 : 0;
}
