#include "rules/move/forced_gate.h"

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

const char *forced_gate_shut(const struct board *b, const struct forced_gate *g,
			     struct space source, struct space target, const char **clause)
{
	struct scene sc;

	if (g->by == BY_NOTHING)
		return NULL;
	scene_build(&sc, b);
	if (g->by == BY_RESPONSE) {
		*clause = "KB-11,KB-12"; /* KB-11: a Response reaches only an adjacent Attacker. */
		return figures_adjacent(&sc, source, target, NULL)
			   ? NULL
			   : "a Response reaches only whoever is adjacent";
	}
	if (g->zone) {
		*clause = "KB-08,KB-10"; /* KB-08: inside the designated zone. */
		return zone_holds(source, g->zone, target) ? NULL
							   : "the target is outside the Zone";
	}
	if (g->range) {
		*clause = "KB-09,KB-10"; /* KB-09: within X spaces. */
		return in_range(&sc, g, source, target) ? NULL : "the target is out of range";
	}
	*clause = "KB-07,KB-10"; /* KB-07: a normal Attack needs it adjacent. */
	return figures_adjacent(&sc, source, target, NULL) ? NULL : "the target is not adjacent";
}
