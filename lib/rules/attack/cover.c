#include "rules/attack/cover.h"

#include "dice/tier.h"
#include "event/event.h"
#include "rules/roll/pool.h"
#include "rules/tile.h"
#include "space/cover.h"
#include "space/weapon_range.h"

/* RULING: RA-49: one tile in all; by default one that is lost, which is worse for the players. */
static int pick_tile(const struct rules *r, const struct attack *a, int i, const struct cover *c)
{
	const char *labels[4];
	int k, preferred = 0;

	for (k = 0; k < c->n; k++) {
		labels[k] = c->by[k].tile->record.name;
		if (c->by[k].destroyed_by_use && !c->by[preferred].destroyed_by_use)
			preferred = k;
	}
	if (c->n == 1)
		return 0;
	return choose_harsh(r, a->target[i]->record.name, POINT_COVER, labels, c->n, preferred,
			    "the worst for the players [RA-49]");
}

int attack_cover(const struct rules *r, const struct attack *a, int i, struct rolling *q)
{
	struct scene sc;
	struct cover c;
	int k;

	if (weapon_is_melee(a->weapon)) /* COV-03 */
		return 0;
	scene_build(&sc, r->board);
	c = cover_of(&sc, a->target[i]->at, a->who->at);
	if (!c.n ||
	    !tier_can_drop(&q->spec.pool)) /* RULING: RA-48: with nothing to lower, not used */
		return 0;
	k = pick_tile(r, a, i, &c);
	if (k < 0)
		return -1;
	EVENT(r->board, COVERED, "who=%s tile=%s clause=COV-16 ruling=RA-44",
	      a->target[i]->record.name, c.by[k].tile->record.name);
	if (roll_cover(r, q->point, q->spec.table, READ_POWER, false, &q->spec.pool))
		return -1;
	if (c.by[k].destroyed_by_use) /* COV-24, KW-DESTRUCTIBLE-4; RULING: RA-50 */
		terrain_destroy(r,
				board_find(r->board, KIND_TERRAIN, NULL, c.by[k].tile->record.name),
				"COV-24");
	return 0;
}
