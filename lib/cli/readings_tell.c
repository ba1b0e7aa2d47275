#include <stdlib.h>
#include <string.h>

#include "cli/readings.h"

#define LINES_MOST 12

/* ---- what a trial comes to ---- */

static void percent(struct buf *out, struct frac w)
{
	buf_printf(out, "%6.2f%%", 100.0 * (double)w.num / (double)w.den);
}

static int likelier(const void *a, const void *b)
{
	const struct branch_leaf *x = a, *y = b;
	int order = -frac_cmp(x->weight, y->weight);

	return order ? order : strcmp(x->changes, y->changes);
}

/* A headline whose chance another trial has otherwise. */
static int tell_headline(const struct trial *t, const struct trial *other, const char *what,
			 struct buf *out)
{
	struct frac here = trial_chance(t, what);

	if (!frac_cmp(here, trial_chance(other, what)))
		return 0;
	buf_puts(out, "    ");
	percent(out, here);
	buf_printf(out, "  %s\n", what);
	return 1;
}

static int tell_headlines(const struct trial *t, const struct trial *other, struct buf *out)
{
	int i, n = 0;

	for (i = 0; i < t->all.headlines.n; i++)
		n += tell_headline(t, other, t->all.headlines.list[i].what, out);
	for (i = 0; i < other->all.headlines.n; i++)
		if (!trial_chance(t, other->all.headlines.list[i].what).num)
			n += tell_headline(t, other, other->all.headlines.list[i].what, out);
	return n;
}

/* With --all every way to choose has its outcomes, and headlines do not add up. */
static bool chosen(const struct trial *t)
{
	struct frac sum = {0, 1};
	int i;

	for (i = 0; i < t->all.n; i++)
		frac_add(&sum, t->all.leaf[i].weight);
	return sum.num > sum.den;
}

static void tell_leaves(struct trial *t, struct buf *out)
{
	int i;

	qsort(t->all.leaf, (size_t)t->all.n, sizeof *t->all.leaf, likelier);
	for (i = 0; i < t->all.n && i < LINES_MOST; i++) {
		buf_puts(out, "    ");
		percent(out, t->all.leaf[i].weight);
		if (chosen(t))
			buf_printf(out, "  %s:", t->all.leaf[i].choices);
		buf_printf(out, "  %s\n", t->all.leaf[i].changes);
	}
	if (i < t->all.n)
		buf_printf(out, "    and %d more outcomes\n", t->all.n - i);
}

static void tell_answer(const char *p, struct buf *out)
{
	while (*p) {
		size_t n = strcspn(p, "\n");
		buf_printf(out, "    %.*s\n", (int)n, p);
		p += n + (p[n] == '\n');
	}
}

/* What tells it from another: headlines where they do, else what becomes of the board. */
static void tell_trial(struct trial *t, const struct trial *other, struct buf *out)
{
	if (t->answer)
		tell_answer(t->answer, out);
	else if (chosen(t) || chosen(other) || !t->all.headlines.n ||
		 !tell_headlines(t, other, out))
		tell_leaves(t, out);
}

static void tell_likeliest(int n, const char *of, struct frac weight, const char *what,
			   struct buf *out)
{
	if (n > 1)
		buf_printf(out, "%d %s, likeliest %.2f%% ", n, of,
			   100.0 * (double)weight.num / (double)weight.den);
	buf_printf(out, "%s\n", what);
}

static void tell_result(const struct headlines *h, struct buf *out)
{
	const struct headline *most = h->list;
	int i;

	for (i = 1; i < h->n; i++)
		if (frac_cmp(h->list[i].weight, most->weight) > 0)
			most = &h->list[i];
	tell_likeliest(h->n, "results", most->weight, most->what, out);
}

