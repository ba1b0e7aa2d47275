#include "io_faults.h"

#include <dirent.h>
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

struct io_faults io_faults;

/* Does this call fail? What can only fall short does not fail in that way if it cannot. */
static bool fails(const char *name, int fd, bool can_be_short)
{
	struct io_faults *f = &io_faults;

	if (!f->on)
		return false;
	f->asked++;
	if (!f->fail_at || f->asked < f->fail_at || (f->asked > f->fail_at && !f->all) ||
	    (f->error == SHORT_OF && !can_be_short))
		return false;
	if (f->error == KILLED || (f->error == KILLED_HALF && !can_be_short))
		raise(SIGKILL);
	if (!*f->failed) {
		snprintf(f->failed, sizeof f->failed, "%s", name);
		f->fd = fd;
	}
	errno = f->error;
	f->half_written |= fd == STDOUT_FILENO && !can_be_short;
	return true;
}

static size_t half(size_t n)
{
	return n > 1 ? n / 2 : n;
}

/* The names are the linker's. FAILING gives one that fails with -1. */
#define FAILING(type, name, params, args, fd)                                   \
	type __real_##name params;                                              \
	type __wrap_##name params;                                              \
	type __wrap_##name params                                               \
	{                                                                       \
		return fails(#name, fd, false) ? (type)-1 : __real_##name args; \
	}

/* One that moves n bytes, and may move fewer. */
#define MOVING(name, params, args, fewer, fd)                    \
	ssize_t __real_##name params;                            \
	ssize_t __wrap_##name params;                            \
	ssize_t __wrap_##name params                             \
	{                                                        \
		if (!fails(#name, fd, true))                     \
			return __real_##name args;               \
		if (io_faults.error == SHORT_OF)                 \
			return __real_##name fewer;              \
		if (io_faults.error == KILLED_HALF)              \
			raise((__real_##name fewer, SIGKILL));   \
		io_faults.half_written |= (fd) == STDOUT_FILENO; \
		return -1;                                       \
	}

MOVING(read, (int fd, void *p, size_t n), (fd, p, n), (fd, p, half(n)), fd)
MOVING(write, (int fd, const void *p, size_t n), (fd, p, n), (fd, p, half(n)), fd)
MOVING(pread, (int fd, void *p, size_t n, off_t at), (fd, p, n, at), (fd, p, half(n), at), fd)
MOVING(pwrite, (int fd, const void *p, size_t n, off_t at), (fd, p, n, at), (fd, p, half(n), at),
       fd)
MOVING(writev, (int fd, const struct iovec *v, int n), (fd, v, n), (fd, v, n > 1 ? n / 2 : n), fd)

FAILING(int, fsync, (int fd), (fd), fd)
FAILING(int, ftruncate, (int fd, off_t n), (fd, n), fd)
FAILING(int, flock, (int fd, int how), (fd, how), fd)
FAILING(int, fstat, (int fd, struct stat *st), (fd, st), fd)
FAILING(int, stat, (const char *path, struct stat *st), (path, st), -1)
FAILING(off_t, lseek, (int fd, off_t at, int whence), (fd, at, whence), fd)
FAILING(int, memfd_create, (const char *name, unsigned flags), (name, flags), -1)
FAILING(int, pipe2, (int fd[2], int flags), (fd, flags), -1)
FAILING(int, poll, (struct pollfd * fds, nfds_t n, int patience), (fds, n, patience), -1)
FAILING(pid_t, waitpid, (pid_t id, int *status, int how), (id, status, how), -1)
FAILING(int, mkdir, (const char *path, mode_t mode), (path, mode), -1)
FAILING(ssize_t, getrandom, (void *p, size_t n, unsigned flags), (p, n, flags), -1)

/* Those that say it otherwise. A descriptor that cannot be closed well is closed all the same. */
int __real_close(int fd);
int __wrap_close(int fd);
int __wrap_close(int fd)
{
	bool failed = fails("close", fd, false);
	int result = __real_close(fd);

	if (failed)
		errno = io_faults.error;
	return failed ? -1 : result;
}

int __real_open(const char *path, int flags, ...);
int __wrap_open(const char *path, int flags, ...);
int __wrap_open(const char *path, int flags, ...)
{
	va_list ap;
	int mode;

	va_start(ap, flags);
	mode = va_arg(ap, int);
	va_end(ap);
	return fails("open", -1, false) ? -1 : __real_open(path, flags, mode);
}

/* open() by another name, with _FORTIFY_SOURCE. */
int __real___open_2(const char *path, int flags);
int __wrap___open_2(const char *path, int flags);
int __wrap___open_2(const char *path, int flags)
{
	return fails("open", -1, false) ? -1 : __real___open_2(path, flags);
}

DIR *__real_opendir(const char *path);
DIR *__wrap_opendir(const char *path);
DIR *__wrap_opendir(const char *path)
{
	return fails("opendir", -1, false) ? NULL : __real_opendir(path);
}

struct dirent *__real_readdir(DIR *dir);
struct dirent *__wrap_readdir(DIR *dir);
struct dirent *__wrap_readdir(DIR *dir)
{
	return fails("readdir", -1, false) ? NULL : __real_readdir(dir);
}

char *__real_mkdtemp(char *path);
char *__wrap_mkdtemp(char *path);
char *__wrap_mkdtemp(char *path)
{
	return fails("mkdtemp", -1, false) ? NULL : __real_mkdtemp(path);
}

FILE *__real_tmpfile(void);
FILE *__wrap_tmpfile(void);
FILE *__wrap_tmpfile(void)
{
	return fails("tmpfile", -1, false) ? NULL : __real_tmpfile();
}

#define SPAWNING(name)                                                                           \
	int __real_##name(pid_t *id, const char *path, const posix_spawn_file_actions_t *files,  \
			  const posix_spawnattr_t *how, char *const argv[], char *const env[]);  \
	int __wrap_##name(pid_t *id, const char *path, const posix_spawn_file_actions_t *files,  \
			  const posix_spawnattr_t *how, char *const argv[], char *const env[]);  \
	int __wrap_##name(pid_t *id, const char *path, const posix_spawn_file_actions_t *files,  \
			  const posix_spawnattr_t *how, char *const argv[], char *const env[])   \
	{                                                                                        \
		return fails(#name, -1, false) ? io_faults.error                                 \
					       : __real_##name(id, path, files, how, argv, env); \
	}
SPAWNING(posix_spawn)
SPAWNING(posix_spawnp)
