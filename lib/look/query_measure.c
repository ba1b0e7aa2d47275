/* How far is it: as a Spacer's weapon counts (RNG-01 to RNG-11), as targeting counts (DST-01 to
 * DST-04, TGT-18 to TGT-28), and as a Zone does (TGT-38, CMD-10 to CMD-12). */
#include <stdlib.h>
#include <string.h>

#include "board/readings.h"
#include "look/query.h"
#include "space/distance.h"
#include "space/zone.h"

static void count(struct answer *a, int distance, const char *clause)
{
	a->counted = true;
	a->number = distance;
	a->yes = distance != UNREACHABLE;
	a->clause = clause;
}

void judge_distance(struct scene *sc, const struct query *q, struct answer *a)
{
	count(a, distance_target(sc, q->from.at, q->to.at), "TGT-18");
	if (!a->yes)
		a->clause = "TGT-28";
}

void judge_range(struct scene *sc, const struct query *q, struct answer *a)
{
	if (!q->weapon) {
		count(a, distance_range(sc, q->from.at, q->to.at), "RNG-04");
		return;
	}
	a->range = weapon_range_judge(sc, q->weapon, q->from.at, q->to.at);
	/* WPN-03, WPN-05, BST-06: each target by the weapon chosen, and by no other. */
	a->yes = a->range.in;
	a->number = a->range.distance;
	if (!a->yes)
		a->clause = range_reasons[a->range.why[0]].clause;
	else
		a->clause = a->range.range ? "RNG-01" : "RNG-06";
}

void judge_zone(struct scene *sc, const struct query *q, struct answer *a)
{
	bool self = query_is(&q->from, KIND_INTRUDER) && q->from.piece == q->to.piece;

	(void)sc;
	/* CMD-11: an Intruder is not inside its own Zone. */
	a->yes = !self && zone_holds(q->from.at, q->zone, q->to.at);
	if (self)
		a->clause = "CMD-11";
	else
		a->clause = space_on(q->from.at) && space_on(q->to.at) ? "TGT-38" : "CMD-12";
}

/* ---- the way a distance was counted ---- */

/* The space before `s` on a shortest way. */
static struct space before(const struct scene *sc, const int *field, struct space s, struct walk w)
{
	int way;

	for (way = NORTH; way <= WEST; way++) {
		struct space from = space_step(s, (enum facing)way);

		if (scene_border(sc, s, (enum facing)way) & (w.lines | EDGE_BORDER))
			continue;
		if (field[scene_at(sc, from)] == field[scene_at(sc, s)] - 1 &&
		    (!field[scene_at(sc, from)] || !(scene_flags(sc, from) & w.spaces)))
			return from;
	}
	return NOWHERE;
}

/* The spaces stepped onto, in order: "A2 A3 B3". */
static const char *way_text(struct scene *sc, const struct query *q, struct walk w)
{
	const int *field = distance_field(sc, q->from.at, w);
	const char *text = "";
	struct space s = q->to.at;
	char place[PLACE_TEXT];

	while (space_on(s) && field[scene_at(sc, s)] > 0) {
		text = arena_printf(sc->board->arena, "%s%s%s", space_text(s, place),
				    *text ? " " : "", text);
		s = before(sc, field, s, w);
	}
	return text;
}

/* Was it counted so? By some readings it is not walked at all (RI-15, RO-58). */
static bool walked(struct scene *sc, const struct query *q, const struct answer *a, struct walk w)
{
	return a->number > 0 &&
	       distance_field(sc, q->from.at, w)[scene_at(sc, q->to.at)] == a->number;
}

static void json_way(struct scene *sc, const struct query *q, const struct answer *a, struct walk w,
		     struct buf *out)
{
	const char *way = walked(sc, q, a, w) ? way_text(sc, q, w) : "";

	buf_puts(out, ",\"way\":[");
	while (*way) {
		size_t n = strcspn(way, " ");

		buf_printf(out, "\"%.*s\"%s", (int)n, way, way[n] ? "," : "");
		way += n + (way[n] != '\0');
	}
	buf_putc(out, ']');
}

/* ---- in words ---- */

static void counted(struct scene *sc, const struct query *q, const struct answer *a, struct walk w,
		    const char *rule, const char *clause, struct explanation *x)
{
	if (a->number > 0 && !walked(sc, q, a, w))
		query_found(x, "plain", clause, "by rows and columns, whatever is between");
	else if (a->number > 0)
		query_found(x, "way", clause, "%s: %s", rule, way_text(sc, q, w));
	else if (!a->number)
		query_found(x, "same-space", "DST-03", "they are on one and the same space");
	else if (!space_on(q->from.at) || !space_on(q->to.at))
		query_found(x, "off-board", "ADJ-10", "%s is not on the board",
			    space_on(q->to.at) ? q->from.name : q->to.name);
	else
		query_found(x, "no-way", clause, "no way leads there, counted %s", rule);
}

