#include "cli/option/own.h"

#include <getopt.h>
#include <pthread.h>
#include <string.h>

#include "text/shell.h"

#define VALUES_MOST 64

static void add_row(struct options *o, const struct option_row *r, bool io, int values)
{
	const char *letters = r->letter ? o->letter[o->n] : NULL;

	o->row[o->n] = r;
	o->io[o->n] = io;
	o->letter[o->n][0] = r->letter;
	if (r->arg)
		o->table[o->n] = arg_strn(letters, r->name, r->arg, 0, values, r->help);
	else
		o->table[o->n] = arg_litn(letters, r->name, 0, values, r->help);
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
		if (str_same(o->row[i]->name, name))
			return i;
	return -1;
}

/* argtable clears room for all values of each option: no call has more than it has words. */
static struct options *options_new(const struct tool *t, int argc)
{
	struct options *o = mem_zeroed(1, sizeof *o);
	int values = argc < VALUES_MOST ? argc : VALUES_MOST;
	size_t i;
	int k;

	o->nown = t->noptions;
	o->asked = mem_zeroed(ROWS_ROOM, sizeof *o->asked);
	for (k = 0; k < t->noptions; k++)
		add_row(o, &t->options[k], false, values);
	for (i = 0; i < ncommon_options; i++) /* a tool may have one of that name of its own */
		if (common_options[i].kinds & 1u << t->kind &&
		    find_row(o, common_options[i].row.name) < 0)
			add_row(o, &common_options[i].row, common_options[i].io, values);
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

const char *options_wanted(const struct options *o)
{
	return o->wanted;
}

static int count_of(const struct options *o, int i)
{
	return o->row[i]->arg ? ((struct arg_str *)o->table[i])->count
			      : ((struct arg_lit *)o->table[i])->count;
}

int option_values(const struct options *o, int i, const char *const **values)
{
	*values = NULL;
	if (!o->row[i]->arg)
		return 0;
	*values = (const char *const *)((struct arg_str *)o->table[i])->sval;
	return count_of(o, i);
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
	struct options *o = *out = options_new(t, argc);

	if (arg_nullcheck(o->table))
		mem_fail();
	join_rulings(&argc, argv);
	if (!options_unknown(o, argc, argv, d) && parse(argc, argv, o->table) &&
	    !options_wrong_value(o, argc, argv, d))
		options_misread(o, argc, argv, d);
	if (!d->n)
		options_wrong_value(o, argc, argv, d);
	if (!d->n && o->words->count > words_most(t))
		diag_usage(d, "one word too many: '%s'; see --help", o->words->sval[words_most(t)]);
	if (!d->n && !t->commands && o->words->count < t->words_least &&
	    !options_count(o, "help") && !options_count(o, "version"))
		options_word_missing(o, t, d);
	if (!d->n && (t->kind == RESOLVER || t->kind == QUERY || t->kind == FILTER))
		options_fit(o, d);
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
	return option_values(o, i, values);
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
		n = option_values(o, i, &values);
		for (k = 0; k < n; k++) {
			buf_printf(out, "%s--%s%c", out->n ? " " : "", o->row[i]->name,
				   values[k][0] == '-' ? '=' : ' ');
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
