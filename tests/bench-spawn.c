/* usage: bench-spawn [-w] ROUNDS RUNS INPUT COMMAND [-- COMMAND]...
 * Runs each command RUNS times in each of ROUNDS rounds, the commands taking turns, with INPUT as
 * standard input and standard output thrown away. Prints for each command its best round's mean in
 * microseconds and the most memory a run held, in KiB. It is the time of the processor, which a
 * busy machine hardly changes, the start and the end of the process included; with -w that of the
 * clock.
 */
#include <fcntl.h>
#include <spawn.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>

#define MOST 16

struct command {
	char **argv;
	double best;
	long memory;
};

static double now(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec * 1e6 + (double)t.tv_nsec / 1e3;
}

static void fail(const char *what)
{
	perror(what);
	exit(70);
}

static double spent(const struct rusage *used)
{
	return (double)(used->ru_utime.tv_sec + used->ru_stime.tv_sec) * 1e6 +
	       (double)(used->ru_utime.tv_usec + used->ru_stime.tv_usec);
}

/* What it took of the processor. */
static double run(struct command *c, const char *input)
{
	posix_spawn_file_actions_t files;
	struct rusage used;
	pid_t child;
	int status;

	posix_spawn_file_actions_init(&files);
	posix_spawn_file_actions_addopen(&files, 0, input, O_RDONLY, 0);
	posix_spawn_file_actions_addopen(&files, 1, "/dev/null", O_WRONLY, 0);
	if (posix_spawnp(&child, c->argv[0], &files, NULL, c->argv, environ))
		fail(c->argv[0]);
	posix_spawn_file_actions_destroy(&files);
	if (wait4(child, &status, 0, &used) < 0)
		fail("wait4");
	if (!WIFEXITED(status) || WEXITSTATUS(status) > 2) {
		fprintf(stderr, "%s: status %#x\n", c->argv[0], (unsigned)status);
		exit(70);
	}
	if (used.ru_maxrss > c->memory)
		c->memory = used.ru_maxrss;
	return spent(&used);
}

static void round_of(struct command *c, int runs, const char *input, bool by_clock)
{
	double start = now(), sum = 0, mean;
	int i;

	for (i = 0; i < runs; i++)
		sum += run(c, input);
	mean = (by_clock ? now() - start : sum) / runs;
	if (c->best <= 0 || mean < c->best)
		c->best = mean;
}

static int split(char **argv, struct command *list)
{
	int n = 0;

	list[n++].argv = argv;
	for (; *argv; argv++)
		if (!strcmp(*argv, "--") && n < MOST) {
			*argv = NULL;
			list[n++].argv = argv + 1;
		}
	return n;
}

int main(int argc, char **argv)
{
	struct command list[MOST] = {0};
	bool by_clock = argc > 1 && !strcmp(argv[1], "-w");
	int rounds, i, n;

	argc -= by_clock;
	argv += by_clock;
	if (argc < 5)
		return 64;
	n = split(argv + 4, list);
	for (rounds = atoi(argv[1]); rounds > 0; rounds--)
		for (i = 0; i < n; i++)
			round_of(&list[i], atoi(argv[2]), argv[3], by_clock);
	for (i = 0; i < n; i++)
		printf("%.1f %ld %s\n", list[i].best, list[i].memory, list[i].argv[0]);
	return 0;
}