/* All of it on one line. */
static void tell_short(struct trial *t, struct buf *out)
{
	if (t->answer) {
		buf_printf(out, "%.*s\n", (int)strcspn(t->answer, "\n"), t->answer);
		return;
	}
	if (t->all.headlines.results && t->all.headlines.n) {
		tell_result(&t->all.headlines, out);
		return;
	}
	qsort(t->all.leaf, (size_t)t->all.n, sizeof *t->all.leaf, likelier);
	tell_likeliest(t->all.n, "outcomes", t->all.leaf[0].weight, t->all.leaf[0].changes, out);
}

/* ---- each ruling alone ---- */

static char value_of(const struct trial *t, int ruling)
{
	return t->by.value[ruling];
}

static bool switches(const struct trials *all, const struct trial *t, int ruling)
{
	return value_of(t, ruling) != all->played[ruling];
}

static bool hangs_on(const struct trials *all, int ruling)
{
	int i;

	for (i = 1; i < all->n; i++)
		if (switches(all, &all->list[i], ruling) && all->list[i].group)
			return true;
	return false;
}

static void tell_letter(const struct data *d, int ruling, char letter, const char *tail,
			struct buf *out)
{
	const struct reading_row *row = reading_find(d, ruling_words[ruling], letter);

	buf_printf(out, "  %c%s: %s\n", letter, tail, row ? row->says : "");
}

static void tell_ruling(struct call *c, const struct board *b, const struct trials *all, int ruling)
{
	const struct ruling_row *row = data_find(b->data, TABLE_RULINGS, ruling_words[ruling]);
	struct trial *other = NULL;
	int i;

	buf_printf(&c->out, "it hangs on %s: %s\n", ruling_words[ruling], row->question);
	for (i = 1; i < all->n && !other; i++)
		if (switches(all, &all->list[i], ruling) && all->list[i].group)
			other = &all->list[i];
	tell_letter(b->data, ruling, all->played[ruling], ", played", &c->out);
	tell_trial(&all->list[0], other, &c->out);
	for (i = 1; i < all->n; i++) {
		struct trial *t = &all->list[i];
		if (!switches(all, t, ruling))
			continue;
		tell_letter(b->data, ruling, value_of(t, ruling), t->group ? "" : ", the same",
			    &c->out);
		if (t->group)
			tell_trial(t, &all->list[0], &c->out);
	}
}

/* Those that other readings ask for and this call, as it is played, does not. */
static void tell_only_under(const struct trials *all, struct buf *out)
{
	int i, k, ruling;

	for (i = 1; i < all->n; i++) {
		bool any = false;
		for (ruling = 0; !switches(all, &all->list[i], ruling);)
			ruling++;
		for (k = 0; k < RULING_COUNT; k++) {
			if (!all->list[i].by.noted[k] || all->list[0].by.noted[k])
				continue;
			if (!any)
				buf_printf(out, "%sconsulted only under %s=%c: %s",
					   out->n ? "; " : "", ruling_words[ruling],
					   value_of(&all->list[i], ruling), ruling_words[k]);
			else
				buf_printf(out, ", %s", ruling_words[k]);
			any = true;
		}
	}
}

static void tell_agreeing(struct call *c, const struct trials *all, bool some_differ)
{
	struct buf list = {0};
	int i;

	for (i = 0; i < RULING_COUNT; i++)
		if (all->list[0].by.noted[i] && !hangs_on(all, i))
			buf_printf(&list, "%s%s", list.n ? ", " : "", ruling_words[i]);
	if (!list.n && !some_differ)
		buf_puts(&list, "no ruling that could be read otherwise");
	tell_only_under(all, &list);
	if (list.n && some_differ)
		buf_printf(&c->out, "each of the others agrees (%s)\n", buf_text(&list));
	else if (list.n)
		buf_printf(&c->out, "  (consulted: %s)\n", buf_text(&list));
	buf_release(&list);
}

