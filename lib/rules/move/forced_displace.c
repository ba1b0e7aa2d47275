/* Displace: onto an empty space beside the one it stands on (KW-DISPLACE-1, KW-DISPLACE-2, TER-29).
 * The worst such space, reported as a choice (RULING: RO-52). A Spacer with none dies; an Intruder
 * with none stays (RULING: RA-58). */
#include "board/readings.h"
#include "event/event.h"
#include "rules/move/forced.h"
#include "rules/move/terrain.h"
#include "rules/worst.h"
#include "space/adjacent.h"

struct displacing {
	const char *who;
	struct space to[4];
	int n;
};

static bool in_list(struct spaces list, struct space s)
{
	int i;

	for (i = 0; i < list.n; i++)
		if (space_same(list.at[i], s))
			return true;
	return false;
}

static void find_spaces(const struct rules *r, struct displacing *d, struct spaces keep_off)
{
	static const enum facing order[] = {SOUTH, WEST, EAST, NORTH};
	struct figure who = figure_named(r->board, d->who);
	struct scene sc;
	int i;

	scene_build(&sc, r->board);
	for (i = 0; i < 4; i++) {
		struct space to = space_step(figure_at(who), order[i]);
		/* KW-DISPLACE-2: empty is without Obstacle, Intruder or other Spacer (SPM-13). */
		if (adjacent(&sc, figure_at(who), to, NULL) && !in_list(keep_off, to) &&
		    !(scene_flags(&sc, to) & (SPACE_OBSTACLE | SPACE_FIGURE)))
			d->to[d->n++] = to;
	}
}

static int put_there(const struct rules *r, int i, void *arg)
{
	const struct displacing *d = arg;
	struct figure who = figure_named(r->board, d->who);
	struct terrain *t = board_terrain_at(r->board, d->to[i]);
	bool entered = t != board_terrain_at(r->board, figure_at(who));
	char from[PLACE_TEXT], to[PLACE_TEXT];

	EVENT(r->board, DISPLACE, "who=%s from=%s to=%s clause=KW-DISPLACE-1", d->who,
	      space_text(figure_at(who), from), space_text(d->to[i], to));
	figure_put(who, d->to[i]);
	if (!t)
		return 0;
	/* TER-04: from space to space of one tile is no entry. */
	if (who.spacer && entered && terrain_enter(r, who.spacer, t, "TER-03"))
		return -1;
	if (tile_has(r->board, t, KEYWORD_DESTRUCTIBLE)) /* KW-DESTRUCTIBLE-1, KW-DESTRUCTIBLE-2 */
		terrain_destroy(r, t, who.spacer ? "KW-DESTRUCTIBLE-1" : "KW-DESTRUCTIBLE-2");
	return 0;
}

static int nowhere_to_go(const struct rules *r, const char *who)
{
	struct figure f = figure_named(r->board, who);

	if (f.spacer) /* KW-DISPLACE-3, TER-22 */
		return harm_kill(r, f.spacer, "Displaced with no space to go to", "KW-DISPLACE-3");
	EVENT(r->board, STAYS, "who=%s why=%s ruling=RA-58", who, "no empty space is adjacent");
	return 0;
}

/* RULING: RO-52: by (a) the player picks. */
static int pick_space(const struct rules *r, struct displacing *d)
{
	const char *const *labels = spaces_labels((struct spaces){d->to, d->n}, r->board->arena);
	bool tied;
	int i;

	if (plays(r->board, RO_52, 'a')) {
		i = best_way(r, d->n, put_there, d, d->who, &tied);
		return i < 0 ? -1
			     : choose_rather(r, d->who, POINT_DISPLACE, labels, d->n, i,
					     why_cited(r->board,
						       "the player picks; this is the least bad",
						       RO_52));
	}
	i = worst_way(r, d->n, put_there, d, d->who, &tied);
	return i < 0 ? -1
		     : choose_harsh(r, d->who, POINT_DISPLACE, labels, d->n, i,
				    why_cited(r->board,
					      tied ? "none is worse for the players"
						   : "the worst for the players",
					      RO_52));
}

int forced_displace_off(const struct rules *r, const char *who, struct spaces keep_off)
{
	struct displacing d = {.who = who};
	int i;

	find_spaces(r, &d, keep_off);
	if (!d.n)
		return nowhere_to_go(r, who);
	i = pick_space(r, &d);
	return i < 0 ? -1 : put_there(r, i, &d);
}

int forced_displace(const struct rules *r, const char *who)
{
	return forced_displace_off(r, who, (struct spaces){NULL, 0});
}
