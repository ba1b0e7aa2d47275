#include "cases/child.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/signalfd.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define PART 65536

/* One command under way: where its output comes from, and where it goes. */
struct running {
	struct child_place *place;
	struct child_end *end;
	struct diag *diag;
	const char *command;
	struct span input;
	int in, out[2], err[2]; /* -1 for closed */
	pid_t pid;
	long deadline; /* in milliseconds */
	bool stopped;  /* its time was over, or it was too loud */
	int failed;    /* errno, where what came of it is not known; else 0 */
};

static long now(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

static void shut(int *fd)
{
	if (*fd >= 0)
		close(*fd);
	*fd = -1;
}

static void shut_all(void *arg)
{
	struct running *r = arg;

	shut(&r->in);
	shut(&r->out[0]);
	shut(&r->out[1]);
	shut(&r->err[0]);
	shut(&r->err[1]);
}

static int cannot(struct running *r, const char *what, int error)
{
	if (error == ENOMEM)
		mem_fail();
	return diag_status(r->diag, STATUS_IO, "cannot %s: %s", what, strerror(error));
}

/* The board is a file without a name, so that nobody waits for anybody to read it. */
static int open_files(struct running *r)
{
	size_t done = 0;

	r->in = memfd_create("board", MFD_CLOEXEC);
	if (r->in < 0 || pipe2(r->out, O_CLOEXEC) || pipe2(r->err, O_CLOEXEC))
		return cannot(r, "make a pipe", errno);
	while (done < r->input.n) {
		ssize_t n = write(r->in, r->input.p + done, r->input.n - done);

		if (n < 0 && errno != EINTR)
			return cannot(r, "write the board", errno);
		done += n > 0 ? (size_t)n : 0;
	}
	return lseek(r->in, 0, SEEK_SET) ? cannot(r, "write the board", errno) : 0;
}

/* ---- starting ---- */

static int set_files(struct running *r, posix_spawn_file_actions_t *files)
{
	int error = posix_spawn_file_actions_addchdir_np(files, r->place->work);

	if (!error)
		error = posix_spawn_file_actions_adddup2(files, r->in, STDIN_FILENO);
	if (!error)
		error = posix_spawn_file_actions_adddup2(files, r->out[1], STDOUT_FILENO);
	if (!error)
		error = posix_spawn_file_actions_adddup2(files, r->err[1], STDERR_FILENO);
	return error;
}

/* A group of its own, and signals as sh(1) expects them: the frame ignores some. */
static int set_attributes(struct running *r, posix_spawnattr_t *how)
{
	sigset_t usual;
	int error = posix_spawnattr_setflags(how, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF |
						      POSIX_SPAWN_SETSIGMASK);

	sigemptyset(&usual);
	sigaddset(&usual, SIGPIPE);
	sigaddset(&usual, SIGXFSZ);
	if (!error)
		error = posix_spawnattr_setpgroup(how, 0);
	if (!error)
		error = posix_spawnattr_setsigdefault(how, &usual);
	return error ? error : posix_spawnattr_setsigmask(how, &r->place->before);
}

static int spawn(struct running *r)
{
	struct arena *a = &r->place->arena;
	char *argv[] = {arena_strdup(a, "sh"), arena_strdup(a, "-c"), arena_strdup(a, r->command),
			NULL};
	posix_spawn_file_actions_t files;
	posix_spawnattr_t how;
	int error = posix_spawn_file_actions_init(&files);

	if (error)
		return error;
	error = posix_spawnattr_init(&how);
	if (!error) {
		error = set_files(r, &files);
		if (!error)
			error = set_attributes(r, &how);
		if (!error)
			error = posix_spawn(&r->pid, "/bin/sh", &files, &how, argv, r->place->env);
		posix_spawnattr_destroy(&how);
	}
	posix_spawn_file_actions_destroy(&files);
	return error;
}

/* ---- while it runs ---- */

static void stop(struct running *r, int status)
{
	if (!r->stopped)
		r->end->status = status;
	r->stopped = true;
	kill(-r->pid, SIGKILL);
}

/* Takes what is there; at the end, or when it is too much, the descriptor is closed. */
static void take(struct running *r, int *fd, struct buf *into)
{
	ssize_t n;

	buf_room(into, PART);
	n = read(*fd, into->p + into->n, PART - 1);
	if (n > 0)
		into->n += (size_t)n;
	else if (n == 0 || errno != EINTR) {
		r->failed = n ? errno : r->failed;
		shut(fd);
	}
	into->p[into->n] = '\0';
	if (into->n > CHILD_MOST) {
		stop(r, CHILD_LOUD);
		shut(fd);
	}
}

static void note_signal(struct running *r)
{
	struct signalfd_siginfo info;

	if (read(r->place->signals, &info, sizeof info) == (ssize_t)sizeof info)
		r->place->caught = (int)info.ssi_signo;
	stop(r, CHILD_LATE);
}

static void read_output(struct running *r)
{
	while (r->out[0] >= 0 || r->err[0] >= 0) {
		struct pollfd fds[] = {{r->out[0], POLLIN, 0},
				       {r->err[0], POLLIN, 0},
				       {r->place->signals, POLLIN, 0}};
		long left = r->deadline - now();

		if (left <= 0) {
			stop(r, CHILD_LATE);
			return;
		}
		if (poll(fds, COUNT(fds), (int)left) < 0) {
			if (errno == EINTR)
				continue;
			r->failed = errno;
			stop(r, CHILD_LATE);
			return;
		}
		if (fds[0].revents)
			take(r, &r->out[0], &r->end->out);
		if (fds[1].revents)
			take(r, &r->err[0], &r->end->err);
		if (fds[2].revents && !r->place->caught)
			note_signal(r);
		if (r->place->caught)
			return;
	}
}

static void wait_for(struct running *r)
{
	int status = 0;
	pid_t done;

	while (!(done = waitpid(r->pid, &status, r->stopped ? 0 : WNOHANG)) ||
	       (done < 0 && errno == EINTR)) {
		poll(NULL, 0, 1);
		if (now() >= r->deadline)
			stop(r, CHILD_LATE);
	}
	if (done < 0)
		r->failed = errno;
	kill(-r->pid, SIGKILL); /* whatever it left running */
	r->place->group = 0;
	if (!r->stopped)
		r->end->status = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

static int run(void *arg)
{
	struct running *r = arg;
	int error;

	if (mkdir(r->place->work, 0700))
		return cannot(r, "make an empty directory", errno);
	if (open_files(r))
		return -1;
	error = spawn(r);
	if (error)
		return cannot(r, "run /bin/sh", error);
	r->place->group = r->pid;
	shut(&r->out[1]);
	shut(&r->err[1]);
	read_output(r);
	wait_for(r);
	if (r->place->caught)
		return diag_status(r->diag, STATUS_IO, "ended by a signal");
	return r->failed ? cannot(r, "learn what came of it", r->failed) : 0;
}

int child_run(struct child_place *p, const char *command, struct span input, struct child_end *end,
	      struct diag *d)
{
	struct running r = {.place = p,
			    .end = end,
			    .diag = d,
			    .command = command,
			    .input = input,
			    .in = -1,
			    .out = {-1, -1},
			    .err = {-1, -1},
			    .deadline = now() + p->seconds * 1000};
	int result;

	*end = (struct child_end){0};
	result = mem_finally(run, shut_all, &r);
	if (rmdir(p->work))
		place_remove(p->work);
	return result;
}

void child_end_release(struct child_end *end)
{
	buf_release(&end->out);
	buf_release(&end->err);
}
