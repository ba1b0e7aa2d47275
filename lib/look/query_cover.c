/* Has the target cover from a ranged attack by the attacker (COV-01 to COV-16, COV-22 to COV-24)?
 * The geometry is space/cover.h's; here is whose attack it is and what follows from a yes. */
#include "look/query.h"

/* Of a no: the reason that comes nearest to a yes. */
static const char *why_no(const struct scene *sc, const struct query *q)
{
	const char *clause = cover_reasons[sc->ncover ? COVER_NOT_ADJACENT : COVER_NONE].clause;
	int way;

	for (way = NORTH; way <= WEST; way++) {
		struct space next = space_step(q->to.at, (enum facing)way);
		struct cover_space c = cover_by(sc, next, q->to.at, q->from.at);

		if (c.why == COVER_ATTACKER_ON_LINE || c.why == COVER_SAME_SIDE)
			clause = cover_reasons[c.why].clause;
	}
	return clause;
}

void judge_cover(struct scene *sc, const struct query *q, struct answer *a)
{
	a->cover = cover_of(sc, q->to.at, q->from.at);
	if (q->assume_ranged)
		a->attack = (struct attack_kind){.ranged = true, .why = ATTACK_ASSUMED};
	else
		a->attack = attack_kind(sc->board, q->from.piece, q->weapon);
	a->yes = a->attack.ranged && a->cover.n > 0;
	if (a->attack.why == ATTACK_MELEE)
		a->clause = "COV-03";
	else if (!a->attack.ranged)
		a->clause = "COV-02";
	else
		a->clause = a->yes ? cover_reasons[COVER_GIVEN].clause : why_no(sc, q);
}

/* ---- in words ---- */

static const char *tile_where(struct explanation *x, const struct cover_space *c)
{
	char text[PLACE_TEXT];

	return arena_printf(x->arena, "%s on %s", c->tile->record.name, space_text(c->at, text));
}

/* "its column, 2" */
static const char *axis_text(struct explanation *x, enum axis axis, struct space at)
{
	if (axis == AXIS_COLUMN)
		return arena_printf(x->arena, "its column, %d", at.col + 1);
	return arena_printf(x->arena, "its row, %c", 'A' + at.row);
}

static void of_tile(struct finding *f, const struct cover_space *c)
{
	f->tile = c->tile->record.name;
	f->at = c->at;
}

static void tile_given(struct explanation *x, const struct query *q, const struct cover_space *c)
{
	static const char *const sides[][2] = {{"west", "east"}, {"south", "north"}};
	bool beyond = c->axis == AXIS_COLUMN ? q->to.at.col > c->at.col : q->to.at.row > c->at.row;
	const char *tile = tile_where(x, c);

	of_tile(query_found(x, "adjacent", "COV-04", "%s is adjacent to %s", tile, q->to.name), c);
	of_tile(query_found(x, parting_reasons[PARTS].word, "COV-07",
			    "%s, parts them: %s is %s of it, %s %s", axis_text(x, c->axis, c->at),
			    q->to.name, sides[c->axis][beyond], q->from.name,
			    sides[c->axis][!beyond]),
		c);
}

static void tile_lost(struct explanation *x, const struct cover_space *c)
{
	const char *tile = c->tile->record.name;

	/* COV-24 */
	if (c->destroyed_by_use)
		of_tile(query_found(x, "destroyed", "COV-24", "%s is destroyed when used", tile),
			c);
	else
		of_tile(query_found(x, "stays", "COV-24", "%s is not Destructible: it stays", tile),
			c);
}

/* What the covered side may do with it. */
static void use(struct explanation *x, const struct query *q, const struct answer *a)
{
	int i;

	query_found(x, "one-die", "COV-16",
		    "one Power die of the attack drops one tier: black to red, or red to white");
	if (query_is(&q->to, KIND_INTRUDER)) {
		/* RULING: RA-44: an Intruder always uses it. */
		query_found(x, "always-used", "RA-44",
			    "an Intruder always uses it, on a black die before a red one");
	} else {
		query_found(x, "optional", "COV-22", "using it is optional");
		query_found(x, "picks-die", "COV-23", "the covered player picks the die");
	}
	if (a->cover.n > 1)
		query_found(x, "one-tile", "RA-49",
			    "one die in all: of the %d spaces of Cover one is used", a->cover.n);
	for (i = 0; i < a->cover.n; i++)
		tile_lost(x, &a->cover.by[i]);
}

static void attack_found(struct explanation *x, const struct query *q, const struct answer *a)
{
	const struct attack_kind *k = &a->attack;

	if (k->why == ATTACK_ASSUMED)
		query_found(x, "assumed", "COV-02", "a ranged attack is assumed%s",
			    q->assume_ranged ? "" : ": no figure is named as attacker");
	else if (k->why == ATTACK_MELEE)
		query_found(x, "melee", "COV-03", "an attack with %s is a melee attack",
			    k->weapon->name);
	else if (k->why == ATTACK_NONE)
		query_found(x, "no-ranged-attack", "COV-02", "%s has no ranged attack",
			    q->from.name);
	else
		query_found(x, "ranged", "COV-02", "%s has a ranged attack%s%s", q->from.name,
			    k->weapon ? ": " : "", k->weapon ? k->weapon->name : "");
	if (k->weapon)
		query_house(x, k->weapon->source, k->weapon->name);
	if (k->intruder)
		query_house(x, k->intruder->source, k->intruder->name);
}

