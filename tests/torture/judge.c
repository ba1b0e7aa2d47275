/* One call in this process, and whether what came of it keeps what is promised. */
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "cli/options.h"
#include "cli/run.h"
#include "enorm.h"
#include "plan.h"
#include "text/utf8.h"
#include "tool/tools.h"

/* A call without --seed draws the same each time that it is made. */
ssize_t getrandom(void *buffer, size_t n, unsigned flags)
{
	(void)flags;
	memset(buffer, 7, n);
	return (ssize_t)n;
}

/* ---- where it happens ---- */

/* Kept from call to call: what one leaves behind must not show in the next. */
static struct {
	struct enorm *ours, *back; /* with our own tables; the second reads what was written */
	char directory[64];	   /* for overlays */
} place;

static void die(const char *what)
{
	perror(what);
	exit(2);
}

static void place_open(void)
{
	if (place.ours)
		return;
	place.ours = enorm_open(NULL);
	place.back = enorm_open(NULL);
	snprintf(place.directory, sizeof place.directory, "%s/enorm-torture-%ld",
		 access("/dev/shm", W_OK) ? "/tmp" : "/dev/shm", (long)getpid());
	if (mkdir(place.directory, 0700))
		die(place.directory);
}

static void table_path(const struct plan_part *t, char out[160])
{
	snprintf(out, 160, "%s/%.60s.csv", place.directory, t->name);
}

static void tables_write(const struct plan *p)
{
	char path[160];
	int i;

	for (i = 0; i < p->ntables; i++) {
		const struct plan_part *t = &p->table[i];
		int fd;
		if (strchr(t->name, '/'))
			continue;
		table_path(t, path);
		fd = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
		if (fd >= 0 && write(fd, t->text.p, t->text.n) != (ssize_t)t->text.n)
			die(path);
		if (fd >= 0)
			close(fd);
	}
}

static void tables_remove(const struct plan *p)
{
	char path[160];
	int i;

	for (i = 0; i < p->ntables; i++)
		if (!strchr(p->table[i].name, '/')) {
			table_path(&p->table[i], path);
			unlink(path);
		}
}

void plan_close(void)
{
	if (!place.ours)
		return;
	enorm_close(place.ours);
	enorm_close(place.back);
	rmdir(place.directory);
	place.ours = NULL;
}

/* ---- a run on the bare text ---- */

struct bare {
	struct port port;
	const struct plan *plan;
	struct buf out, said;
};

static struct bare *bare_of(struct port *p)
{
	return (struct bare *)(void *)p;
}

static int bare_boards(struct port *p, const struct call *c, struct input *in, struct diag *d)
{
	(void)c, (void)d;
	input_from_text(in, bare_of(p)->plan->board, "(boards)");
	return 0;
}

static bool bare_ready(struct port *p)
{
	return bare_of(p)->plan->board.n > 0;
}

static int bare_open(struct port *p, const char *file, struct input *in)
{
	const struct plan *plan = bare_of(p)->plan;
	int i;

	for (i = 0; i < plan->nfiles; i++)
		if (!strcmp(plan->file[i].name, file)) {
			input_from_text(in, plan->file[i].text, file);
			return 0;
		}
	return ENOENT;
}

static enum outlet_state bare_write(struct port *p, struct buf *text, struct diag *d)
{
	(void)d;
	buf_add(&bare_of(p)->out, buf_text(text), text->n);
	buf_clear(text);
	return OUTLET_OPEN;
}

static void bare_say(struct port *p, const char *text, size_t n)
{
	buf_add(&bare_of(p)->said, text, n);
}

static void bare_no_memory(struct port *p, const struct call *c, const char *more)
{
	(void)p, (void)c, (void)more;
}

static const char *bare_env(const char *name)
{
	(void)name;
	return NULL;
}

