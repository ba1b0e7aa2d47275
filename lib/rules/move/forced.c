/* Knockback: which way, how far, along the edge. */
#include "rules/move/forced.h"

#include <stdlib.h>

#include "board/readings.h"
#include "event/event.h"
#include "rules/move/forced_walk.h"
#include "rules/move/forced_ways.h"

/* ---- which way ---- */

/* The ways that lead away from the source: one, or two that are equally direct; by RO-01 (d) both
 * of a source that is off line. */
static struct ways away_from(const struct board *b, struct space source, struct space at)
{
	int up = at.row - source.row, right = at.col - source.col;
	bool both = up && right && plays(b, RO_01, 'd');
	struct ways w = {.n = 0};

	if (up && (both || abs(up) >= abs(right)))
		ways_add(&w, up > 0 ? NORTH : SOUTH);
	if (right && (both || abs(right) >= abs(up)))
		ways_add(&w, right > 0 ? EAST : WEST);
	return w;
}

/* KB-47: an Unavoidable Knockback goes as the player picks, another the worse way (RULING: RO-01,
 * RT-10). */
static int fork_taken(const struct rules *r, const struct fork *f, bool unavoidable,
		      const char *tie, enum facing *out)
{
	return unavoidable
		   ? fork_picked(r, f, "the player picks; this is the least bad [KB-47]", out)
		   : fork_worst(r, f, tie, out);
}

/* ---- along the edge ---- */

static bool on_page(const struct forced_walk *w, enum facing way)
{
	return !walk_leaves(w, way);
}

/* The two ways along the edge that the figure has met. */
static struct ways along_edge(enum facing met)
{
	bool upright = met == EAST || met == WEST;

	return (struct ways){{upright ? SOUTH : WEST, upright ? NORTH : EAST}, 2};
}

static int go_on(struct forced_walk *w);

/* The whole push with that way along the edge, on a copy of the board. */
static int try_along(const struct rules *r, enum facing way, void *arg)
{
	struct forced_walk w = *(const struct forced_walk *)arg;

	walk_carry_over(&w, r);
	w.way = way;
	w.slid = true;
	return go_on(&w);
}

/* Of a tie at the edge: a way off the page is no way; an Intruder first leaves the most Spacers
 * behind (KB-37, RO-07); what is still open goes the worse way (RT-10) or, Unavoidable, as the
 * player picks (KB-47). 1: there is none. */
static int break_edge_tie(struct forced_walk *w, struct ways ways, enum facing *out)
{
	struct fork f = {.who = w->push->who, .point = POINT_EDGE, .go = try_along, .arg = w};
	struct ways *open = &f.ways;
	int i;

	for (i = 0; i < ways.n; i++)
		if (on_page(w, ways.way[i]))
			ways_add(open, ways.way[i]);
	if (w->who.intruder && open->n == 2) {
		int a = spacers_that_way(w->r->board, w->at, open->way[0]) /* KB-37 */;
		int b = spacers_that_way(w->r->board, w->at, open->way[1]);
		if (a != b)
			*open = (struct ways){{open->way[a > b]}, 1};
	}
	if (!open->n)
		return 1;
	return fork_taken(w->r, &f, w->push->unavoidable || plays(w->r->board, RO_06, 'a'),
			  "both are as bad [RT-10]", out);
}

/* KB-32, KB-33: on along the edge, the way that leads from the source. 1: there is none. */
static int turn_at_edge(struct forced_walk *w)
{
	struct ways ways = along_edge(w->way);
	struct space source = w->push->source;
	int off = 0, result;
	char at[PLACE_TEXT];

	if (w->slid)
		return 1; /* KB-34: in a corner it stays (RULING: RO-08) */
	if (space_on(source))
		off = ways.way[0] == SOUTH ? w->at.row - source.row : w->at.col - source.col;
	if (off) {
		enum facing away = ways.way[off > 0];
		if (!on_page(w, away))
			return 1;
		w->way = away;
		result = 0;
	} else {
		result = break_edge_tie(w, ways, &w->way);
	}
	if (!result) {
		w->slid = true;
		EVENT(w->r->board, SLIDES, "who=%s at=%s facing=%s clause=KB-33", w->push->who,
		      space_text(w->at, at), facing_words[w->way]);
	}
	return result;
}

