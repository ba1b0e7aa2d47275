#include "rules/move/terrain.h"

#include "board/readings.h"
#include "data/data.h"
#include "event/event.h"
#include "rules/deck/scanner.h"
#include "rules/effect/effect.h"
#include "rules/move/forced.h"
#include "rules/worst.h"

/* ---- entering ---- */

int terrain_enter(const struct rules *r, struct spacer *s, struct terrain *t, const char *clause)
{
	const struct terrain_row *type = terrain_type(r->board, t);
	struct effect_context c = effect_start(r, t->record.name, s, clause);
	char at[PLACE_TEXT];

	if (!type || !type->effect.steps || t->disabled)
		return 0;
	EVENT(r->board, ENTERS, "who=%s tile=%s at=%s clause=%s", s->record.name, t->record.name,
	      space_text(s->at, at), clause);
	c.place = s->at;
	return effect_run(&c, &type->effect); /* TER-31: nobody may decline */
}

/* ---- may it lie there? ---- */

static int not_placed(const struct rules *r, const struct terrain_row *type, struct spaces at,
		      struct refusal no)
{
	char text[PLACE_TEXT];

	EVENT(r->board, NOT_PLACED, "type=%s at=%s why=%s clause=%s", type->name,
	      space_text(at.at[0], text), no.reason, no.clause);
	return 0;
}

/* RULING: RO-51: one bad space voids the whole placement. */
static struct refusal lie_refusal(const struct board *b, const struct terrain_row *type,
				  struct spaces at)
{
	int i;

	for (i = 0; i < at.n; i++) {
		const struct terrain *below = board_terrain_at(b, at.at[i]);
		if (below && tile_has(b, below, KEYWORD_INDESTRUCTIBLE)) /* TER-14 */
			return refuse("TER-14,KW-INDESTRUCTIBLE-3",
				      "an Indestructible tile lies there");
		/* TER-27, TER-28: only an Indestructible tile goes under an Intruder. */
		if (board_intruder_at(b, at.at[i]) && !type_has(type, KEYWORD_INDESTRUCTIBLE))
			return refuse("TER-28", "an Intruder stands there");
	}
	return ALLOWED;
}

/* TER-15, TER-16: older tiles are gone before the new one is laid. */
static void clear_below(const struct rules *r, struct spaces at)
{
	int i;

	for (i = 0; i < at.n; i++) {
		struct terrain *below = board_terrain_at(r->board, at.at[i]);
		if (below)
			terrain_destroy(r, below, "TER-15");
	}
}

/* ---- Spacers in its way ---- */

/* Whoever stands on one of the spaces, in their order. */
static int spacers_on(const struct board *b, struct spaces at, struct spacer ***out)
{
	int i, n = 0;

	*out = arena_array(b->arena, struct spacer *, (size_t)at.n + 1);
	for (i = 0; i < at.n; i++) {
		struct spacer *s = board_spacer_at(b, at.at[i]);
		if (s)
			(*out)[n++] = s;
	}
	return n;
}

static bool stands_on(const struct board *b, const struct spacer *s, struct spaces at)
{
	int i;

	for (i = 0; i < at.n; i++)
		if (board_spacer_at(b, at.at[i]) == s)
			return true;
	return false;
}

/* One Crash each; an Awakening may have led the Spacer away from there, who is then not Displaced.
 */
static int strike(const struct rules *r, struct spaces at, bool displace)
{
	struct spacer **met;
	int i, n = spacers_on(r->board, at, &met);

	for (i = 0; i < n; i++) {
		/* TER-18, TER-20, TER-23: Crash first; nothing on who was led away meanwhile. */
		if (stands_on(r->board, met[i], at) &&
		    harm_crash(r, met[i], displace ? "TER-20" : "TER-18"))
			return -1;
		if (displace && stands_on(r->board, met[i], at) && /* TER-21 */
		    forced_displace_off(r, met[i]->record.name, at))
			return -1;
	}
	return 0;
}

/* TER-25, TER-26: it slides under the Spacers, who resolve it at once. */
static int slide_under(const struct rules *r, struct terrain *t)
{
	struct spacer **met;
	int i, n = spacers_on(r->board, t->at, &met);

	for (i = 0; i < n; i++)
		if (terrain_enter(r, met[i], t, "TER-26"))
			return -1;
	return 0;
}

static struct terrain *lay(const struct rules *r, const struct terrain_row *type, struct spaces at)
{
	struct terrain *t = board_add(r->board, KIND_TERRAIN, NULL,
				      board_fresh_name(r->board, KIND_TERRAIN, type->name));

