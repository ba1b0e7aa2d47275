/* Knockback: which way, how far, along the edge. */
#include "rules/move/forced.h"

#include <stdlib.h>

#include "event/event.h"
#include "rules/move/forced_walk.h"
#include "rules/worst.h"

/* ---- which way ---- */

struct ways {
	enum facing way[4];
	int n;
};

/* Kept in the order of the coordinates they lead to, so that the first of equals is the lowest. */
static void add_way(struct ways *w, enum facing way)
{
	static const int rank[] = {[SOUTH] = 0, [WEST] = 1, [EAST] = 2, [NORTH] = 3};
	int i = w->n++;

	for (; i && rank[w->way[i - 1]] > rank[way]; i--)
		w->way[i] = w->way[i - 1];
	w->way[i] = way;
}

/* The ways that lead away from the source: one, or two that are equally direct (RO-01). */
static struct ways away_from(struct space source, struct space at)
{
	int up = at.row - source.row, right = at.col - source.col;
	struct ways w = {.n = 0};

	if (abs(up) >= abs(right) && up)
		add_way(&w, up > 0 ? NORTH : SOUTH);
	if (abs(right) >= abs(up) && right)
		add_way(&w, right > 0 ? EAST : WEST);
	return w;
}

/* Knocks the figure that way, whatever the push says. */
static int go(const struct rules *r, const struct push *p, enum facing way);

struct trial {
	const struct push *push;
	struct ways ways;
};

static int try_way(const struct rules *r, int i, void *arg)
{
	const struct trial *t = arg;

	return go(r, t->push, t->ways.way[i]);
}

/* Of several ways: the player's pick, or the worst with a tie reported (see the table RT). */
static int choose_way(const struct rules *r, const struct push *p, struct ways ways,
		      const char *point, bool players, const char *why, enum facing *out)
{
	struct trial t = {p, ways};
	const char *labels[4];
	bool tied = false;
	int i, best;

	best = players ? best_way(r, ways.n, try_way, &t, p->who, &tied)
		       : worst_way(r, ways.n, try_way, &t, p->who, &tied);
	if (best < 0)
		return -1;
	*out = ways.way[best];
	if (ways.n < 2 || r->fate->peek || (!players && !tied))
		return 0;
	for (i = 0; i < ways.n; i++)
		labels[i] = facing_words[ways.way[i]];
	i = fate_choose(r->fate, arena_printf(r->board->arena, "%s.%s", p->who, point), labels,
			ways.n, best, why, r->diag);
	if (i < 0)
		return -1;
	*out = ways.way[i];
	return 0;
}

/* Would that way leave the space? Tried on a copy: what halts it or puts it back is no way. */
static int leads_out(const struct rules *r, const struct push *p, enum facing way, bool *out)
{
	struct board *copy = board_copy(r->board, r->board->arena);
	struct fate peek = {.peek = true};
	struct chain chain;
	struct rules trial = rules_trial(r, copy, &peek, &chain);
	struct space start = figure_at(figure_named(r->board, p->who));
	int result;

	fate_begin(&peek, copy);
	result = go(&trial, p, way);
	fate_release(&peek);
	*out = !space_same(figure_at(figure_named(copy, p->who)), start);
	return result;
}

static int ways_out(const struct rules *r, const struct push *p, struct ways *out)
{
	struct forced_walk walk;
	bool leads;
	int way;

	out->n = 0;
	walk_start(&walk, r, p);
	for (way = NORTH; way <= WEST; way++) {
		if (walk_barred(&walk, (enum facing)way))
			continue;
		if (leads_out(r, p, (enum facing)way, &leads))
			return -1;
		if (leads)
			add_way(out, (enum facing)way);
	}
	return 0;
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
	if (!p->unavoidable || !s) {
		event_add(r->board, "stays", "who=%s why=%s ruling=RT-09", p->who,
			  "no way leads out");
		return 0;
	}
	if (collides(r, p) && harm_crash(r, s, "KB-22"))
		return -1;
	return s->dead ? 0 : harm_kill(r, s, "knocked back with no way out", "KB-49");
}

static bool has_way(struct ways w, int way)
{
	int i;

	for (i = 0; i < w.n; i++)
		if ((int)w.way[i] == way)
			return true;
	return false;
}

/* A choice among the ways whose default is known. */
static int pick_way(const struct rules *r, const struct push *p, struct ways ways, int preferred,
		    enum facing *out)
{
	const char *labels[4];
	int i, first = 0;

	*out = (enum facing)preferred;
	if (r->fate->peek)
		return 0;
	for (i = 0; i < ways.n; i++) {
		labels[i] = facing_words[ways.way[i]];
		if ((int)ways.way[i] == preferred)
			first = i;
	}
	i = fate_choose(r->fate, arena_printf(r->board->arena, "%s.way", p->who), labels, ways.n,
			first, "the source's last step carries on [RT-09]", r->diag);
	if (i < 0)
		return -1;
	*out = ways.way[i];
	return 0;
}

/* The source stands on the very space (RT-09): the player picks a way that leaves it; by default
 * the source's last step carries on, else the least bad. */
