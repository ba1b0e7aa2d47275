/* usage: torture-calls [-h|-a] [-s SEED] [-n FIRST] [-c COUNT] ROOT
 *        torture-calls FILE...
 * Makes random calls of every tool in this one process, each number of SEED a short game of its
 * own: calls that somebody could mean, or with -h calls that are hostile. With -a each call of the
 * cases in its turn, which stops at every question and is answered. Or makes the calls of
 * files in the form of plan.h. Stops at the first that breaks a promise of enorm-limits(7), says
 * how to see it again, and leaves it in torture.call. */
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include "faults.h"
#include "text/diag.h"
#include "vary.h"

#ifdef __SANITIZE_ADDRESS__
#include <sanitizer/common_interface_defs.h>
#define SECONDS_MOST 20.0 /* a sanitizer makes 5 of them so many */
#else
#define SECONDS_MOST 5.0
#endif
#define BYTES_MOST   (512L << 20)
#define GAME_MOST    6
#define ASKED_MOST   40
#define BOARDS_MOST  65536
#define STATUS_COUNT 80

static struct {
	bool hostile, asked;
	long seed, first, count;
	long number; /* of the game under way */
	long calls, status[STATUS_COUNT];
	double slowest;
	long slowest_number, largest;
	const struct plan *plan; /* of the call under way */
	const char *file;	 /* it was read from; or NULL */
} all = {.seed = 1, .count = 1000};

/* What the process that watches this one knows of it when it dies without a word. */
static struct watched {
	long number; /* -1 for a file */
	int file;    /* which argument */
	bool said, ended;
} * watched;

/* ---- saying what is wrong ---- */

static void leave_plan(void)
{
	struct buf text = {0};
	int fd = open("torture.call", O_WRONLY | O_CREAT | O_TRUNC, 0644);

	plan_write(all.plan, &text);
	if (fd >= 0 && write(fd, text.p, text.n) == (ssize_t)text.n)
		close(fd);
	buf_release(&text);
}

static const char *mode_option(void)
{
	return all.asked ? " -a" : all.hostile ? " -h" : "";
}

static void say_again(void)
{
	static bool said;

	if (said || !all.plan)
		return;
	said = true;
	watched->said = true;
	faults.most = 0;
	leave_plan();
	if (all.file)
		fprintf(stderr, "again: torture-calls %s\n", all.file);
	else
		fprintf(
		    stderr,
		    "again: torture-calls%s -s %ld -n %ld -c 1 .; the call is in torture.call\n",
		    mode_option(), all.seed, all.number);
}

static void too_long(int signal_number)
{
	static const char text[] = "torture-calls: a call that does not end\n";
	ssize_t ignored = write(STDERR_FILENO, text, sizeof text - 1);

	(void)signal_number, (void)ignored;
	say_again();
	_exit(1);
}

static void too_much(void)
{
	fputs("torture-calls: a call of more than 512 MB\n", stderr);
	say_again();
	_exit(1);
}

static _Noreturn void complain(const char *wrong, const struct judged *j)
{
	fprintf(stderr, "torture-calls: %s\n%s", wrong, buf_text(&j->wrong));
	say_again();
	plan_close();
	exit(1);
}

/* ---- calls ---- */

/* Of CPU, for others may keep the machine busy; and hours of sleep. */
static void limit(int seconds)
{
	const struct itimerval end = {.it_value = {.tv_sec = seconds}};

	setitimer(ITIMER_PROF, &end, NULL);
	alarm((unsigned)seconds * 60);
}

static void call(const struct plan *p, struct judged *j)
{
	const char *wrong;

	all.plan = p;
	faults.peak = faults.bytes;
	limit(120);
	wrong = plan_judge(p, j);
	limit(0);
	all.calls++;
	if (!wrong && j->seconds > SECONDS_MOST)
		wrong = "a call of more than 5 seconds";
	if (wrong)
		complain(wrong, j);
	if (j->status < STATUS_COUNT)
		all.status[j->status]++;
	if (j->seconds > all.slowest) {
		all.slowest = j->seconds;
		all.slowest_number = all.number;
	}
	if (faults.peak > all.largest)
		all.largest = faults.peak;
}

/* One of the answers that were listed, as a call of enorm-go. */
static void answer(struct plan *p, const struct judged *j, struct span board, struct dice *d,
		   struct arena *a)
{
	const char *line = buf_text(&j->answers);
	int n = 0, pick;

	for (; *line; line++)
		n += *line == '\n';
	pick = n ? dice_below(d, n) : 0;
	for (line = buf_text(&j->answers); pick; line++)
		pick -= *line == '\n';
	p->nwords = 0;
	plan_add(p, "enorm-go");
	if (n)
		plan_add(p, arena_strndup(a, line, strcspn(line, "\n")));
	p->board = board;
}

static struct span kept_board(const struct judged *j, struct arena *a)
{
	return (struct span){arena_strndup(a, buf_text(&j->boards), j->boards.n), j->boards.n};
}

