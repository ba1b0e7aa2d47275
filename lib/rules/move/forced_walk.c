#include "rules/move/forced_walk.h"

#include <string.h>

#include "board/readings.h"
#include "event/event.h"
#include "rules/move/terrain.h"
#include "space/adjacent.h"

void walk_start(struct forced_walk *w, const struct rules *r, const struct push *p)
{
	*w = (struct forced_walk){.r = r, .push = p, .who = figure_named(r->board, p->who)};
	w->at = figure_at(w->who);
	w->path[w->n++] = w->at;
	w->was_broken = chain_broken(r, w->who.spacer);
	scene_build(&w->scene, r->board);
}

void walk_carry_over(struct forced_walk *w, const struct rules *r)
{
	w->r = r;
	w->who = figure_named(r->board, w->push->who);
	scene_build(&w->scene, r->board);
}

bool walk_leaves(const struct forced_walk *w, enum facing way)
{
	const struct grid *g = &w->r->board->grid;
	struct space next = space_step(w->at, way);

	if (!grid_holds(g, next))
		return true;
	return !grid_is_space(g, next) && plays(w->r->board, RO_05, 'b');
}

bool walk_at_edge(const struct forced_walk *w)
{
	return walk_leaves(w, w->way);
}

bool walk_barred(const struct forced_walk *w, enum facing way)
{
	return (scene_border(&w->scene, w->at, way) & EDGE_ANY) != 0;
}

void walk_stop(struct forced_walk *w, const char *why, const char *clause)
{
	w->stopped = true;
	w->why = why;
	w->clause = clause;
}

static void enter(struct forced_walk *w, struct space to)
{
	w->at = to;
	w->path[w->n++] = to;
	figure_put(w->who, to);
}

/* A space printed Dangerous acts by its own text, which no tile rule waives. */
static void note_hazard(struct forced_walk *w)
{
	const struct board *b = w->r->board;
	char at[PLACE_TEXT];

	EACH(b, mark, m)
		if (space_same(m->at, w->at) && !m->disabled && m->what == MARK_DANGEROUS)
			EVENT(w->r->board, HAZARD, "who=%s at=%s ruling=RO-21", w->push->who,
			      space_text(w->at, at));
}

/* CHB-02: a Chain Break cancels what an Attack's push had still to do. */
static bool broken_off(const struct forced_walk *w)
{
	return !w->was_broken && chain_broken(w->r, w->who.spacer);
}

/* RULING: RT-157: a Spacer whom an act of its own has led away, such as the free move of an
 * Awakening, is not put back on the way. RULING: RO-26: an Intruder may have been killed on it. */
static void look_for_it(struct forced_walk *w)
{
	const struct intruder *in = w->who.intruder;
	bool gone = in && !board_find(w->r->board, KIND_INTRUDER, NULL, w->push->who);

	if (gone)
		walk_stop(w, "is gone", "RO-26");
	else if (!space_same(figure_at(w->who), w->at))
		walk_stop(w, "has gone another way by itself", "RT-157");
	else
		return;
	w->strayed = true;
}

/* ---- a Spacer ---- */

/* RULING: RO-16: a plain Obstacle is as an Indestructible one, or (b) as a Destructible one. */
static bool is_broken(const struct board *b, const struct terrain *t)
{
	bool breaks = plays(b, RO_16, 'b') || tile_has(b, t, KEYWORD_DESTRUCTIBLE);

	return breaks && !tile_has(b, t, KEYWORD_INDESTRUCTIBLE);
}

/* RULING: RO-108: the Obstacle under an Intruder is one. Its space is taken: broken or not, it
 * halts the Spacer in front (RULING: RT-101). */
static void meet_obstacle(struct forced_walk *w, struct terrain *t, struct space next)
{
	bool taken = space_has_other_intruder(w->r->board, next, w->who);

	w->collided = true;
	/* KB-16: a Destructible Obstacle ends the shift, is removed, and its space is taken. */
	if (is_broken(w->r->board, t)) {
		w->broke = true;
		w->broken = next;
		walk_stop(w, "breaks the Obstacle it is knocked into", "KB-16,KB-18");
		terrain_destroy(w->r, t, "KB-17"); /* KB-17, KB-20: removed before it is stood on */
		scene_refresh(&w->scene);
		if (!taken)
			enter(w, next);
		return;
	}
	/* KB-21: any other Obstacle halts it on the space in front. */
	walk_stop(w, "is halted by an Obstacle", "KB-21");
}

