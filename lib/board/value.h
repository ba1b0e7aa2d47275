/* The value of a field, from a word of a line and back to text. */
#ifndef BOARD_VALUE_H
#define BOARD_VALUE_H

#include "board/kinds.h"
#include "text/arena.h"
#include "text/buf.h"
#include "text/diag.h"

bool name_ok(struct span s); /* [a-z][a-z0-9.-]*, and not like a place */

/* `label` is what a message calls the field. */
int value_read(const struct field *f, const char *label, struct span word, struct arena *a,
	       void *record, struct diag *d);
void value_write(const struct field *f, const void *record, struct buf *out);
/* A place, or each of a list of them, as text; `i` from 0 on, NULL behind the last. */
const char *value_place(const struct field *f, const void *record, int i, char text[PLACE_TEXT]);
bool value_is_missing(const struct field *f, const void *record);

/* A text as a word: bare if it can be, else quoted. */
void word_write(const char *text, struct buf *out);

#endif
