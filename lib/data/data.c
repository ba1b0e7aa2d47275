#include "data/data.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "data/protocol_check.h"
#include "data/reading.h"
#include "data/row.h"

#define FILE_MOST (8 << 20)

void data_start(struct data *d)
{
	int t;

	*d = (struct data){0};
	memcpy(d->sum, defaults_sum, sizeof d->sum);
	memcpy(d->taken, defaults_taken, sizeof d->taken);
	for (t = 0; t < TABLE_COUNT; t++) {
		d->table[t].rows = table_defaults[t].rows;
		d->table[t].n = table_defaults[t].n;
	}
}

void data_release(struct data *d)
{
	arena_release(&d->arena);
}

static const void *row_of(const struct data *d, enum table_id t, int i)
{
	return (const char *)data_first(d, t) + (size_t)i * tables[t].row_size;
}

/* ---- overlay ---- */

/* Rows being laid over a table. */
struct overlay {
	struct data *data;
	enum table_id id;
	char *rows;
	struct where *from; /* where each row was read */
	int n, room, before;
	bool has_header;
	struct header header;
};

static char *row_at(const struct overlay *o, int i)
{
	return o->rows + (size_t)i * tables[o->id].row_size;
}

static void drop(struct overlay *o, int i)
{
	size_t size = tables[o->id].row_size;

	memmove(row_at(o, i), row_at(o, i + 1), (size_t)(o->n - i - 1) * size);
	memmove(o->from + i, o->from + i + 1, (size_t)(o->n - i - 1) * sizeof *o->from);
	o->n--;
	if (i < o->before)
		o->before--;
}

static void make_room(struct overlay *o)
{
	size_t size = tables[o->id].row_size;
	char *rows;
	struct where *from;

	if (o->n < o->room)
		return;
	o->room = o->room * 2 + 16;
	rows = arena_alloc(&o->data->arena, (size_t)o->room * size);
	from = arena_array(&o->data->arena, struct where, (size_t)o->room);
	if (o->n) {
		memcpy(rows, o->rows, (size_t)o->n * size);
		memcpy(from, o->from, (size_t)o->n * sizeof *from);
	}
	o->rows = rows;
	o->from = from;
}

static bool is_removed(const struct table *t, const void *row)
{
	const struct field *f = &t->columns[t->ncolumns - 1];

	return f->words == source_words &&
	       *(const int *)((const char *)row + f->offset) == SOURCE_REMOVED;
}

/* A row of the file takes the place of the one with its key, else goes to the end. In the dice
 * table a colour is replaced whole: the first row of a colour clears what was there before. */
static int lay_row(struct overlay *o, const void *row, struct diag *d)
{
	const struct table *t = &tables[o->id];
	int i, place = -1;

	for (i = o->before; i < o->n; i++)
		if (row_same_key(t, row_at(o, i), row, t->nkeys))
			return diag_set(d, "the same %s stands on line %ld already",
					t->columns[0].key, o->from[i].line);
	for (i = o->before - 1; i >= 0; i--)
		if (row_same_key(t, row_at(o, i), row, o->id == TABLE_DICE ? 1 : t->nkeys)) {
			place = i;
			drop(o, i);
		}
	if (is_removed(t, row))
		return place < 0 ? diag_set(d, "nothing to remove by that %s", t->columns[0].key)
				 : 0;
	make_room(o);
	memcpy(row_at(o, o->n), row, t->row_size);
	o->from[o->n++] = d->at;
	return 0;
}

static int on_row(void *arg, const struct csv_row *cells, struct diag *d)
{
	struct overlay *o = arg;
	const struct table *t = &tables[o->id];
	void *row;

	if (!o->has_header) {
		o->has_header = true;
		return header_read(t, cells, &o->header, d);
	}
	row = arena_alloc(&o->data->arena, t->row_size);
	if (!row_read(t, &o->header, cells, row, &o->data->arena, d))
		lay_row(o, row, d);
	return 0; /* what was wrong is said; the next row may be wrong too */
}

static void sum_bytes(char sum[17], struct span text)
{
	uint64_t h = 0xcbf29ce484222325u; /* FNV-1a, over what was summed before and the new text */
	size_t i;

	for (i = 0; sum[i]; i++)
		h = (h ^ (unsigned char)sum[i]) * 0x100000001b3u;
	for (i = 0; i < text.n; i++)
		h = (h ^ (unsigned char)text.p[i]) * 0x100000001b3u;
	snprintf(sum, 17, "%016llx", (unsigned long long)h);
}

struct text_file {
	const char *name;
	int fd;
	struct arena *arena;
	struct span text;
	struct diag *d;
};

static int read_open(void *arg)
{
	struct text_file *f = arg;
	struct stat st;
	ssize_t got = 0;
	size_t n = 0;
	char *p;

	if (fstat(f->fd, &st) || !S_ISREG(st.st_mode) || st.st_size > FILE_MOST)
		return diag_status(f->d, STATUS_OPEN, "%s is not a file of at most %d MiB", f->name,
				   FILE_MOST >> 20);
	p = arena_alloc(f->arena, (size_t)st.st_size + 1);
	while (n < (size_t)st.st_size && ((got = read(f->fd, p + n, (size_t)st.st_size - n)) > 0 ||
					  (got < 0 && errno == EINTR)))
		n += got > 0 ? (size_t)got : 0;
	if (got < 0)
		return diag_status(f->d, STATUS_IO, "cannot read %s: %s", f->name, strerror(errno));
	f->text = (struct span){p, n};
	return 0;
}

