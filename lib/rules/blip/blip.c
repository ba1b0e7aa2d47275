#include "rules/blip/blip.h"
#include "board/keyed.h"

#include <stdlib.h>

#include "rules/blip/reveal.h"
#include "rules/deck/pile.h"
#include "rules/order.h"

/* ---- places ---- */

int blip_steps(struct corner c, struct space s)
{
	int x = c.x < s.col ? s.col - c.x : c.x > s.col + 1 ? c.x - s.col - 1 : 0;
	int y = c.y < s.row ? s.row - c.y : c.y > s.row + 1 ? c.y - s.row - 1 : 0;

	return x + y;
}

bool corner_same(struct corner a, struct corner b)
{
	return a.x == b.x && a.y == b.y;
}

struct corner corner_step(struct corner c, enum facing way)
{
	c.x += (way == EAST) - (way == WEST);
	c.y += (way == NORTH) - (way == SOUTH);
	return c;
}

struct blip *blip_at(const struct board *b, struct corner c, const struct blip *but)
{
	EACH(b, blip, each)
		if (each != but && corner_same(each->at, c))
			return each;
	return NULL;
}

int blips_in_use(const struct board *b)
{
	int n = 0;

	EACH(b, blip, blip)
		n += !blip->disabled; /* DSB-02; RULING: RT-142 */
	return n;
}

bool blip_leans(struct corner c, struct space s, enum facing *way)
{
	int x = 2 * s.col + 1 - 2 * c.x, y = 2 * s.row + 1 - 2 * c.y; /* in half spaces */

	if (abs(x) > abs(y))
		*way = x > 0 ? EAST : WEST;
	else
		*way = y > 0 ? NORTH : SOUTH;
	return abs(x) != abs(y);
}

void blip_remove(const struct rules *r, struct blip *b)
{
	struct tally *t = &r->fate->tally;

	t->gone = arena_printf(r->board->arena, "%s %s", t->gone ? t->gone : "", b->record.name);
	board_remove(r->board, &b->record);
}

bool blip_exists(const struct board *b, const struct blip *blip)
{
	EACH(b, blip, each)
		if (each == blip)
			return true;
	return false;
}

int blip_nearest(const struct board *b, struct corner c)
{
	int best = BLIP_FAR;

	EACH(b, spacer, s) {
		int d = !spacer_on_board(s) ? best : blip_steps(c, s->at);
		best = d < best ? d : best;
	}
	return best;
}

/* Those of the list that are nearest, the lowest first. */
static int nearest_of(struct blip *const *list, int n, struct space to, struct blip **near)
{
	int i, found = 0, best = BLIP_FAR;

	for (i = 0; i < n; i++) {
		int d = list[i] ? blip_steps(list[i]->at, to) : BLIP_FAR + 1;
		if (d > best)
			continue;
		found = d < best ? 0 : found;
		best = d;
		near[found++] = list[i];
		PUT_IN_ORDER(near, found);
	}
	return found;
}

int blip_closest(const struct rules *r, struct blip *const *list, int n, struct space to,
		 enum point p, const char *why, int *out)
{
	struct blip **near = arena_array(r->board->arena, struct blip *, (size_t)n + 1);
	const char **names = arena_array(r->board->arena, const char *, (size_t)n + 1);
	int i, k, found = nearest_of(list, n, to, near);

	*out = -1;
	if (!found)
		return 0;
	for (i = 0; i < found; i++)
		names[i] = near[i]->record.name;
	k = choose(r, NULL, p, names, found, why);
	if (k < 0)
		return -1;
	for (i = 0; list[i] != near[k]; i++)
		;
	*out = i;
	return 0;
}

struct spacer *blip_priority(const struct board *b)
{
	const struct priority *p = board_single(b, KIND_PRIORITY);
	struct spacer *s = p ? board_find(b, KIND_SPACER, NULL, p->who) : NULL;

	return s && spacer_on_board(s) ? s : NULL;
}

/* ---- the box ---- */

int blip_supply(const struct board *b)
{
	const struct supply *box = supply_find(b, SUPPLY_BLIPS);
	const struct deck *d = deck_find(b, DECK_BLIPS, NULL);
	int left;

	if (box || !d)
		return box ? box->count : -1;
	left = pile_count(d->cards);
	EACH(b, blip, blip)
		left -= !blip->holds;
	return left > 0 ? left : 0;
}