static void each_alone_text(struct call *c, const struct board *b, const struct trials *all)
{
	int i;

	for (i = 0; i < RULING_COUNT; i++)
		if (hangs_on(all, i))
			tell_ruling(c, b, all, i);
	if (all->groups == 1) {
		buf_puts(&c->out, "each reading, taken alone, agrees: ");
		tell_short(&all->list[0], &c->out);
	}
	tell_agreeing(c, all, all->groups > 1);
}

/* ---- together ---- */

static void name_together(const struct trials *all, const struct trial *t, struct buf *out)
{
	int i;

	for (i = 0; i < all->nasked; i++)
		buf_printf(out, "%s%s=%c", i ? " " : "", ruling_words[all->asked[i]],
			   value_of(t, (int)all->asked[i]));
	if (t == all->list)
		buf_puts(out, " (played)");
}

/* One that comes to something else, to tell a group from: the call as it is played where it can. */
static const struct trial *other_than(const struct trials *all, const struct trial *t)
{
	const struct trial *other = all->list;

	while (other->group == t->group)
		other++;
	return other;
}

static void group_text(struct call *c, const struct trials *all, struct trial *first)
{
	const struct trial *t;

	for (t = first; t < all->list + all->n; t++) {
		if (t->group != first->group)
			continue;
		buf_puts(&c->out, t == first ? "" : ", ");
		name_together(all, t, &c->out);
	}
	buf_puts(&c->out, ":\n");
	tell_trial(first, other_than(all, first), &c->out);
}

static void together_text(struct call *c, const struct trials *all)
{
	int i, told = 0;

	if (all->groups == 1) {
		buf_printf(&c->out, "all %d ways to read them agree: ", all->n);
		tell_short(&all->list[0], &c->out);
		return;
	}
	for (i = 0; i < all->n; i++)
		if (all->list[i].group == told) {
			group_text(c, all, &all->list[i]);
			told++;
		}
}

void trials_text(struct call *c, const struct board *b, const struct trials *t)
{
	if (t->nasked)
		together_text(c, t);
	else
		each_alone_text(c, b, t);
}

/* ---- JSON ---- */

/* `{ID:"a"}`: what the trial reads otherwise than it is played; together, all that is asked.
 */
static void json_readings(const struct trials *all, const struct trial *t, struct buf *out)
{
	bool any = false;
	int i;

	buf_putc(out, '{');
	for (i = 0; i < RULING_COUNT; i++) {
		if (!switches(all, t, i))
			continue;
		buf_printf(out, "%s\"%s\":\"%c\"", any ? "," : "", ruling_words[i], value_of(t, i));
		any = true;
	}
	buf_putc(out, '}');
}

static void json_noted(const struct trial *t, struct buf *out)
{
	bool any = false;
	int i;

	buf_puts(out, ",\"consulted\":[");
	for (i = 0; i < RULING_COUNT; i++)
		if (t->by.noted[i]) {
			buf_printf(out, "%s\"%s\"", any ? "," : "", ruling_words[i]);
			any = true;
		}
	buf_putc(out, ']');
}

static void json_group(struct call *c, const struct board *b, const struct trials *all,
		       const struct trial *first)
{
	const struct trial *t;

	call_json(c, b, JSON_READINGS);
	buf_printf(&c->out, ",\"played\":%s,\"switched\":[", first->group ? "false" : "true");
	for (t = first; t < all->list + all->n; t++) {
		if (t->group != first->group)
			continue;
		buf_puts(&c->out, t == first ? "" : ",");
		json_readings(all, t, &c->out);
	}
	buf_putc(&c->out, ']');
	json_noted(first, &c->out);
	branches_json(&first->all, &c->out);
	buf_json_member(&c->out, "text", first->answer);
	buf_puts(&c->out, "}\n");
}

void trials_json(struct call *c, const struct board *b, const struct trials *all)
{
	int i, told = 0;

	for (i = 0; i < all->n; i++)
		if (all->list[i].group == told) {
			json_group(c, b, all, &all->list[i]);
			told++;
		}
}