void explain_distance(struct scene *sc, const struct query *q, const struct answer *a,
		      struct explanation *x)
{
	x->sentence = arena_printf(x->arena, "from %s to %s, as Closest and Furthest count",
				   query_where(x->arena, &q->from), query_where(x->arena, &q->to));
	counted(sc, q, a, walk_target, "round walls and shut doors only",
		ruling_cited(sc->board, RI_15), x);
	if (!a->yes && space_on(q->from.at) && space_on(q->to.at))
		query_found(x, "ranked-behind", ruling_cited(sc->board, RI_15),
			    "it ranks behind all that can be reached, at %d by plain count",
			    distance_plain(q->from.at, q->to.at));
}

static void with_weapon(const struct query *q, const struct answer *a, struct explanation *x)
{
	const struct weapon_row *w = q->weapon;
	int i;

	x->sentence =
	    arena_printf(x->arena, "%s is %s range of %s with %s", query_where(x->arena, &q->to),
			 a->yes ? "in" : "out of", query_where(x->arena, &q->from), w->name);
	for (i = 0; i < a->range.n; i++)
		query_found(x, range_reasons[a->range.why[i]].word,
			    range_reasons[a->range.why[i]].clause, "%s",
			    range_reasons[a->range.why[i]].text);
	if (w->range == UNLIMITED)
		query_found(x, "range", "RNG-01", "its Range is unlimited");
	else if (w->range)
		query_found(x, "range", "RNG-01", "its Range is %d", w->range);
	else
		query_found(x, "melee", "RNG-05", "it has no Range: it is a Melee weapon");
	if (w->range && a->range.melee)
		query_found(x, "reach", "KW-REACH-2",
			    "it has Reach: a Melee weapon that counts distance as ranged ones do");
	query_house(x, w->source, w->name);
}

void explain_range(struct scene *sc, const struct query *q, const struct answer *a,
		   struct explanation *x)
{
	static const char rule[] = "round walls, shut doors, red lines and Obstacles";

	if (q->weapon)
		with_weapon(q, a, x);
	else
		x->sentence =
		    arena_printf(x->arena, "from %s to %s, as a Spacer's weapon counts",
				 query_where(x->arena, &q->from), query_where(x->arena, &q->to));
	if (!q->weapon || q->weapon->range)
		counted(sc, q, a, walk_range, rule, "RNG-04", x);
}

void explain_zone(struct scene *sc, const struct query *q, const struct answer *a,
		  struct explanation *x)
{
	int rows = abs(q->from.at.row - q->to.at.row), cols = abs(q->from.at.col - q->to.at.col);

	(void)sc;
	x->sentence =
	    arena_printf(x->arena, "%s is %s Zone %d of %s", query_where(x->arena, &q->to),
			 a->yes ? "inside" : "outside", q->zone, query_where(x->arena, &q->from));
	if (!space_on(q->from.at) || !space_on(q->to.at))
		query_found(x, "off-board", "CMD-12", "whoever is in Other Places is not inside");
	else if (!a->yes && q->from.piece && q->from.piece == q->to.piece)
		query_found(x, "itself", "CMD-11", "an Intruder is not inside its own Zone");
	else
		query_found(
		    x, "apart", "TGT-38",
		    "%d row%s and %d column%s apart, counted with diagonals: Zone %d reaches it",
		    rows, rows == 1 ? "" : "s", cols, cols == 1 ? "" : "s",
		    rows > cols ? rows : cols);
}

void json_distance(struct scene *sc, const struct query *q, const struct answer *a, struct buf *out)
{
	json_way(sc, q, a, walk_target, out);
}

void json_range(struct scene *sc, const struct query *q, const struct answer *a, struct buf *out)
{
	json_way(sc, q, a, walk_range, out);
	if (!q->weapon)
		return;
	buf_json_member(out, "weapon", q->weapon->name);
	buf_json_bool(out, "melee", a->range.melee);
	buf_puts(out, ",\"distance\":");
	if (a->number == UNREACHABLE)
		buf_puts(out, "null");
	else
		buf_int(out, a->number);
	if (a->range.range == UNLIMITED)
		buf_puts(out, ",\"range\":\"unlimited\"");
	else
		buf_printf(out, ",\"range\":%d", a->range.range);
}

void json_zone(struct scene *sc, const struct query *q, const struct answer *a, struct buf *out)
{
	(void)sc, (void)a;
	buf_printf(out, ",\"x\":%d", q->zone);
}
