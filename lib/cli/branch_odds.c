/* The odds of one call: what becomes of the figures, its headlines, and the board. */
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "cli/branches.h"
#include "event/event.h"

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

static void odds_json(const struct branches *all, const struct board *from, struct call *c)
{
	int i;

	call_json(c, from, "odds");
	buf_puts(&c->out, ",\"results\":[");
	for (i = 0; i < all->headlines.n; i++) {
		buf_puts(&c->out, i ? ",{\"what\":" : "{\"what\":");
		buf_json(&c->out, all->headlines.list[i].what);
		buf_puts(&c->out, ",\"chance\":");
		frac_json(&c->out, all->headlines.list[i].weight);
		buf_putc(&c->out, '}');
	}
	buf_puts(&c->out, "],\"outcomes\":[");
	for (i = 0; i < all->n; i++) {
		buf_puts(&c->out, i ? ",{\"chance\":" : "{\"chance\":");
		frac_json(&c->out, all->leaf[i].weight);
		buf_puts(&c->out, ",\"changes\":");
		buf_json(&c->out, all->leaf[i].changes);
		buf_putc(&c->out, '}');
	}
	buf_puts(&c->out, "],\"own\":");
	buf_json(&c->out, all->headlines.own ? all->headlines.own : "");
	house_json(all->house.tables, &c->out);
	buf_puts(&c->out, "}\n");
}

void odds_line(struct frac w, int n, const char *what, struct buf *out)
{
	struct buf fraction = {0};

	frac_text(&fraction, w);
	buf_printf(out, "%6.2f%%  %-12s  %.*s\n", 100.0 * (double)w.num / (double)w.den,
		   buf_text(&fraction), n, what);
	buf_release(&fraction);
}

int branches_write_odds(struct branches *all, const struct board *from, struct call *c,
			struct diag *d)
{
	int i;

	if (sums_to_one(all, d))
		return -1;
	qsort(all->leaf, (size_t)all->n, sizeof *all->leaf, likelier);
	if (c->view == VIEW_JSON) {
		odds_json(all, from, c);
		return 0;
	}
	for (i = 0; i < all->headlines.n; i++)
		odds_line(all->headlines.list[i].weight, INT_MAX, all->headlines.list[i].what,
			  &c->out);
	if (all->headlines.n)
		buf_puts(&c->out, "and what becomes of the board:\n");
	for (i = 0; i < all->n; i++)
		odds_line(all->leaf[i].weight, INT_MAX, all->leaf[i].changes, &c->out);
	if (all->headlines.own)
		buf_printf(&c->out, "(with the weapon's own %s; tokens only as typed)\n",
			   all->headlines.own);
	if (all->house.tables) {
		buf_puts(&c->out, "(house ");
		house_write(all->house.tables, ", ", &c->out);
		buf_puts(&c->out, ")\n");
	}
	return 0;
}
