/* Options through argtable, from tables of rows. */
#ifndef CLI_OPTIONS_H
#define CLI_OPTIONS_H

#include "cli/tool.h"

struct options;

/* Reads the command line: 0, or -1 and the diag on a usage error. *out is the caller's to free in
 * any case; argtable's memory is not in our pools. */
int options_read(struct options **out, const struct tool *t, int argc, char **argv, struct diag *d);
void options_free(struct options *o);
/* The kind of the word or of the value whose lack was the error: `SPACER`, `[POINT=]CARD`; or NULL.
 */
const char *options_wanted(const struct options *o);
/* Where the word of that number begins in `SPACER CARD [ACTION ...]`. */
const char *synopsis_word(const char *synopsis, int n);
/* The line of a synopsis that begins with the first word typed, or else the first. */
const char *synopsis_line(const char *usage, const char *first);

const char *const *options_words(const struct options *o, int *n);
int options_values(const struct options *o, const char *name, const char *const **values);
int options_count(const struct options *o, const char *name);
/* Of a tool with several commands: an option of its own that was given and that nobody asked for
 * is not for this command. 0, or -1 and a usage error. */
int options_all_asked(const struct options *o, const char *command, struct diag *d);
/* Every option given that is not about input and output, as typed. */
void options_as_typed(const struct options *o, struct buf *out);

/* The rows there are, the tool's own first; NULL behind the last. */
const struct option_row *options_named(const struct options *o, const char *name);
const struct option_row *options_row(const struct options *o, int i);
void help_write(const struct tool *t, const struct options *o, struct buf *out);

#endif
