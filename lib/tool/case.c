/* enorm-case: runs case files against the tools, or against another program. */
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

#include "cases/files.h"
#include "cases/page.h"
#include "cli/options.h"
#include "cli/outlet.h"
#include "ref/write.h"
#include "text/re.h"
#include "tool/tools.h"

#define FILES_MOST 1000
#define HOUR	   3600

/* A call while it is under way. */
struct own {
	struct call *call;
	struct diag *diag;
	struct case_list list;
	struct child_place place;
	struct arena scratch; /* of one case */
	struct judge judge;
	struct re *filter;
};

/* ---- which cases ---- */

static int check_filter(struct own *o, const struct case_row *c)
{
	return o->filter ? re_match(o->filter, span_of(case_name(c, &o->scratch)), 0, o->diag) : 1;
}

static int apply_filter(struct own *o)
{
	const char *pattern = call_value(o->call, "filter");
	int i, n = 0, fits = 0;

	if (pattern && !(o->filter = re_typed("filter", pattern, o->diag)))
		return -1;
	for (i = 0; i < o->list.n && fits >= 0; i++) {
		fits = check_filter(o, o->list.at[i]);
		if (fits > 0)
			o->list.at[n++] = o->list.at[i];
	}
	o->list.n = n;
	return fits < 0 ? -1 : 0;
}

/* Those of the files that are named from that word on, else ours. */
static int read_files(struct own *o, int from)
{
	struct call *c = o->call;
	int i, result = 0;

	for (i = from; i < c->nwords; i++)
		result |= cases_read_path(&o->list, c->word[i], o->diag);
	if (c->nwords <= from)
		result = cases_read_ours(&o->list, o->diag);
	return result || cases_check_ids(&o->list, o->diag) || apply_filter(o) ? -1 : 0;
}

/* ---- where commands run ---- */

/* The tables in force, as the tools will find them from another directory. */
static int overlays(struct own *o, const char **out)
{
	const char *env = call_env(o->call, "ENORM_DATA"), *const * dirs;
	int n = call_values(o->call, "data", &dirs), i;
	struct arena *a = &o->call->arena;
	char full[PATH_MAX];

	*out = NULL;
	if (env && *env)
		*out = arena_strdup(a, env);
	for (i = 0; i < n; i++) {
		if (!realpath(dirs[i], full))
			return diag_usage(o->diag, "there is no directory '%s'", dirs[i]);
		*out = *out ? arena_printf(a, "%s:%s", *out, full) : arena_strdup(a, full);
	}
	return 0;
}

/* The names of the tools as they are called. */
static int tool_calls(struct own *o, const char ***names)
{
	int i, n = 0;

	*names = arena_array(&o->call->arena, const char *, (size_t)ntools + 1);
	(*names)[n++] = "enorm";
	for (i = 0; i < ntools; i++)
		(*names)[n++] = tools[i].tool->name;
	return n;
}

/* Where a command finds its tools: beside this program, unless another stands in for them. */
static const char *tools_folder(struct own *o)
{
	const char *name = call_value(o->call, "program"), *program, **names;
	const char *here = program_folder(&o->call->arena);
	int n;

	if (!name)
		return here ? here : "";
	program = program_path(name, &o->call->arena);
	if (!program) {
		diag_usage(o->diag, "--program '%s' cannot be run: name an executable file", name);
		return NULL;
	}
	n = tool_calls(o, &names);
	return place_stand_ins(&o->place, program, names, n, o->diag);
}

static int prepare(struct own *o)
{
	const char *data, *folder;

	o->place.seconds = CHILD_SECONDS;
	if (call_number(o->call, "limit", 1, HOUR, &o->place.seconds, o->diag) ||
	    overlays(o, &data) || place_start(&o->place, o->diag))
		return -1;
	folder = tools_folder(o);
	if (!folder)
		return -1;
	place_environment(&o->place, folder, data);
	o->judge = (struct judge){&o->place, &o->call->data, &o->scratch, o->diag};
	return 0;
}

/* ---- run ---- */

