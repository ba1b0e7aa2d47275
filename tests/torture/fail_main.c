/* usage: memory [-g GAME] [-e EVERY] TOOL [ARGUMENT ...] < BOARDS
 * Makes a call of a tool again and again, each time with one allocation failing: the first, the
 * second and so on, or every EVERYth; and then with all from there on. Each must end as the call
 * that has memory enough does, or with status 71, its sentence alone on standard error, only whole
 * boards on standard output and the game file as it was; and leave neither memory nor a descriptor
 * behind. Prints how often each happened, or what went wrong. */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "faults.h"
#include "tool/tools.h"

#define MEMORY	  71
#define TEXT_MOST ((size_t)4 << 20)

struct text {
	char *p;
	size_t n;
};

/* The end of one call. */
struct ending {
	int status; /* as waitpid says */
	struct text out, err, game;
	long asked, live;
	int next_fd;
};

struct series {
	const char *name;
	int argc;
	char **argv;
	bool json;
	const char *game; /* or NULL */
	struct text board, before;
	struct faults *shared; /* where the call leaves what it counted */
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

static void game_restore(const struct series *s)
{
	int fd = s->game ? open(s->game, O_WRONLY | O_TRUNC) : -1;

	if (s->game && (fd < 0 || write(fd, s->before.p, s->before.n) != (ssize_t)s->before.n))
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

static _Noreturn void call(const struct series *s, long fail_at, bool all, const int fd[3])
{
	int i, status;

	for (i = 0; i < 3; i++)
		if (dup2(fd[i], i) < 0)
			die("memory: dup2");
	faults = (struct faults){.on = true, .all = all, .fail_at = fail_at};
	status = run_tool(s);
	faults.on = false;
	faults.next_fd = dup(STDIN_FILENO);
	*s->shared = faults;
	exit(status); /* a sanitizer looks for leaks now */
}

static struct ending end_of(const struct series *s, long fail_at, bool all)
{
	const struct text empty = {NULL, 0};
	int fd[3] = {file_of(s->board), file_of(empty), file_of(empty)};
	struct ending e = {.status = 0};
	pid_t child;

	game_restore(s);
	*s->shared = (struct faults){.live = -1};
	fflush(stdout);
	child = fork();
	if (child < 0)
		die("memory: fork");
	if (!child)
		call(s, fail_at, all, fd);
	if (waitpid(child, &e.status, 0) != child)
		die("memory: waitpid");
	close(fd[0]);
	e.out = text_back(fd[1]);
	e.err = text_back(fd[2]);
	e.game = game_now(s);
	e.asked = s->shared->asked;
	e.live = s->shared->live;
	e.next_fd = s->shared->next_fd;
	return e;
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

static const char *judge(struct series *s, const struct ending *e)
{
	if (!WIFEXITED(e->status))
		return "ended by a signal";
	if (e->live > s->good.live)
		return "memory is leaked";
	if (e->next_fd > s->good.next_fd)
		return "a descriptor stays open";
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

static int complain(const struct series *s, const struct ending *e, long at, bool all,
		    const char *wrong)
{
	int i;

	for (i = 0; i < s->argc; i++)
		printf("%s%s", i ? " " : "", s->argv[i]);
	printf(": allocation %ld%s fails: %s (status %d)\n%.*s%.*s", at, all ? " and on" : "",
	       wrong, WIFEXITED(e->status) ? WEXITSTATUS(e->status) : -WTERMSIG(e->status),
	       (int)(e->out.n < 2000 ? e->out.n : 2000), e->out.p,
	       (int)(e->err.n < 8000 ? e->err.n : 8000), e->err.p);
	return 1;
}

static int try_all(struct series *s, long every)
{
	long at;
	int all, bad = 0;

	for (all = 0; all < 2; all++)
		for (at = 1; at <= s->good.asked && bad < 10; at += every) {
			struct ending e = end_of(s, at, all);
			const char *wrong = judge(s, &e);
			if (wrong)
				bad += complain(s, &e, at, all, wrong);
			forget(&e);
		}
	return bad;
}

/* Does the call, with memory enough, end well, and twice the same? */
static const char *unfit(const struct series *s)
{
	struct ending e = end_of(s, 0, false);
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
	fputs("usage: memory [-g GAME] [-e EVERY] TOOL [ARGUMENT ...] < BOARDS\n", stderr);
	exit(64);
}

int main(int argc, char **argv)
{
	struct series s = {.game = NULL};
	const char *wrong;
	long every = 1;
	int c, bad;

	while ((c = getopt(argc, argv, "+g:e:")) != -1) {
		if (c == 'g')
			s.game = optarg;
		else if (c == 'e')
			every = strtol(optarg, NULL, 10);
	}
	s.name = checked(argv[optind]);
	s.argc = argc - optind;
	s.argv = argv + optind;
	for (c = 1; c < s.argc; c++)
		s.json |= !strcmp(s.argv[c], "json");
	s.shared =
	    mmap(NULL, sizeof *s.shared, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	if (s.shared == MAP_FAILED || every < 1)
		die("memory");
	s.board = text_of(STDIN_FILENO);
	s.before = game_now(&s);
	s.good = end_of(&s, 0, false);
	wrong = unfit(&s);
	bad = wrong ? complain(&s, &s.good, 0, false, wrong) : try_all(&s, every);
	game_restore(&s);
	printf("%s: %ld allocations, %ld out of memory, %ld unharmed\n", s.name, s.good.asked,
	       s.told, s.unharmed);
	forget(&s.good);
	free(s.board.p);
	free(s.before.p);
	return bad ? 1 : 0;
}
