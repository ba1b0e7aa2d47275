/* Abilities that move a figure 0 or 1 space, and being sent elsewhere. They go as a Move action
 * goes, walls and all (SPM-25), but are none: they make no Noise (SPM-26; RULING: RA-65). */
#include <string.h>

#include "event/event.h"
#include "rules/figure.h"
#include "rules/harm/able.h"
#include "rules/move/spacer_move.h"
#include "rules/move/terrain.h"
#include "space/scene.h"

const struct move_ability move_abilities[MOVE_ABILITY_COUNT] = {
#define M(id, name, another, least, clause) {name, another, least, clause},
    MOVE_ABILITIES(M)
#undef M
};

/* NULL if no ability of that name moves anybody. */
static const struct move_ability *move_ability(const char *name)
{
	int i;

	for (i = 0; i < MOVE_ABILITY_COUNT; i++)
		if (!strcmp(move_abilities[i].name, name))
			return &move_abilities[i];
	return NULL;
}

/* ---- judging ---- */

static struct spacer *moved_by(const struct board *b, const struct move_ability *a,
			       const struct reaction *x)
{
	return board_find(b, KIND_SPACER, NULL, a->another ? x->whom : x->who);
}

/* What is wrong with the user; the figure that moves is judged with its path. */
static struct refusal user_refusal(const struct board *b, const struct move_ability *a,
				   const struct reaction *x)
{
	const struct spacer *user = board_find(b, KIND_SPACER, NULL, x->who);

	if (!user || user->dead)
		return refuse("DIE-15", "the user is dead");
	if (spacer_is_down(b, user))
		return refuse("KD-05", "the user is knocked down");
	if (!a->another)
		return ALLOWED;
	if (user->elsewhere) /* RULING: RO-112 */
		return refuse("OTP-02", "the user is in an Other Place");
	if (!x->whom)
		return refuse(a->clause, "whom does it move?");
	if (!strcmp(x->who, x->whom)) /* KW-WARN-2 */
		return refuse("KW-WARN-2", "the user cannot move themself with it");
	return ALLOWED;
}

static void as_move(const struct board *b, const struct move_ability *a, const struct reaction *x,
		    struct spacer_move *m)
{
	*m = (struct spacer_move){.who = moved_by(b, a, x),
				  .most = 1, /* KW-REFLEX-1, KW-WARN-1 */
				  .limit = a->clause,
				  .by_another = a->another};
	if (m->who && space_on(x->to) && !space_same(m->who->at, x->to))
		m->path[m->n++] = x->to;
}

static struct refusals only(struct refusal no)
{
	return (struct refusals){{no}, 1};
}

/* A space further off than one step is too far, whatever lies between. */
static struct refusals judge_move(const struct board *b, const struct move_ability *a,
				  const struct reaction *x)
{
	struct spacer_move m;
	struct refusals no;

	as_move(b, a, x, &m);
	if (!m.who)
		return only(refuse(a->clause, "nobody of that name is there"));
	if (m.n && !spacer_move_find(b, &m, x->to))
		return spacer_way_refusals(b, &m, x->to);
	no = spacer_move_refusals(b, &m);
	if (!no.n && m.n < a->least)
		return only(refuse(a->clause, "it moves 1 space, no less"));
	return no;
}

struct refusals spacer_react_refusals(const struct board *b, const struct reaction *x)
{
	const struct move_ability *a = move_ability(x->ability);
	struct refusal no =
	    a ? user_refusal(b, a, x) : refuse("SPM-25", "that ability moves nobody");

	return no.reason ? only(no) : judge_move(b, a, x);
}

int spacer_react_spaces(const struct board *b, const struct reaction *x, struct space out[5])
{
	static const enum facing order[] = {SOUTH, WEST, EAST, NORTH}; /* lowest first */
	const struct move_ability *a = move_ability(x->ability);
	struct spacer *s = a ? moved_by(b, a, x) : NULL;
	struct reaction try = *x;
	size_t i;
	int n = 0;

	if (!s)
		return 0;
	try.to = s->at;
	if (!spacer_react_refusals(b, &try).n)
		out[n++] = s->at;
	for (i = 0; i < COUNT(order); i++) {
		try.to = space_step(s->at, order[i]);
		if (space_on(try.to) && !spacer_react_refusals(b, &try).n)
			out[n++] = try.to;
	}
	return n;
}

int spacer_react(const struct rules *r, const struct reaction *x)
{
	const struct move_ability *a = move_ability(x->ability);
	struct spacer_move m;

	if (!a)
		return diag_bug(r->diag, "an ability that was not looked at");
	as_move(r->board, a, x, &m);
	if (!m.who)
		return diag_bug(r->diag, "nobody to be moved");
	return spacer_move_resolve(r, &m);
}

/* ---- elsewhere ---- */

struct refusal spacer_send_refusal(const struct board *b, const struct spacer *s, struct space to)
{
	struct figure who = {.spacer = (struct spacer *)(void *)(uintptr_t)s};
	const struct terrain *t = board_terrain_at(b, to);

	if (s->dead)
		return refuse("DIE-15", "the Spacer is dead");
	if (!space_on(to))
		return ALLOWED;
	if (!grid_is_space(&b->grid, to))
		return refuse("SPM-08", "it is out of bounds");
	/* SPM-12, SPM-13 */
	if (space_has_other_spacer(b, to, who) || space_has_other_intruder(b, to, who))
		return refuse("SPM-12", "a figure stands there");
	return t && tile_has(b, t, KEYWORD_OBSTACLE) ? refuse("SPM-12", "an Obstacle fills it")
						     : ALLOWED;
}

int spacer_send(const struct rules *r, struct spacer *s, struct space to, bool free)
{
	struct terrain *t = board_terrain_at(r->board, to);
	char at[PLACE_TEXT];

	s->at = to;	      /* OTP-01: put there, by no path */
	s->elsewhere = !free; /* OTP-02 */
	EVENT(r->board, SENT, "who=%s to=%s clause=OTP-01", s->record.name, space_text(to, at));
	return t && free ? terrain_enter(r, s, t, "TER-03") : 0; /* RULING: RO-112 */
}