static void put_diagnosis(struct buf *out, const char *text)
{
	while (*text) {
		size_t n = strcspn(text, "\n"), end = n;

		while (end && text[end - 1] == ' ')
			end--;
		buf_puts(out, end ? "# " : "#");
		buf_shown_part(out, text, end);
		buf_putc(out, '\n');
		text += n + (text[n] == '\n');
	}
}

/* Each verdict as soon as it is known. */
static enum outlet_state put_verdict(struct own *o, int number, const char *wrong)
{
	struct buf *out = &o->call->out;
	const struct case_row *c = o->list.at[number - 1];

	buf_printf(out, "%s %d - ", *wrong ? "not ok" : "ok", number);
	buf_shown(out, case_name(c, &o->scratch));
	buf_putc(out, '\n');
	put_diagnosis(out, wrong);
	if (o->call->quiet)
		buf_clear(out);
	return outlet_flush(STDOUT_FILENO, out, o->diag);
}

static int run_one(struct own *o, int number, struct buf *wrong)
{
	enum outlet_state outlet;

	arena_reset(&o->scratch);
	buf_clear(wrong);
	if (judge_case(&o->judge, o->list.at[number - 1], wrong))
		return -1;
	outlet = put_verdict(o, number, buf_text(wrong));
	return outlet == OUTLET_FAILED ? -1 : outlet == OUTLET_CLOSED ? STOP : 0;
}

static int run_all(struct own *o, bool first)
{
	bool failed = false;
	struct buf wrong = {0};
	int i, result = 0;

	buf_printf(&o->call->out, "1..%d\n", o->list.n);
	for (i = 1; i <= o->list.n && !result && !(first && failed); i++) {
		result = run_one(o, i, &wrong);
		failed |= wrong.n > 0;
	}
	buf_release(&wrong);
	if (!result && first && failed && i <= o->list.n)
		buf_printf(&o->call->out, "Bail out! --first: %d cases were not run\n",
			   o->list.n - i + 1);
	return result < 0 ? -1 : failed ? STATUS_NO : STOP;
}

static int command_run(struct own *o)
{
	bool first = call_has(o->call, "first");

	if (read_files(o, 1) || prepare(o) || options_all_asked(o->call->options, "run", o->diag))
		return -1;
	return run_all(o, first);
}

/* ---- list ---- */

static int command_list(struct own *o)
{
	int i;

	if (read_files(o, 1) || options_all_asked(o->call->options, "list", o->diag))
		return -1;
	for (i = 0; i < o->list.n; i++) {
		buf_shown(&o->call->out, case_name(o->list.at[i], &o->scratch));
		buf_putc(&o->call->out, '\n');
	}
	return STOP;
}

/* ---- explain, print ---- */

static int several(struct own *o, const char *word, const char *all, int n)
{
	return diag_usage(o->diag, "'%s' is in %d titles: %s; give an id or more of the title",
			  word, n, all);
}

/* By its id, else by words of its title. */
static const struct case_row *find_case(struct own *o, const char *word)
{
	const struct case_row *found = NULL;
	struct buf all = {0};
	int i, n = 0;

	for (i = 0; i < o->list.n; i++) {
		const struct case_row *c = o->list.at[i];

		if ((c->id && !strcasecmp(c->id, word)) || !strcasecmp(c->title, word)) {
			buf_release(&all);
			return c;
		}
		if (!strcasestr(c->title, word))
			continue;
		found = c;
		if (n++ < 5)
			buf_printf(&all, "%s%s", n > 1 ? ", " : "",
				   c->id ? c->id
					 : arena_printf(&o->scratch, "%s:%ld", c->file, c->line));
	}
	if (n > 5)
		buf_puts(&all, ", ...");
	if (n > 1)
		several(o, word, buf_text(&all), n);
	else if (!n)
		diag_usage(o->diag, "no case '%s'; 'enorm-case list' lists them", word);
	buf_release(&all);
	return n == 1 ? found : NULL;
}

