#include "odds/merge.h"

#include "board/write.h"
#include "event/house.h"
#include "text/mem.h"

static void make_room(struct merge *m, int n)
{
	if (n < m->room)
		return;
	m->room = m->room ? m->room * 2 : 64;
	m->weight = mem_grow(m->weight, (size_t)m->room * sizeof *m->weight);
}

/* Kept as long as the merge; every board of one beginning says the same. */
static const char *kept(struct merge *m, const char *before)
{
	int at = before ? intern(&m->before, span_of(before)) : 0;

	return before ? m->before.list[at].text : NULL;
}

/* Two boards that began with other figures are two positions. */
static void write_before(struct buf *key, const char *before)
{
	if (before)
		buf_printf(key, "before %s\n", before);
}

/* What it was before is the last line of the key, and not of the board. */
static void write_position(const struct merge *m, int i, struct buf *out)
{
	const char *before = m->weight[i].before;

	positions_write(&m->positions, i, out);
	if (before)
		out->n -= sizeof "before \n" - 1 + span_of(before).n;
}

static int add_weight(struct merge *m, int at, struct weight w, struct diag *d)
{
	return weight_add(&m->weight[at], w, d) ? -1 : at;
}

/* The position whose key is in hand. */
static int add_key(struct merge *m, struct weight w, struct diag *d)
{
	int n = positions_count(&m->positions);
	int at = positions_add(&m->positions, (struct span){m->text.p, m->text.n});

	if (at < n)
		return add_weight(m, at, w, d);
	if (n == POSITIONS_MOST)
		return diag_set(d,
				"more than %d positions; settle some dice with --rolled, or drop "
				"what does not matter, with enorm-board drop",
				POSITIONS_MOST);
	make_room(m, n);
	m->weight[at] = w;
	return at;
}

static int read_weight(struct merge *m, const struct board *b, struct weight *w, struct diag *d)
{
	if (weight_read(b, w, d))
		return -1;
	m->house |= w->house;
	w->before = kept(m, w->before);
	return 0;
}

int merge_add(struct merge *m, const struct board *b, struct diag *d)
{
	struct weight w;

	if (read_weight(m, b, &w, d))
		return -1;
	buf_clear(&m->text);
	board_write_plain(b, &m->text);
	write_before(&m->text, w.before);
	return add_key(m, w, d);
}

int merge_again(struct merge *m, const struct board *b, int number, struct diag *d)
{
	struct weight w;

	if (read_weight(m, b, &w, d))
		return -1;
	if (w.before == m->weight[number].before) /* each is kept once */
		return add_weight(m, number, w, d);
	buf_clear(&m->text);
	write_position(m, number, &m->text);
	write_before(&m->text, w.before);
	return add_key(m, w, d);
}

/* ---- writing ---- */

static void write_branch(const struct merge *m, int i, struct buf *out)
{
	struct weight w = m->weight[i];
	char digits[U128_DIGITS];

	buf_printf(out, "branch %d/%d", i + 1, positions_count(&m->positions));
	if (w.before)
		buf_printf(out, " before=%s", w.before);
	if (m->house) {
		buf_puts(out, " house=");
		house_write(m->house, ",", out);
	}
	if (w.outcomes > 1)
		buf_printf(out, " outcomes=%s", dec_text(w.outcomes, digits));
	buf_puts(out, " weight=");
	frac_text(out, w.share);
	buf_putc(out, '\n');
}

void merge_write_board(const struct merge *m, int i, struct buf *out)
{
	write_position(m, i, out);
	write_branch(m, i, out);
	buf_puts(out, "done\n");
}

void merge_release(struct merge *m)
{
	positions_release(&m->positions);
	intern_release(&m->before);
	known_release(&m->known);
	mem_free(m->weight);
	buf_release(&m->text);
	*m = (struct merge){0};
}
