/* The smallest thing that is missing to a yes. */
#include "look/query.h"

#include <limits.h>
#include <stdlib.h>

#include "look/sight_lines.h"
#include "space/distance.h"

/* How many spaces the attacker would have to go to be past the line that should part them. */
static int steps_past(const struct cover_space *c, const struct query *q, enum axis *axis)
{
	*axis = q->to.at.col == c->at.col ? AXIS_ROW : AXIS_COLUMN;
	return 1 + (*axis == AXIS_COLUMN ? abs(q->from.at.col - c->at.col)
					 : abs(q->from.at.row - c->at.row));
}

static struct finding past_line(struct arena *a, const struct query *q, const struct cover_space *c,
				enum axis axis)
{
	struct finding f = {.word = cover_reasons[c->why].word,
			    .clause = cover_reasons[c->why].clause};
	const char *line = axis == AXIS_COLUMN ? arena_printf(a, "column %d", c->at.col + 1)
					       : arena_printf(a, "row %c", 'A' + c->at.row);

	f.tile = c->tile->record.name;
	f.at = c->at;
	f.text =
	    arena_printf(a, "%s would give cover if %s stood beyond %s: it stands on %s", f.tile,
			 q->from.name, line,
			 c->why == COVER_SAME_SIDE ? arena_printf(a, "%s's side of it", q->to.name)
						   : "the line");
	return f;
}

/* A tile next door that would part them, were it not for what lies on the border. */
static struct finding border(struct arena *a, const struct query *q, const struct cover_space *c)
{
	const struct reason *why = &apart_reasons[c->apart];
	struct finding f = {.word = why->word, .clause = why->clause, .at = c->at};

	f.tile = c->tile->record.name;
	f.text =
	    arena_printf(a, "%s would give cover to %s, but %s", f.tile, q->to.name, why->text);
	return f;
}

static bool may_stand(const struct scene *sc, struct space s)
{
	unsigned flags = scene_flags(sc, s);

	return (flags & SPACE_IN) && !(flags & (SPACE_OBSTACLE | SPACE_FIGURE));
}

/* The nearest free space on which the target would be covered. */
static struct finding elsewhere(struct scene *sc, const struct query *q)
{
	struct finding f = {.word = "no-cover-tile", .clause = "COV-01", .at = NOWHERE};
	char text[PLACE_TEXT];
	int i, best = INT_MAX;

	for (i = 0; i < sc->rows * sc->cols; i++) {
		struct space s = scene_space(sc, i);
		int far = distance_plain(s, q->to.at);

		if (far < best && may_stand(sc, s) && cover_applies(sc, s, q->from.at)) {
			best = far;
			f.at = s;
			f.tile = cover_of(sc, s, q->from.at).by[0].tile->record.name;
		}
	}
	f.text = "no free space of the board has cover from it";
	if (!f.tile)
		return f;
	f.word = "not-adjacent";
	f.clause = "COV-04";
	f.text =
	    arena_printf(sc->board->arena, "%s would have cover on %s, %d space%s away, next to %s",
			 q->to.name, space_text(f.at, text), best, best == 1 ? "" : "s", f.tile);
	return f;
}

static struct finding cover_missing(struct scene *sc, const struct query *q)
{
	struct cover_space found = {0};
	enum axis axis = AXIS_COLUMN, its = AXIS_COLUMN;
	int best = INT_MAX, way;

	for (way = NORTH; way <= WEST; way++) {
		struct space next = space_step(q->to.at, (enum facing)way);
		struct cover_space c = cover_by(sc, next, q->to.at, q->from.at);
		int steps;

		if (c.why == COVER_NOT_ADJACENT &&
		    (c.parts[AXIS_COLUMN] == PARTS || c.parts[AXIS_ROW] == PARTS))
			return border(sc->board->arena, q, &c);
		if (c.why != COVER_ATTACKER_ON_LINE && c.why != COVER_SAME_SIDE)
			continue;
		steps = steps_past(&c, q, &its);
		if (steps < best) {
			best = steps;
			found = c;
			axis = its;
		}
	}
	return best < INT_MAX ? past_line(sc->board->arena, q, &found, axis) : elsewhere(sc, q);
}

static struct finding line_missing(struct scene *sc, const struct query *q)
{
	struct finding f = {.word = "no-single-piece", .clause = "LOS-01", .at = NOWHERE};
	const char *piece = sight_missing(sc, q->from.at, q->to.at);

	f.text = "no single piece, wall or red line: taking any one away opens no line of sight";
	if (!piece)
		return f;
	f.word = "single-piece";
	f.text = arena_printf(sc->board->arena, "%s would see %s without %s", q->from.name,
			      q->to.name, piece);
	return f;
}

/* Without a ranged attack that is missing as well. */
static struct finding both(struct arena *arena, const struct answer *a, const struct explanation *x,
			   struct finding f)
{
	if (!a->attack.ranged)
		f.text = arena_printf(arena, "%s; against one, %s", x->why[0].text, f.text);
	return f;
}

struct finding query_missing(struct scene *sc, const struct query *q, const struct answer *a,
			     const struct explanation *x)
{
	bool on = space_on(q->from.at) && space_on(q->to.at);

	if (a->yes)
		return (struct finding){"nothing", a->clause, "nothing is missing", NULL, NOWHERE};
	if (q->ask == ASK_COVER && on && !a->cover.n)
		return both(sc->board->arena, a, x, cover_missing(sc, q));
	if (q->ask == ASK_SIGHT && on)
		return line_missing(sc, q);
	return x->n ? x->why[0] : (struct finding){"no", a->clause, x->sentence, NULL, NOWHERE};
}
