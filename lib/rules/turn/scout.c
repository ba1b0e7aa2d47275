#include "rules/turn/scout.h"

#include <string.h>

#include "data/data.h"
#include "event/event.h"
#include "rules/blip/reveal.h"
#include "rules/harm/able.h"
#include "rules/intruder/scout_away.h"
#include "rules/move/light.h"
#include "rules/roll/pool.h"
#include "rules/waiting.h"
#include "space/distance.h"

/* RULING: RO-92: the larger of the steps along lines and the way to the nearest space that touches
 * the intersection; UNREACHABLE if none can be reached. */
static int blip_distance(const struct board *b, const struct spacer *s, struct corner c)
{
	struct scene sc;
	int best = UNREACHABLE, i;

	scene_build(&sc, b);
	for (i = 0; i < 4; i++) {
		struct space to = {c.y - i / 2, c.x - i % 2};
		int d = grid_is_space(&b->grid, to) ? distance_range(&sc, s->at, to) : UNREACHABLE;
		if (d != UNREACHABLE && (best == UNREACHABLE || d < best))
			best = d;
	}
	return best != UNREACHABLE && blip_steps(c, s->at) > best ? blip_steps(c, s->at) : best;
}

static int distance_to(const struct board *b, const struct scout *s)
{
	struct scene sc;

	if (s->blip)
		return blip_distance(b, s->who, s->blip->at);
	scene_build(&sc, b);
	return distance_range(&sc, s->who->at, s->intruder->at); /* SCT-02: as a weapon's Range */
}

/* ---- may it be scouted? ---- */

/* How far a Light-Sensitive Intruder is moved; 0 for any other. */
static int shyness(const struct board *b, const struct intruder *in)
{
	const struct intruder_row *t = intruder_type(b, in);
	int n = 0;

	if (!t || !t->traits || !has_trait(t->traits, TRAIT_LIGHT_SENSITIVE, &n))
		return 0;
	return n > 0 ? n : 4; /* INT-38 */
}

struct refusal scout_refusal(const struct board *b, const struct scout *s)
{
	struct refusal no = deed_there_refusal(b, s->who, DEED_ACTION);
	int field = light_field(b, s->who), d;

	if (no.reason)
		return no;
	if (!space_on(s->who->at) || (s->intruder && !space_on(s->intruder->at)))
		return refuse("SCT-02", "one of them is not on the board");
	if (!field)
		return refuse("SCT-02", "there is no Light source, so no Light field");
	if ((s->intruder && s->intruder->disabled) || (s->blip && s->blip->disabled))
		return refuse("DSB-02", "it is disabled");
	if (s->intruder && !shyness(b, s->intruder))
		return refuse("INT-38",
			      "a revealed Intruder is scouted only if it is Light-Sensitive");
	d = distance_to(b, s);
	if (d == UNREACHABLE)
		return refuse("SCT-04", "no way to count along leads there, so it is outside the "
					"Light field");
	if (d > field)
		return refuse_of(b, "SCT-04", "it is %d away, and the Light field reaches %d", d,
				 field);
	return ALLOWED;
}

/* ---- scouting ---- */

static int roll(const struct rules *r, const struct scout *s, bool *success)
{
	struct dice_table *table = arena_new(r->board->arena, struct dice_table);
	struct rolling q = {
	    .point = rules_point(r, POINT_SCOUT),
	    .kind = ROLL_SCOUT,
	    .has_at = true,
	    .roller = s->who,
	    .active = board_find(r->board, KIND_POOL, NULL, pool_words[POOL_ACTIVE]),
	};
	struct rolling_result got;

	if (!q.active)
		q.active = arena_new(r->board->arena, struct pool);
	if (roll_table(r->board->data, table, r->diag) || roll_light(r, s->who, &q.spec.pool))
		return -1;
	q.spec.table = table;
	q.spec.reading = READ_POWER;
	q.spec.aim = AIM_WOUND;
	q.spec.at = 1; /* SCT-06 */
	if (rolling_prepare(r, &q) || rolling_resolve(r, &q, &got))
		return -1;
	*success = got.finished && got.wound; /* SCT-07 */
	return 0;
}

/* SCT-11: the free Attack on one of them is enorm-attack --scout; one made, all are gone. */
static void offer_attack(const struct rules *r, const struct scout *s, const char *target)
{
	waiting_add(r->board, WAITING_SCOUT_ATTACK, s->who, ABSENT)->target = target;
	EVENT(r->board, THEN, "who=%s may=%s clause=SCT-11", s->who->record.name,
	      arena_printf(r->board->arena, "attack %s at once, enorm-attack --scout", target));
}

static int spawn_it(const struct rules *r, const struct scout *s, const char *token)
{
	struct reveal how = {.by = s->who, .cause = s->who, .from = s->blip->at}; /* BLP-44 */
	struct revealed met;
	int i;

	blip_remove(r, s->blip);
	if (reveal_resolve(r, token, how, &met))
		return -1;
	for (i = 0; i < met.n && !s->who->dead; i++)
		if (board_find(r->board, KIND_INTRUDER, NULL, met.name[i]))
			offer_attack(r, s, met.name[i]);
	return 0;
}

static int show_blip(const struct rules *r, const struct scout *s)
{
	static const char *const ways[] = {"yes", "no"}, *const then[] = {"back", "spawn"};
	const struct blip_row *row;
	const char *token;
	int i =
	    choose(r, NULL, POINT_SCOUT_REVEAL, ways, 2, "that is what scouting is for [SCT-06]");

	if (i)
		return i < 0 ? -1 : 0;
	r->diag->at.line = s->blip->record.line;
	if (reveal_token(r, s->blip->holds, &token))
		return -1;
	EVENT(r->board, REVEALED, "who=%s what=%s clause=SCT-06", s->blip->record.name,
	      reveal_title(r, token));
	row = data_find(r->board->data, TABLE_BLIPS, token);
	if (row && !row->spawns.at[board_level(r->board)])
		return spawn_it(r, s, token); /* SCT-08 */
	i = choose(r, NULL, POINT_SCOUT_THEN, then, 2, "nothing appears yet [SCT-09]");
	if (i)
		return i < 0 ? -1 : spawn_it(r, s, token); /* SCT-10 */
	s->blip->holds = token;				   /* SCT-09: face down, but known */
	EVENT(r->board, FACE_DOWN, "who=%s clause=SCT-09", s->blip->record.name);
	return 0;
}

int scout_resolve(const struct rules *r, const struct scout *s)
{
	const char *target = s->blip ? s->blip->record.name : s->intruder->record.name;
	bool success = false;

	EVENT(r->board, SCOUTS, "who=%s target=%s distance=%d field=%d house=%s clause=SCT-04",
	      s->who->record.name, target, distance_to(r->board, s), light_field(r->board, s->who),
	      "Light field");
	if (roll(r, s, &success))
		return -1;
	if (!success)
		return 0;
	if (s->blip)
		return show_blip(r, s);
	return scout_away(r, s->intruder, s->who, shyness(r->board, s->intruder));
}
