/* The directory in which commands run, and what they find around them. */
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/signalfd.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cases/child.h"
#include "text/shell.h"

extern char **environ;

static void ending_signals(sigset_t *set)
{
	sigemptyset(set);
	sigaddset(set, SIGINT);
	sigaddset(set, SIGTERM);
	sigaddset(set, SIGHUP);
	sigaddset(set, SIGQUIT);
}

int place_start(struct child_place *p, struct diag *d)
{
	const char *tmp = getenv("TMPDIR");
	sigset_t ending;

	p->root = arena_printf(&p->arena, "%s/enorm-case.XXXXXX", tmp && *tmp ? tmp : "/tmp");
	if (!mkdtemp(p->root)) {
		diag_status(d, STATUS_IO,
			    "cannot make the directory %s: %s; TMPDIR names another "
			    "place for it",
			    p->root, strerror(errno));
		p->root = NULL;
		return -1;
	}
	ending_signals(&ending);
	sigprocmask(SIG_BLOCK, &ending, &p->before);
	p->signals = signalfd(-1, &ending, SFD_CLOEXEC | SFD_NONBLOCK);
	p->work = arena_printf(&p->arena, "%s/work", p->root);
	return 0;
}

static const char *own_path(void)
{
	const char *path = getenv("PATH");

	return path ? path : "/usr/bin:/bin";
}

void place_environment(struct child_place *p, const char *first, const char *data)
{
	size_t n = 0, i;

	while (environ[n])
		n++;
	p->env = arena_array(&p->arena, char *, n + 4);
	for (n = 0, i = 0; environ[i]; i++)
		if (!str_starts(environ[i], "ENORM_") && !str_starts(environ[i], "PATH=") &&
		    !str_starts(environ[i], "LC_ALL="))
			p->env[n++] = environ[i];
	p->env[n++] = arena_strdup(&p->arena, "LC_ALL=C.UTF-8");
	p->env[n++] = arena_printf(&p->arena, "PATH=%s:%s", first, own_path());
	if (data)
		p->env[n++] = arena_printf(&p->arena, "ENORM_DATA=%s", data);
}

/* `#!/bin/sh` and a call of the program. */
static int write_script(const char *file, const char *text)
{
	int fd = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0755);
	ssize_t n = fd < 0 ? -1 : write(fd, text, strlen(text));

	return fd < 0 || close(fd) || n != (ssize_t)strlen(text) ? -1 : 0;
}

const char *place_stand_ins(struct child_place *p, const char *program, const char *const *tools,
			    int n, struct diag *d)
{
	const char *dir = arena_printf(&p->arena, "%s/program", p->root);
	struct buf call = {0};
	int i, bad = mkdir(dir, 0700);

	/* A program that calls the tools itself means them, and not the stand-ins. */
	buf_puts(&call, "#!/bin/sh\nPATH=");
	shell_word(own_path(), &call);
	buf_puts(&call, "\nexport PATH\nexec ");
	shell_word(program, &call);
	for (i = 0; i < n && !bad; i++)
		bad = write_script(arena_printf(&p->arena, "%s/%s", dir, tools[i]),
				   arena_printf(&p->arena, "%s %s \"$@\"\n", buf_text(&call),
						tools[i]));
	buf_release(&call);
	if (!bad)
		return dir;
	diag_status(d, STATUS_IO, "cannot write to %s: %s", dir, strerror(errno));
	return NULL;
}

static int remove_one(const char *file, const struct stat *st, int what, struct FTW *at)
{
	(void)st, (void)what, (void)at;
	return remove(file);
}

void place_remove(const char *dir)
{
	nftw(dir, remove_one, 16, FTW_DEPTH | FTW_PHYS);
}

void place_end(struct child_place *p)
{
	if (p->group)
		kill(-p->group, SIGKILL);
	if (p->root) {
		place_remove(p->root);
		close(p->signals);
		if (p->caught)
			raise(p->caught);
		sigprocmask(SIG_SETMASK, &p->before, NULL);
	}
	arena_release(&p->arena);
	*p = (struct child_place){0};
}
