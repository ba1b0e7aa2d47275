/* Where a revealed Intruder stands: on a free space adjacent to the Spacer, with none on the
 * nearest empty one (BLP-32, BLP-33); of several, the one nearest the Blip (RULING: RT-71). */
#include <stdlib.h>

#include "event/event.h"
#include "rules/blip/reveal.h"
#include "rules/deck/deck.h"
#include "space/adjacent.h"
#include "space/distance.h"

static bool is_empty(const struct scene *sc, struct space s)
{
	unsigned f = scene_flags(sc, s);

	return (f & SPACE_IN) && !(f & (SPACE_OBSTACLE | SPACE_FIGURE)); /* SPM-13 */
}

static void beside(const struct scene *sc, struct space centre, struct spaces *out)
{
	static const enum facing order[] = {SOUTH, WEST, EAST, NORTH};
	int i;

	for (i = 0; i < 4; i++) {
		struct space s = space_step(centre, order[i]);
		if (adjacent(sc, centre, s, NULL) && is_empty(sc, s))
			out->at[out->n++] = s;
	}
}

/* Those without a way there come after all others, by the plain count. */
static void nearest(struct scene *sc, struct space centre, struct spaces *out)
{
	const int *field = distance_field(sc, centre, walk_target);
	int i, best = -1;

	for (i = 0; i < sc->rows * sc->cols; i++) {
		struct space s = scene_space(sc, i);
		int d = field[i] != UNREACHABLE ? field[i] : 10000 + distance_plain(centre, s);
		if (!is_empty(sc, s) || (best >= 0 && d > best))
			continue;
		if (d != best)
			out->n = 0;
		best = d;
		out->at[out->n++] = s;
	}
}

static int pick(const struct rules *r, const struct spaces *room, const struct reveal *how,
		struct space *out)
{
	const char **labels = spaces_labels(*room, r->board->arena);
	int i, preferred = 0;

	for (i = 0; i < room->n; i++)
		if (how->from.x >= 0 &&
		    blip_steps(how->from, room->at[i]) < blip_steps(how->from, room->at[preferred]))
			preferred = i;
	i = choose_rather(r, NULL, POINT_APPEARS, labels, room->n, preferred,
			  how->from.x >= 0 ? "the space nearest the Blip [RT-71]"
					   : "as near as the others [RT-71]");
	if (i < 0)
		return -1;
	*out = room->at[i];
	return 0;
}

/* It looks at whom it has come for; exactly diagonal, either way (RT-27). */
static int face(const struct rules *r, struct intruder *in, struct space centre)
{
	int up = centre.row - in->at.row, right = centre.col - in->at.col, i = 0;
	enum facing ways[2] = {right > 0 ? EAST : WEST, up > 0 ? NORTH : SOUTH};
	const char *labels[2] = {facing_words[ways[0]], facing_words[ways[1]]};

	if (abs(up) == abs(right))
		i = choose(r, in->record.name, POINT_FACING, labels, 2, "it comes from a corner");
	else
		i = abs(up) > abs(right);
	if (i < 0)
		return -1;
	in->facing = (int)ways[i];
	return 0;
}

struct space reveal_centre(const struct reveal *how)
{
	return how->by && spacer_on_board(how->by) ? how->by->at : how->centre;
}

int reveal_place(const struct rules *r, const char *type, const struct reveal *how,
		 struct intruder **out)
{
	struct space centre = reveal_centre(how), at;
	struct supply *figures = board_find(r->board, KIND_SUPPLY, NULL, type);
	struct scene sc;
	struct spaces room = {0};
	char text[PLACE_TEXT];
	bool near;

	*out = NULL;
	scene_build(&sc, r->board);
	room.at = arena_array(r->board->arena, struct space, (size_t)(sc.rows * sc.cols) + 4);
	beside(&sc, centre, &room); /* BLP-32, CDP-08 */
	near = room.n > 0;
	if (!near)
		nearest(&sc, centre, &room); /* BLP-33 */
	if (!room.n) {
		EVENT(r->board, NOTE, "text=%s clause=BLP-33", "no space is empty");
		return 0;
	}
	if (pick(r, &room, how, &at))
		return -1;
	*out = board_add(r->board, KIND_INTRUDER, NULL,
			 board_fresh_name(r->board, KIND_INTRUDER, type));
	(*out)->at = at;
	(*out)->type = type;
	if (figures)
		figures->count--;
	if (face(r, *out, centre))
		return -1;
	EVENT(r->board, SPAWNS, "who=%s at=%s facing=%s clause=%s", (*out)->record.name,
	      space_text(at, text), facing_words[(*out)->facing], near ? "BLP-32" : "BLP-33");
	return 0;
}

/* BLP-42: a random card of `deck uniques`, and the lowest free number. */
int reveal_unique(const struct rules *r, struct intruder *in)
{
	struct deck *d = deck_find(r->board, DECK_UNIQUES, NULL);
	const char *card = NULL, *token = NULL;
	int n;

	for (n = 1; !token; n++) {
		token = arena_printf(r->board->arena, "unique-%d", n);
		if (board_find(r->board, KIND_TOKEN, NULL, token))
			token = NULL;
	}
	if (d && deck_random(r, d, PILE_DRAW, 0, POINT_UNIQUE, &card))
		return -1;
	if (card)
		deck_take(r->board, d, card);
	in->unique = card ? card : token;
	board_add(r->board, KIND_TOKEN, in->record.name, token);
	EVENT(r->board, SPECIMEN, "who=%s card=%s token=%s clause=BLP-42", in->record.name,
	      in->unique, token);
	return 0;
}
