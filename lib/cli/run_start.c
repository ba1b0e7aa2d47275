/* How a run starts: options, view, tables, dice and choices. */
#include <string.h>

#include "cli/options.h"
#include "cli/run.h"
#include "enorm.h"

const char *const view_words[] = {"board", "ruling", "json", "text", "svg",
				  "html",  "pdf",    "roff", "csv",  NULL};

/* What stands behind -T, alone or behind -q, or behind --to, in the same word: empty if it is the
 * next one, NULL if it is no such option. */
static const char *view_in_word(const char *word)
{
	const char *behind = word + strspn(word, "-q");

	if (!strcmp(word, "--to"))
		return "";
	if (str_starts(word, "--to="))
		return word + strlen("--to=");
	return *word == '-' && word[1] != '-' && *behind == 'T' ? behind + 1 : NULL;
}

bool asks_for_json(const char *view, int argc, char **argv)
{
	const char *said;
	int i;

	for (i = 1; i < argc && strcmp(argv[i], "--"); i++) {
		said = view_in_word(argv[i]);
		if (said && !*said && i + 1 < argc)
			said = argv[++i];
		view = said ? said : view;
	}
	return view && !strcmp(view, view_words[VIEW_JSON]);
}

static int choose_view(struct run *r)
{
	struct call *c = &r->call;
	const struct tool *t = c->tool;
	const char *asked = call_asked_view(c), *env = call_env(c, "ENORM_VIEW");
	int v;

	for (v = 0; asked && v < VIEW_COUNT && strcmp(view_words[v], asked); v++)
		;
	if (asked && (v == VIEW_COUNT || !(t->views & 1u << v))) {
		struct buf all = {0};
		for (v = 0; v < VIEW_COUNT; v++)
			if (t->views & 1u << v)
				buf_printf(&all, "%s%s", all.n ? ", " : "", view_words[v]);
		diag_usage(&r->diag, "-T '%s' is none of %s", asked, buf_text(&all));
		buf_release(&all);
		return -1;
	}
	if (!asked && env)
		for (v = 0; v < VIEW_COUNT && strcmp(view_words[v], env); v++)
			;
	if (asked || (env && v < VIEW_COUNT && t->views & 1u << v))
		c->view = (enum view)v;
	else if (t->kind == FILTER)
		c->view = VIEW_BOARD;
	else if (t->kind == REPORTER || t->kind == REFERENCE)
		c->view = VIEW_TEXT;
	else
		c->view = c->game || c->port->terminal ? VIEW_RULING : VIEW_BOARD;
	return 0;
}

static int load_data(struct run *r)
{
	const char *env = call_env(&r->call, "ENORM_DATA"), *const * dirs;
	int n = call_values(&r->call, "data", &dirs), i;

	if (r->call.port->data) {
		r->call.data = *r->call.port->data;
		r->call.data.arena = (struct arena){0}; /* not ours to give back */
		return 0;
	}
	data_start(&r->call.data);
	if (env && data_overlay(&r->call.data, env, &r->diag))
		return -1;
	for (i = 0; i < n; i++)
		if (data_overlay(&r->call.data, dirs[i], &r->diag))
			return -1;
	return 0;
}

static bool wants_help(const struct call *c)
{
	return !options_wanted(c->options) && (call_has(c, "help") || call_has(c, "version"));
}

/* Text in every view, so that there is no other of it. */
static int tell_help(struct run *r)
{
	if (r->call.port->view)
		return diag_usage(&r->diag, "help has no other view");
	if (call_has(&r->call, "help"))
		help_write(r->call.tool, r->call.options, &r->call.out);
	else
		buf_printf(&r->call.out, "%s %s\n", r->call.tool->name, ENORM_VERSION);
	return STOP;
}

static int read_seed(struct run *r)
{
	struct fate *f = &r->call.fate;
	long seed;

	f->has_seed = r->call.port->has_seed;
	f->seed = r->call.port->seed;
	if (!call_has(&r->call, "seed"))
		return call_has(&r->call, "reseed")
			   ? diag_usage(&r->diag, "--reseed goes with --seed N")
			   : 0;
	if (call_number(&r->call, "seed", 0, 999999999999999, &seed, &r->diag))
		return -1;
	f->has_seed = true;
	f->seed = (uint64_t)seed;
	return 0;
}

/* An option's values are answers where its help says [POINT=]ANSWER; SOMETHING|POINT=ANSWER are
 * only those with a point. */
static bool answers_points(const struct options *o, const char *name, bool *named_only)
{
	const struct option_row *row = options_named(o, name);

	*named_only = row && row->arg && strstr(row->arg, "|POINT=");
	return row && row->arg && strstr(row->arg, "POINT=");
}

static void read_answers(struct call *c)
{
	const char *const *values;
	bool named_only;
	int kind, n;

	for (kind = 0; kind < ANSWER_COUNT; kind++)
		if (answers_points(c->options, answer_options[kind], &named_only)) {
			n = call_values(c, answer_options[kind], &values);
			c->fate.given[kind] = givens_read(values, n, named_only, &c->arena);
		}
}

/* What goes only with --odds. */
static int odds_options(const struct call *c, struct diag *d)
{
	static const char *const with[] = {"full", "best", "worst"};
	size_t i;

	for (i = 0; i < COUNT(with); i++)
		if (call_has(c, with[i]) && !call_has(c, "odds"))
			return diag_usage(d, "--%s goes with --odds", with[i]);
	if (call_has(c, "best") && call_has(c, "worst"))
		return diag_usage(d, "--best and --worst exclude each other");
	if (c->fate.keep_harsh && call_has(c, "all"))
		return diag_usage(d, "--all and --%s exclude each other",
				  call_has(c, "best") ? "best" : "worst");
	if (call_has(c, "odds") && call_has(c, "all"))
		return diag_usage(d, "--all and --odds exclude each other, for a choice has no "
				     "chance; --best and --worst tell what it makes of one");
	return 0;
}

