#include "data/row.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>

/* ---- the header ---- */

static int unknown_column(const struct table *t, const char *name, struct diag *d)
{
	struct suggestion s;
	char hint[128];
	int i;

	suggest_start(&s, name);
	for (i = 0; i < t->ncolumns; i++)
		suggest_offer(&s, t->columns[i].key);
	return diag_set(d, "no column '%s' in %s.csv%s", name, t->name, suggest_text(&s, hint));
}

int header_read(const struct table *t, const struct csv_row *row, struct header *h, struct diag *d)
{
	int i, c;

	h->ncells = row->n;
	for (c = 0; c < t->ncolumns; c++)
		h->cell[c] = -1;
	for (i = 0; i < row->n; i++) {
		for (c = 0; c < t->ncolumns && strcmp(t->columns[c].key, row->cell[i]); c++)
			;
		if (c < t->ncolumns && h->cell[c] >= 0)
			return diag_set(d, "column '%s' stands twice", row->cell[i]);
		if (c < t->ncolumns)
			h->cell[c] = i;
		else if (!str_starts(row->cell[i], "x-"))
			return unknown_column(t, row->cell[i], d);
	}
	for (c = 0; c < t->nkeys; c++)
		if (h->cell[c] < 0)
			return diag_set(d, "no column '%s', which %s.csv needs", t->columns[c].key,
					t->name);
	return 0;
}

/* ---- cells ---- */

static bool is_name(struct span s)
{
	size_t i;

	if (!s.n || s.p[0] < 'a' || s.p[0] > 'z')
		return false;
	for (i = 0; i < s.n; i++)
		if (!(s.p[i] >= 'a' && s.p[i] <= 'z') && !(s.p[i] >= '0' && s.p[i] <= '9') &&
		    s.p[i] != '-' && s.p[i] != '.')
			return false;
	return true;
}

bool names_next(const char **list, struct span *word)
{
	const char *p = *list, *end;

	while (*p == ' ' || *p == ',')
		p++;
	for (end = p; *end && *end != ' ' && *end != ','; end++)
		;
	*word = (struct span){p, (size_t)(end - p)};
	*list = end;
	return word->n > 0;
}

static int highest(const struct field *f)
{
	return f->hi ? f->hi : UNLIMITED - 1;
}

static int read_int(const struct field *f, struct span s, int *out, struct diag *d)
{
	long v;

	if (!f->hi && span_is(s, "unlimited")) {
		*out = UNLIMITED;
		return 0;
	}
	if (!num_read(s, f->lo, highest(f), &v))
		return diag_set(d, "column '%s': '%.*s' is not a whole number from %d to %d%s",
				f->key, (int)s.n, s.p, f->lo, highest(f),
				f->hi ? "" : " or unlimited");
	*out = (int)v;
	return 0;
}

static int no_such_word(const struct field *f, struct span s, struct diag *d)
{
	char hint[128], all[200] = "", word[64];
	struct suggestion best;
	int i;

	snprintf(word, sizeof word, "%.*s", (int)(s.n < 63 ? s.n : 63), s.p);
	suggest_start(&best, word);
	for (i = 0; f->words[i]; i++) {
		suggest_offer(&best, f->words[i]);
		snprintf(all + strlen(all), sizeof all - strlen(all), "%s%s", *all ? ", " : "",
			 f->words[i]);
	}
	return diag_set(d, "column '%s': '%s' is none of %s%s", f->key, word, all,
			suggest_text(&best, hint));
}

static int read_word(const struct field *f, struct span s, int *out, struct diag *d)
{
	int i;

	for (i = 0; f->words[i]; i++)
		if (span_is(s, f->words[i])) {
			*out = i;
			return 0;
		}
	return no_such_word(f, s, d);
}

/* `3`, or `3/3/4`. */
static int read_levels(const struct field *f, const char *cell, struct levels *out, struct diag *d)
{
	static const struct field colour = {.key = "noise", .words = colour_words};
	int n = 0;

	for (;; n++) {
		size_t len = strcspn(cell, "/");
		struct span part = {cell, len};
		if (n == 3)
			return diag_set(d, "column '%s': more than three levels", f->key);
		if (f->type == FIELD_COLOURS ? read_word(&colour, part, &out->at[n], d)
					     : read_int(f, part, &out->at[n], d))
			return -1;
		if (!cell[len])
			break;
		cell += len + 1;
	}
	if (n == 1)
		return diag_set(d, "column '%s': one level or three, not two", f->key);
	if (!n)
		out->at[1] = out->at[2] = out->at[0];
	return 0;
}

static int read_dice(const struct field *f, const char *cell, struct diag *d)
{
	static const char *const endings[] = {
	    [0] = "",
	    [RAW_POWER] = ", +N at the end for Power",
	    [NOISE_DICE] = ", or " NOISE_SYMBOL ", +N at the end for a flat bonus",
	};
	bool symbol = f->lo == NOISE_DICE && str_starts(cell, NOISE_SYMBOL);
	const char *rest = cell + (symbol ? strlen(NOISE_SYMBOL) : strspn(cell, "wrbgo"));
	long raw;

	if (rest - cell > POOL_MOST)
		return diag_set(d, "column '%s': %zu dice, and %d are the most", f->key,
				(size_t)(rest - cell), POOL_MOST);
	if (!*rest || (f->lo && *rest == '+' && num_read(span_of(rest + 1), 1, 9, &raw)))
		return 0;
	return diag_set(d, "column '%s': '%s' is not dice; write a letter of wrbgo a die%s", f->key,
			cell, endings[f->lo]);
}

