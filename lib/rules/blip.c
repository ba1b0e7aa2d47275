#include "rules/blip.h"

#include <stdlib.h>

#include "event/event.h"

/* Steps along lines from an intersection to the nearest corner of a space (RULING: RO-92). */
static int steps_to(struct corner c, struct space s)
{
	int x = c.x < s.col ? s.col - c.x : c.x > s.col + 1 ? c.x - s.col - 1 : 0;
	int y = c.y < s.row ? s.row - c.y : c.y > s.row + 1 ? c.y - s.row - 1 : 0;

	return x + y;
}

static bool taken(const struct board *b, struct corner c)
{
	int i;

	for (i = 0; i < board_count(b, KIND_BLIP); i++)
		if (board_blip(b, i)->at.x == c.x && board_blip(b, i)->at.y == c.y)
			return true;
	return false;
}

#define SPAWNS 64

/* The free spawn points nearest the Spacer: one, or several as near (RULING: RO-98). */
static int nearest(const struct board *b, struct space s, struct corner *out)
{
	struct corner c;
	int n = 0, best = 1000;

	for (c.y = 0; c.y <= b->grid.rows; c.y++)
		for (c.x = 0; c.x <= b->grid.cols; c.x++) {
			int d = steps_to(c, s);
			if (!*grid_spawn(&b->grid, c) || taken(b, c) || d > best)
				continue;
			if (d < best)
				n = 0;
			best = d;
			if (n < SPAWNS)
				out[n++] = c;
		}
	return n;
}

/* BLP-22: it faces the most Spacers. */
static enum facing toward_most(const struct board *b, struct corner c)
{
	int n[4] = {0}, i, best = NORTH;

	for (i = 0; i < board_count(b, KIND_SPACER); i++) {
		const struct spacer *s = board_spacer(b, i);
		if (s->dead || !space_on(s->at))
			continue;
		n[NORTH] += s->at.row >= c.y;
		n[SOUTH] += s->at.row < c.y;
		n[EAST] += s->at.col >= c.x;
		n[WEST] += s->at.col < c.x;
	}
	for (i = EAST; i <= WEST; i++)
		if (n[i] > n[best])
			best = i;
	return (enum facing)best;
}

static int wait_for_room(const struct rules *r, const struct spacer *near, const char *why)
{
	struct queue *q = board_add(r->board, KIND_QUEUE, NULL, NULL);

	q->what = "spawn-blip";
	q->who = near->record.name;
	q->amount = 1;
	event_add(r->board, "waits", "what=spawn-blip who=%s why=%s clause=BLP-24",
		  near->record.name, why);
	return 0;
}

int blip_spawn(const struct rules *r, const struct spacer *near)
{
	struct supply *box = board_find(r->board, KIND_SUPPLY, NULL, "blips");
	struct corner at[SPAWNS];
	const char *labels[SPAWNS];
	int n = nearest(r->board, near->at, at), i;
	struct blip *b;

	if (box && !box->count) /* BLP-25 */
		return wait_for_room(r, near, "no Blip is left: Overwhelm");
	if (!n)
		return wait_for_room(r, near, "no spawn point is free");
	for (i = 0; i < n; i++) {
		char text[PLACE_TEXT];
		labels[i] = arena_strdup(r->board->arena, corner_text(at[i], text));
	}
	i = n == 1 ? 0
		   : fate_choose(r->fate, "spawn", labels, n, 0, "as near as the others [BLP-21]",
				 r->diag);
	if (i < 0)
		return -1;
	b = board_add(r->board, KIND_BLIP, NULL, board_fresh_name(r->board, KIND_BLIP, "blip"));
	b->at = at[i];
	b->facing = (int)toward_most(r->board, at[i]);
	if (box)
		box->count--;
	event_add(r->board, "spawns", "who=%s at=%s facing=%s clause=BLP-21", b->record.name,
		  labels[i], facing_words[b->facing]);
	return 0;
}