static void shut(void *arg)
{
	close(((struct text_file *)arg)->fd);
}

static int read_text(const char *file, struct arena *a, struct span *out, struct diag *d)
{
	struct text_file f = {.name = file, .arena = a, .d = d};
	int result;

	f.fd = open(file, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
	if (f.fd < 0)
		return errno == ENOENT ? 1
				       : diag_status(d, STATUS_OPEN, "cannot open %s: %s", file,
						     strerror(errno));
	result = mem_finally(read_open, shut, &f);
	*out = f.text;
	return result;
}

static void start_overlay(struct overlay *o)
{
	const struct data *d = o->data;
	int i;

	for (i = 0; i < d->table[o->id].n; i++) {
		make_room(o);
		memcpy(row_at(o, i), row_of(d, o->id, i), tables[o->id].row_size);
		o->from[o->n++] =
		    d->table[o->id].from ? d->table[o->id].from[i] : (struct where){0};
	}
	o->before = o->n;
}

int data_overlay_text(struct data *d, enum table_id id, struct span text, const char *file,
		      struct diag *diag)
{
	struct overlay o = {.data = d, .id = id};
	size_t problems = diag->n;

	start_overlay(&o);
	sum_bytes(d->sum, text);
	if (csv_read(text, file, &d->arena, on_row, &o, diag) || diag->n > problems)
		return -1;
	d->table[id].rows = o.rows;
	d->table[id].n = o.n;
	d->table[id].from = o.from;
	return 0;
}

static int overlay_table(struct data *d, enum table_id id, const char *dir, struct diag *diag)
{
	const char *file = arena_printf(&d->arena, "%s/%s.csv", dir, tables[id].name);
	struct span text;
	int missing = read_text(file, &d->arena, &text, diag);

	if (missing)
		return missing > 0 ? 0 : -1;
	return data_overlay_text(d, id, text, file, diag);
}

/* Every reference of every table, since an overlay may have taken away what a default leans on. */
int data_check(const struct data *d, struct diag *diag)
{
	struct where before = diag->at;
	int t, i, bad = 0;

	for (t = 0; t < TABLE_COUNT; t++)
		for (i = 0; i < d->table[t].n; i++) {
			diag->at = d->table[t].from ? d->table[t].from[i] : (struct where){0};
			if (!diag->at.file)
				diag->at.file = tables[t].name;
			bad |= row_check(&tables[t], row_of(d, (enum table_id)t, i), d, diag);
		}
	diag->at = (struct where){.file = tables[TABLE_PROTOCOLS].name};
	if (!bad)
		bad = protocols_check(d, diag);
	bad |= readings_check(d, diag);
	diag->at = before;
	return bad;
}

static int overlay_dir(struct data *d, const char *dir, struct diag *diag)
{
	struct stat st;
	int t, bad = 0;

	if (stat(dir, &st) || !S_ISDIR(st.st_mode))
		return diag_status(diag, STATUS_OPEN,
				   "no directory '%s' (from ENORM_DATA or --data)", dir);
	for (t = 0; t < TABLE_COUNT; t++)
		bad |= overlay_table(d, (enum table_id)t, dir, diag);
	return bad;
}

int data_overlay(struct data *d, const char *path, struct diag *diag)
{
	int bad = 0;

	while (*path) {
		size_t n = strcspn(path, ":");
		if (n)
			bad |= overlay_dir(d, arena_strndup(&d->arena, path, n), diag);
		path += n + (path[n] == ':');
	}
	readings_take(d);
	return bad ? -1 : data_check(d, diag);
}

/* ---- looking up ---- */

const void *data_rows(const struct data *d, enum table_id t, int *n)
{
	*n = d->table[t].n;
	return data_first(d, t);
}

static const char *key_of(enum table_id t, const char *row)
{
	return *(const char *const *)(const void *)(row + tables[t].columns[0].offset);
}

const void *data_find(const struct data *d, enum table_id t, const char *key)
{
	const char *row = data_first(d, t);
	int i;

	for (i = 0; i < d->table[t].n; i++, row += tables[t].row_size)
		if (str_same(key_of(t, row), key))
			return row;
	return NULL;
}

const char *data_suggest(const struct data *d, enum table_id t, const char *key, char out[128])
{
	const char *row = data_first(d, t);
	struct suggestion s;
	int i;

	suggest_start(&s, key);
	for (i = 0; i < d->table[t].n; i++, row += tables[t].row_size)
		suggest_offer(&s, key_of(t, row));
	return suggest_text(&s, out);
}

int data_table_named(const char *name)
{
	int t;

	for (t = 0; t < TABLE_COUNT; t++)
		if (!strcmp(tables[t].name, name))
			return t;
	return -1;
}

void data_write(const struct data *d, enum table_id t, struct buf *out)
{
	int i;

	for (i = 0; i < tables[t].ncolumns; i++)
		buf_printf(out, "%s%s", i ? "," : "", tables[t].columns[i].key);
	buf_putc(out, '\n');
	for (i = 0; i < d->table[t].n; i++)
		row_write(&tables[t], row_of(d, t, i), csv_write_cell, out);
}
