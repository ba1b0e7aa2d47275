#include "cli/options.h"

#ifdef HAVE_ARGTABLE3
#include <argtable3.h>
#else
#include <argtable2.h>
#endif
#include <getopt.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

#include "board/value.h"
#include "text/shell.h"
#include "text/utf8.h"

#define ROWS_ROOM   64
#define VALUES_MOST 64
#define ERRORS_MOST 8
#define ARGS_MOST   (LINE_MOST - 128) /* the rest of the event of the call takes less */

/* Which tools have a common option, and whether it is about input and output only. */
struct common_row {
	struct option_row row;
	unsigned kinds; /* bits of enum tool_kind */
	bool io;
};

#define BOARDS (1u << RESOLVER | 1u << QUERY | 1u << REPORTER | 1u << FILTER)
#define ANY    (BOARDS | 1u << REFERENCE)
#define CHANCE (1u << RESOLVER)
#define RULES  (1u << RESOLVER | 1u << QUERY)

static const struct common_row common[] = {
    {{'f', "file", "FILE", "read boards from FILE (- is standard input)"}, BOARDS, true},
    {{'g', "game", "FILE", "play on the last board of the game FILE"}, BOARDS, true},
    {{'T', "to", "VIEW", "what to print"}, ANY, true},
    {{'q', "quiet", NULL, "print nothing; the status is the answer"}, ANY, true},
    {{0, "keep-going", NULL, "go on after a bad or a refused board"}, BOARDS, true},
    {{0, "data", "DIR", "lay the tables of DIR over the built-in ones"}, ANY, false},
    {{0, "ruling", "ID=READING", "play by another reading of the rules"}, RULES, false},
    {{0, "readings", "[=ID,...]", "say on which rulings it hangs, or try these together"},
     RULES,
     false},
    {{0, "seed", "N", "seed the generator of a board that has none"}, CHANCE, false},
    {{0, "reseed", NULL, "let --seed replace a board's generator"}, CHANCE, false},
    {{0, "rolled", "[POINT=]DICE", "dice or cards from the table, for a named roll"},
     CHANCE,
     false},
    {{0, "table", NULL, "never roll nor draw: the same as --ask dice,cards"}, CHANCE, false},
    {{0, "ask", "WORDS",
      "stop where that is asked: dice, cards, choices, tokens, windows, grants, mitigation, "
      "all or none"},
     CHANCE,
     false},
    {{0, "choose", "POINT=VALUE", "settle a choice that the rules leave open"}, CHANCE, false},
    {{0, "confidence", "[POINT=]USE", "re-roll with Confidence: a number, or dice such as #2=r4"},
     CHANCE,
     false},
    {{0, "stress", "[POINT=]USE", "re-roll with Stress, die by die"}, CHANCE, false},
    {{0, "discipline", "[POINT=]USE", "turn Potential into Power, or silence Noise"},
     CHANCE,
     false},
    {{0, "armor", "[POINT=]DICE", "the one attacked throws dice such as #2 again"}, CHANCE, false},
    {{0, "add", "[POINT=]DICE", "dice and Power that another card or effect adds, like b+1"},
     CHANCE,
     false},
    {{0, "expertise", "[POINT=]N", "lower damage, or pay for what changes an Attack"},
     CHANCE,
     false},
    {{0, "gear", "[POINT=]GEAR", "the one attacked lowers damage with Gear"}, CHANCE, false},
    {{0, "cover", "[POINT=]use|decline", "the one attacked uses Cover, or not"}, CHANCE, false},
    {{0, "type", "INTRUDER",
      "the Intruder that Blips hide and that hears, if the board does not tell"},
     CHANCE,
     false},
    {{0, "reading", "QUADRANTS", "what the Scanner shows a patrol, such as ne=2,sw=1"},
     CHANCE,
     false},
    {{0, "react", "[POINT=]WHO:ABILITY[:WHOM][:SPACE]",
      "use a Reaction in the first window of opportunity, or in window-2 ..., or none"},
     CHANCE,
     false},
    {{0, "all", NULL, "write a board for every way to choose"}, CHANCE, false},
    {{0, "outcomes", NULL, "write a board for every outcome of chance, with its weight"},
     CHANCE,
     false},
    {{0, "odds", NULL, "print the exact chance of each outcome; change nothing"}, CHANCE, false},
    {{0, "best", "PATTERN", "with --odds: the chance of it if everybody chooses best"},
     CHANCE,
     false},
    {{0, "worst", "PATTERN", "with --odds: the chance of it if everybody chooses worst"},
     CHANCE,
     false},
    {{0, "full", NULL, "with --odds: everything that changes, and every outcome"}, CHANCE, false},
    {{'h', "help", NULL, "print this and exit"}, ANY, true},
    {{0, "version", NULL, "print the version and exit"}, ANY, true},
};

