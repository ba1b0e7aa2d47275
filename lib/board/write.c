#include "board/write.h"

#include "board/map.h"
#include "board/value.h"

void record_write_extras(const struct record *r, struct buf *out)
{
	const struct extra *x;

	for (x = r->extras; x; x = x->next) {
		buf_putc(out, ' ');
		buf_puts(out, x->key);
		buf_putc(out, '=');
		word_write(x->value, out);
	}
}

void record_write_field(const struct field *f, const struct record *r, struct buf *out)
{
	if (value_is_missing(f, r))
		return;
	buf_putc(out, ' ');
	if (f->how == BY_KEY) {
		buf_puts(out, f->key);
		buf_putc(out, '=');
	}
	value_write(f, r, out);
}

static void write_word(const char *word, struct buf *out)
{
	buf_putc(out, ' ');
	buf_puts(out, word);
}

/* An owner goes before the name, a key behind it. */
void record_write_name(const struct record *r, struct buf *out)
{
	bool keyed = kinds[r->kind].naming == KEYED;
	const char *first = keyed ? r->name : r->owner, *then = keyed ? r->owner : r->name;

	if (first)
		write_word(first, out);
	if (then)
		write_word(then, out);
}

void record_write(const struct record *r, struct buf *out)
{
	const struct kind_row *k = &kinds[r->kind];
	int i;

	buf_puts(out, k->word);
	record_write_name(r, out);
	if (r->kind == KIND_TITLE) {
		buf_putc(out, ' ');
		buf_puts(out, ((const struct title *)(const void *)r)->text);
	}
	for (i = 0; i < k->nfields; i++)
		record_write_field(&k->fields[i], r, out);
	record_write_extras(r, out);
}

static void write_comments(const struct comment *c, struct buf *out)
{
	for (; c; c = c->next) {
		buf_puts(out, c->text);
		buf_putc(out, '\n');
	}
}

static void end_line(const char *beside, struct buf *out)
{
	if (beside) {
		buf_putc(out, ' ');
		buf_puts(out, beside);
	}
	buf_putc(out, '\n');
}

static void write_kind(const struct board *b, enum kind k, const struct board_form *form,
		       struct buf *out)
{
	int i;

	for (i = 0; i < b->of[k].n; i++) {
		const struct record *r = b->of[k].at[i];
		write_comments(r->above, out);
		if (form)
			form->record(form->arg, r, out);
		else
			record_write(r, out);
		end_line(r->beside, out);
	}
}

static void write_map(const struct board *b, const struct board_form *form, struct buf *out)
{
	write_comments(b->map.above, out);
	buf_puts(out, "map");
	end_line(b->map.beside, out);
	if (form)
		form->map(form->arg, out);
	else
		map_write(&b->grid, out);
	buf_puts(out, "end");
	end_line(b->beside_end, out);
}

void board_write_as(const struct board *b, const struct board_form *form, struct buf *out)
{
	int k;

	write_comments(b->head.above, out);
	buf_puts(out, "enorm 1");
	end_line(b->head.beside, out);
	for (k = 0; k < KIND_COUNT && kinds[k].naming != DRAWN; k++) {
		write_kind(b, (enum kind)k, form, out);
		if (k == KIND_COUNTDOWN)
			write_map(b, form, out);
	}
	write_comments(b->own, out);
	buf_puts(out, "done");
	end_line(b->beside_done, out);
}

void board_write(const struct board *b, struct buf *out)
{
	board_write_as(b, NULL, out);
}

/* Of the position itself, and not of how it came about. */
static bool is_of_position(int k)
{
	return k != KIND_EVENT && k != KIND_RNG && k != KIND_BRANCH;
}

void board_write_plain(const struct board *b, struct buf *out)
{
	int k, i;

	buf_puts(out, "enorm 1\n");
	for (k = 0; k < KIND_COUNT && kinds[k].naming != DRAWN; k++) {
		for (i = 0; i < b->of[k].n && is_of_position(k); i++) {
			record_write(b->of[k].at[i], out);
			buf_putc(out, '\n');
		}
		if (k == KIND_COUNTDOWN) {
			buf_puts(out, "map\n");
			map_write(&b->grid, out);
			buf_puts(out, "end\n");
		}
	}
}

void board_write_records(const struct board *b, struct buf *out)
{
	int k, i;

	for (k = 0; k < KIND_COUNT && kinds[k].naming != DRAWN; k++) {
		if (!is_of_position(k))
			continue;
		for (i = 0; i < b->of[k].n; i++) {
			record_write(b->of[k].at[i], out);
			buf_putc(out, '\n');
		}
	}
}

/* Only to be compared: a letter for each byte of the map, which is sooner made than its picture. */
static void write_grid(const struct grid *g, struct buf *out)
{
	size_t i, n = grid_bytes(g);

	buf_printf(out, "%d %d ", g->rows, g->cols);
	buf_room(out, n);
	for (i = 0; i < n; i++)
		out->p[out->n++] = (char)('0' + g->in[i]);
	buf_putc(out, '\n');
}

void board_write_position(const struct board *b, struct buf *out)
{
	write_grid(&b->grid, out);
	board_write_records(b, out);
}