static int read_blank(const struct field *f, void *row, struct diag *d)
{
	if (f->missing == ABSENT)
		return diag_set(d, "column '%s' must not be blank", f->key);
	if (f->type == FIELD_INT || f->type == FIELD_WORD)
		*field_int(f, row) = f->missing;
	else if (f->type == FIELD_LEVELS || f->type == FIELD_COLOURS)
		*field_levels(f, row) = (struct levels){{f->missing, f->missing, f->missing}};
	else
		*field_text(f, row) = "";
	return 0;
}

static int read_cell(const struct field *f, const char *cell, void *row, struct arena *a,
		     struct diag *d)
{
	if (!*cell)
		return read_blank(f, row, d);
	switch (f->type) {
	case FIELD_INT:
		return read_int(f, span_of(cell), field_int(f, row), d);
	case FIELD_WORD:
		return read_word(f, span_of(cell), field_int(f, row), d);
	case FIELD_LEVELS:
	case FIELD_COLOURS:
		return read_levels(f, cell, field_levels(f, row), d);
	case FIELD_EFFECT:
		return effect_read(cell, a, field_effect(f, row), d);
	case FIELD_KEYWORDS:
		*field_keywords(f, row) = keywords_read(cell);
		return 0;
	case FIELD_NAME:
		if (!is_name(span_of(cell)))
			return diag_set(
			    d, "column '%s': '%s' is not a name (small letters, digits, - and .)",
			    f->key, cell);
		break;
	case FIELD_DICE:
		if (read_dice(f, cell, d))
			return -1;
		break;
	default:
		break;
	}
	*field_text(f, row) = cell;
	return 0;
}

static const char *cell_of(const struct header *h, const struct csv_row *cells, int column)
{
	int i = h->cell[column];

	return i >= 0 && i < cells->n ? cells->cell[i] : "";
}

int row_read(const struct table *t, const struct header *h, const struct csv_row *cells, void *row,
	     struct arena *a, struct diag *d)
{
	int last = t->ncolumns - 1, c, bad = 0;
	/* a row that only takes another away needs no more than its key */
	bool removes = t->columns[last].words == source_words &&
		       !strcmp(cell_of(h, cells, last), source_words[SOURCE_REMOVED]);

	if (cells->n > h->ncells)
		return diag_set(d,
				"%d cells where the header has %d; a cell with a comma is quoted",
				cells->n, h->ncells);
	for (c = 0; c < t->ncolumns; c++)
		if (!removes || c < t->nkeys || c == last)
			bad |= read_cell(&t->columns[c], cell_of(h, cells, c), row, a, d);
	return bad;
}

/* ---- keys ---- */

bool row_same_key(const struct table *t, const void *a, const void *b, int nkeys)
{
	int c;

	for (c = 0; c < nkeys; c++) {
		const struct field *f = &t->columns[c];
		const char *pa = (const char *)a + f->offset, *pb = (const char *)b + f->offset;
		bool number = f->type == FIELD_INT || f->type == FIELD_WORD;
		if (number ? memcmp(pa, pb, sizeof(int))
			   : strcmp(*(const char *const *)pa, *(const char *const *)pb))
			return false;
	}
	return true;
}

/* ---- writing ---- */

static void number_text(int v, char out[ROW_CELL])
{
	if (v == UNLIMITED)
		snprintf(out, ROW_CELL, "unlimited");
	else
		snprintf(out, ROW_CELL, "%d", v);
}

static void levels_text(const struct field *f, const struct levels *v, char out[ROW_CELL])
{
	int i, n = v->at[0] == v->at[1] && v->at[1] == v->at[2] ? 1 : 3;
	char one[ROW_CELL];

	out[0] = '\0';
	for (i = 0; i < n; i++) {
		number_text(v->at[i], one);
		snprintf(out + strlen(out), ROW_CELL - strlen(out), "%s%s", i ? "/" : "",
			 f->type == FIELD_COLOURS ? colour_words[v->at[i]] : one);
	}
}

const char *row_cell(const struct field *f, const void *row, char scratch[ROW_CELL])
{
	const void *at = (const char *)row + f->offset;
	const char *text;

	if (f->type == FIELD_WORD)
		return f->words[*(const int *)at];
	if (f->type == FIELD_INT)
		number_text(*(const int *)at, scratch);
	else if (f->type == FIELD_LEVELS || f->type == FIELD_COLOURS)
		levels_text(f, at, scratch);
	else
		return (text = *(const char *const *)at) ? text : "";
	return scratch;
}

void row_write(const struct table *t, const void *row, csv_cell_fn *cell, struct buf *out)
{
	char scratch[ROW_CELL];
	int c;

	for (c = 0; c < t->ncolumns; c++) {
		if (c)
			buf_putc(out, ',');
		cell(out, row_cell(&t->columns[c], row, scratch));
	}
	buf_putc(out, '\n');
}