	t->type = type->name;
	t->at = at;
	EVENT(r->board, PLACED, "tile=%s spaces=%s clause=TER-09", t->record.name,
	      spaces_text(at, r->board->arena));
	return t;
}

int terrain_place(const struct rules *r, const struct terrain_row *type, struct spaces at,
		  bool *placed)
{
	bool obstacle = type_has(type, KEYWORD_OBSTACLE);
	bool breaks =
	    type_has(type, KEYWORD_DESTRUCTIBLE) && !type_has(type, KEYWORD_INDESTRUCTIBLE);
	struct spacer **met;
	struct refusal no;
	bool taken;

	*placed = false;
	if (terrain_all_used(r->board, type)) {
		no = lie_refusal(r->board, type, at);
		if (plays(r->board, RO_47, 'b') && no.reason) /* nothing is taken up for it */
			return not_placed(r, type, at, no);
		if (terrain_take_up(r, type, &taken))
			return -1;
		if (!taken)
			return not_placed(r, type, at, refuse("TER-12", "none is left"));
	}
	no = lie_refusal(r->board, type, at);
	if (no.reason)
		return not_placed(r, type, at, no);
	clear_below(r, at);
	if (obstacle && breaks && spacers_on(r->board, at, &met)) {
		/* TER-17, TER-19: it breaks on the Spacer, who keeps the space. */
		not_placed(r, type, at, refuse("TER-17", "it breaks on the Spacer there"));
		return strike(r, at, false);
	}
	if (obstacle && strike(r, at, true)) /* RULING: RO-49 */
		return -1;
	no = lie_refusal(r->board, type, at); /* TER-28: who came there in the meantime */
	if (no.reason)
		return not_placed(r, type, at, no);
	*placed = true;
	return slide_under(r, lay(r, type, at)); /* TER-24 */
}

/* ---- random coordinates ---- */

#define PAGE	   10 /* CRD-10: what the ruler covers */
#define PAGES_MOST ((ROWS_MOST / PAGE + 1) * (COLS_MOST / PAGE + 1))

struct paging {
	const struct terrain_row *type;
	struct space at[PAGES_MOST];
	int n;
};

/* RULING: RT-102: a map that is larger than the ruler is read as pages of its size. */
static void find_on_pages(const struct grid *g, struct space read, struct paging *p)
{
	struct space s;

	p->n = 0;
	for (s.row = read.row; s.row < g->rows; s.row += PAGE)
		for (s.col = read.col; s.col < g->cols; s.col += PAGE)
			if (grid_is_space(g, s))
				p->at[p->n++] = s;
}

static int try_page(const struct rules *r, int i, void *arg)
{
	struct paging *p = arg;
	bool placed;

	return terrain_place(r, p->type, (struct spaces){&p->at[i], 1}, &placed);
}

/* RULING: RO-45: no rule picks the page, so it is the worst. */
static int pick_page(const struct rules *r, struct paging *p, struct space *out)
{
	bool tied;
	int worst = p->n == 1 ? 0 : worst_way(r, p->n, try_page, p, NULL, &tied);

	if (worst >= 0 && p->n > 1 && tied)
		worst = choose_harsh(r, NULL, POINT_PAGE,
				     spaces_labels((struct spaces){p->at, p->n}, r->board->arena),
				     p->n, worst, "no page is worse [RO-45]");
	if (worst < 0)
		return -1;
	*out = p->at[worst];
	return 0;
}

int terrain_random_space(const struct rules *r, const struct terrain_row *type, struct space *out,
			 bool *none)
{
	struct paging p = {.type = type};
	bool helps = type_has(type, KEYWORD_COVER);
	char text[PLACE_TEXT];
	struct space read;
	int cards = scanner_white_cards(r), i;

	*none = true;
	for (i = 0; i <= cards; i++) {
		if (scanner_coordinate(r, &read))
			return -1;
		find_on_pages(&r->board->grid, read, &p);
		*none = !p.n;
		if (p.n)
			return pick_page(r, &p, out);
		if (helps) /* RULING: RO-45: off the map a tile that helps is lost */
			return 0;
		EVENT(r->board, NOTE, "text=%s ruling=RO-45",
		      arena_printf(r->board->arena,
				   "%s is no space of the map: another card is drawn",
				   space_text(read, text)));
	}
	return 0;
}

int verb_place_terrain(struct effect_context *c, const struct effect_step *s)
{
	const struct terrain_row *type = data_find(c->r->board->data, TABLE_TERRAIN, s->name);
	struct space *at = arena_new(c->r->board->arena, struct space); /* the tile keeps it */
	bool none, placed;

	if (terrain_random_space(c->r, type, at, &none))
		return -1;
	return none ? 0 : terrain_place(c->r, type, (struct spaces){at, 1}, &placed);
}
