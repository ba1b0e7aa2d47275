#include "ref/lookup.h"

#include <string.h>

#include "text/buf.h"

#define LISTED 12 /* names in a message */

const char *row_name(enum table_id t, const void *row)
{
	return *(const char *const *)(const void *)((const char *)row +
						    tables[t].columns[0].offset);
}

struct looking {
	struct sheet *sheet;
	const int *of;
	bool whole; /* the name in full */
	int n;	    /* different names */
	const char *name[LISTED];
	struct buf list;
	struct suggestion near;
};

static void each_row(struct looking *l,
		     void (*see)(struct looking *l, enum table_id t, const void *row))
{
	int i, k, n;

	for (i = 0; l->of[i] >= 0; i++) {
		enum table_id t = (enum table_id)l->of[i];
		const char *row = data_rows(l->sheet->data, t, &n);
		for (k = 0; k < n; k++, row += tables[t].row_size)
			see(l, t, row);
	}
}

static bool is_meant(const struct looking *l, const char *name)
{
	const char *word = l->sheet->name;

	return l->whole ? !strcmp(name, word) : *word && str_starts(name, word);
}

/* Two rows of one name, of different tables, are one. */
static bool is_listed(const struct looking *l, const char *name)
{
	int i;

	for (i = 0; i < l->n && i < LISTED; i++)
		if (!strcmp(l->name[i], name))
			return true;
	return false;
}

static void count(struct looking *l, enum table_id t, const void *row)
{
	const char *name = row_name(t, row);

	suggest_offer(&l->near, name);
	if (!is_meant(l, name) || is_listed(l, name))
		return;
	if (l->n < LISTED) {
		l->name[l->n] = name;
		buf_printf(&l->list, "%s%s", l->list.n ? ", " : "", name);
	}
	l->n++;
}

static void list_all(const struct looking *l, struct diag *d)
{
	int i, k, n, said = 0;

	for (i = 0; l->of[i] >= 0; i++) {
		enum table_id t = (enum table_id)l->of[i];
		const char *row = data_rows(l->sheet->data, t, &n);
		for (k = 0; k < n; k++, row += tables[t].row_size, said++)
			if (said < LISTED)
				diag_add(d, "%s%s", said ? ", " : "; there are ", row_name(t, row));
	}
	if (said > LISTED)
		diag_add(d, " and %d more", said - LISTED);
}

static int not_one(struct looking *l, const char *what, struct diag *d)
{
	char hint[128];

	if (l->n)
		return diag_usage(d, "'%s' may be any of %s%s", l->sheet->name, buf_text(&l->list),
				  l->n > LISTED ? " and more" : "");
	diag_usage(d, "no %s '%s'%s", what, l->sheet->name, suggest_text(&l->near, hint));
	if (!l->near.best)
		list_all(l, d);
	return -1;
}

int lookup(struct sheet *s, const char *what, const int *of, found_fn *each, struct diag *d)
{
	struct looking l = {.sheet = s, .of = of, .whole = true};
	int result = 0, i, k, n;

	suggest_start(&l.near, s->name);
	each_row(&l, count);
	if (!l.n) {
		l.whole = false;
		each_row(&l, count);
	}
	if (l.whole ? !l.n : l.n != 1)
		result = not_one(&l, what, d);
	buf_release(&l.list);
	for (i = 0; !result && of[i] >= 0; i++) {
		const char *row = data_rows(s->data, (enum table_id)of[i], &n);
		for (k = 0; k < n; k++, row += tables[of[i]].row_size)
			if (is_meant(&l, row_name((enum table_id)of[i], row)))
				each(s, (enum table_id)of[i], row);
	}
	return result;
}