static int from_same_space(const struct rules *r, const struct push *p)
{
	struct ways out;
	enum facing way;

	if (ways_out(r, p, &out))
		return -1;
	if (!out.n)
		return no_way_out(r, p, figure_named(r->board, p->who).spacer);
	if (has_way(out, p->last_step)) {
		if (pick_way(r, p, out, p->last_step, &way))
			return -1;
		return go(r, p, way);
	}
	if (choose_way(r, p, out, "way", true, "the player picks; this is the least bad [RT-09]",
		       &way))
		return -1;
	return go(r, p, way);
}

/* ---- along the edge ---- */

/* Spacers on that side of the figure along the edge (KB-37). */
static int spacers_that_way(const struct rules *r, struct space at, enum facing way)
{
	int i, n = 0;

	for (i = 0; i < board_count(r->board, KIND_SPACER); i++) {
		const struct spacer *s = board_spacer(r->board, i);
		int up = s->at.row - at.row, right = s->at.col - at.col;
		if (s->dead || !space_on(s->at))
			continue;
		n += (way == NORTH && up > 0) || (way == SOUTH && up < 0) ||
		     (way == EAST && right > 0) || (way == WEST && right < 0);
	}
	return n;
}

static bool on_page(const struct forced_walk *w, enum facing way)
{
	return grid_holds(&w->r->board->grid, space_step(w->at, way));
}

/* The two ways along the edge that the figure has met. */
static struct ways along_edge(enum facing met)
{
	bool upright = met == EAST || met == WEST;

	return (struct ways){{upright ? SOUTH : WEST, upright ? NORTH : EAST}, 2};
}

/* Of a tie at the edge: a way off the page is no way; an Intruder first leaves the most Spacers
 * behind (KB-37, RO-07); what is still open goes the worse way (RT-10) or, Unavoidable, as the
 * player picks (KB-47). */
static int break_edge_tie(struct forced_walk *w, struct ways ways, enum facing *out)
{
	struct ways open = {.n = 0};
	int i;

	for (i = 0; i < ways.n; i++)
		if (on_page(w, ways.way[i]))
			add_way(&open, ways.way[i]);
	if (w->who.intruder && open.n == 2) {
		int a = spacers_that_way(w->r, w->at, open.way[0]);
		int b = spacers_that_way(w->r, w->at, open.way[1]);
		if (a != b)
			open = (struct ways){{open.way[a > b]}, 1};
	}
	if (!open.n)
		return 1;
	*out = open.way[0];
	if (open.n == 1)
		return 0;
	/* the rest of the push, tried from here on */
	{
		struct push rest = *w->push;
		rest.x = w->push->x - (w->n - 1);
		rest.sliding = true;
		if (choose_way(w->r, &rest, open, "edge", w->push->unavoidable,
			       w->push->unavoidable
				   ? "the player picks; this is the least bad [KB-47]"
				   : "both are as bad [RT-10]",
			       out))
			return -1;
	}
	return 0;
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
		event_add(w->r->board, "slides", "who=%s at=%s facing=%s clause=KB-33",
			  w->push->who, space_text(w->at, at), facing_words[w->way]);
	}
	return result;
}

/* ---- the push ---- */

static int go(const struct rules *r, const struct push *p, enum facing way)
{
	struct forced_walk w;

	walk_start(&w, r, p);
	w.way = way;
	while (w.n - 1 < p->x && !w.stopped) { /* KB-05: never more than X in all */
		int met = walk_at_edge(&w) ? turn_at_edge(&w) : 0;
		if (met < 0)
			return -1;
		if (met) {
			w.stopped = true;
			w.why = "is at the edge of the board, with no way on from the source";
			w.clause = "KB-34,KB-36"; /* KB-36: no Crash */
			break;
		}
		if (walk_step(&w))
			return -1;
	}
	return walk_end(&w);
}

int forced_knockback(const struct rules *r, const struct push *p)
{
	struct figure who = figure_named(r->board, p->who);
	struct ways ways;
	enum facing way;

	event_add(r->board, "knockback", "who=%s x=%d by=%s kind=%s clause=%s", p->who, p->x, p->by,
		  p->unavoidable ? "Unavoidable Knockback" : "Knockback",
		  p->unavoidable ? "KB-44" : "KB-01");
	if (!p->x) {
		event_add(r->board, "stays", "who=%s why=%s ruling=RO-33", p->who, "lowered to 0");
		return 0;
	}
	if (p->direction != NO_DIRECTION) /* KB-03 */
		return go(r, p, (enum facing)p->direction);
	if (space_same(p->source, figure_at(who)))
		return from_same_space(r, p);
	ways = away_from(p->source, figure_at(who)); /* KB-02 */
	if (ways.n == 1)
		return go(r, p, ways.way[0]);
	/* KB-47: an Unavoidable one goes as the player picks, another the worse way (RULING:
	 * RO-01). */
	if (choose_way(r, p, ways, "way", p->unavoidable,
		       p->unavoidable ? "the player picks; this is the least bad [KB-47]"
				      : "both are as bad [RO-01]",
		       &way))
		return -1;
	return go(r, p, way);
}
