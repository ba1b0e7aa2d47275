/* The verbs that move a Spacer, for effects whose source is an Intruder on the board: a Response's,
 * an Attack's. A Knockback has to reach by the context's gate. */
#ifndef RULES_EFFECT_FORCED_H
#define RULES_EFFECT_FORCED_H

#include "rules/effect/run.h"

effect_fn effect_knockback, effect_pushback, effect_lure, effect_displace, effect_spawn_blips;

#endif
