/* mkdata DIR: writes the tables of DIR as C, read and checked by the very loader that reads
 * overlays, so that what is compiled in cannot be worse than what a user may load. */
#include <stdio.h>
#include <string.h>

#include "data/data.h"

/* There is nothing compiled in yet. */
const struct table_defaults table_defaults[TABLE_COUNT];
const char defaults_sum[17] = "";

static void write_string(const char *s)
{
	putchar('"');
	for (; *s; s++) {
		if (*s == '"' || *s == '\\' || *s == '?')
			putchar('\\');
		putchar(*s);
	}
	putchar('"');
}

static void write_value(const struct field *f, const void *row)
{
	const void *at = (const char *)row + f->offset;
	const struct levels *v = at;

	switch (f->type) {
	case FIELD_INT:
	case FIELD_WORD:
		printf("%d", *(const int *)at);
		break;
	case FIELD_LEVELS:
	case FIELD_COLOURS:
		printf("{{%d, %d, %d}}", v->at[0], v->at[1], v->at[2]);
		break;
	default:
		write_string(*(const char *const *)at);
	}
}

static void write_table(const struct data *d, enum table_id t, const char *row_tag)
{
	int n, i, c;
	const char *rows = data_rows(d, t, &n);

	printf("static const struct %s rows_%d[] = {\n", row_tag, (int)t);
	for (i = 0; i < n; i++) {
		printf("{");
		for (c = 0; c < tables[t].ncolumns; c++) {
			printf(".%s = ", tables[t].columns[c].key);
			write_value(&tables[t].columns[c], rows + (size_t)i * tables[t].row_size);
			printf(", ");
		}
		printf("},\n");
	}
	printf("};\n");
}

static void write_all(const struct data *d)
{
	int t;

	printf("/* Made by mkdata from data. */\n#include \"data/tables.h\"\n#include "
	       "\"text/str.h\"\n");
#define T(id, file, row, keys) write_table(d, TABLE_##id, #row);
	TABLES(T)
#undef T
	printf("const struct table_defaults table_defaults[TABLE_COUNT] = {\n");
	for (t = 0; t < TABLE_COUNT; t++)
		printf("{rows_%d, (int)COUNT(rows_%d)},\n", t, t);
	printf("};\nconst char defaults_sum[17] = \"%s\";\n", d->sum);
}

int main(int argc, char **argv)
{
	struct data d;
	struct diag diag = {0};
	struct buf errors = {0};
	int t;

	if (argc != 2) {
		fprintf(stderr, "usage: mkdata DIR\n");
		return STATUS_USAGE;
	}
	data_start(&d);
	data_overlay(&d, argv[1], &diag);
	for (t = 0; t < TABLE_COUNT && !diag.n; t++)
		if (!d.table[t].n)
			diag_set(&diag, "%s/%s.csv is missing or empty", argv[1], tables[t].name);
	if (!diag.n)
		write_all(&d);
	diag_write(&diag, "mkdata", &errors);
	fputs(buf_text(&errors), stderr);
	buf_release(&errors);
	data_release(&d);
	t = (int)diag.status;
	diag_release(&diag);
	return t;
}
