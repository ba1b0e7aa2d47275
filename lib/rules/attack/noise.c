/* Step 6: a weapon that is not Noiseless makes Noise (NOI-01, NOI-02). */
#include <string.h>

#include "board/readings.h"
#include "rules/attack/attack.h"
#include "rules/blip/noise.h"

/* `intruder`, `w`, `intruder+1`: the dice, and the flat bonus behind them (NRL-14). */
static const char *split(const struct rules *r, const char *noise, int *flat)
{
	size_t n = strcspn(noise, "+");
	long more = 0;

	if (noise[n] && !num_read(span_of(noise + n + 1), 0, 9, &more))
		more = 0;
	*flat = (int)more;
	return arena_strndup(r->board->arena, noise, n);
}

/* RULING: RA-30 (b): the box as it is, and one more for every target after the first. */
static int added_for(const struct attack *a)
{
	return a->weapon->noise_per_shot + a->n - 1;
}

static const char *with_more(const struct rules *r, const char *dice, int n)
{
	while (*dice && n-- > 0)
		dice = arena_printf(r->board->arena, "%s%c", dice, dice[0]);
	return dice;
}

int attack_noise(const struct rules *r, struct attack *a)
{
	const struct weapon_row *w = a->weapon;
	int flat, per_shot = w->noise_per_shot * a->shots;
	const char *dice = split(r, w->noise, &flat);
	bool symbol = noise_is_symbol(dice);
	bool added = w->noise_per_shot && plays(r->board, RA_30, 'b');
	struct noise n = {.maker = a->who,
			  .sheet = intruder_type(r->board, a->target[0]),
			  .dice = dice,
			  /* BST-22, BST-23: one roll, in which every shot counts */
			  .times = w->noise_per_shot && !added ? per_shot : 1,
			  .bonus = flat + (!symbol ? 0
					   : added ? added_for(a)
						   : per_shot)};

	if (added && !symbol)
		n.dice = with_more(r, dice, a->n - 1);
	if (has_keyword(w->keywords, KEYWORD_NOISELESS, NULL) || !*dice) /* KW-NOISELESS-1 */
		return 0;
	return noise_make(r, &n);
}
