/* A Flash Attack: an Intruder from off the board appears beside its target, draws one card and
 * leaves. Clauses FLA; rulings RI-57, RT-153. */
#include <string.h>

#include "event/event.h"
#include "rules/intruder/act.h"
#include "rules/sheet.h"
#include "space/adjacent.h"

static bool empty(const struct board *b, struct space s)
{
	return grid_is_space(&b->grid, s) && !board_spacer_at(b, s) && !board_intruder_at(b, s);
}

/* RULING: RT-153: with no empty space a Boss shares the target's, if no other Intruder stands
 * there. */
static int place_on(const struct rules *r, struct intruder *in, const struct spacer *t)
{
	const struct board *b = r->board;

	if (!intruder_is_boss(b, in) || board_intruder_at(b, t->at))
		return rules_refuse(r, refuse_of(b, "FLA-03", "no empty space is left for %s",
						 in->record.name));
	in->at = t->at;
	return 0;
}

/* FLA-03; RULING: RI-57: next to the target, else the nearest empty space. */
static int place_beside(const struct rules *r, struct intruder *in, const struct spacer *t)
{
	struct board *b = r->board;
	struct space best[ROWS_MOST * COLS_MOST];
	const char *labels[ROWS_MOST * COLS_MOST];
	struct scene sc;
	char at[PLACE_TEXT];
	int i, n = 0, near = 0, size = b->grid.rows * b->grid.cols;

	scene_build(&sc, b);
	for (i = 0; i < size; i++) {
		struct space s = scene_space(&sc, i);
		int d = adjacent(&sc, s, t->at, NULL) ? 1 : distance_rank(&sc, s, t->at) + 1;
		if (!empty(b, s) || (scene_flags(&sc, s) & SPACE_OBSTACLE) || (n && d > near))
			continue;
		n = n && d < near ? 0 : n;
		near = d;
		best[n] = s;
		labels[n++] = arena_strdup(b->arena, space_text(s, at));
	}
	if (!n)
		return place_on(r, in, t);
	i = choose_of_several(r, in->record.name, POINT_PLACE, labels, n,
			      "where it appears is not said [RI-57]");
	if (i < 0)
		return -1;
	in->at = best[i];
	return 0;
}

static void appear(const struct rules *r, struct intruder *in, const struct spacer *t)
{
	bool shares = space_same(in->at, t->at);
	enum facing ways[2];
	char at[PLACE_TEXT];

	if (route_facing(in->at, t->at, ways))
		in->facing = (int)ways[0];
	EVENT(r->board, SPAWNS, "who=%s at=%s facing=%s clause=FLA-03,FLA-04 ruling=%s",
	      in->record.name, space_text(in->at, at), facing_words[in->facing],
	      shares ? "RT-153" : "RI-57");
}

/* Wounds, bonuses and tokens are on the sheet, which does not leave with the miniature. */
static bool is_marked(const struct board *b, const struct intruder *in)
{
	EACH_OF(b, in->record.name, token, t)
		return true;
	return in->wounds || in->harder || in->fiercer;
}

static void leave(const struct rules *r, struct intruder *in, bool told, bool zero_hour)
{
	in->at = NOWHERE; /* FLA-08 */
	if (!zero_hour) {
		EVENT(r->board, REMOVED, "who=%s clause=FLA-08", in->record.name);
		if (!told && !is_marked(r->board, in))
			board_remove_piece(r->board, &in->record);
		return;
	}
	/* FLA-09, FLA-10 */
	if (!intruder_has_token(r->board, in, TOKEN_ADVERSARY))
		board_add(r->board, KIND_TOKEN, in->record.name, token_words[TOKEN_ADVERSARY]);
	EVENT(r->board, NOTE, "text=%s clause=FLA-09,FLA-10",
	      arena_printf(r->board->arena, "%s goes to Zero Hour and is the Adversary",
			   in->record.name));
}

int ai_flash(const struct rules *r, const char *name, struct spacer *target, bool zero_hour)
{
	struct intruder *in = board_find(r->board, KIND_INTRUDER, NULL, name);
	bool told = in != NULL;
	int result;

	if (!told) {
		in = board_add(r->board, KIND_INTRUDER, NULL, name);
		in->type = name;
		in->at = NOWHERE;
	}
	if (in->disabled)
		return rules_refuse(r, intruder_act_refusal(r->board, in));
	if (!space_on(in->at) && place_beside(r, in, target))
		return -1;
	appear(r, in, target);
	result = ai_activate(r, in,
			     (struct ai_order){.against = target->record.name,
					       .as = "Flash Attack",
					       .attack = "FLA-05"}); /* FLA-05 */
	if (!result)
		leave(r, in, told, zero_hour);
	return result;
}
