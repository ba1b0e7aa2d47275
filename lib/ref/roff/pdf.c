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

#define LINE_AND_A_HALF 14000 /* of two columns, in troff's units */

/* What an even first column may take: the length that was found first, since every other comes from
 * that. */
static void note_columns(int run, int page, int length, const char *before, struct buf *out)
{
	char key[64];
	const char *had;

	snprintf(key, sizeof key, ".nr bal%d-%d ", run, page);
	had = strstr(before, key);
	if (had)
		buf_add(out, had, strcspn(had, "\n") + 1);
	else
		buf_printf(out, "%s%d\n", key, length / 2 + LINE_AND_A_HALF);
}

/* `enorm-part 3 12`: part 3 begins on page 12. `enorm-columns 1 9 120000`: the first run of two
 * columns ends on page 9, where they have that length in all, so the first may take half of it. */
static void note_pages(const char *said, const char *before, struct buf *out)
{
	int part, page, length;

	for (; *said; said += strcspn(said, "\n"), said += *said == '\n')
		if (sscanf(said, "enorm-part %d %d", &part, &page) == 2)
			buf_printf(out, ".nr page%d %d\n", part, page);
		else if (sscanf(said, "enorm-columns %d %d %d", &part, &page, &length) == 3)
			note_columns(part, page, length, before, out);
}

/* `enorm-pages 2`: so many it takes. */
static int pages_taken(const char *said)
{
	const char *at = strstr(said, "enorm-pages ");
	int n;

	return at && sscanf(at, "enorm-pages %d", &n) == 1 ? n : 0;
}

/* A sheet on its way to paper: its roff, and what is put before it. */
struct setting {
	struct groff groff;
	enum paper paper;
	struct buf roff, said, whole;
	struct buf notes; /* of the run before, see note_pages() */
};

/* Runs it only for what it says: which parts begin where, how many pages it takes. */
static int trial(struct setting *s, const struct doc *d)
{
	buf_clear(&s->roff);
	buf_clear(&s->said);
	buf_clear(&s->whole);
	write_roff(d, s->paper, &s->roff);
	buf_printf(&s->whole, ".nr pages 1\n%s", buf_text(&s->notes));
	buf_add(&s->whole, s->roff.p, s->roff.n);
	return once(s->groff);
}

/* 1 if it is one page so, with no word too wide for its column; 0 if not, -1 with the diag. */
static int fits(struct setting *s, const struct doc *d)
{
	if (trial(s, d))
		return -1;
	return pages_taken(buf_text(&s->said)) == 1 && !strstr(buf_text(&s->said), "break line");
}

/* As many of its blocks as one page of the least type holds. */
static int fit_cut(struct setting *s, struct doc *d)
{
	int low = 0, high = doc_blocks(d), fit;

	while (low + 1 < high) {
		struct doc cut = doc_cut(d, (low + high) / 2);

		fit = fits(s, &cut);
		if (fit < 0)
			return -1;
		*(fit ? &low : &high) = (low + high) / 2;
	}
	*d = doc_cut(d, low);
	return 0;
}

/* One page: as every other sheet if that will do, else with the largest type that does, else as
 * much of it as the least that can be read allows. */
static int fit_page(struct setting *s, struct doc *d)
{
	static const int sizes[] = {1100, 1000, 900, 850, 800, 775, 750, 725, 700};
	struct doc usual = *d;
	size_t i;
	int fit = 0;

	usual.one_page = false;
	if (d->roomy)
		fit = fits(s, &usual);
	if (fit > 0)
		*d = usual;
	for (i = 0; !fit && i < COUNT(sizes); i++) {
		d->points = sizes[i];
		fit = fits(s, d);
	}
	return fit < 0 ? -1 : fit ? 0 : fit_cut(s, d);
}

static bool has_columns(const struct doc *d)
{
	const struct block *b;

	for (b = d->first; b && !b->columns; b = b->next)
		;
	return b != NULL;
}

#define SETTLES_IN 6 /* runs at most */

/* Columns made even move what comes behind them: runs until two say the same. */
static int settle(struct setting *s, const struct doc *d)
{
	struct buf before = {0};
	int i, result = 0;
	bool same = false;

	for (i = 0; i < SETTLES_IN && !result && !same; i++) {
		buf_clear(&before);
		buf_puts(&before, buf_text(&s->notes));
		result = trial(s, d);
		buf_clear(&s->notes);
		note_pages(buf_text(&s->said), buf_text(&before), &s->notes);
		same = !strcmp(buf_text(&before), buf_text(&s->notes));
	}
	buf_release(&before);
	return result;
}

static int print(struct setting *s, struct doc d, struct buf *out)
{
	if (d.one_page ? fit_page(s, &d) : (d.booklet || has_columns(&d)) && settle(s, &d))
		return -1;
	buf_clear(&s->whole);
	buf_puts(&s->whole, buf_text(&s->notes));
	buf_clear(&s->said);
	buf_clear(&s->roff);
	write_roff(&d, s->paper, &s->roff);
	buf_add(&s->whole, s->roff.p, s->roff.n);
	s->groff.pdf = out;
	return once(s->groff);
}

int write_pdf(const struct doc *d, enum paper p, struct buf *out, struct diag *diag)
{
	struct setting s = {.paper = p};
	int result;

	s.groff = (struct groff){.paper = paper_words[p],
				 .text = &s.whole,
				 .said = &s.said,
				 .arena = d->arena,
				 .diag = diag};
	result = print(&s, *d, out);
	buf_release(&s.roff);
	buf_release(&s.said);
	buf_release(&s.whole);
	buf_release(&s.notes);
	return result;
}
