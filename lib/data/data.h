/* The tables in force: the defaults compiled in, with overlays laid over them. */
#ifndef DATA_DATA_H
#define DATA_DATA_H

#include "data/packed.h"
#include "data/ruling.h"
#include "data/tables.h"
#include "text/arena.h"
#include "text/diag.h"
#include "text/str.h"

struct data {
	struct arena arena; /* owns every overlaid row */
	struct {
		const void *rows; /* NULL: packed; ask data_first */
		int n;
		const struct where *from; /* where each row was read; NULL for the defaults */
	} table[TABLE_COUNT];
	char sum[17];		  /* checksum of everything in force */
	char taken[RULING_COUNT]; /* the letter of each; see data/reading.h */
};

/* Starts with the defaults; no allocation. */
void data_start(struct data *d);
/* Lays the tables found in the colon-separated directories over it, later ones winning. */
int data_overlay(struct data *d, const char *path, struct diag *diag);
/* The same with the text of one table; data_check looks at its references when all are laid. */
int data_overlay_text(struct data *d, enum table_id t, struct span text, const char *file,
		      struct diag *diag);
int data_check(const struct data *d, struct diag *diag);
void data_release(struct data *d);

/* The first row of a table. */
static inline const void *data_first(const struct data *d, enum table_id t)
{
	return d->table[t].rows ? d->table[t].rows : packed_rows(t);
}

/* Rows of a table: `const struct weapon_row *w = data_rows(d, TABLE_WEAPONS, &n);` */
const void *data_rows(const struct data *d, enum table_id t, int *n);
/* `EACH_ROW(d, WEAPONS, weapon_row, w)`: one after another. */
#define EACH_ROW(d, id, tag, x)                                        \
	for (const struct tag *x = data_first(d, TABLE_##id),          \
			      *x##_end = x + (d)->table[TABLE_##id].n; \
	     x < x##_end; x++)
/* The row whose first column (a NAME or TEXT) is `key`, or NULL. */
const void *data_find(const struct data *d, enum table_id t, const char *key);
/* " (did you mean 'x'?)" or "". */
const char *data_suggest(const struct data *d, enum table_id t, const char *key, char out[128]);
/* The table of that name, or -1. */
int data_table_named(const char *name);

/* A table as CSV text, header first. */
struct buf;
void data_write(const struct data *d, enum table_id t, struct buf *out);

#endif