/* As in a call of the library. */
static int bare_check(struct port *p, const struct call *c, struct diag *d)
{
	static const char *const not_here[] = {"file", "game", "data"};
	size_t i;

	(void)p;
	for (i = 0; i < COUNT(not_here); i++)
		if (options_named(c->options, not_here[i]) && call_has(c, not_here[i]))
			return diag_usage(d, "--%s is not for a call in process", not_here[i]);
	return c->tool == &tool_case || c->view == VIEW_PDF
		   ? diag_usage(d, "not for a call in process")
		   : 0;
}

static int bare_run(struct bare *b, const struct tool *t, const struct data *data,
		    struct mem_pool *pool)
{
	struct run r = {.call = {.tool = t, .port = &b->port}, .argc = b->plan->nwords};
	char *argv[PLAN_WORDS + 1] = {NULL};
	int i;

	for (i = 0; i < b->plan->nwords; i++)
		argv[i] = (char *)(uintptr_t)b->plan->word[i];
	r.argv = argv;
	b->port = (struct port){.boards = bare_boards,
				.ready = bare_ready,
				.open = bare_open,
				.write = bare_write,
				.say = bare_say,
				.no_memory = bare_no_memory,
				.env = bare_env,
				.check = bare_check,
				.data = data};
	return run_tool(&r, pool);
}

/* ---- what is promised ---- */

/* What a call came to, whichever way it was made. */
struct came {
	int status;
	const char *out, *said;
	bool json;   /* asked for, */
	bool unsure; /* or the value of another option */
};

/* What no board and no message may hold. */
static const char *bad_line(const char *text)
{
	size_t at;

	while (*text) {
		size_t n = strcspn(text, "\n");
		const char *unfit = utf8_unfit(text, n, &at);
		if (unfit)
			return unfit;
		text += n + (text[n] == '\n');
	}
	return NULL;
}

static const char *bad_messages(const struct came *c)
{
	const char *p = c->said;

	if (c->status >= 64 && !*p)
		return "an error without a sentence";
	if (c->json ? !c->unsure || *p == '{' : *p == '{')
		return json_unfit(p);
	if (*p && strncmp(p, "enorm", 5) != 0)
		return "a message that does not say whose it is";
	return *p && p[strlen(p) - 1] != '\n' ? "a message without a line end" : NULL;
}

static const char *bad_status(int status)
{
	static const int known[] = {0, 1, 2, 64, 65, 66};
	size_t i;

	for (i = 0; i < COUNT(known); i++)
		if (status == known[i])
			return NULL;
	return status == 70 ? "status 70, a bug of ours" : "a status that is not documented";
}

/* A reporter writes none, though a title or a drawing may look like one. */
static bool is_boards(const char *text, const struct plan *p)
{
	const struct tool *t = tool_named(p->word[0]);

	return t && t->kind != REPORTER && t->kind != REFERENCE && str_starts(text, "enorm 1\n");
}

/* A comment behind the last board of a stream is nobody's. */
static bool is_same_board(const char *again, const char *text)
{
	size_t n = strlen(again);

	return n && !strncmp(again, text, n) && (!text[n] || text[n] == '#');
}

/* Boards that were written are read, written the same, and found good. */
static const char *bad_boards(struct enorm *e, const char *text, bool as_typed, struct judged *j)
{
	const char *check[] = {"board", "check"}, *again;
	struct enorm_answer *a;

	if (enorm_load(e, text, strlen(text))) {
		buf_puts(&j->wrong, enorm_error(e));
		return "a board is written that cannot be read";
	}
	again = enorm_text(e);
	if (!as_typed && (!again || !is_same_board(again, text))) {
		buf_puts(&j->wrong, again ? again : "");
		return "a board is written that reads back as another";
	}
	if (enorm_call(e, 2, check, &a)) {
		buf_puts(&j->wrong, enorm_answer_messages(a));
		return "a board is written that does not check";
	}
	return NULL;
}

/* Help and version are text, whichever view is asked for. */
static bool is_help(const char *text)
{
	return str_starts(text, "Usage: enorm-") ||
	       (str_starts(text, "enorm-") && strstr(text, " " ENORM_VERSION "\n"));
}

