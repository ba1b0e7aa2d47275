/* What the weapon and other equipped Gear of the attacker do by their own effect texts: `on
 * attack:` as the Attack is made, the rest when its result is known. On a critical what is printed
 * for a Wound is done too, unless it helps the players (RULING: RA-10). What such a text does to a
 * Spacer it does to the one who attacks. */
#include <string.h>

#include "data/data.h"
#include "rules/attack/attack.h"
#include "rules/effect/effect.h"
#include "rules/gear/gear.h"

static int run_one(const struct rules *r, struct attack *a, int i, unsigned moments,
		   const char *source, const struct effect *e)
{
	struct effect_context c = effect_start(r, source, a->who, NULL);

	c.intruder = a->target[i];
	c.place = a->target[i]->at;
	c.moments = moments;
	c.answer = a; /* CHB-15: a Bonus Attack it gives is a Follow-up */
	return e->steps && !a->who->dead ? effect_run(&c, e) : 0;
}

int attack_effects(const struct rules *r, struct attack *a, int i, unsigned moments)
{
	if (run_one(r, a, i, moments, a->weapon->name, &a->weapon->effect))
		return -1;
	EACH_OF(r->board, a->who->record.name, gear, g) {
		const struct gear_row *row = gear_item(r->board, g);
		/* GEA-28, RULING: RT-156: what an exhausted card does by itself it still does. */
		if (row && gear_at_hand(g) && run_one(r, a, i, moments, row->name, &row->effect))
			return -1;
	}
	return 0;
}