struct options {
	const struct option_row *row[ROWS_ROOM];
	bool io[ROWS_ROOM];
	bool *asked;		    /* one a row: has the tool looked at it? */
	char letter[ROWS_ROOM][2];  /* argtable keeps pointers to these */
	void *table[ROWS_ROOM + 2]; /* argtable's: the options, the words, the end */
	int n, nown;
	const char *wanted; /* the kind of what is missing, or NULL */
	struct arg_str *words;
	struct arg_end *end;
};

static void add_row(struct options *o, const struct option_row *r, bool io)
{
	const char *letters = r->letter ? o->letter[o->n] : NULL;

	o->row[o->n] = r;
	o->io[o->n] = io;
	o->letter[o->n][0] = r->letter;
	if (r->arg)
		o->table[o->n] = arg_strn(letters, r->name, r->arg, 0, VALUES_MOST, r->help);
	else
		o->table[o->n] = arg_litn(letters, r->name, 0, VALUES_MOST, r->help);
	if (o->table[o->n] && r->arg && str_starts(r->arg, "[="))
		((struct arg_str *)o->table[o->n])->hdr.flag |= ARG_HASOPTVALUE;
	o->n++; /* whether all are there is looked at when they are */
}

static int words_most(const struct tool *t)
{
	int i, most = t->words_most;

	for (i = 0; i < t->ncommands; i++)
		most = t->commands[i].most + 1 > most ? t->commands[i].most + 1 : most;
	return most;
}

static int find_row(const struct options *o, const char *name)
{
	int i;

	for (i = 0; i < o->n; i++)
		if (!strcmp(o->row[i]->name, name))
			return i;
	return -1;
}

static struct options *options_new(const struct tool *t)
{
	struct options *o = mem_zeroed(1, sizeof *o);
	size_t i;
	int k;

	o->nown = t->noptions;
	o->asked = mem_zeroed(ROWS_ROOM, sizeof *o->asked);
	for (k = 0; k < t->noptions; k++)
		add_row(o, &t->options[k], false);
	for (i = 0; i < COUNT(common); i++) /* a tool may have one of that name of its own */
		if (common[i].kinds & 1u << t->kind && find_row(o, common[i].row.name) < 0)
			add_row(o, &common[i].row, common[i].io);
	/* one more than allowed, so that we say what is too many */
	o->words = arg_strn(NULL, NULL, "WORD", 0, words_most(t) + 1, NULL);
	o->end = arg_end(ERRORS_MOST);
	o->table[o->n] = o->words;
	o->table[o->n + 1] = o->end;
	return o;
}

void options_free(struct options *o)
{
	if (!o)
		return;
	arg_freetable(o->table, (size_t)o->n + 2);
	mem_free(o->asked);
	mem_free(o);
}

/* A long option that is the beginning of none of ours: say so, with the nearest. */
static int unknown_long(const struct options *o, int argc, char **argv, struct diag *d)
{
	int a, i;

	for (a = 1; a < argc && strcmp(argv[a], "--"); a++) {
		size_t n = strcspn(argv[a], "=");
		struct suggestion s;
		char hint[128], name[64];
		bool known = false;

		if (!str_starts(argv[a], "--"))
			continue;
		snprintf(name, sizeof name, "%.*s", (int)(n - 2 < 60 ? n - 2 : 60), argv[a] + 2);
		suggest_start(&s, name);
		for (i = 0; i < o->n; i++) {
			known |= str_starts(o->row[i]->name, name);
			suggest_offer(&s, o->row[i]->name);
		}
		if (!known)
			return diag_usage(d, "no option --%s%s; --help lists them", name,
					  suggest_option(&s, hint));
	}
	return 0;
}

/* Letters behind one dash, up to the one that takes a value. argtable takes those from 1 to 4 for
 * the numbers of its errors. */
static int odd_letter(const struct options *o, const char *word, struct diag *d)
{
	const char *p;
	int i;

	for (p = word + 1; *p; p++) {
		if ((unsigned char)*p < ' ')
			return diag_usage(d, "'%s' is no option; --help lists them", word);
		for (i = 0; i < o->n; i++)
			if (o->row[i]->letter == *p && o->row[i]->arg)
				return 0;
	}
	return 0;
}

static int odd_letters(const struct options *o, int argc, char **argv, struct diag *d)
{
	int a;

	for (a = 1; a < argc && strcmp(argv[a], "--"); a++)
		if (argv[a][0] == '-' && argv[a][1] != '-' && odd_letter(o, argv[a], d))
			return -1;
	return 0;
}

/* The only option whose name begins so; NULL if there are none or several. */
static const struct option_row *meant(const struct options *o, const char *name)
{
	const struct option_row *found = NULL;
	int i;

	for (i = 0; i < o->n; i++) {
		if (!strcmp(o->row[i]->name, name))
			return o->row[i];
		if (str_starts(o->row[i]->name, name)) {
			if (found)
				return NULL;
			found = o->row[i];
		}
	}
	return found;
}

