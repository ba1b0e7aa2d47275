#include "board/check/claim.h"

struct claims claims_for(size_t n, struct arena *a)
{
	size_t room = 8;

	while (room < n * 2)
		room *= 2;
	return (struct claims){n ? arena_array(a, struct claim, room) : NULL, room - 1};
}

struct claim *claim_of(const struct claims *c, int place)
{
	size_t i = (size_t)place * 2654435761u >> 7 & c->mask;

	while (c->at[i].place && c->at[i].place != place + 1)
		i = (i + 1) & c->mask;
	c->at[i].place = place + 1;
	return &c->at[i];
}

void claim_add(struct claim *c, const struct record *r)
{
	c->n = c->last == r ? c->n + 1 : 1;
	c->last = r;
	if (!c->first)
		c->first = r;
}
