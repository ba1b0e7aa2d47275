/* mkdata DIR: writes the tables of DIR as C, read and checked by the very loader that reads
 * overlays, so that what is compiled in cannot be worse than what a user may load; and the texts of
 * the boards in DIR/maps. */
#include <glob.h>
#include <stdio.h>
#include <string.h>

#include "data/data.h"

/* There is nothing compiled in yet. */
const struct table_defaults table_defaults[TABLE_COUNT];
const char defaults_sum[17] = "";
const char defaults_taken[RULING_COUNT];

static void write_string(const char *s)
{
	putchar('"');
	for (; *s; s++) {
		if (*s == '"' || *s == '\\' || *s == '?')
			putchar('\\');
		if (*s == '\n')
			fputs("\\n\"\n\"", stdout);
		else
			putchar(*s);
	}
	putchar('"');
}

/* ---- effects: the steps of a cell are an array, and so are their groups ---- */

static void write_group(const struct effect_group *g)
{
	int i;

	printf("{.index = %d, .otherwise = %d, .nguards = %d, .guard = {", g->index, g->otherwise,
	       g->nguards);
	for (i = 0; i < g->nguards; i++)
		printf("{%d, %d, %d, %d}, ", (int)g->guard[i].what, g->guard[i].not,
		       (int)g->guard[i].compare, g->guard[i].number);
	printf("%s}},\n", g->nguards ? "" : "{0}");
}

static void write_line(const struct target_line *l)
{
	printf(".line = {%d, %d, %u, %d}", (int)l->rank, (int)l->statistic, l->says, l->size);
}

static void write_text(const char *key, const char *text)
{
	if (!text)
		return;
	printf(".%s = ", key);
	write_string(text);
	printf(", ");
}

static void write_step(const struct effect_step *s, const char *name, int i)
{
	printf("{.group = &groups_%s[%d], .verb = %d, .may = %d, .number = %d, .token = %d, "
	       ".pool = %d, .whom = %d, .says_pool = %d, .says_whom = %d, .zone = %d, .range = %d, "
	       ".manner = %d, .component = %d, ",
	       name, s->group->index, (int)s->verb, s->may, s->number, (int)s->token, (int)s->pool,
	       (int)s->whom, s->says_pool, s->says_whom, s->zone, s->range, (int)s->manner,
	       (int)s->component);
	write_text("dice", s->dice);
	write_text("name", s->name);
	if (s->next)
		printf(".next = &steps_%s[%d], ", name, i + 1);
	write_line(&s->line);
	printf("},\n");
}

static void write_effect(const struct effect *e, const char *name)
{
	const struct effect_group *last = NULL;
	const struct effect_step *s;
	int i = 0;

	if (!e->steps)
		return;
	printf("static const struct effect_group groups_%s[] = {\n", name);
	for (s = e->steps; s; s = s->next) {
		if (s->group != last)
			write_group(s->group);
		last = s->group;
	}
	printf("};\nstatic const struct effect_step steps_%s[] = {\n", name);
	for (s = e->steps; s; s = s->next)
		write_step(s, name, i++);
	printf("};\n");
}

/* ---- rows ---- */

#define CELL_NAME 32

static const char *cell_name(enum table_id t, int row, int column, char out[CELL_NAME])
{
	snprintf(out, CELL_NAME, "%d_%d_%d", (int)t, row, column);
	return out;
}

static void write_effects(enum table_id t, const char *rows, int n)
{
	char name[CELL_NAME];
	int i, c;

	for (c = 0; c < tables[t].ncolumns; c++)
		for (i = 0; i < n && tables[t].columns[c].type == FIELD_EFFECT; i++)
			write_effect(effect_cell(&tables[t].columns[c],
						 rows + (size_t)i * tables[t].row_size),
				     cell_name(t, i, c, name));
}

static void write_value(const struct field *f, const void *row, const char *name)
{
	const void *at = (const char *)row + f->offset;
	const struct levels *v = at;
	const struct effect *e = at;
	const struct keywords *k = at;

	switch (f->type) {
	case FIELD_INT:
	case FIELD_WORD:
		printf("%d", *(const int *)at);
		break;
	case FIELD_LEVELS:
	case FIELD_COLOURS:
		printf("{{%d, %d, %d}}", v->at[0], v->at[1], v->at[2]);
		break;
	case FIELD_KEYWORDS:
		printf("{");
		write_string(k->text);
		printf(", %lluu}", k->has);
		break;
	case FIELD_EFFECT:
		printf("{");
		write_string(e->text);
		if (e->steps)
			printf(", steps_%s", name);
		else
			printf(", 0");
		printf("}");
		break;
	default:
		write_string(*(const char *const *)at);
	}
}

/* ---- tables of nothing but texts, and words ---- */

static bool is_packed(const struct table *t)
{
	int c;

	for (c = 0; c < t->ncolumns; c++)
		if (t->columns[c].type != FIELD_TEXT && t->columns[c].type != FIELD_WORD)
			return false;
	return true;
}

/* The texts of a table, each once. */
struct pack {
	struct {
		const char *text;
		unsigned at;
	} * texts;
	int n;
	unsigned size;
};

static unsigned packed_at(struct pack *p, const char *text)
{
	int i = 0;

	while (i < p->n && strcmp(p->texts[i].text, text))
		i++;
	if (i == p->n) {
		p->texts[p->n].text = text;
		p->texts[p->n++].at = p->size;
		p->size += (unsigned)strlen(text) + 1;
	}
	return p->texts[i].at;
}

