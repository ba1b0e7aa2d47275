/* Abilities that move a figure 0 or 1 space, and being sent elsewhere. They go as a Move action
 * goes, walls and all (SPM-25), but are none: they make no Noise (SPM-26; RULING: RA-65). */
#include <string.h>

#include "event/event.h"
#include "rules/figure.h"
#include "rules/move/spacer_move.h"
#include "rules/move/terrain.h"
#include "space/scene.h"

const struct move_ability move_abilities[MOVE_ABILITY_COUNT] = {
#define M(id, name, another, least, clause) {name, another, least, clause},
    MOVE_ABILITIES(M)
#undef M
};

const struct move_ability *move_ability(const char *name)
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
static const char *user_problem(const struct board *b, const struct move_ability *a,
				const struct reaction *x, const char **clause)
{
	const struct spacer *user = board_find(b, KIND_SPACER, NULL, x->who);
	const struct condition *down = board_find(b, KIND_CONDITION, x->who, "knockdown");

	*clause = "DIE-15";
	if (!user || user->dead)
		return "the user is dead";
	*clause = "KD-05";
	if (down && down->side == 0)
		return "the user is knocked down";
	if (!a->another)
		return NULL;
	*clause = "OTP-02"; /* RULING: RO-112 */
	if (user->elsewhere)
		return "the user is in an Other Place";
	*clause = a->clause;
	if (!x->whom)
		return "whom does it move?";
	*clause = "KW-WARN-2";
	if (!strcmp(x->who, x->whom)) /* KW-WARN-2 */
		return "the user cannot move themself with it";
	return NULL;
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

/* A space further off than one step is too far, whatever lies between. */
static int judge_move(const struct board *b, const struct move_ability *a, const struct reaction *x,
		      struct move_reason *out)
{
	struct spacer_move m;
	int n;

	as_move(b, a, x, &m);
	if (!m.who) {
		*out = (struct move_reason){a->clause, "nobody of that name is there"};
		return 1;
	}
	if (m.n && !spacer_move_find(b, &m, x->to))
		return spacer_move_why_not(b, &m, x->to, out);
	n = spacer_move_judge(b, &m, out);
	if (!n && m.n < a->least)
		out[n++] = (struct move_reason){a->clause, "it moves 1 space, no less"};
	return n;
}

int spacer_react_judge(const struct board *b, const struct reaction *x, struct move_reason *out)
{
	const struct move_ability *a = move_ability(x->ability);
	const char *clause, *why;

	if (!a) {
		*out = (struct move_reason){"SPM-25", "that ability moves nobody"};
		return 1;
	}
	why = user_problem(b, a, x, &clause);
	if (why) {
		*out = (struct move_reason){clause, why};
		return 1;
	}
	return judge_move(b, a, x, out);
}

const char *spacer_react_problem(const struct board *b, const struct reaction *x,
				 const char **clause)
{
	struct move_reason why[MOVE_REASONS];

	if (!spacer_react_judge(b, x, why))
		return NULL;
	*clause = why[0].clause;
	return why[0].text;
}

int spacer_react_spaces(const struct board *b, const struct reaction *x, struct space out[5])
{
	static const enum facing order[] = {SOUTH, WEST, EAST, NORTH}; /* lowest first */
	const struct move_ability *a = move_ability(x->ability);
	struct spacer *s = a ? moved_by(b, a, x) : NULL;
	struct reaction try = *x;
	const char *clause;
	size_t i;
	int n = 0;

	if (!s)
		return 0;
	try.to = s->at;
	if (!spacer_react_problem(b, &try, &clause))
		out[n++] = s->at;
	for (i = 0; i < COUNT(order); i++) {
		try.to = space_step(s->at, order[i]);
		if (space_on(try.to) && !spacer_react_problem(b, &try, &clause))
			out[n++] = try.to;
	}
	return n;
}

int spacer_react(const struct rules *r, const struct reaction *x, struct ai_wish *w)
{
	const struct move_ability *a = move_ability(x->ability);
	struct spacer_move m;

	if (!a)
		return diag_bug(r->diag, "an ability that was not looked at");
	as_move(r->board, a, x, &m);
	if (!m.who)
		return diag_bug(r->diag, "nobody to be moved");
	m.wish = w;
	return spacer_move_resolve(r, &m);
}

/* ---- elsewhere ---- */

const char *spacer_send_problem(const struct board *b, const struct spacer *s, struct space to,
				const char **clause)
{
	struct figure who = {.spacer = (struct spacer *)(void *)(uintptr_t)s};
	const struct terrain *t = board_terrain_at(b, to);

	*clause = "DIE-15";
	if (s->dead)
		return "the Spacer is dead";
	if (!space_on(to))
		return NULL;
	*clause = "SPM-08";
	if (!grid_is_space(&b->grid, to))
		return "it is out of bounds";
	*clause = "SPM-12"; /* SPM-12, SPM-13 */
	if (space_has_other_spacer(b, to, who) || space_has_other_intruder(b, to, who))
		return "a figure stands there";
	return t && tile_has(b, t, KEYWORD_OBSTACLE) ? "an Obstacle fills it" : NULL;
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
