/* Step 6: a weapon that is not Noiseless makes Noise (NOI-01, NOI-02). */
#include <string.h>

#include "board/readings.h"
#include "rules/attack/attack.h"
#include "rules/blip/noise.h"

/* RULING: RA-30 (b): the box as it is, and one more for every target after the first. */
static int added_for(const struct attack *a)
{
	return a->weapon->noise_per_shot + a->n - 1;
}

/* The first of the dice once more for every target after the first. */
static int add_dice(const struct rules *r, const struct attack *a, struct dice_pool *dice)
{
	struct dice_pool more = {0};

	return pool_read(&more, (struct span){a->weapon->noise, 1}, r->diag) ||
		       dice_times(&more, a->n - 1, r->diag) || dice_add(dice, &more, r->diag)
		   ? -1
		   : 0;
}

int attack_noise(const struct rules *r, struct attack *a)
{
	const struct weapon_row *w = a->weapon;
	bool added = w->noise_per_shot && plays(r->board, RA_30, 'b');
	int per_shot = w->noise_per_shot * a->shots;
	/* BST-22, BST-23: one roll, in which every shot counts */
	int times = w->noise_per_shot && !added ? per_shot : 1;
	struct noise n = {.maker = a->who, .sheet = intruder_type(r->board, a->target[0])};

	if (has_keyword(w->keywords, KEYWORD_NOISELESS, NULL) || !*w->noise) /* KW-NOISELESS-1 */
		return 0;
	if (noise_read(&n, w->noise, times, r->diag))
		return -1;
	if (n.symbol)
		n.bonus += added ? added_for(a) : per_shot;
	else if (added && add_dice(r, a, &n.dice))
		return -1;
	return noise_make(r, &n);
}
