/* The options of a call, for the files that read them. */
#ifndef CLI_OPTION_OWN_H
#define CLI_OPTION_OWN_H

#ifdef HAVE_ARGTABLE3
#include <argtable3.h>
#else
#include <argtable2.h>
#endif

#include "cli/options.h"

#define ROWS_ROOM   64
#define ERRORS_MOST 8

/* Which tools have a common option, and whether it is about input and output only. */
struct common_row {
	struct option_row row;
	unsigned kinds; /* bits of enum tool_kind */
	bool io;
};
extern const struct common_row common_options[];
extern const size_t ncommon_options;

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

/* The values of the option of that number: how many. */
int option_values(const struct options *o, int i, const char *const **values);

/* What is wrong with what was typed, each 0, or -1 and a usage error. */
int options_unknown(const struct options *o, int argc, char **argv, struct diag *d);
int options_wrong_value(struct options *o, int argc, char **argv, struct diag *d);
int options_fit(const struct options *o, struct diag *d); /* is it too much to be kept? */
/* What argtable found: -1. */
int options_misread(const struct options *o, int argc, char **argv, struct diag *d);
void options_word_missing(struct options *o, const struct tool *t, struct diag *d);

#endif
