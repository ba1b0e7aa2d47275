/* The guards of an effect's steps, and a step as text again. */
#ifndef RULES_EFFECT_GUARD_H
#define RULES_EFFECT_GUARD_H

#include "rules/effect/run.h"

/* Do all guards of the step hold: 1, 0, or -1 where one of them is not known here? */
int effect_guards_hold(const struct effect_context *c, const struct effect_step *s);
/* The step with or without its guards: `damage>=3: knockback 2`, `knockback 2`. */
const char *effect_guards_text(const struct effect_step *s, struct arena *a);
const char *effect_step_text(const struct effect_step *s, bool guards, struct arena *a);

#endif
