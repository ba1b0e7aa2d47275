/* Step 6: a weapon that is not Noiseless makes Noise (NOI-01, NOI-02). */
#include <string.h>

#include "rules/attack/attack.h"
#include "rules/blip/noise.h"

int attack_noise(const struct rules *r, struct attack *a)
{
	const struct weapon_row *w = a->weapon;
	bool symbol = !strcmp(w->noise, "intruder");
	struct noise n = {.maker = a->who,
			  .sheet = intruder_type(r->board, a->target[0]),
			  .dice = w->noise,
			  /* BST-22, BST-23: one roll, in which every shot counts */
			  .times = w->noise_per_shot ? a->shots : 1,
			  .bonus = symbol ? w->noise_per_shot * a->shots : 0,
			  .use_confidence =
			      given_for(a->use.confidence, a->use.nconfidence, "noise", false),
			  .use_stress = given_for(a->use.stress, a->use.nstress, "noise", false),
			  .use_discipline =
			      given_for(a->use.discipline, a->use.ndiscipline, "noise", false)};

	if (keyword_in(w->keywords, "noiseless", NULL) || !*w->noise) /* KW-NOISELESS-1 */
		return 0;
	return noise_make(r, &n);
}
