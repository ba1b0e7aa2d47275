/* Answers that were typed: which is for which point, and whether all were asked for. */
#include <string.h>

#include "chance/fate_own.h"
#include "chance/point.h"

bool point_is(const char *name, size_t n, const char *point)
{
	size_t len = strlen(point);

	if (n < len || strncmp(name, point, len))
		return false;
	return n == len || (name[len] == '-' && n > len + 1 &&
			    strspn(name + len + 1, "0123456789") >= n - len - 1);
}

static bool of_an_intruder(const struct board *b, const char *point, const char *stem)
{
	EACH(b, intruder, in) {
		size_t len = strlen(in->record.name);
		if (!strncmp(point, in->record.name, len) && point[len] == '.' &&
		    point_is(point + len + 1, strlen(point + len + 1), stem))
			return true;
	}
	return false;
}

static bool answers(const struct fate *f, const struct given *g, const char *point, const char *who)
{
	if (g->every)
		return f->board && of_an_intruder(f->board, point, g->point);
	return !strcmp(g->point, point) || (who && !strcmp(g->point, who));
}

/* The first that was typed for the point, or for whoever it is about, and not taken in this run;
 * `first`: what names no point will do. */
static struct given *find(const struct fate *f, enum answer_kind kind, const char *point,
			  const char *who, bool first)
{
	const struct givens *all = &f->given[kind];
	int i;

	for (i = 0; i < all->n; i++) {
		struct given *g = &all->at[i];
		bool fits = g->point ? answers(f, g, point, who) : first;
		if (fits && (g->every || !g->taken))
			return g;
	}
	return NULL;
}

static const char *take(struct given *g)
{
	if (!g)
		return NULL;
	g->used = g->taken = true;
	return g->value;
}

const char *fate_take_choice(struct fate *f, const char *point)
{
	return take(find(f, ANSWER_CHOOSE, point, NULL, false));
}

bool fate_is_chosen(const struct fate *f, const char *point)
{
	return find(f, ANSWER_CHOOSE, point, NULL, false);
}

const char *fate_will_be_typed(const struct fate *f, const char *point)
{
	const struct given *g = find(f, ANSWER_ROLLED, point, NULL, !f->asked);

	return g ? g->value : NULL;
}

void fate_note(struct fate *f, const char *point)
{
	buf_printf(&f->points, " %s", point);
}

const char *fate_typed(struct fate *f, const char *point)
{
	bool first = !f->asked;

	f->asked = true;
	fate_note(f, point);
	return take(find(f, ANSWER_ROLLED, point, NULL, first));
}

const char *fate_answer(struct fate *f, enum answer_kind kind, const char *point, const char *who)
{
	return take(find(f, kind, point, who, true));
}

const char *fate_answers(struct fate *f, enum answer_kind kind, const char *point, const char *who)
{
	const char *all = fate_answer(f, kind, point, who), *more;

	while (all && (more = fate_answer(f, kind, point, who)))
		all = arena_printf(f->board->arena, "%s,%s", all, more);
	return all;
}

int fate_label(const char *option, const char *point, const char *value, const char *const *labels,
	       int n, struct diag *d)
{
	struct buf all = {0};
	int i;

	for (i = 0; i < n; i++)
		if (!strcmp(labels[i], value))
			return i;
	for (i = 0; i < n; i++)
		buf_printf(&all, "%s%s", i ? ", " : "", labels[i]);
	diag_usage(d, "--%s %s=%s: it is one of %s", option, point, value, buf_text(&all));
	buf_release(&all);
	return -1;
}

/* PWR-42: Expertise pays for an Attack before the first of its rolls. */
static const char *why_unused(enum answer_kind kind, const struct given *g)
{
	const char *attack = point_stems[POINT_ATTACK];
	bool later = kind == ANSWER_EXPERTISE && g->point && strcmp(g->point, attack) != 0 &&
		     point_is(g->point, strlen(g->point), attack);

	return later ? "all the rolls of an Attack are paid for at attack [PWR-42]"
		     : answer_unused[kind];
}

static int unused(const struct fate *f, enum answer_kind kind, struct diag *d)
{
	const struct givens *all = &f->given[kind];
	int i, bad = 0;

	for (i = 0; i < all->n; i++) {
		const struct given *g = &all->at[i];
		if (!g->used)
			bad |= diag_usage(d, "--%s %s%s%s: %s; this call asked for%s%s",
					  answer_options[kind], g->point ? g->point : "",
					  g->point ? "=" : "", g->value, why_unused(kind, g),
					  f->points.n ? "" : " nothing", buf_text(&f->points));
	}
	return bad;
}

int fate_end(struct fate *f, struct diag *d)
{
	int kind, bad = 0;

	for (kind = 0; kind < ANSWER_COUNT; kind++)
		bad |= unused(f, (enum answer_kind)kind, d);
	return bad;
}