/* One board at most, so that nothing comes out before it is refused. */
static bool is_one(struct span boards)
{
	static const char last[] = "\ndone\n";
	const char *end = boards.n ? memmem(boards.p, boards.n, last, sizeof last - 1) : NULL;

	return !boards.n || (end && end + sizeof last - 1 == boards.p + boards.n &&
			     !memmem(boards.p + 1, boards.n - 1, "\nenorm", 6));
}

static const char *bad_came(const struct came *c, const struct plan *p, struct judged *j)
{
	const char *wrong = bad_status(c->status);

	buf_printf(&j->wrong, "%.2000s%.2000s(status %d)\n", c->out, c->said, c->status);
	wrong = wrong ? wrong : bad_line(c->out);
	wrong = wrong ? wrong : bad_line(c->said);
	wrong = wrong ? wrong : bad_messages(c);
	if (wrong)
		return wrong;
	if (c->status >= 64 && *c->out && is_one(p->board))
		return "something on standard output though the call failed";
	if (c->json && !c->unsure && !is_help(c->out))
		wrong = json_unfit(c->out);
	buf_clear(&j->wrong);
	return wrong;
}

/* `-f -T json`: the file is called -T; `-f --to=json` as well. */
static bool takes_the_view(const struct plan *p)
{
	int i;

	for (i = 2; i < p->nwords; i++)
		if ((str_starts(p->word[i], "-T") || str_starts(p->word[i], "--to")) &&
		    p->word[i - 1][0] == '-')
			return true;
	return false;
}

static bool wants_json(const struct plan *p)
{
	const struct tool *t = p->nwords ? tool_named(p->word[0]) : NULL;

	return t && t->views & 1u << VIEW_JSON &&
	       asks_for_json(NULL, p->nwords, (char **)(uintptr_t)p->word);
}

/* ---- the call ---- */

static void keep_answers(struct enorm_answer *a, struct judged *j)
{
	const struct enorm_question *q = enorm_answer_question(a, 0);
	int i;

	for (i = 0; q && i < q->nanswers; i++)
		buf_printf(&j->answers, "%s\n", q->answer[i]);
}

/* The same call told another way; the views that a tool lacks are NULL. */
static const char *bad_views(struct enorm_answer *a, struct judged *j)
{
	const char *json = enorm_answer_view(a, "json"), *ruling = enorm_answer_view(a, "ruling");
	const char *wrong = json ? json_unfit(json) : NULL;

	if (wrong)
		buf_printf(&j->wrong, "%.4000s", json);
	else if (ruling)
		wrong = bad_line(ruling);
	return wrong;
}

/* enorm-board mend changes nothing that is not wrong. */
static bool is_as_typed(const struct plan *p)
{
	return p->nwords > 1 && !strcmp(p->word[1], "mend");
}

static const char *judge_boards(struct enorm *e, const char *out, const struct plan *p,
				struct judged *j)
{
	const char *wrong;

	if (!is_boards(out, p))
		return NULL;
	wrong = bad_boards(e, out, is_as_typed(p), j);
	if (!wrong)
		buf_puts(&j->boards, out);
	return wrong;
}

/* Whatever calls were made before, the same call comes to the same: made again for one board in
 * eight. */
static const char *bad_again(struct enorm *e, const struct came *c, const struct plan *p,
			     struct judged *j)
{
	struct buf before = {0};
	struct enorm_answer *a;
	const char *wrong = NULL;

	if (p->board.n % 8)
		return NULL;
	buf_printf(&before, "%s%s%d", c->out, c->said, c->status);
	buf_clear(&j->wrong);
	buf_printf(&j->wrong, "%s", buf_text(&before));
	enorm_call(e, p->nwords, p->word, &a);
	buf_clear(&before);
	buf_printf(&before, "%s%s%d", enorm_answer_text(a), enorm_answer_messages(a),
		   enorm_answer_status(a));
	if (strcmp(buf_text(&before), buf_text(&j->wrong)) != 0)
		wrong = "the same call comes to something else when it is made again";
	else
		buf_clear(&j->wrong);
	buf_release(&before);
	return wrong;
}

