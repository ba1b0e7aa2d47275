/* A run as a program: standard input, output and error, the environment, files and signals. */
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/uio.h>
#include <unistd.h>

#include "cli/run.h"

#define PATIENCE 200 /* milliseconds for a pipe: a wrong call must not hang */

static int open_file(struct port *p, const char *file, struct input *in)
{
	int fd = open(file, O_RDONLY | O_CLOEXEC);

	(void)p;
	if (fd < 0)
		return errno;
	input_from_fd(in, fd, file);
	return 0;
}

static int open_boards(struct port *p, const struct call *c, struct input *in, struct diag *d)
{
	const char *file = call_value(c, "file");
	int error;

	if (!file && isatty(STDIN_FILENO))
		return diag_usage(
		    d, "%s",
		    c->nothing ? c->nothing
			       : "no board: pipe one in, or name one with -f FILE or -g GAME");
	if (!file || !strcmp(file, "-")) {
		input_from_fd(in, STDIN_FILENO, "(standard input)");
		return 0;
	}
	error = open_file(p, file, in);
	return error ? diag_status(d, STATUS_OPEN, "cannot open %s: %s", file, strerror(error)) : 0;
}

static bool ready(struct port *p)
{
	struct pollfd in = {.fd = STDIN_FILENO, .events = POLLIN};

	(void)p;
	return !isatty(STDIN_FILENO) && poll(&in, 1, PATIENCE) > 0;
}

static enum outlet_state write_out(struct port *p, struct buf *text, struct diag *d)
{
	(void)p;
	return outlet_flush(STDOUT_FILENO, text, d);
}

static void say(struct port *p, const char *text, size_t n)
{
	(void)p;
	(void)outlet_write(STDERR_FILENO, text, n); /* there is nowhere left to say it */
}

static void say_no_memory(struct port *p, const struct call *c, const char *more)
{
	const char *part[] = {c->json ? "{\"v\":1,\"tool\":\"" : "",
			      c->tool->name,
			      c->json ? "\",\"board\":0,\"kind\":\"error\",\"message\":\"" : ": ",
			      "out of memory",
			      more,
			      c->json ? "\",\"status\":71}\n" : "\n"};
	struct iovec line[COUNT(part)];
	ssize_t ignored;
	size_t i;

	(void)p;
	for (i = 0; i < COUNT(part); i++)
		line[i] = (struct iovec){(void *)(uintptr_t)part[i], strlen(part[i])};
	ignored = writev(STDERR_FILENO, line, (int)COUNT(line));
	(void)ignored;
}

static const char *env(const char *name)
{
	return getenv(name);
}

static int terminal_columns(void)
{
	struct winsize w;

	return ioctl(STDOUT_FILENO, TIOCGWINSZ, &w) ? 0 : w.ws_col;
}

/* No file of ours may become standard input, output or error where the caller closed them. What
 * takes their place gives nothing, and takes nothing: to write there is still an error. */
static int hold_standard_files(void)
{
	int fd;

	for (fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++)
		if (fcntl(fd, F_GETFD) < 0 && open("/dev/null", O_RDONLY) != fd)
			return -1;
	return 0;
}

int tool_main(const struct tool *t, int argc, char **argv)
{
	struct port process = {.boards = open_boards,
			       .ready = ready,
			       .open = open_file,
			       .write = write_out,
			       .say = say,
			       .no_memory = say_no_memory,
			       .env = env};
	struct run r = {.call = {.tool = t, .port = &process}, .argc = argc, .argv = argv};
	struct mem_pool pool = {0};
	int status;

	if (hold_standard_files())
		return STATUS_IO;
	signal(SIGPIPE, SIG_IGN); /* writes fail instead, and are looked at */
	signal(SIGXFSZ, SIG_IGN);
	process.terminal = isatty(STDOUT_FILENO);
	if (process.terminal)
		process.columns = terminal_columns();
	status = run_tool(&r, &pool);
	mem_release(&pool);
	return status;
}