static bool is_option(const struct options *o, const char *word)
{
	int i;

	if (str_starts(word, "--"))
		return meant(o, word + 2) != NULL;
	for (i = 0; word[0] == '-' && word[1] && !word[2] && i < o->n; i++)
		if (o->row[i]->letter == word[1])
			return true;
	return false;
}

/* `--card -f a.board`: an option in the place of a value, or nothing there at all. */
static int without_value(struct options *o, int argc, char **argv, struct diag *d)
{
	int a;

	for (a = 1; a < argc && strcmp(argv[a], "--"); a++) {
		const struct option_row *row = NULL;

		if (str_starts(argv[a], "--") && !strchr(argv[a], '='))
			row = meant(o, argv[a] + 2);
		if (!row || !row->arg || str_starts(row->arg, "[="))
			continue;
		if (a + 1 < argc && !is_option(o, argv[a + 1])) {
			a++;
			continue;
		}
		o->wanted = row->arg;
		return diag_usage(d, "--%s takes a value: --%s %s", row->name, row->name, row->arg);
	}
	return 0;
}

const char *options_wanted(const struct options *o)
{
	return o->wanted;
}

/* What argtable says takes a line an error: its own words, and an argument or an option's name. */
static size_t errors_room(int argc, char **argv)
{
	size_t longest = 0;
	int i;

	for (i = 0; i < argc; i++)
		longest = strlen(argv[i]) > longest ? strlen(argv[i]) : longest;
	return (ERRORS_MOST + 1) * (longest + 256);
}

static int parse_errors(const struct options *o, int argc, char **argv, struct diag *d)
{
	size_t room = errors_room(argc, argv);
	char *text = mem_zeroed(1, room), *line, *rest;
	FILE *f = fmemopen(text, room, "w");
	int i;

	if (!f)
		mem_fail();
	arg_print_errors(f, o->end, "");
	fclose(f);
	for (i = 0; i < o->end->count; i++) /* of an option the same number is another error */
		if (o->end->parent[i] == o->end && o->end->error[i] == ARG_EMALLOC)
			mem_fail();
	for (line = strtok_r(text, "\n", &rest); line; line = strtok_r(NULL, "\n", &rest))
		diag_usage(d, "%s; --help lists the options", line + strspn(line, ": "));
	mem_free(text);
	return -1;
}

static int count_of(const struct options *o, int i)
{
	return o->row[i]->arg ? ((struct arg_str *)o->table[i])->count
			      : ((struct arg_lit *)o->table[i])->count;
}

static int values_of(const struct options *o, int i, const char *const **values)
{
	*values = NULL;
	if (!o->row[i]->arg)
		return 0;
	*values = (const char *const *)((struct arg_str *)o->table[i])->sval;
	return count_of(o, i);
}

static int fit(const char *value, const char *what, struct diag *d)
{
	size_t at;
	const char *unfit = utf8_unfit(value, strlen(value), &at);

	return unfit ? diag_usage(d, "%s: %s does not belong in an argument", what, unfit) : 0;
}

/* What was typed is kept on the board, as the event of the call; so it has to fit there. Names of
 * files to read and write do not go there. */
static int all_fit(const struct options *o, struct diag *d)
{
	const char *const *values;
	char what[64];
	struct buf line = {0}, typed = {0};
	int i, k, n, bad = 0;

	for (i = 0; i < o->words->count; i++) {
		snprintf(what, sizeof what, "word %d", i + 1);
		bad |= fit(o->words->sval[i], what, d);
	}
	for (i = 0; i < o->n; i++) {
		snprintf(what, sizeof what, "--%s", o->row[i]->name);
		n = o->io[i] ? 0 : values_of(o, i, &values);
		for (k = 0; k < n; k++)
			bad |= fit(values[k], what, d);
	}
	options_as_typed(o, &typed);
	word_write(buf_text(&typed), &line);
	if (line.n > ARGS_MOST)
		bad = diag_usage(d, "the arguments are longer than %zu bytes", ARGS_MOST);
	buf_release(&typed);
	buf_release(&line);
	return bad;
}

/* `--readings RI-14,RO-03` is one option: its value may be left out, so it would not reach for it.
 */
static void join_rulings(int *argc, char **argv)
{
	int i;

	for (i = 1; i + 1 < *argc && strcmp(argv[i], "--"); i++) {
		const char *next = argv[i + 1];
		struct buf whole = {0};

		if (strcmp(argv[i], "--readings") || next[0] != 'R' || !strchr("AIOT", next[1]) ||
		    next[2] != '-')
			continue;
		buf_printf(&whole, "%s=%s", argv[i], next);
		argv[i] = whole.p;
		memmove(argv + i + 1, argv + i + 2, (size_t)(*argc - i - 1) * sizeof *argv);
		--*argc;
	}
}