static void game(const struct seeds *s, struct arena *a)
{
	struct dice d = dice_of((uint64_t)all.seed * 2 + all.hostile, (uint64_t)all.number);
	struct judged j = {0};
	struct plan p, made;
	int i;

	vary_valid(&p, s, &d, a);
	for (i = 0; i < GAME_MOST; i++) {
		struct span board;
		made = p;
		if (all.hostile)
			vary_hostile(&made, &d, a);
		call(&made, &j);
		board = kept_board(&j, a);
		if (!board.n || board.n > BOARDS_MOST || dice_chance(&d, 25))
			break;
		if (j.answers.n && dice_chance(&d, 80))
			answer(&p, &j, board, &d, a);
		else
			vary_next(&p, s, board, &d, a);
		judged_release(&j);
	}
	judged_release(&j);
}

/* The call of a case as far as its questions lead. */
static void asked_game(const struct seeds *s, struct arena *a)
{
	struct dice d = dice_of((uint64_t)all.seed, (uint64_t)all.number);
	struct judged j = {0};
	struct plan p = s->call[all.number];
	int i;

	vary_asked(&p);
	for (i = 0; i < ASKED_MOST; i++) {
		struct span board;
		call(&p, &j);
		board = kept_board(&j, a);
		if (j.status != STATUS_WAITING || !j.answers.n || board.n > BOARDS_MOST)
			break;
		answer(&p, &j, board, &d, a);
		judged_release(&j);
	}
	judged_release(&j);
}

static void play_file(const char *path)
{
	static char bytes[1 << 20];
	struct arena a = {0};
	struct judged j = {0};
	struct plan p;
	int fd = open(path, O_RDONLY | O_CLOEXEC);
	ssize_t n = fd < 0 ? -1 : read(fd, bytes, sizeof bytes);

	if (n < 0) {
		perror(path);
		exit(66);
	}
	close(fd);
	all.file = path;
	plan_read(&p, (struct span){bytes, (size_t)n}, &a);
	call(&p, &j);
	judged_release(&j);
	arena_release(&a);
}

static void report(void)
{
	int i;

	printf("%ld %s calls:", all.calls, all.asked ? "asked" : all.hostile ? "hostile" : "valid");
	for (i = 0; i < STATUS_COUNT; i++)
		if (all.status[i])
			printf(" %ld of status %d,", all.status[i], i);
	printf(" the slowest %.1f s (number %ld), the largest %ld MB\n", all.slowest,
	       all.slowest_number, all.largest >> 20);
}

static void play_random(const char *root)
{
	struct seeds s = {.n = 0};
	struct arena a = {0};

	if (seeds_load(&s, root))
		exit(66);
	for (all.number = all.first; all.calls < all.count; all.number++) {
		if (all.asked && all.number >= s.n)
			break;
		watched->number = all.number;
		(all.asked ? asked_game : game)(&s, &a);
		arena_reset(&a);
	}
	report();
	arena_release(&a);
	arena_release(&s.arena);
	free(s.call);
}

static bool is_directory(const char *path)
{
	struct stat st;

	return !stat(path, &st) && S_ISDIR(st.st_mode);
}

static int play(int argc, char **argv)
{
	signal(SIGALRM, too_long);
	signal(SIGPROF, too_long);
#ifdef __SANITIZE_ADDRESS__
	__sanitizer_set_death_callback(say_again);
#endif
	faults = (struct faults){.on = true, .most = BYTES_MOST, .too_much = too_much};
	if (optind < argc && is_directory(argv[optind]))
		play_random(argv[optind]);
	else
		for (; optind < argc; optind++) {
			watched->file = optind;
			play_file(argv[optind]);
		}
	plan_close();
	watched->ended = true;
	return 0;
}

/* A signal, a call that ends the process, or a sanitizer that knows nothing of say_again, ends the
 * player without a word. */
static int watch(pid_t player, char **argv)
{
	int status = 0;

	while (waitpid(player, &status, 0) < 0)
		;
	if (WIFEXITED(status) && (watched->ended || watched->said || WEXITSTATUS(status) == 66))
		return WEXITSTATUS(status);
	if (WIFSIGNALED(status))
		fprintf(stderr, "torture-calls: signal %d\n", WTERMSIG(status));
	if (watched->number < 0)
		fprintf(stderr, "again: torture-calls %s\n", argv[watched->file]);
	else
		fprintf(stderr, "again: torture-calls%s -s %ld -n %ld -c 1 .\n", mode_option(),
			all.seed, watched->number);
	return 1;
}

int main(int argc, char **argv)
{
	pid_t player;
	int c;

	while ((c = getopt(argc, argv, "ahs:n:c:")) != -1) {
		long *number = c == 's' ? &all.seed : c == 'n' ? &all.first : &all.count;
		if (c == '?')
			return 64;
		if (c == 'h')
			all.hostile = true;
		else if (c == 'a')
			all.asked = true;
		else
			*number = strtol(optarg, NULL, 10);
	}
	watched =
	    mmap(NULL, sizeof *watched, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
	if (watched == MAP_FAILED)
		return 71;
	watched->number = -1;
	player = fork();
	if (player < 0)
		return 71;
	return player ? watch(player, argv) : play(argc, argv);
}