/* A Cover tile beside the target that gives none. */
static bool tile_fails(struct explanation *x, const struct query *q, const struct cover_space *c)
{
	const struct reason *why = &cover_reasons[c->why];
	struct finding *f;
	const char *tile;
	enum axis axis;

	if (c->why == COVER_NONE)
		return false;
	tile = tile_where(x, c);
	axis = q->to.at.col == c->at.col ? AXIS_ROW : AXIS_COLUMN;
	if (c->why == COVER_NOT_ADJACENT)
		f = query_found(x, why->word, apart_reasons[c->apart].clause,
				"%s is not adjacent to %s: %s", tile, q->to.name,
				apart_reasons[c->apart].text);
	else if (c->why == COVER_SAME_SIDE)
		f = query_found(x, why->word, why->clause,
				"%s does not part them: %s, has both on one side", tile,
				axis_text(x, axis, c->at));
	else
		f = query_found(x, why->word, why->clause, "%s does not part them: %s stands in %s",
				tile, q->from.name, axis_text(x, axis, c->at));
	of_tile(f, c);
	return true;
}

static void fails(struct scene *sc, const struct query *q, struct explanation *x)
{
	bool any = false;
	int way;

	if (!space_on(q->to.at) || !space_on(q->from.at)) {
		query_found(x, apart_reasons[APART_OFF].word, apart_reasons[APART_OFF].clause,
			    "%s is not on the board",
			    space_on(q->to.at) ? q->from.name : q->to.name);
		return;
	}
	for (way = NORTH; way <= WEST; way++) {
		struct space next = space_step(q->to.at, (enum facing)way);
		struct cover_space c = cover_by(sc, next, q->to.at, q->from.at);

		any |= tile_fails(x, q, &c);
	}
	if (!any && sc->ncover)
		query_found(x, cover_reasons[COVER_NOT_ADJACENT].word, "COV-04",
			    "no Cover tile is next to %s", q->to.name);
	else if (!any)
		query_found(x, cover_reasons[COVER_NONE].word, "COV-01",
			    "there is no Cover tile on the board");
}

/* "the Grin has no ranged attack" */
static const char *no_ranged_attack(const struct explanation *x, const struct query *q,
				    const struct answer *a)
{
	const struct intruder_row *type = a->attack.intruder;

	if (a->attack.weapon)
		return arena_printf(x->arena, "an attack with %s is a melee attack",
				    a->attack.weapon->name);
	if (!type)
		return arena_printf(x->arena, "%s has no ranged attack", q->from.name);
	return arena_printf(x->arena, "the %s has no ranged attack",
			    str_starts(type->title, "The ") ? type->title + 4 : type->title);
}

void explain_cover(struct scene *sc, const struct query *q, const struct answer *a,
		   struct explanation *x)
{
	const char *to = query_where(x->arena, &q->to), *from = query_where(x->arena, &q->from);
	int i;

	if (a->attack.ranged)
		x->sentence = arena_printf(x->arena, "%s has %s from %s", to,
					   a->yes ? "cover" : "no cover", from);
	else
		x->sentence = arena_printf(x->arena, "%s (if it %s: %s)", no_ranged_attack(x, q, a),
					   a->attack.weapon ? "were ranged" : "had",
					   a->cover.n ? "cover" : "no cover either");
	if (!a->attack.ranged)
		attack_found(x, q, a);
	for (i = 0; i < a->cover.n; i++) {
		tile_given(x, q, &a->cover.by[i]);
		query_house(x, terrain_type(sc->board, a->cover.by[i].tile)->source,
			    terrain_type(sc->board, a->cover.by[i].tile)->name);
	}
	if (a->cover.n)
		use(x, q, a);
	else
		fails(sc, q, x);
	if (a->attack.ranged)
		attack_found(x, q, a);
}

void json_cover(struct scene *sc, const struct query *q, const struct answer *a, struct buf *out)
{
	int i;

	(void)sc, (void)q;
	buf_json_bool(out, "ranged", a->attack.ranged);
	buf_json_bool(out, "applies", a->yes);
	buf_puts(out, ",\"tiles\":[");
	for (i = 0; i < a->cover.n; i++) {
		buf_puts(out, i ? "," : "");
		buf_json(out, a->cover.by[i].tile->record.name);
	}
	buf_putc(out, ']');
	buf_json_member(out, "axis", a->cover.n ? axis_words[a->cover.by[0].axis] : NULL);
	if (a->attack.weapon)
		buf_json_member(out, "weapon", a->attack.weapon->name);
}
