/* The roff of a sheet through groff, in its safe mode. Its input and output are files without a
 * name, so neither side ever waits for the other. */
#include <errno.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "ref/write.h"
#include "text/str.h"

extern char **environ;

#define ENVIRON_MOST 4096

struct groff {
	FILE *in, *out, *err;
	const char *paper;
	bool pages_only; /* asks for what it says, not for what it prints */
};

/* The date in a PDF is that of SOURCE_DATE_EPOCH, so that the same sheet is the same file. */
static char **environment(struct arena *a)
{
	char **all = arena_array(a, char *, ENVIRON_MOST + 2);
	int i, n = 0;

	if (!getenv("SOURCE_DATE_EPOCH"))
		all[n++] = arena_strdup(a, "SOURCE_DATE_EPOCH=1");
	for (i = 0; environ[i] && n < ENVIRON_MOST; i++)
		all[n++] = environ[i];
	return all;
}

static int start(const struct groff *g, struct arena *a, pid_t *child)
{
	char *argv[] = {arena_strdup(a, "groff"),
			arena_strdup(a, "-S"),
			arena_strdup(a, "-Tpdf"),
			arena_printf(a, "-P-p%s", g->paper),
			g->pages_only ? arena_strdup(a, "-z") : NULL,
			NULL};
	posix_spawn_file_actions_t files;
	int error = posix_spawn_file_actions_init(&files);

	if (error)
		return error;
	posix_spawn_file_actions_adddup2(&files, fileno(g->in), STDIN_FILENO);
	posix_spawn_file_actions_adddup2(&files, fileno(g->out), STDOUT_FILENO);
	posix_spawn_file_actions_adddup2(&files, fileno(g->err), STDERR_FILENO);
	error = posix_spawnp(child, "groff", &files, NULL, argv, environment(a));
	posix_spawn_file_actions_destroy(&files);
	return error;
}

static int read_back(FILE *f, struct buf *out)
{
	char part[8192];
	size_t n;

	rewind(f);
	while ((n = fread(part, 1, sizeof part, f)))
		buf_add(out, part, n);
	return ferror(f) ? -1 : 0;
}

static int wait_for(pid_t child)
{
	int status;

	while (waitpid(child, &status, 0) < 0)
		if (errno != EINTR)
			return -1;
	return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

static int run(const struct groff *g, struct arena *a, struct buf *said, struct diag *d)
{
	pid_t child = 0;
	int error = start(g, a, &child), status;

	if (error == ENOENT)
		return diag_status(d, STATUS_MISSING,
				   "there is no groff to make the PDF: install the package groff, "
				   "or use -T html");
	if (error)
		return diag_status(d, STATUS_MISSING, "cannot run groff: %s", strerror(error));
	status = wait_for(child);
	if (read_back(g->err, said))
		return diag_status(d, STATUS_IO, "cannot read what groff says");
	if (status)
		return diag_status(d, STATUS_MISSING,
				   "groff cannot make the PDF (%.*s): is the whole package groff "
				   "installed, not groff-base alone?",
				   (int)strcspn(buf_text(said), "\n"), buf_text(said));
	return 0;
}

static void close_all(struct groff *g)
{
	FILE *all[] = {g->in, g->out, g->err};
	size_t i;

	for (i = 0; i < COUNT(all); i++)
		if (all[i])
			fclose(all[i]);
}

/* One run over the text: its output if `out` is given, what it said in any case. */
static int once(const char *paper, const struct buf *text, struct arena *a, struct buf *out,
		struct buf *said, struct diag *d)
{
	struct groff g = {tmpfile(), tmpfile(), tmpfile(), paper, !out};
	int result;

	if (!g.in || !g.out || !g.err || fwrite(text->p, 1, text->n, g.in) != text->n ||
	    fflush(g.in) || lseek(fileno(g.in), 0, SEEK_SET))
		result =
		    diag_status(d, STATUS_IO, "no room for a temporary file: %s", strerror(errno));
	else
		result = run(&g, a, said, d);
	if (!result && out && read_back(g.out, out))
		result = diag_status(d, STATUS_IO, "cannot read the PDF of groff");
	close_all(&g);
	return result;
}

/* `enorm-part 3 12`: part 3 begins on page 12. */
static void note_pages(const char *said, struct buf *out)
{
	int part, page;

	for (; *said; said += strcspn(said, "\n"), said += *said == '\n')
		if (sscanf(said, "enorm-part %d %d", &part, &page) == 2)
			buf_printf(out, ".nr page%d %d\n", part, page);
}

int write_pdf(const struct doc *d, enum paper p, struct buf *out, struct diag *diag)
{
	struct buf roff = {0}, said = {0}, whole = {0};
	int result = 0;

	write_roff(d, p, &roff);
	if (d->booklet) {
		buf_puts(&whole, ".nr pages 1\n");
		buf_add(&whole, roff.p, roff.n);
		result = once(paper_words[p], &whole, d->arena, NULL, &said, diag);
		buf_clear(&whole);
	}
	if (!result) {
		note_pages(buf_text(&said), &whole);
		buf_add(&whole, roff.p, roff.n);
		buf_clear(&said);
		result = once(paper_words[p], &whole, d->arena, out, &said, diag);
	}
	buf_release(&roff);
	buf_release(&said);
	buf_release(&whole);
	return result;
}
