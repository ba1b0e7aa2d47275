/* Rows by name: any unique beginning will do. */
#ifndef REF_LOOKUP_H
#define REF_LOOKUP_H

#include "ref/sheet.h"

/* The rows of these tables (-1 at the end) that s->name stands for: all of that very name, else the
 * only one that begins with it. 0, or -1 and a usage error that says what would be right. */
typedef void found_fn(struct sheet *s, enum table_id t, const void *row);
int lookup(struct sheet *s, const char *what, const int *of, found_fn *each, struct diag *d);

/* The first column. */
const char *row_name(enum table_id t, const void *row);

#endif