static int write_doc(struct own *o, const struct doc *doc)
{
	struct buf *out = &o->call->out;
	int paper = PAPER_A4;

	if (call_word(o->call, "paper", paper_words, PAPER_A4, &paper, o->diag))
		return -1;
	switch (o->call->view) {
	case VIEW_HTML:
		write_html(doc, out);
		return 0;
	case VIEW_ROFF:
		write_roff(doc, (enum paper)paper, out);
		return 0;
	case VIEW_PDF:
		return write_pdf(doc, (enum paper)paper, out, o->diag);
	default:
		write_text(doc, TEXT_MOST, out);
		return 0;
	}
}

static int command_explain(struct own *o)
{
	const struct case_row *c;
	struct doc doc;

	if (read_files(o, 2) || !(c = find_case(o, o->call->word[1])))
		return -1;
	doc_start(&doc, &o->call->arena, "");
	if (prepare(o) || page_explain(&doc, &o->judge, c) || write_doc(o, &doc))
		return -1;
	return options_all_asked(o->call->options, "explain", o->diag) ? -1 : STOP;
}

static int command_print(struct own *o)
{
	struct doc doc;

	if (read_files(o, 1) || prepare(o))
		return -1;
	doc_start(&doc, &o->call->arena, "The Enormity Adjudicator Test Cases");
	doc.note =
	    arena_printf(&o->call->arena,
			 "%d cases: a board, a command, and what the rules say comes out. "
			 "enorm-case(5) tells how to read them, enorm-case(1) how to run them "
			 "against a program of your own.",
			 o->list.n);
	doc.booklet = true;
	if (page_catalogue(&doc, &o->judge, &o->list) || write_doc(o, &doc))
		return -1;
	return options_all_asked(o->call->options, "print", o->diag) ? -1 : STOP;
}

/* ---- the call ---- */

static const struct command_row commands[] = {
    {"run", "[FILE ...]", "run them, and print TAP", 0, FILES_MOST, true, NULL},
    {"list", "[FILE ...]", "list them, a line each", 0, FILES_MOST, true, NULL},
    {"explain", "ID|TITLE [FILE ...]", "one, with its boards, its ruling and its clauses", 1,
     FILES_MOST, true, NULL},
    {"print", "[FILE ...]", "all as one document", 0, FILES_MOST, true, NULL},
};

typedef int command_fn(struct own *o);
static command_fn *const command_of[] = {command_run, command_list, command_explain, command_print};

static int work(void *arg)
{
	struct own *o = arg;

	return command_of[o->call->command - commands](o);
}

static void finish(void *arg)
{
	struct own *o = arg;

	re_free(o->filter);
	place_end(&o->place);
	arena_release(&o->scratch);
}

static int begin(struct call *c, struct diag *d)
{
	struct own o = {.call = c, .diag = d, .list = {.arena = &c->arena}};

	command_fn *command = command_of[c->command - commands];

	if (c->view != VIEW_TEXT && command != command_print && command != command_explain)
		return diag_usage(d, "-T %s goes with print and explain", view_words[c->view]);
	if (c->view == VIEW_PDF && c->port->terminal)
		return diag_usage(d, "a PDF is not for a terminal: enorm-case ... -T pdf > FILE");
	return mem_finally(work, finish, &o);
}

static const struct option_row options[] = {
    {0, "filter", "REGEX", "only the cases whose line of TAP it matches"},
    {0, "program", "PATH", "judge another program: it is called as PATH TOOL ARGUMENT..."},
    {0, "limit", "SECONDS", "that a command may take, 20 if not given"},
    {0, "first", NULL, "stop at the first case that fails"},
    {0, "paper", "SIZE", "of a PDF: a4 or letter"},
};

const struct tool tool_case = {
    .name = "enorm-case",
    .examples = {"enorm-case run push.case", "enorm-case list push.case",
		 "enorm-case explain 'nothing stands in the way of a push' push.case"},
    .about = "Run case files: boards, commands, and what the rules say comes out.",
    .commands = commands,
    .ncommands = (int)COUNT(commands),
    .kind = REFERENCE,
    .views = 1u << VIEW_TEXT | 1u << VIEW_HTML | 1u << VIEW_PDF | 1u << VIEW_ROFF,
    .options = options,
    .noptions = (int)COUNT(options),
    .words_most = FILES_MOST,
    .begin = begin,
};