static int prepare_fate(struct run *r)
{
	struct call *c = &r->call;

	if (c->tool->kind != RESOLVER)
		return 0;
	c->fate = (struct fate){0};
	read_answers(c);
	c->fate.type = call_value(c, "type");
	c->fate.reading = call_value(c, "reading");
	if (run_asks(r))
		return -1;
	c->fate.explore_choice = call_has(c, "all");
	c->fate.explore_chance = call_has(c, "outcomes") || call_has(c, "odds");
	c->fate.keep_harsh = call_has(c, "best") || call_has(c, "worst");
	c->fate.explore_choice |= c->fate.keep_harsh;
	c->fate.seeks = call_has(c, "ask") ? c->fate.asks : ASK_ALL;
	if (odds_options(c, &r->diag))
		return -1;
	if (call_has(c, "readings") && (c->fate.explore_chance || call_has(c, "table")))
		return diag_usage(&r->diag, "--readings works out every outcome by itself; leave "
					    "out --odds, --outcomes and --table");
	if (call_has(c, "odds") || call_has(c, "readings"))
		c->game_unchanged = true;
	else if ((c->fate.explore_choice || c->fate.explore_chance) && c->game)
		return diag_usage(&r->diag,
				  "--all and --outcomes write many boards; a game file takes one");
	return read_seed(r);
}

int run_seed_board(struct run *r, struct board *b)
{
	if (!call_has(&r->call, "seed") || !board_single(b, KIND_RNG) || r->call.resumed)
		return 0;
	if (!call_has(&r->call, "reseed"))
		return diag_usage(&r->diag,
				  "the board has a generator already; --reseed replaces it");
	board_remove_all(b, KIND_RNG);
	return 0;
}

static int command_words(struct call *c, struct diag *d)
{
	const struct command_row *row = c->command;

	if (c->nwords - 1 > row->most)
		return diag_usage(d, "one word too many: '%s'; see --help", c->word[row->most + 1]);
	if (c->nwords - 1 < row->least)
		return call_missing(c, synopsis_word(row->args, c->nwords - 1), d,
				    "a word is missing: %s %s %s", c->tool->name, row->word,
				    row->args);
	return 0;
}

static void list_commands(const struct tool *t, struct diag *d)
{
	int i;

	for (i = 0; i < t->ncommands; i++)
		diag_add(d, "%s%s", i ? ", " : "", t->commands[i].word);
}

/* The command of a tool that has several. */
static int find_command(struct call *c, struct diag *d)
{
	const struct tool *t = c->tool;
	struct suggestion s;
	char hint[128];
	int i;

	if (!t->commands)
		return 0;
	if (!c->nwords) {
		diag_usage(d, "say which command: ");
		list_commands(t, d);
		return -1;
	}
	suggest_start(&s, c->word[0]);
	for (i = 0; i < t->ncommands && !c->command; i++) {
		suggest_offer(&s, t->commands[i].word);
		if (!strcmp(t->commands[i].word, c->word[0]))
			c->command = &t->commands[i];
	}
	if (!c->command) {
		diag_usage(d, "no command '%s'%s; there are ", c->word[0], suggest_text(&s, hint));
		list_commands(t, d);
		return -1;
	}
	c->only_looks = c->command->only_looks;
	c->game_unchanged |= c->only_looks;
	return command_words(c, d);
}

int run_read_call(struct run *r, int argc, char **argv)
{
	struct call *c = &r->call;

	if (options_read(&c->options, c->tool, argc, argv, &r->diag))
		return -1;
	c->word = options_words(c->options, &c->nwords);
	if (prepare_fate(r) || find_command(c, &r->diag))
		return -1;
	return c->tool->begin ? c->tool->begin(c, &r->diag) : 0;
}

int run_start(struct run *r)
{
	struct call *c = &r->call;
	const char *env = call_env(c, "ENORM_GAME");

	c->json = asks_for_json(call_env(c, "ENORM_VIEW"), r->argc, r->argv) &&
		  c->tool->views & 1u << VIEW_JSON;
	if (c->port->view)
		c->json = !strcmp(c->port->view, view_words[VIEW_JSON]);
	if (options_read(&c->options, c->tool, r->argc, r->argv, &r->diag) &&
	    !options_wanted(c->options))
		return -1;
	c->word = options_words(c->options, &c->nwords);
	if (wants_help(c))
		return tell_help(r);
	c->quiet = call_has(c, "quiet");
	c->keep_going = call_has(c, "keep-going");
	c->game = call_value(c, "game");
	if (c->game && call_has(c, "file"))
		return diag_usage(&r->diag, "-f and -g exclude each other");
	if (!c->game && !call_has(c, "file") && env && *env)
		c->game = env;
	if (choose_view(r))
		return -1;
	c->json = c->view == VIEW_JSON ||
		  (options_wanted(c->options) && c->json); /* -T may be taken for a value */
	if (c->port->check && c->port->check(c->port, c, &r->diag))
		return -1;
	if (load_data(r))
		return -1;
	c->wanted = options_wanted(c->options); /* from here on there are tables to offer from */
	if (c->wanted || prepare_fate(r) || find_command(c, &r->diag))
		return -1;
	return c->tool->begin ? c->tool->begin(c, &r->diag) : 0;
}

bool run_writes_game(const struct run *r)
{
	enum tool_kind kind = r->call.tool->kind;

	return r->call.game && !r->call.game_unchanged && (kind == RESOLVER || kind == FILTER);
}