const char *synopsis_word(const char *synopsis, int n)
{
	const char *p = synopsis + strspn(synopsis, " ");

	p += str_starts(p, "[options]") ? strlen("[options]") : 0;
	for (p += strspn(p, " "); n-- > 0; p += strspn(p, " "))
		p += strcspn(p, " \n");
	return p;
}

/* The line of a synopsis that begins with the first word typed, or else the first. */
static const char *synopsis_line(const char *usage, const char *first)
{
	const char *line = usage;

	for (; first && line; line = strchr(line + 1, '\n')) {
		const char *word = synopsis_word(line + (*line == '\n'), 0);
		size_t n = strlen(first);

		if (!strncmp(word, first, n) && word[n] == ' ')
			return line + (*line == '\n');
	}
	return usage;
}

static void word_missing(struct options *o, const struct tool *t, struct diag *d)
{
	const char *first = o->words->count ? o->words->sval[0] : NULL;
	const char *line = synopsis_line(t->usage, first);

	o->wanted = synopsis_word(line, o->words->count);
	diag_usage(d, "a word is missing: %s%.*s", t->name, (int)strcspn(line, "\n"), line);
}

/* argtable parses with getopt, which has its state in the process: one at a time, and a program
 * that calls us finds that state as it left it. */
static int parse(int argc, char **argv, void **table)
{
	static pthread_mutex_t one = PTHREAD_MUTEX_INITIALIZER;
	struct {
		char *arg;
		int index, error, option;
	} kept;
	int errors;

	pthread_mutex_lock(&one);
	kept.arg = optarg, kept.index = optind, kept.error = opterr, kept.option = optopt;
	errors = arg_parse(argc, argv, table);
	optarg = kept.arg, optind = kept.index, opterr = kept.error, optopt = kept.option;
	pthread_mutex_unlock(&one);
	return errors;
}

int options_read(struct options **out, const struct tool *t, int argc, char **argv, struct diag *d)
{
	struct options *o = *out = options_new(t);

	if (arg_nullcheck(o->table))
		mem_fail();
	join_rulings(&argc, argv);
	if (!unknown_long(o, argc, argv, d) && !odd_letters(o, argc, argv, d) &&
	    parse(argc, argv, o->table) && !without_value(o, argc, argv, d))
		parse_errors(o, argc, argv, d);
	if (!d->n)
		without_value(o, argc, argv, d);
	if (!d->n && o->words->count > words_most(t))
		diag_usage(d, "one word too many: '%s'; see --help", o->words->sval[words_most(t)]);
	if (!d->n && !t->commands && o->words->count < t->words_least &&
	    !options_count(o, "help") && !options_count(o, "version"))
		word_missing(o, t, d);
	if (!d->n && (t->kind == RESOLVER || t->kind == QUERY || t->kind == FILTER))
		all_fit(o, d);
	return d->n ? -1 : 0;
}

const char *const *options_words(const struct options *o, int *n)
{
	*n = o->words->count;
	return (const char *const *)o->words->sval;
}

int options_values(const struct options *o, const char *name, const char *const **values)
{
	int i = find_row(o, name);

	*values = NULL;
	if (i < 0)
		return 0;
	o->asked[i] = true;
	return values_of(o, i, values);
}

int options_count(const struct options *o, const char *name)
{
	int i = find_row(o, name);

	if (i < 0)
		return 0;
	o->asked[i] = true;
	return count_of(o, i);
}

int options_all_asked(const struct options *o, const char *command, struct diag *d)
{
	int i;

	for (i = 0; i < o->nown; i++)
		if (!o->asked[i] && count_of(o, i))
			return diag_usage(d, "--%s does not go with %s", o->row[i]->name, command);
	return 0;
}

void options_as_typed(const struct options *o, struct buf *out)
{
	const char *const *values;
	int i, k, n;

	for (i = 0; i < o->words->count; i++) {
		buf_puts(out, i ? " " : "");
		shell_word(o->words->sval[i], out);
	}
	for (i = 0; i < o->n; i++) {
		if (o->io[i])
			continue;
		n = values_of(o, i, &values);
		for (k = 0; k < n; k++) {
			buf_printf(out, "%s--%s ", out->n ? " " : "", o->row[i]->name);
			shell_word(values[k], out);
		}
		if (!o->row[i]->arg && count_of(o, i))
			buf_printf(out, "%s--%s", out->n ? " " : "", o->row[i]->name);
	}
}

const struct option_row *options_named(const struct options *o, const char *name)
{
	int i = find_row(o, name);

	return i < 0 ? NULL : o->row[i];
}

const struct option_row *options_row(const struct options *o, int i)
{
	return i < o->n ? o->row[i] : NULL;
}
