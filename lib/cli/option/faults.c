/* What is wrong with the options and words of a call. */
#include <stdio.h>
#include <string.h>

#include "board/value.h"
#include "cli/option/own.h"
#include "text/utf8.h"

#define ARGS_MOST (LINE_MOST - 128) /* the rest of the event of the call takes less */

static bool is_beginning(const struct options *o, const char *name)
{
	int i;

	for (i = 0; i < o->n; i++)
		if (str_starts(o->row[i]->name, name))
			return true;
	return false;
}

static int no_such_option(const struct options *o, const char *name, struct diag *d)
{
	struct suggestion s;
	char hint[128];
	int i;

	suggest_start(&s, name);
	for (i = 0; i < o->n; i++)
		suggest_offer(&s, o->row[i]->name);
	return diag_usage(d, "no option --%s%s; --help lists them", name, suggest_option(&s, hint));
}

/* A long option that is the beginning of none of ours: say so, with the nearest. */
static int unknown_long(const struct options *o, int argc, char **argv, struct diag *d)
{
	char name[64];
	int a;

	for (a = 1; a < argc && strcmp(argv[a], "--"); a++) {
		size_t n = strcspn(argv[a], "=");

		if (!str_starts(argv[a], "--"))
			continue;
		snprintf(name, sizeof name, "%.*s", (int)(n - 2 < 60 ? n - 2 : 60), argv[a] + 2);
		if (!is_beginning(o, name))
			return no_such_option(o, name, d);
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

int options_unknown(const struct options *o, int argc, char **argv, struct diag *d)
{
	int a;

	for (a = 1; a < argc && strcmp(argv[a], "--"); a++)
		if (argv[a][0] == '-' && argv[a][1] != '-' && odd_letter(o, argv[a], d))
			return -1;
	return unknown_long(o, argc, argv, d);
}

/* The only option whose name begins so, up to a `=`; NULL if there are none or several. */
static const struct option_row *meant(const struct options *o, const char *name)
{
	const struct option_row *found = NULL;
	size_t n = strcspn(name, "=");
	int i;

	for (i = 0; i < o->n; i++) {
		if (!strncmp(o->row[i]->name, name, n)) {
			if (!o->row[i]->name[n])
				return o->row[i];
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
		return !strchr(word, '=') && meant(o, word + 2) != NULL;
	for (i = 0; word[0] == '-' && word[1] && !word[2] && i < o->n; i++)
		if (o->row[i]->letter == word[1])
			return true;
	return false;
}

/* `--card -f a.board`: an option in the place of a value, or nothing there at all; `--quiet=1`: a
 * value of an option that has none. */
int options_wrong_value(struct options *o, int argc, char **argv, struct diag *d)
{
	int a;

	for (a = 1; a < argc && strcmp(argv[a], "--"); a++) {
		const struct option_row *row = NULL;
		bool valued = strchr(argv[a], '=') != NULL;

		if (str_starts(argv[a], "--"))
			row = meant(o, argv[a] + 2);
		if (row && !row->arg && valued)
			return diag_usage(d, "--%s takes no value", row->name);
		if (!row || !row->arg || valued || str_starts(row->arg, "[="))
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

/* What argtable says takes a line an error: its own words, and an argument or an option's name. */
static size_t errors_room(int argc, char **argv)
{
	size_t longest = 0;
	int i;

	for (i = 0; i < argc; i++)
		longest = strlen(argv[i]) > longest ? strlen(argv[i]) : longest;
	return (ERRORS_MOST + 1) * (longest + 256);
}

/* argtable calls a word that has no place an option, whatever it is. */
static void tell_fault(const char *said, struct diag *d)
{
	static const char one_more[] = "excess option ";

	if (str_starts(said, one_more) && said[strlen(one_more)] != '-')
		diag_usage(d, "one word too many: '%s'; see --help", said + strlen(one_more));
	else
		diag_usage(d, "%s; --help lists the options", said);
}

int options_misread(const struct options *o, int argc, char **argv, struct diag *d)
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
		tell_fault(line + strspn(line, ": "), d);
	mem_free(text);
	return -1;
}

static int fit(const char *value, const char *what, struct diag *d)
{
	size_t at;
	const char *unfit = utf8_unfit(value, strlen(value), &at);

	return unfit ? diag_usage(d, "%s: %s does not belong in an argument", what, unfit) : 0;
}

/* What was typed is kept on the board, as the event of the call; so it has to fit there. Names of
 * files to read and write do not go there. */
int options_fit(const struct options *o, struct diag *d)
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
		n = o->io[i] ? 0 : option_values(o, i, &values);
		if (n)
			snprintf(what, sizeof what, "--%s", o->row[i]->name);
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

const char *synopsis_word(const char *synopsis, int n)
{
	const char *p = synopsis + strspn(synopsis, " ");

	p += str_starts(p, "[options]") ? strlen("[options]") : 0;
	for (p += strspn(p, " "); n-- > 0; p += strspn(p, " "))
		p += strcspn(p, " \n");
	return p;
}

const char *synopsis_line(const char *usage, const char *first)
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

/* The word behind the options of a line of a synopsis. */
static const char *command_word(const char *line)
{
	const char *word = synopsis_word(line, 0);

	while (*word == '-' || str_starts(word, "[-")) {
		word += strcspn(word, " \n");
		word += strspn(word, " ");
	}
	return word;
}

/* The commands of a tool whose every line begins with one; false for another tool. */
static bool commands_listed(const char *usage, struct buf *list)
{
	const char *line, *before = "";
	size_t n;

	for (line = usage; line; line = strchr(line + 1, '\n')) {
		const char *word = command_word(line + (*line == '\n'));

		n = strcspn(word, " \n");
		if (*word < 'a' || *word > 'z' || memchr(word, '|', n))
			return false;
		if (strncmp(before, word, n) != 0)
			buf_printf(list, "%s%.*s", list->n ? ", " : "", (int)n, word);
		before = word;
	}
	return true;
}

/* Not one of the commands, or none: they are listed. */
static bool command_missing(const struct tool *t, const char *first, struct diag *d)
{
	struct buf list = {0};
	bool missing = (!first || synopsis_line(t->usage, first) == t->usage) &&
		       commands_listed(t->usage, &list) &&
		       (!first || strncmp(command_word(t->usage), first, strlen(first)) != 0);

	if (missing && first)
		diag_usage(d, "no command '%s'; there are %s", first, buf_text(&list));
	else if (missing)
		diag_usage(d, "say which command: %s", buf_text(&list));
	buf_release(&list);
	return missing;
}

void options_word_missing(struct options *o, const struct tool *t, struct diag *d)
{
	const char *first = o->words->count ? o->words->sval[0] : NULL;
	const char *line = synopsis_line(t->usage, first);

	if (command_missing(t, first, d))
		return;
	o->wanted = synopsis_word(line, o->words->count);
	diag_usage(d, "a word is missing: %s%.*s", t->name, (int)strcspn(line, "\n"), line);
}
