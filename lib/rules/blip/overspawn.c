/* Intruders that come to the board or, for want of miniatures, bring another to act; and who acts
 * as it appears. Clauses BLP-41, BLP-43; rulings RI-43, RT-29, RT-141. */
#include "event/event.h"
#include "rules/blip/reveal.h"
#include "rules/order.h"
#include "rules/sheet.h"
#include "space/distance.h"

/* An activation out of its phase, which it still has (RULING: RI-43). */
static int act_now(const struct rules *r, struct intruder *in, const char *as)
{
	return ai_activate(r, in, (struct ai_order){.as = as});
}

/* Those farthest from a space, of all that can act, the lowest first. */
static int farthest(const struct board *b, struct space from, struct intruder **list)
{
	struct scene sc;
	int n = 0, most = 0;

	scene_build(&sc, b);
	EACH(b, intruder, in) {
		int d = intruder_acts(in) ? distance_rank(&sc, in->at, from) : -1;
		if (d < 0 || (n && d < most))
			continue;
		n = n && d > most ? 0 : n;
		most = d;
		list[n++] = in;
		PUT_IN_ORDER(list, n);
	}
	return n;
}

/* BLP-41: for want of miniatures the Intruder farthest from the Spacer acts at once. */
static int overspawn(const struct rules *r, const char *type, struct space from)
{
	size_t room = (size_t)board_count(r->board, KIND_INTRUDER) + 1;
	struct intruder **list = arena_array(r->board->arena, struct intruder *, room);
	const char **labels = arena_array(r->board->arena, const char *, room);
	int i, n = farthest(r->board, from, list);

	if (!n) {
		EVENT(r->board, NOTE, "text=%s clause=BLP-41",
		      arena_printf(r->board->arena,
				   "no miniature of %s is left, and no Intruder can act instead",
				   type));
		return 0;
	}
	for (i = 0; i < n; i++)
		labels[i] = list[i]->record.name;
	i = choose_of_several(r, NULL, POINT_FARTHEST, labels, n, "as far as the others [BLP-41]");
	if (i < 0)
		return -1;
	EVENT(r->board, OVERSPAWN, "type=%s who=%s clause=BLP-41", type, labels[i]);
	return act_now(r, list[i], "in its stead");
}

int reveal_spawn(const struct rules *r, const char *type, const struct reveal *how,
		 struct intruder **out)
{
	const struct supply *figures = board_find(r->board, KIND_SUPPLY, NULL, type);

	*out = NULL;
	if (figures && !figures->count)
		return overspawn(r, type, reveal_centre(how));
	return reveal_place(r, type, how, out);
}

int reveal_ambush(const struct rules *r, const char *name)
{
	struct intruder *in = board_find(r->board, KIND_INTRUDER, NULL, name);

	if (!in)
		return 0;
	EVENT(r->board, AMBUSH, "who=%s clause=BLP-43", name);
	return act_now(r, in, "an ambush");
}