/* ---- the push ---- */

static int go_on(struct forced_walk *w)
{
	while (w->n - 1 < w->push->x && !w->stopped) { /* KB-05: never more than X in all */
		int met = walk_at_edge(w) ? turn_at_edge(w) : 0;
		if (met < 0)
			return -1;
		if (met) /* KB-36: no Crash */
			walk_stop(w, "is at the edge of the board, with no way on from the source",
				  "KB-34,KB-36");
		else if (walk_step(w))
			return -1;
	}
	return walk_end(w);
}

static int go(const struct rules *r, enum facing way, void *arg)
{
	struct forced_walk w;

	walk_start(&w, r, arg);
	w.way = way;
	return go_on(&w);
}

/* Does an Obstacle that stays bar one of the ways? Then it is collided with. */
static bool collides(const struct rules *r, const struct push *p)
{
	struct forced_walk walk;
	int way;

	walk_start(&walk, r, p);
	for (way = NORTH; way <= WEST; way++)
		if (!walk_barred(&walk, (enum facing)way) &&
		    (scene_flags(&walk.scene, space_step(walk.at, (enum facing)way)) &
		     SPACE_OBSTACLE))
			return true;
	return false;
}

/* RULING: RO-29: with every way barred an Unavoidable Knockback kills, after the Crash of the
 * collision; an ordinary one does nothing. */
static int no_way_out(const struct rules *r, const struct push *p, struct spacer *s)
{
	bool shares = plays(r->board, RO_29, 'a');

	if (!p->unavoidable || !s) {
		EVENT(r->board, STAYS, "who=%s why=%s ruling=RT-09", p->who, "no way leads out");
		return 0;
	}
	if (collides(r, p) && harm_crash(r, s, "KB-22"))
		return -1;
	if (!s->dead && shares) {
		EVENT(r->board, STAYS, "who=%s why=%s ruling=%s", p->who, "no way leads out",
		      ruling_cited(r->board, RO_29));
		return 0;
	}
	return s->dead ? 0 : harm_kill(r, s, "knocked back with no way out", "KB-49");
}

static int knock(const struct rules *r, const struct push *p, struct figure who)
{
	struct push copy = *p;
	struct fork f = {.who = p->who, .point = POINT_WAY, .go = go, .arg = &copy};
	enum facing way;
	int none = 0;

	if (p->direction != NO_DIRECTION) /* KB-03 */
		return go(r, (enum facing)p->direction, &copy);
	if (space_same(p->source, figure_at(who))) {
		none = fork_out(r, p, &f, &way);
	} else {
		f.ways = away_from(r->board, p->source, figure_at(who)); /* KB-02 */
		none = fork_taken(r, &f, p->unavoidable,
				  why_cited(r->board, "both are as bad", RO_01), &way);
	}
	if (none)
		return none < 0 ? -1 : no_way_out(r, p, who.spacer);
	return go(r, way, &copy);
}

int forced_knockback(const struct rules *r, const struct push *p)
{
	EVENT(r->board, KNOCKBACK, "who=%s x=%d by=%s kind=%s clause=%s", p->who, p->x, p->by,
	      p->unavoidable ? "Unavoidable Knockback" : "Knockback",
	      p->unavoidable ? "KB-44" : "KB-01");
	if (!p->x) {
		EVENT(r->board, STAYS, "who=%s why=%s ruling=RO-33", p->who, "lowered to 0");
		return 0;
	}
	return knock(r, p, figure_named(r->board, p->who));
}
