/* Reading CSV through libcsv, one line at a time, so that every problem has its line. */
#ifndef DATA_CSV_H
#define DATA_CSV_H

#include "text/arena.h"
#include "text/diag.h"
#include "text/str.h"

#define CSV_CELLS_MOST 64
#define CSV_LINE_MOST  65536

struct csv_row {
	long line;
	int n;
	const char *cell[CSV_CELLS_MOST];
};

/* Called once a row, the header included; -1 stops the reading. */
typedef int csv_row_fn(void *arg, const struct csv_row *row, struct diag *d);

/* Cells are kept in the arena. A byte order mark, CRLF and a missing last line end are accepted.
 * Of the apostrophes before one of = + - @ and a tab, the first is not part of the cell. */
int csv_read(struct span text, const char *file, struct arena *a, csv_row_fn *each, void *arg,
	     struct diag *d);

struct buf;
/* One cell, quoted if it must be. What it writes is read back as it was. */
typedef void csv_cell_fn(struct buf *out, const char *cell);
csv_cell_fn csv_write_cell;
/* The same with an apostrophe before what a spreadsheet would run; it too is read back as it was.
 */
csv_cell_fn csv_write_for_spreadsheet;

#endif
