#include "rules/turn/ending.h"

#include <string.h>

#include "event/event.h"
#include "rules/blip/blip.h"
#include "rules/blip/overwhelm.h"
#include "rules/order.h"
#include "rules/turn/ability.h"
#include "rules/turn/location_card.h"
#include "rules/where.h"

/* One of them: what waits; or the passive of a Spacer; with neither the Location's rule. */
struct ending {
	const char *name;
	struct queue *waits;
	struct spacer *who;
	const struct ability_row *passive;
	struct ending *next;
};

struct endings {
	const struct rules *r;
	struct ending *first, **end;
	int n;
	struct ending *over; /* rules and passives that have been resolved */
};

struct spacer *effect_about(const struct board *b, const char *name)
{
	return name ? board_find(b, KIND_SPACER, NULL, name) : blip_priority(b);
}

/* ---- which are left ---- */

static bool is_listed(const struct ending *list, const char *name)
{
	while (list && strcmp(list->name, name) != 0)
		list = list->next;
	return list;
}

/* Of several with one name the second is NAME.2, so that each can be chosen. */
static const char *own_name(const struct endings *e, const char *name)
{
	const char *own = name;
	int n = 1;

	while (is_listed(e->first, own))
		own = arena_printf(e->r->board->arena, "%s.%d", name, ++n);
	return own;
}

static void add(struct endings *e, struct ending one)
{
	one.name = own_name(e, one.name);
	*e->end = arena_new(e->r->board->arena, struct ending);
	**e->end = one;
	e->end = &(*e->end)->next;
	e->n++;
}

static void add_waiting(struct endings *e)
{
	int nth = 0;

	EACH(e->r->board, queue, q) {
		if (q->what != WAITING_END_OF_ROUND && q->what != WAITING_END_OF_INTRUDER_PHASE)
			continue;
		nth++;
		add(e, (struct ending){.name = q->target ? q->target
							 : arena_printf(e->r->board->arena,
									"effect-%d", nth),
				       .waits = q});
	}
}

static void add_passives(struct endings *e, struct spacer *s)
{
	const struct ability_row *a;
	struct gear *gear;
	int i;

	for (i = 0; !s->dead && (a = ability_nth(e->r->board, s, i, &gear)); i++)
		if (ability_is_passive(a, AT_ROUND_END))
			add(e, (struct ending){.name = arena_printf(e->r->board->arena, "%s.%s",
								    s->record.name, a->name),
					       .who = s,
					       .passive = a});
}

/* Those that have been resolved come off. */
static void drop_over(struct endings *e)
{
	struct ending **at = &e->first;

	while (*at)
		if (!(*at)->waits && is_listed(e->over, (*at)->name)) {
			*at = (*at)->next;
			e->n--;
		} else
			at = &(*at)->next;
}

static void list_left(struct endings *e)
{
	struct spacer **all;
	int i, n = spacers_in_order(e->r->board, &all);

	e->first = NULL;
	e->end = &e->first;
	e->n = 0;
	add_waiting(e);
	if (location_rules(e->r->board, AT_ROUND_END)) /* LOC-11: it works like a passive */
		add(e, (struct ending){.name = location_here(e->r->board)->name});
	for (i = 0; i < n; i++)
		add_passives(e, all[i]);
	drop_over(e);
}

/* ---- one after the other ---- */

/* INT-15: which of those that are left comes next is the players' to say. */
static int next_ending(struct endings *e, struct ending **out)
{
	const char **name;
	struct ending *one;
	int i, n = 0;

	list_left(e);
	name = arena_array(e->r->board->arena, const char *, (size_t)e->n + 1);
	for (one = e->first; one; one = one->next)
		name[n++] = one->name;
	i = choose_of_several(e->r, NULL, POINT_END_OF_ROUND, name, n,
			      "the players order them [INT-15]");
	for (one = e->first; one && i > 0; i--)
		one = one->next;
	*out = one;
	return i < 0 ? -1 : 0;
}

static int resolve_waiting(const struct rules *r, struct queue *q)
{
	struct spacer *who = effect_about(r->board, q->who);
	struct effect e = q->effect;
	bool same = q->target && q->who && !strcmp(q->target, q->who);

	EVENT(r->board, ENDING, "what=%s who=%s clause=INT-04,INT-14",
	      q->target && !same ? q->target : "an effect", q->who);
	board_remove(r->board, &q->record);
	return blip_effect(r, &e, who);
}

static int resolve(struct endings *e, struct ending *one)
{
	if (one->waits)
		return resolve_waiting(e->r, one->waits);
	one->next = e->over;
	e->over = one;
	return one->passive ? ability_passive(e->r, one->who, one->passive)
			    : location_constant(e->r, AT_ROUND_END, NULL);
}

int endings_resolve(const struct rules *r)
{
	struct endings e = {.r = r};
	struct ending *next;

	for (;;) {
		if (next_ending(&e, &next))
			return -1;
		if (!next)
			return 0;
		if (resolve(&e, next))
			return -1;
	}
}