static void write_packed_row(struct pack *p, const struct table *t, const char *row)
{
	int c;

	for (c = 0; c < t->ncolumns; c++) {
		const void *cell = row + t->columns[c].offset;
		printf("%u, ", t->columns[c].type == FIELD_WORD
				   ? *(const unsigned *)cell
				   : packed_at(p, *(const char *const *)cell));
	}
	printf("\n");
}

/* No string of C need be longer than 4095 letters, so each text is a member of its own. */
static void write_texts(const struct pack *p, enum table_id t)
{
	int i;

	printf("static const struct {\n");
	for (i = 0; i < p->n; i++)
		printf("char t%d[%zu];\n", i, strlen(p->texts[i].text) + 1);
	printf("} texts_%d = {\n", (int)t);
	for (i = 0; i < p->n; i++) {
		write_string(p->texts[i].text);
		printf(",\n");
	}
	printf("};\n_Static_assert(sizeof texts_%d == %u, \"nothing between them\");\n", (int)t,
	       p->size);
}

static void write_packed(enum table_id t, const char *rows, int n, const char *row_tag)
{
	struct arena a = {0};
	struct pack p = {0};
	int i;

	p.texts = arena_alloc(&a, (size_t)(n * tables[t].ncolumns) * sizeof *p.texts);
	printf("static const unsigned cells_%d[] = {\n", (int)t);
	for (i = 0; i < n; i++)
		write_packed_row(&p, &tables[t], rows + (size_t)i * tables[t].row_size);
	printf("};\n");
	write_texts(&p, t);
	printf("static struct %s rows_%d[%d];\n", row_tag, (int)t, n);
	arena_release(&a);
}

static void write_table(const struct data *d, enum table_id t, const char *row_tag)
{
	int n, i, c;
	const char *rows = data_rows(d, t, &n);
	char name[CELL_NAME];

	if (is_packed(&tables[t])) {
		write_packed(t, rows, n, row_tag);
		return;
	}
	write_effects(t, rows, n);
	printf("static const struct %s rows_%d[] = {\n", row_tag, (int)t);
	for (i = 0; i < n; i++) {
		printf("{");
		for (c = 0; c < tables[t].ncolumns; c++) {
			printf(".%s = ", tables[t].columns[c].key);
			write_value(&tables[t].columns[c], rows + (size_t)i * tables[t].row_size,
				    cell_name(t, i, c, name));
			printf(", ");
		}
		printf("},\n");
	}
	printf("};\n");
}

/* ---- rooms ---- */

static void write_room(const char *path, const char *text)
{
	const char *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path;

	printf("{\"%.*s\", ", (int)strcspn(name, "."), name);
	write_string(text);
	printf("},\n");
}

static int read_room(const char *path, struct diag *d)
{
	struct buf text = {0};
	FILE *f = fopen(path, "r");
	int c;

	if (!f)
		return diag_status(d, STATUS_OPEN, "cannot open %s", path);
	while ((c = getc(f)) != EOF)
		buf_putc(&text, (char)c);
	fclose(f);
	write_room(path, buf_text(&text));
	buf_release(&text);
	return 0;
}

static int write_rooms(const char *dir, struct diag *d)
{
	struct buf pattern = {0};
	glob_t found = {0};
	size_t i;
	int bad = 0;

	buf_printf(&pattern, "%s/maps/*.board", dir);
	if (glob(buf_text(&pattern), 0, NULL, &found))
		bad = diag_status(d, STATUS_OPEN, "no boards in %s/maps", dir);
	printf("#include \"data/rooms.h\"\nconst struct room rooms[] = {\n");
	for (i = 0; !bad && i < found.gl_pathc; i++)
		bad = read_room(found.gl_pathv[i], d);
	printf("};\nconst int nrooms = (int)COUNT(rooms);\n");
	globfree(&found);
	buf_release(&pattern);
	return bad;
}

static void write_all(const struct data *d)
{
	int t;

	printf("/* Made by mkdata from data. */\n#include \"data/ruling.h\"\n"
	       "#include \"data/tables.h\"\n#include "
	       "\"text/str.h\"\n");
#define T(id, file, row, keys) write_table(d, TABLE_##id, #row);
	TABLES(T)
#undef T
	printf("const struct table_defaults table_defaults[TABLE_COUNT] = {\n");
	for (t = 0; t < TABLE_COUNT; t++)
		if (is_packed(&tables[t]))
			printf("{NULL, (int)COUNT(rows_%d), {(const char *)&texts_%d, cells_%d, "
			       "rows_%d}},\n",
			       t, t, t, t);
		else
			printf("{rows_%d, (int)COUNT(rows_%d), {NULL, NULL, NULL}},\n", t, t);
	printf("};\nconst char defaults_sum[17] = \"%s\";\n", d->sum);
	printf("const char defaults_taken[RULING_COUNT] = {");
	for (t = 0; t < RULING_COUNT; t++)
		printf("%d, ", d->taken[t]);
	printf("};\n");
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
	if (!diag.n)
		write_rooms(argv[1], &diag);
	diag_write(&diag, "mkdata", &errors);
	fputs(buf_text(&errors), stderr);
	buf_release(&errors);
	data_release(&d);
	t = (int)diag.status;
	diag_release(&diag);
	return t;
}
