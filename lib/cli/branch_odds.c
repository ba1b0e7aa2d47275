/* The odds of one call: what becomes of the figures, its headlines, and the board. */
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "cli/branches.h"
#include "cli/read_text.h"
#include "odds/brief.h"
#include "odds/figures.h"
#include "odds/lines.h"
#include "odds/weight.h"
#include "show/diff.h"

static int likelier(const void *a, const void *b)
{
	const struct branch_leaf *x = a, *y = b;
	int order = -frac_cmp(x->weight, y->weight);

	return order ? order : strcmp(x->changes, y->changes);
}

static int sums_to_one(const struct branches *all, struct diag *d)
{
	struct frac sum = {0, 1};
	int i;

	for (i = 0; i < all->n; i++)
		if (!frac_add(&sum, all->leaf[i].weight))
			return diag_set(
			    d,
			    "the odds grow beyond 128 bits; give some of the dice with --rolled");
	return sum.num == sum.den ? 0 : diag_bug(d, "the chances do not sum to one");
}

void branches_json(const struct branches *all, struct buf *out)
{
	int i;

	buf_puts(out, ",\"results\":[");
	for (i = 0; i < all->headlines.n; i++) {
		buf_puts(out, i ? ",{\"what\":" : "{\"what\":");
		buf_json(out, all->headlines.list[i].what);
		frac_json_member(out, "chance", all->headlines.list[i].weight);
		buf_putc(out, '}');
	}
	buf_puts(out, "],\"outcomes\":[");
	for (i = 0; i < all->n; i++) {
		buf_puts(out, i ? ",{\"chance\":" : "{\"chance\":");
		frac_json(out, all->leaf[i].weight);
		buf_puts(out, ",\"changes\":");
		json_parts(out, all->leaf[i].changes, "\n");
		buf_putc(out, '}');
	}
	buf_putc(out, ']');
}

static void odds_json(const struct branches *all, const struct figure_table *t,
		      const struct board *from, struct call *c)
{
	call_json(c, from, JSON_ODDS);
	figures_json(t, &c->out);
	branches_json(all, &c->out);
	buf_json_member(&c->out, "own", all->headlines.own);
	house_json(all->house.tables, &c->out);
	buf_puts(&c->out, "}\n");
}

/* ---- as text ---- */

/* Every leaf is read again: for the table, and for its changes. */
static int read_leaves(const struct branches *all, const struct board *from, struct brief *brief,
		       struct figure_table *t, struct diag *d)
{
	struct buf before = {0}, changes = {0};
	struct arena a = {0};
	struct board b;
	int i, bad = 0;

	before_write(from, &before);
	for (i = 0; i < all->n && !bad; i++) {
		arena_reset(&a);
		board_start(&b, &a, from->data);
		bad = read_text(span_of(all->leaf[i].text), &b, d) ||
		      figures_add(t, &b, buf_text(&before), all->leaf[i].weight, d);
		if (bad)
			break;
		buf_clear(&changes);
		board_diff_brief(from, &b, &changes);
		bad = brief_add(brief, buf_text(&changes), all->leaf[i].weight, d);
	}
	arena_release(&a);
	buf_release(&before);
	buf_release(&changes);
	return bad ? -1 : 0;
}

static void write_headlines(const struct headlines *h, struct buf *out)
{
	int i;

	for (i = 0; i < h->n; i++)
		odds_line_short(h->list[i].weight, h->list[i].what, " ", NULL, out);
	if (headlines_repeat(h))
		buf_puts(out, "(each with the chance that it comes at least once)\n");
}

static int write_text(struct branches *all, const struct brief *b, const struct figure_table *t,
		      struct call *c, struct diag *d)
{
	int i, result = 0;

	headlines_group(&all->headlines);
	figures_write(t, &c->out);
	figures_write_ends(t, &c->out);
	write_headlines(&all->headlines, &c->out);
	buf_puts(&c->out, "and what becomes of the board:\n");
	if (!call_has(c, "full"))
		result = brief_write(b, &c->out, d);
	for (i = 0; i < all->n && call_has(c, "full"); i++)
		odds_line(all->leaf[i].weight, INT_MAX, all->leaf[i].changes, &c->out);
	headlines_assumed(&all->headlines, &c->out);
	house_line(all->house.tables, &c->out);
	return result;
}

int branches_write_odds(struct branches *all, const struct board *from, struct call *c,
			struct diag *d)
{
	struct brief brief = {0};
	struct figure_table figures = {0};
	int result;

	qsort(all->leaf, (size_t)all->n, sizeof *all->leaf, likelier);
	result = sums_to_one(all, d) || read_leaves(all, from, &brief, &figures, d) ? -1 : 0;
	if (!result && c->view == VIEW_JSON)
		odds_json(all, &figures, from, c);
	else if (!result)
		result = write_text(all, &brief, &figures, c, d);
	brief_release(&brief);
	figures_release(&figures);
	return result;
}
