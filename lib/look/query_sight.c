/* Does the one see the other (LOS-01 to LOS-14, TGT-32)? A yes shows its line; a no tells what
 * interrupts the sixteen. */
#include "look/sight_lines.h"

#include <string.h>

void judge_sight(struct scene *sc, const struct query *q, struct answer *a)
{
	/* TGT-32: whichever way they face. */
	sight_judge(sc, q->from.at, q->to.at, &a->sight);
	a->yes = a->sight.seen;
	a->clause = "LOS-01";
}

const char *sight_line_text(struct arena *a, const struct sight_line *l)
{
	char from[PLACE_TEXT], to[PLACE_TEXT];

	return arena_printf(a, "%s..%s", corner_text(l->from, from), corner_text(l->to, to));
}

/* Is it interrupted by what stands on a space, and not by something on a line of the grid? */
static bool sight_by_space(const struct sight_line *l)
{
	return l->by == SIGHT_OBSTACLE || l->by == SIGHT_OBSCURING || l->by == SIGHT_INTRUDER;
}

/* The name of the piece that interrupts it; NULL for a drawn line. */
static const char *sight_blocker(const struct scene *sc, const struct sight_line *l)
{
	const struct terrain *t = scene_terrain(sc, l->at);
	const struct intruder *i = board_intruder_at(sc->board, l->at);
	const struct door *d;

	if (l->by == SIGHT_INTRUDER)
		return i ? i->record.name : NULL;
	if (sight_by_space(l))
		return t ? t->record.name : NULL;
	d = l->by == SIGHT_CLEAR ? NULL : board_door_on(sc->board, l->edge);
	return d ? d->record.name : NULL;
}

const char *sight_blocker_text(const struct scene *sc, const struct sight_line *l)
{
	const char *name = sight_blocker(sc, l), *what = sight_blocks[l->by].text;
	struct arena *a = sc->board->arena;
	char place[PLACE_TEXT];

	if (sight_by_space(l))
		return arena_printf(a, "%s on %s (%s)", name ? name : "?", space_text(l->at, place),
				    what);
	if (l->by == SIGHT_BORDER)
		return arena_printf(a, "%s at %s", what, space_text(l->at, place));
	if (name)
		return arena_printf(a, "%s (%s)", name, what);
	if (!scene_holds(sc, l->edge.at) || !scene_holds(sc, edge_other(l->edge)))
		return arena_printf(a, "%s at the limit of the map, on %s", what,
				    space_text(l->at, place));
	return arena_printf(a, "%s at %s", what, edge_text(l->edge, place));
}

static bool same_blocker(const struct sight_line *a, const struct sight_line *b)
{
	if (a->by != b->by || a->contact != b->contact || !space_same(a->at, b->at))
		return false;
	return sight_by_space(a) || !memcmp(&a->edge, &b->edge, sizeof a->edge);
}

/* How many lines the blocker of line `i` interrupts; 0 if an earlier line has told of it. */
static int share(const struct sight *s, int i)
{
	int k, n = 0;

	for (k = 0; k < s->n; k++)
		if (same_blocker(&s->line[k], &s->line[i])) {
			if (k < i)
				return 0;
			n++;
		}
	return n;
}

static void blocked(struct scene *sc, const struct sight_line *l, int n, struct explanation *x)
{
	static const char *const how[] = {"", "passing through it", "running along it",
					  "touching its end"};
	const struct terrain *t = scene_terrain(sc, l->at);
	struct finding *f;

	f = query_found(x, sight_blocks[l->by].word, sight_line_clause(l),
			"%s stops %d of the %d lines, %s", sight_blocker_text(sc, l), n,
			SIGHT_LINES, how[l->contact]);
	f->at = l->at;
	if (l->by != SIGHT_OBSTACLE && l->by != SIGHT_OBSCURING)
		return;
	f->tile = sight_blocker(sc, l);
	if (t && terrain_type(sc->board, t))
		query_house(x, terrain_type(sc->board, t)->source,
			    terrain_type(sc->board, t)->name);
}

void explain_sight(struct scene *sc, const struct query *q, const struct answer *a,
		   struct explanation *x)
{
	const struct sight *s = &a->sight;
	int i;

	x->sentence = arena_printf(x->arena, "%s %s %s", query_where(x->arena, &q->from),
				   a->yes ? "sees" : "does not see", query_where(x->arena, &q->to));
	if (!s->n)
		query_found(x, "off-board", "ADJ-10", "one of them is not on the board");
	else if (s->seen)
		query_found(x, "clear", "LOS-01", "the line %s is clear",
			    sight_line_text(x->arena, &s->line[s->witness]));
	for (i = 0; !s->seen && i < s->n; i++)
		if (share(s, i))
			blocked(sc, &s->line[i], share(s, i), x);
}

void json_sight(struct scene *sc, const struct query *q, const struct answer *a, struct buf *out)
{
	const struct sight *s = &a->sight;

	(void)q;
	buf_json_member(out, "line",
			s->seen ? sight_line_text(sc->board->arena, &s->line[s->witness]) : NULL);
}
