/* One row of a table: read from cells, checked, written back. */
#ifndef DATA_ROW_H
#define DATA_ROW_H

#include "data/csv.h"
#include "data/data.h"

/* Which cell holds each column; -1 for a column that the file leaves out. */
struct header {
	int cell[CSV_CELLS_MOST];
	int ncells;
};

int header_read(const struct table *t, const struct csv_row *row, struct header *h, struct diag *d);
/* Fills `row` (zeroed, of the table's size), its effects in the arena; every problem of the row is
 * reported. */
int row_read(const struct table *t, const struct header *h, const struct csv_row *cells, void *row,
	     struct arena *a, struct diag *d);
/* References to other tables and what effects need, once every table is loaded. */
int row_check(const struct table *t, const void *row, const struct data *d, struct diag *diag);
bool row_same_key(const struct table *t, const void *a, const void *b, int nkeys);
/* One cell as it stands in a file, before any quoting; `scratch` may hold it. */
#define ROW_CELL 96
const char *row_cell(const struct field *f, const void *row, char scratch[ROW_CELL]);
void row_write(const struct table *t, const void *row, csv_cell_fn *cell, struct buf *out);

/* The words of a list: blanks and commas part them. Moves *list on; false at the end. */
bool names_next(const char **list, struct span *word);

#endif
