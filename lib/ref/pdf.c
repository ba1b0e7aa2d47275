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

/* One run over the text. */
struct groff {
	const char *paper;
	const struct buf *text;
	struct buf *pdf;  /* gets its output; NULL if only what it says is wanted */
	struct buf *said; /* what it says */
	struct arena *arena;
	struct diag *diag;
	FILE *in, *out, *err;
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

static int start(const struct groff *g, pid_t *child)
{
	struct arena *a = g->arena;
	char *argv[] = {arena_strdup(a, "groff"),
			arena_strdup(a, "-S"),
			arena_strdup(a, "-Tpdf"),
			arena_printf(a, "-P-p%s", g->paper),
			g->pdf ? NULL : arena_strdup(a, "-z"),
			NULL};
	posix_spawn_file_actions_t files;
	char **env = environment(a);
	int error = posix_spawn_file_actions_init(&files);

	if (error)
		return error;
	error = posix_spawn_file_actions_adddup2(&files, fileno(g->in), STDIN_FILENO);
	if (!error)
		error = posix_spawn_file_actions_adddup2(&files, fileno(g->out), STDOUT_FILENO);
	if (!error)
		error = posix_spawn_file_actions_adddup2(&files, fileno(g->err), STDERR_FILENO);
	if (!error)
		error = posix_spawnp(child, "groff", &files, NULL, argv, env);
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

static int run(const struct groff *g)
{
	pid_t child = 0;
	int error = start(g, &child), status;

	if (error == ENOMEM)
		mem_fail();
	if (error == ENOENT)
		return diag_status(g->diag, STATUS_MISSING,
				   "there is no groff to make the PDF: install the package groff, "
				   "or use -T html");
	if (error)
		return diag_status(g->diag, STATUS_MISSING, "cannot run groff: %s",
				   strerror(error));
	status = wait_for(child);
	if (read_back(g->err, g->said))
		return diag_status(g->diag, STATUS_IO, "cannot read what groff says");
	if (status)
		return diag_status(g->diag, STATUS_MISSING,
				   "groff cannot make the PDF (%.*s): is the whole package groff "
				   "installed, not groff-base alone?",
				   (int)strcspn(buf_text(g->said), "\n"), buf_text(g->said));
	return 0;
}

static void close_all(void *arg)
{
	const struct groff *g = arg;
	FILE *all[] = {g->in, g->out, g->err};
	size_t i;

	for (i = 0; i < COUNT(all); i++)
		if (all[i])
			fclose(all[i]);
}

static FILE *nameless(void)
{
	FILE *f = tmpfile();

	if (!f && errno == ENOMEM)
		mem_fail();
	return f;
}

static int with_files(void *arg)
{
	struct groff *g = arg;

	g->in = nameless();
	g->out = nameless();
	g->err = nameless();
	if (!g->in || !g->out || !g->err ||
	    fwrite(g->text->p, 1, g->text->n, g->in) != g->text->n || fflush(g->in) ||
	    lseek(fileno(g->in), 0, SEEK_SET))
		return diag_status(g->diag, STATUS_IO, "no room for a temporary file: %s",
				   strerror(errno));
	if (run(g))
		return -1;
	if (g->pdf && read_back(g->out, g->pdf))
		return diag_status(g->diag, STATUS_IO, "cannot read the PDF of groff");
	return 0;
}

static int once(struct groff g)
{
	return mem_finally(with_files, close_all, &g);
}

/* `enorm-part 3 12`: part 3 begins on page 12. */
static void note_pages(const char *said, struct buf *out)
{
	int part, page;

	for (; *said; said += strcspn(said, "\n"), said += *said == '\n')
		if (sscanf(said, "enorm-part %d %d", &part, &page) == 2)
			buf_printf(out, ".nr page%d %d\n", part, page);
}

/* `enorm-pages 2`: so many it takes. */
static int pages_taken(const char *said)
{
	const char *at = strstr(said, "enorm-pages ");
	int n;

	return at && sscanf(at, "enorm-pages %d", &n) == 1 ? n : 0;
}

/* The largest type with which it is one page, into `whole`; else the least that can be read. */
static int fit_page(struct groff g, const struct buf *roff, struct buf *whole)
{
	static const char *const sizes[] = {"9", "8.5", "8", "7.75", "7.5", "7.25", "7"};
	size_t i;

	for (i = 0; i < COUNT(sizes); i++) {
		buf_clear(whole);
		buf_clear(g.said);
		buf_printf(whole, ".nr pages 1\n.nr sz %sz\n", sizes[i]);
		buf_add(whole, roff->p, roff->n);
		if (once(g))
			return -1;
		if (pages_taken(buf_text(g.said)) == 1)
			break;
	}
	buf_clear(whole);
	buf_printf(whole, ".nr sz %sz\n", sizes[i < COUNT(sizes) ? i : COUNT(sizes) - 1]);
	return 0;
}

int write_pdf(const struct doc *d, enum paper p, struct buf *out, struct diag *diag)
{
	struct buf roff = {0}, said = {0}, whole = {0};
	struct groff g = {.paper = paper_words[p],
			  .text = &whole,
			  .said = &said,
			  .arena = d->arena,
			  .diag = diag};
	int result = 0;

	write_roff(d, p, &roff);
	if (d->booklet) {
		buf_puts(&whole, ".nr pages 1\n");
		buf_add(&whole, roff.p, roff.n);
		result = once(g);
		buf_clear(&whole);
	}
	if (d->one_page)
		result = fit_page(g, &roff, &whole);
	if (!result) {
		note_pages(buf_text(&said), &whole);
		buf_add(&whole, roff.p, roff.n);
		buf_clear(&said);
		g.pdf = out;
		result = once(g);
	}
	buf_release(&roff);
	buf_release(&said);
	buf_release(&whole);
	return result;
}