/* In a Pushback or a Lure every tile entered acts, and a Destructible one breaks (RO-35). */
static int act_on_tile(struct forced_walk *w)
{
	struct terrain *t = board_terrain_at(w->r->board, w->at);
	struct terrain *before = board_terrain_at(w->r->board, w->path[w->n - 2]);

	if (!w->resolves || !t)
		return 0;
	if (t != before &&
	    terrain_enter(w->r, w->who.spacer, t, "TER-03")) /* TER-04: once a tile */
		return -1;
	if (board_terrain_at(w->r->board, w->at) == t &&
	    tile_has(w->r->board, t, KEYWORD_DESTRUCTIBLE))
		terrain_destroy(w->r, t, "KW-DESTRUCTIBLE-1"); /* KW-DESTRUCTIBLE-1 */
	scene_refresh(&w->scene);
	look_for_it(w);
	if (broken_off(w))
		walk_stop(w, "goes no further: the Chain Break ends the Attack", "CHB-02");
	return 0;
}

static int step_spacer(struct forced_walk *w, struct space next)
{
	struct terrain *t = board_terrain_at(w->r->board, next);

	if (t && tile_has(w->r->board, t, KEYWORD_OBSTACLE)) { /* KB-15 */
		meet_obstacle(w, t, next);
		return 0;
	}
	/* RULING: RO-11: other Spacers may be passed, an Intruder halts it without a Crash. */
	if (!w->passes && space_has_other_intruder(w->r->board, next, w->who)) {
		walk_stop(w, "is halted by an Intruder", "SPM-09");
		return 0;
	}
	enter(w, next);
	note_hazard(w);
	return act_on_tile(w);
}

/* ---- an Intruder ---- */

/* RULING: RO-23: what is no Obstacle a baseline Intruder leaves, or (a) destroys, or (c) destroys
 * if it is of use to the players. */
static bool is_trampled(const struct board *b, const struct terrain *t)
{
	char reading = reading_played(b, RO_23);

	return reading == 'a' || (reading == 'c' && tile_has(b, t, KEYWORD_COVER));
}

static void trample(struct forced_walk *w, struct space next)
{
	struct terrain *t = board_terrain_at(w->r->board, next);

	if (!t)
		return;
	/* KB-28: a Boss destroys every tile, a baseline Intruder the Obstacles among them. */
	if (figure_is_boss(w->r->board, w->who) || tile_has(w->r->board, t, KEYWORD_OBSTACLE) ||
	    is_trampled(w->r->board, t))
		terrain_destroy(w->r, t, "KB-28");
}

/* Pushed or lured, it breaks the Destructible tiles it is moved onto (KW-DESTRUCTIBLE-2). */
static void break_tile(struct forced_walk *w)
{
	struct terrain *t = board_terrain_at(w->r->board, w->at);

	if (w->resolves && t && tile_has(w->r->board, t, KEYWORD_DESTRUCTIBLE))
		terrain_destroy(w->r, t, "KW-DESTRUCTIBLE-2");
}

/* RULING: RO-14: by its own keyword only, or (a) because it is knocked back. */
static bool crashes(const struct board *b, struct figure who)
{
	return figure_has_crash(b, who) || plays(b, RO_14, 'a');
}

static int crash_into(struct forced_walk *w, struct space next)
{
	struct spacer *s = board_spacer_at(w->r->board, next);

	if (!s || !crashes(w->r->board, w->who)) /* KB-30 */
		return 0;
	return harm_crash(w->r, s, "KB-30");
}

static int step_intruder(struct forced_walk *w, struct space next)
{
	trample(w, next); /* KB-26, KB-27: neither tile nor figure stops it */
	enter(w, next);
	break_tile(w);
	scene_refresh(&w->scene);
	if (crash_into(w, next))
		return -1;
	look_for_it(w);
	if (w->strayed)
		return 0;
	/* RULING: RO-73: it stops beside a weld, as in its own movement. */
	if (beside_weld(&w->scene, next))
		walk_stop(w, "stops beside a welded door", "WLD-12");
	return 0;
}

int walk_step(struct forced_walk *w)
{
	struct space next = space_step(w->at, w->way);

	if (walk_barred(w, w->way)) {
		/* RULING: RO-03, RO-04: walls, red lines and shut doors halt without a Crash. */
		w->collided |= plays(w->r->board, RO_03, 'a'); /* which a Spacer only suffers */
		walk_stop(w, "is halted by a wall, a red line or a shut door",
			  ruling_cited(w->r->board, RO_03));
		return 0;
	}
	return w->who.spacer ? step_spacer(w, next) : step_intruder(w, next);
}

/* ---- where it ends ---- */

static bool must_leave(const struct forced_walk *w, struct space s)
{
	const struct board *b = w->r->board;
	bool spacer = space_has_other_spacer(b, s, w->who);
	bool intruder = space_has_other_intruder(b, s, w->who);

	if (w->who.spacer)
		return spacer || (intruder && w->passes); /* RULING: RO-12; RO-11 */
	/* RULING: RO-13, RO-111: a Boss ends on a Spacer, never on an Intruder. */
	if (intruder || !spacer)
		return intruder;
	return !figure_is_boss(b, w->who) && !plays(b, RO_14, 'a');
}

