#include "cli/options.h"

#ifdef HAVE_ARGTABLE3
#include <argtable3.h>
#else
#include <argtable2.h>
#endif
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "text/utf8.h"

#define ROWS_ROOM   64
#define VALUES_MOST 64

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
    {{0, "seed", "N", "seed the generator of a board that has none"}, CHANCE, false},
    {{0, "reseed", NULL, "let --seed replace a board's generator"}, CHANCE, false},
    {{0, "rolled", "[POINT=]DICE", "dice or cards from the table, for a named roll"},
     CHANCE,
     false},
    {{0, "table", NULL, "never roll: say what to roll next, and stop"}, CHANCE, false},
    {{0, "choose", "POINT=VALUE", "settle a choice that the rules leave open"}, CHANCE, false},
    {{0, "all", NULL, "write a board for every way to choose"}, CHANCE, false},
    {{0, "outcomes", NULL, "write a board for every outcome of chance, with its weight"},
     CHANCE,
     false},
    {{0, "odds", NULL, "print the exact chance of each outcome; change nothing"}, CHANCE, false},
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
	o->n++;
}

static int words_most(const struct tool *t)
{
	int i, most = t->words_most;

	for (i = 0; i < t->ncommands; i++)
		most = t->commands[i].most + 1 > most ? t->commands[i].most + 1 : most;
	return most;
}

static struct options *options_new(const struct tool *t)
{
	struct options *o = mem_alloc(sizeof *o);
	size_t i;
	int k;

	*o = (struct options){.nown = t->noptions};
	o->asked = mem_alloc(ROWS_ROOM * sizeof *o->asked);
	memset(o->asked, 0, ROWS_ROOM * sizeof *o->asked);
	for (k = 0; k < t->noptions; k++)
		add_row(o, &t->options[k], false);
	for (i = 0; i < COUNT(common); i++)
		if (common[i].kinds & 1u << t->kind)
			add_row(o, &common[i].row, common[i].io);
	/* one more than allowed, so that we say what is too many */
	o->words = arg_strn(NULL, NULL, "WORD", 0, words_most(t) + 1, NULL);
	o->end = arg_end(8);
	o->table[o->n] = o->words;
	o->table[o->n + 1] = o->end;
	return o;
}

void options_free(struct options *o)
{
	if (!o)
		return;
	arg_freetable(o->table, (size_t)o->n + 2);
	free(o->asked);
	free(o);
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
					  suggest_text(&s, hint));
	}
	return 0;
}

static int parse_errors(const struct options *o, struct diag *d)
{
	char *text = NULL, *line, *rest;
	size_t n;
	FILE *f = open_memstream(&text, &n);

	if (!f)
		return diag_bug(d, "no memory for a message");
	arg_print_errors(f, o->end, "");
	fclose(f);
	for (line = strtok_r(text, "\n", &rest); line; line = strtok_r(NULL, "\n", &rest))
		diag_usage(d, "%s; --help lists the options", line + strspn(line, ": "));
	free(text);
	return -1;
}

struct options *options_read(const struct tool *t, int argc, char **argv, struct diag *d)
{
	struct options *o = options_new(t);

	if (arg_nullcheck(o->table))
		diag_bug(d, "no memory for the options");
	else if (!unknown_long(o, argc, argv, d) && arg_parse(argc, argv, o->table))
		parse_errors(o, d);
	if (!d->n && o->words->count > words_most(t))
		diag_usage(d, "one word too many: '%s'; see --help", o->words->sval[words_most(t)]);
	if (!d->n && !t->commands && o->words->count < t->words_least &&
	    !options_count(o, "help") && !options_count(o, "version"))
		diag_usage(d, "a word is missing: %s%.*s", t->name, (int)strcspn(t->usage, "\n"),
			   t->usage);
	if (!d->n)
		return o;
	options_free(o);
	return NULL;
}

const char *const *options_words(const struct options *o, int *n)
{
	*n = o->words->count;
	return (const char *const *)o->words->sval;
}

static int find_row(const struct options *o, const char *name)
{
	int i;

	for (i = 0; i < o->n; i++)
		if (!strcmp(o->row[i]->name, name))
			return i;
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

/* In the quotes of bash that spell what cannot be shown. */
static void shell_spelt(const char *s, struct buf *out)
{
	struct buf quoted = {0};

	for (; *s; s++) {
		if (*s == '\\' || *s == '\'')
			buf_putc(&quoted, '\\');
		buf_putc(&quoted, *s);
	}
	buf_puts(out, "$'");
	buf_shown(out, buf_text(&quoted));
	buf_putc(out, '\'');
	buf_release(&quoted);
}

static void shell_word(const char *s, struct buf *out)
{
	size_t at;

	buf_putc(out, ' ');
	if (utf8_unfit(s, strlen(s), &at)) {
		shell_spelt(s, out);
		return;
	}
	if (*s && !s[strspn(s, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
			       "-_=.,:/+@%")]) {
		buf_puts(out, s);
		return;
	}
	buf_putc(out, '\'');
	for (; *s; s++)
		buf_puts(out, *s == '\'' ? "'\\''" : (char[]){*s, '\0'});
	buf_putc(out, '\'');
}

void options_as_typed(const struct options *o, struct buf *out)
{
	const char *const *values;
	int i, k, n;

	for (i = 0; i < o->words->count; i++)
		shell_word(o->words->sval[i], out);
	for (i = 0; i < o->n; i++) {
		if (o->io[i])
			continue;
		n = values_of(o, i, &values);
		for (k = 0; k < n; k++) {
			buf_printf(out, " --%s", o->row[i]->name);
			shell_word(values[k], out);
		}
		if (!o->row[i]->arg && count_of(o, i))
			buf_printf(out, " --%s", o->row[i]->name);
	}
}

const struct option_row *options_row(const struct options *o, int i)
{
	return i < o->n ? o->row[i] : NULL;
}
