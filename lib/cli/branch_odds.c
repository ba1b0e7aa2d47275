/* The odds of one call: what becomes of the figures, its headlines, and the board. */
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "cli/branches.h"
#include "cli/read_text.h"
#include "look/diff.h"
#include "odds/chances.h"
#include "odds/figures.h"
#include "odds/weight.h"

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

void odds_line(struct frac w, int n, const char *what, struct buf *out)
{
	struct buf fraction = {0};

	frac_text(&fraction, w);
	buf_printf(out, "%6.2f%%  %-12s  %.*s\n", 100.0 * (double)w.num / (double)w.den,
		   buf_text(&fraction), n, what);
	buf_release(&fraction);
}

/* ---- what changes, in brief ---- */

#define LINES_MOST 12

struct brief {
	char **changes; /* one a leaf, a change a line; owned */
	struct buf always;
};

/* The change at the beginning of the text is one of the list. */
static bool listed(const char *list, const char *change, size_t n)
{
	while (*list) {
		size_t line = strcspn(list, "\n");
		if (line == n && !strncmp(list, change, n))
			return true;
		list += line + 1;
	}
	return false;
}

/* The changes of the text that are of the list, or those that are not; each ended with `end`. */
static void pick_changes(const char *text, const char *list, bool of_it, const char *end,
			 struct buf *out)
{
	while (*text) {
		size_t n = strcspn(text, "\n");
		if (listed(list, text, n) == of_it) {
			buf_add(out, text, n);
			buf_puts(out, end);
		}
		text += n + 1;
	}
}

static void note_always(struct brief *b, const char *changes, bool first)
{
	struct buf both = {0};

	if (first) {
		buf_puts(&b->always, changes);
		return;
	}
	pick_changes(buf_text(&b->always), changes, true, "\n", &both);
	buf_release(&b->always);
	b->always = both;
}

/* Every leaf is read again: for the table, and for its changes. */
static int read_leaves(const struct branches *all, const struct board *from, struct brief *brief,
		       struct figure_table *t, struct diag *d)
{
	struct buf before = {0};
	struct arena a = {0};
	struct board b;
	int i, result = 0;

	before_write(from, &before);
	for (i = 0; i < all->n && !result; i++) {
		struct buf changes = {0};

		arena_reset(&a);
		board_start(&b, &a, from->data);
		result = read_text(span_of(all->leaf[i].text), &b, d) ||
				 figures_add(t, &b, buf_text(&before), all->leaf[i].weight, d)
			     ? -1
			     : 0;
		if (result)
			break;
		board_diff_brief(from, &b, &changes);
		brief->changes[i] = mem_strdup(buf_text(&changes));
		note_always(brief, buf_text(&changes), i == 0);
		buf_release(&changes);
	}
	arena_release(&a);
	buf_release(&before);
	return result;
}

static void write_brief_line(const char *changes, struct frac weight, struct buf *out)
{
	odds_line(weight, (int)strlen(changes) - 2, changes, out);
}

static void write_more(const struct chances *t, struct buf *out)
{
	struct frac rest = {0, 1};
	int i;

	for (i = LINES_MOST; i < t->n; i++)
		frac_add(&rest, t->list[i].weight);
	buf_printf(out, "and %d more, ", t->n - LINES_MOST);
	percent_write(out, rest);
	buf_puts(out, " together: --full\n");
}

static int write_brief(const struct branches *all, const struct brief *b, struct buf *out,
		       struct diag *d)
{
	struct chances t = {0};
	struct buf one = {0};
	const char *always = buf_text(&b->always);
	int i, result = 0;

	for (i = 0; i < all->n && !result; i++) {
		buf_clear(&one);
		pick_changes(b->changes[i], always, false, "; ", &one);
		if (!one.n)
			buf_puts(&one, *always ? "nothing else; " : "nothing; ");
		result = chances_add(&t, buf_text(&one), all->leaf[i].weight, d);
	}
	chances_sort(&t);
	buf_clear(&one);
	pick_changes(always, always, true, "; ", &one);
	if (one.n && all->n > 1)
		buf_printf(out, "always: %.*s\n", (int)one.n - 2, one.p);
	for (i = 0; i < t.n && i < LINES_MOST && all->n > 1; i++)
		write_brief_line(t.list[i].label, t.list[i].weight, out);
	if (all->n == 1)
		write_brief_line(one.n ? one.p : "nothing; ", all->leaf[0].weight, out);
	if (t.n > LINES_MOST)
		write_more(&t, out);
	buf_release(&one);
	chances_release(&t);
	return result;
}

/* ---- all of it ---- */

static void write_assumed(const struct branches *all, struct buf *out)
{
	if (all->headlines.own)
		buf_printf(out, "(with the weapon's own %s; tokens only as typed)\n",
			   all->headlines.own);
	else if (all->headlines.rolled)
		buf_puts(out, "(re-rolls and tokens only as typed)\n");
	if (all->house.tables) {
		buf_puts(out, "(house ");
		house_write(all->house.tables, ", ", out);
		buf_puts(out, ")\n");
	}
}

static int write_text(struct branches *all, const struct brief *b, const struct figure_table *t,
		      struct call *c, struct diag *d)
{
	int i, result = 0;

	headlines_group(&all->headlines);
	figures_write(t, &c->out);
	for (i = 0; i < all->headlines.n; i++)
		odds_line(all->headlines.list[i].weight, INT_MAX, all->headlines.list[i].what,
			  &c->out);
	buf_puts(&c->out, "and what becomes of the board:\n");
	if (!call_has(c, "full"))
		result = write_brief(all, b, &c->out, d);
	for (i = 0; i < all->n && call_has(c, "full"); i++)
		odds_line(all->leaf[i].weight, INT_MAX, all->leaf[i].changes, &c->out);
	write_assumed(all, &c->out);
	return result;
}

int branches_write_odds(struct branches *all, const struct board *from, struct call *c,
			struct diag *d)
{
	struct brief brief = {.changes = mem_zeroed((size_t)all->n + 1, sizeof *brief.changes)};
	struct figure_table figures = {0};
	int i, result;

	qsort(all->leaf, (size_t)all->n, sizeof *all->leaf, likelier);
	result = sums_to_one(all, d) || read_leaves(all, from, &brief, &figures, d) ? -1 : 0;
	if (!result && c->view == VIEW_JSON)
		odds_json(all, &figures, from, c);
	else if (!result)
		result = write_text(all, &brief, &figures, c, d);
	for (i = 0; i < all->n; i++)
		mem_free(brief.changes[i]);
	mem_free(brief.changes);
	buf_release(&brief.always);
	figures_release(&figures);
	return result;
}