/* RULING: RO-12 (b): a Spacer goes on to the next empty space instead. */
static int go_past(struct forced_walk *w)
{
	if (!w->who.spacer || w->n < 2 || !must_leave(w, w->at) || !plays(w->r->board, RO_12, 'b'))
		return 0;
	while (must_leave(w, w->at) && !w->stopped && !walk_at_edge(w))
		if (walk_step(w))
			return -1;
	return 0;
}

/* RULING: RO-13 (b): an Intruder whose space it ends on is Displaced. */
static int make_way(struct forced_walk *w)
{
	struct board *b = w->r->board;

	if (!w->who.intruder || w->n < 2 || !space_has_other_intruder(b, w->at, w->who) ||
	    !plays(b, RO_13, 'b'))
		return 0;
	EACH(b, intruder, other) {
		if (other != w->who.intruder && space_same(other->at, w->at))
			return forced_displace(w->r, other->record.name);
	}
	return 0;
}

static void back_up(struct forced_walk *w)
{
	char at[PLACE_TEXT];

	if (w->n < 2 || !must_leave(w, w->at))
		return;
	while (w->n > 1 && must_leave(w, w->path[w->n - 1]))
		w->n--;
	w->at = w->path[w->n - 1];
	EVENT(w->r->board, BACKS_UP, "who=%s to=%s clause=SPM-12 ruling=%s", w->push->who,
	      space_text(w->at, at), ruling_cited(w->r->board, w->who.spacer ? RO_12 : RO_13));
}

/* RULING: RO-19: where it stops a tile acts, or (a) is ignored like those it passed; RO-22: also if
 * it came there over another space of the tile, or (a) not then. */
static bool acts(const struct forced_walk *w, const struct terrain *t)
{
	const struct board *b = w->r->board;

	if (plays(b, RO_19, 'a'))
		return false;
	return !plays(b, RO_22, 'a') || board_terrain_at(b, w->path[w->n - 2]) != t;
}

/* The tile on the end space acts if it was entered, and breaks if it is Destructible (RO-19..22).
 */
static int end_on_tile(struct forced_walk *w)
{
	struct terrain *t = board_terrain_at(w->r->board, w->at);
	struct terrain *first = board_terrain_at(w->r->board, w->path[0]);

	if (!t || w->n < 2 || w->resolves)
		return 0;
	if (w->who.spacer && t != first && acts(w, t) &&
	    terrain_enter(w->r, w->who.spacer, t, "TER-03"))
		return -1;
	if (board_terrain_at(w->r->board, w->at) == t &&
	    tile_has(w->r->board, t, KEYWORD_DESTRUCTIBLE)) /* KB-38 */
		terrain_destroy(w->r, t, "KB-38");
	return 0;
}

/* KB-31, KB-49: whom a Crash Boss lands on is knocked away from it. */
static int land_on(const struct rules *r, struct figure who, enum facing way)
{
	struct spacer *s = board_spacer_at(r->board, figure_at(who));
	const struct intruder_row *type;
	struct push away = {.direction = NO_DIRECTION, .last_step = (int)way, .unavoidable = true};

	if (!who.intruder || !s)
		return 0;
	type = intruder_type(r->board, who.intruder);
	away.who = s->record.name;
	away.x = type->knockback ? type->knockback : 1;
	away.source = figure_at(who);
	away.by = figure_name(who);
	return forced_knockback(r, &away);
}

int forced_land(const struct rules *r, struct figure who, enum facing way)
{
	return figure_has_crash(r->board, who) ? land_on(r, who, way) : 0;
}

static int land(struct forced_walk *w)
{
	return w->n > 1 && w->who.intruder && crashes(w->r->board, w->who)
		   ? land_on(w->r, w->who, w->way)
		   : 0;
}

static int put_down(struct forced_walk *w)
{
	if (go_past(w) || make_way(w))
		return -1;
	if (w->strayed)
		return 0;
	back_up(w);
	figure_put(w->who, w->at);
	return 0;
}

int walk_end(struct forced_walk *w)
{
	char at[PLACE_TEXT];

	if (!w->strayed && put_down(w))
		return -1;
	if (w->n > 1)
		EVENT(w->r->board, PATH, "who=%s to=%s path=%s", w->push->who,
		      space_text(w->at, at),
		      spaces_text((struct spaces){w->path, w->n}, w->r->board->arena));
	if (w->stopped)
		EVENT(w->r->board, STOPS, "who=%s at=%s why=%s clause=%s", w->push->who,
		      space_text(w->broke ? w->broken : w->at, at), w->why, w->clause);
	if (!w->strayed && (end_on_tile(w) || land(w)))
		return -1;
	/* KB-19, KB-22: the Crash comes last, once (RULING: RO-18, RO-26). */
	if (w->collided && w->who.spacer && !w->who.spacer->dead && !broken_off(w))
		return harm_crash(w->r, w->who.spacer, w->broke ? "KB-19" : "KB-22");
	return 0;
}
