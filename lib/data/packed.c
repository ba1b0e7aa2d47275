#include "data/packed.h"

#include <pthread.h>

static void fill_row(const struct table *t, const char *texts, const unsigned *cell, char *row)
{
	int c;

	for (c = 0; c < t->ncolumns; c++)
		if (t->columns[c].type == FIELD_WORD)
			*field_int(&t->columns[c], row) = (int)cell[c];
		else
			*field_text(&t->columns[c], row) = texts + cell[c];
}

static void fill(enum table_id id)
{
	const struct table_defaults *from = &table_defaults[id];
	const struct table *t = &tables[id];
	int i;

	for (i = 0; i < from->n; i++)
		fill_row(t, from->packed.texts, from->packed.cells + i * t->ncolumns,
			 (char *)from->packed.rows + (size_t)i * t->row_size);
}

const void *packed_rows(enum table_id t)
{
	static pthread_mutex_t one = PTHREAD_MUTEX_INITIALIZER;
	static bool filled[TABLE_COUNT];

	if (!table_defaults[t].packed.rows)
		return NULL;
	pthread_mutex_lock(&one);
	if (!filled[t])
		fill(t);
	filled[t] = true;
	pthread_mutex_unlock(&one);
	return table_defaults[t].packed.rows;
}