static const char *judge_loaded(struct enorm *e, struct enorm *back, const struct plan *p,
				struct judged *j)
{
	struct enorm_answer *a;
	struct came c = {.json = wants_json(p), .unsure = takes_the_view(p)};
	const char *wrong;

	c.status = j->status = enorm_call(e, p->nwords, p->word, &a);
	c.out = enorm_answer_text(a);
	c.said = enorm_answer_messages(a);
	wrong = bad_came(&c, p, j);
	if (!wrong && c.status < 64) {
		keep_answers(a, j);
		wrong = bad_views(a, j);
	}
	wrong = wrong ? wrong : judge_boards(back, c.out, p, j);
	return wrong ? wrong : bad_again(e, &c, p, j);
}

static const char *judge_bare(struct enorm *back, const struct plan *p, const struct data *data,
			      struct judged *j)
{
	const struct tool *t = p->nwords ? tool_named(p->word[0]) : NULL;
	struct bare b = {.plan = p};
	struct mem_pool pool = {0};
	struct came c = {.json = wants_json(p), .unsure = takes_the_view(p)};
	const char *wrong;

	if (!t)
		return NULL;
	c.status = j->status = bare_run(&b, t, data, &pool);
	c.out = buf_text(&b.out);
	c.said = buf_text(&b.said);
	wrong = bad_came(&c, p, j);
	wrong = wrong ? wrong : judge_boards(back, c.out, p, j);
	mem_release(&pool);
	return wrong;
}

static const char *bad_refusal(struct enorm *e, const char *what, struct judged *j)
{
	buf_puts(&j->wrong, enorm_error(e));
	if (enorm_status(e) != 65 && enorm_status(e) != 66)
		return what;
	if (bad_line(enorm_error(e)) || strncmp(enorm_error(e), "enorm: ", 7) != 0)
		return "a problem that is not told as a line";
	buf_clear(&j->wrong);
	return NULL;
}

static const char *judge_with(struct enorm *e, struct enorm *back, const struct plan *p,
			      struct judged *j)
{
	const char *wrong;
	struct data data;
	int i;

	for (i = 0; i < p->nfiles; i++)
		enorm_file(e, p->file[i].name, p->file[i].text.p, p->file[i].text.n);
	if (!enorm_load(e, p->board.p, p->board.n))
		return judge_loaded(e, back, p, j);
	wrong = bad_refusal(e, "a bad board has another status than 65", j);
	if (wrong ||
	    p->ntables) /* the bare run has our own tables, and what it writes is read by these */
		return wrong;
	data_start(&data);
	return judge_bare(back, p, &data, j);
}

/* Tables of the plan's own: bad ones are told, with good ones the call is made. */
static const char *judge_overlay(const struct plan *p, struct judged *j)
{
	struct enorm *e, *back;
	const char *wrong;

	tables_write(p);
	e = enorm_open(place.directory);
	back = enorm_open(place.directory);
	tables_remove(p);
	j->status = enorm_status(e);
	wrong = j->status ? bad_refusal(e, "a bad table has another status than 65 and 66", j)
			  : judge_with(e, back, p, j);
	enorm_close(e);
	enorm_close(back);
	return wrong;
}

static double cpu_seconds(void)
{
	struct timespec t;

	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
	return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

const char *plan_judge(const struct plan *p, struct judged *j)
{
	double since = cpu_seconds();
	const char *wrong;

	place_open();
	wrong = p->ntables ? judge_overlay(p, j) : judge_with(place.ours, place.back, p, j);
	j->seconds = cpu_seconds() - since;
	return wrong;
}

void judged_release(struct judged *j)
{
	buf_release(&j->boards);
	buf_release(&j->answers);
	buf_release(&j->wrong);
	*j = (struct judged){0};
}
