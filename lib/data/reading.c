#include "data/reading.h"

#include <stdlib.h>
#include <string.h>

const char *const ruling_words[] = {
#define R(id, word) word,
    RULINGS(R)
#undef R
	NULL};

static int by_word(const void *word, const void *at)
{
	return strcmp(word, *(const char *const *)at);
}

/* Its place in the list, or -1. */
static int ruling_named(const char *word)
{
	const char *const *at =
	    bsearch(word, ruling_words, RULING_COUNT, sizeof *ruling_words, by_word);

	return at ? (int)(at - ruling_words) : -1;
}

void readings_take(struct data *d)
{
	int i, n;
	const struct ruling_row *row = data_rows(d, TABLE_RULINGS, &n);

	memset(d->taken, 0, sizeof d->taken);
	for (i = 0; i < n; i++) {
		int r = ruling_named(row[i].id);
		if (r >= 0)
			d->taken[r] = row[i].taken[0];
	}
}

const struct reading_row *reading_find(const struct data *d, const char *ruling, char letter)
{
	int i, n;
	const struct reading_row *row = data_rows(d, TABLE_READINGS, &n);

	for (i = 0; i < n; i++)
		if (!strcmp(row[i].ruling, ruling) && row[i].letter[0] == letter)
			return &row[i];
	return NULL;
}

void readings_list(const struct data *d, const char *ruling, struct buf *out)
{
	int i, n;
	const struct reading_row *row = data_rows(d, TABLE_READINGS, &n);

	for (i = 0; i < n; i++)
		if (!strcmp(row[i].ruling, ruling) && !*row[i].rejected)
			buf_printf(out, "%s%s (%s)", out->n ? ", " : "", row[i].letter,
				   row[i].says);
	if (!out->n)
		buf_puts(out, SETTLED);
}

static bool can_be_switched(const char *ruling)
{
	return ruling_named(ruling) >= 0;
}

static bool is_taken(const struct data *d, const struct reading_row *row)
{
	const struct ruling_row *ruling = data_find(d, TABLE_RULINGS, row->ruling);

	return ruling && !strcmp(ruling->taken, row->letter);
}

static int check_reading(const struct data *d, const struct reading_row *row, struct diag *diag)
{
	char hint[128];

	if (!data_find(d, TABLE_RULINGS, row->ruling))
		return diag_set(diag, "column 'ruling': no '%s' in rulings.csv%s", row->ruling,
				data_suggest(d, TABLE_RULINGS, row->ruling, hint));
	if (!can_be_switched(row->ruling) && !*row->rejected && !is_taken(d, row))
		return diag_set(diag, "%s is settled: no rule asks for another reading of it",
				row->ruling);
	if (row->letter[0] < 'a' || row->letter[0] > 'z' || row->letter[1])
		return diag_set(diag, "column 'letter': '%s' is not a letter from a to z",
				row->letter);
	return 0;
}

static int check_taken(const struct data *d, const struct ruling_row *row, struct diag *diag)
{
	const struct reading_row *taken = reading_find(d, row->id, row->taken[0]);
	struct buf list = {0};

	if (!strcmp(row->taken, SETTLED) && !can_be_switched(row->id))
		return 0;
	if (taken && !*taken->rejected && !row->taken[1])
		return 0;
	readings_list(d, row->id, &list);
	diag_set(diag, "column 'taken': '%s' is none of the readings of %s: %s", row->taken,
		 row->id, buf_text(&list));
	buf_release(&list);
	return -1;
}

/* Rows of a table that were read from a file say where they were. */
static void stand_at(const struct data *d, enum table_id t, int i, struct diag *diag)
{
	diag->at = d->table[t].from ? d->table[t].from[i] : (struct where){0};
	if (!diag->at.file)
		diag->at.file = tables[t].name;
}

int readings_check(const struct data *d, struct diag *diag)
{
	int i, n, bad = 0;
	const struct reading_row *reading = data_rows(d, TABLE_READINGS, &n);
	const struct ruling_row *ruling;

	for (i = 0; i < n; i++) {
		stand_at(d, TABLE_READINGS, i, diag);
		bad |= check_reading(d, &reading[i], diag);
	}
	ruling = data_rows(d, TABLE_RULINGS, &n);
	for (i = 0; i < n; i++) {
		stand_at(d, TABLE_RULINGS, i, diag);
		bad |= check_taken(d, &ruling[i], diag);
	}
	return bad;
}
