#include "rules/gate.h"

#include "space/adjacent.h"
#include "space/distance.h"
#include "space/zone.h"

/* RULING: RO-58: an Intruder's Range is counted straight, a Spacer's round what is in the way. */
static bool in_range(struct scene *sc, const struct forced_gate *g, struct space source,
		     struct space target)
{
	int d = g->spacer ? distance_range(sc, source, target) : distance_plain(source, target);

	return d != UNREACHABLE && d <= g->range;
}

struct refusal forced_gate_refusal(const struct board *b, const struct forced_gate *g,
				   struct space source, struct space target)
{
	struct scene sc;
	bool beside;

	if (g->by == BY_NOTHING)
		return ALLOWED;
	scene_build(&sc, b);
	beside = figures_adjacent(&sc, source, target, NULL);
	if (g->by == BY_RESPONSE) /* KB-11: a Response reaches only an adjacent Attacker. */
		return allow_if(beside, "KB-11,KB-12",
				"a Response reaches only whoever is adjacent");
	if (g->zone) /* KB-08: inside the designated zone. */
		return allow_if(zone_holds(source, g->zone, target), "KB-08,KB-10",
				"the target is outside the Zone");
	if (g->range) /* KB-09: within X spaces. */
		return allow_if(in_range(&sc, g, source, target), "KB-09,KB-10",
				"the target is out of range");
	/* KB-07: a normal Attack needs it adjacent. */
	return allow_if(beside, "KB-07,KB-10", "the target is not adjacent");
}
