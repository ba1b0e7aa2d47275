/* The verbs of an effect that are about the Spacer Pool. Clauses POL-01, ABL-18. */
#ifndef RULES_EFFECT_POOL_H
#define RULES_EFFECT_POOL_H

#include "rules/effect/run.h"

int effect_place(const struct effect_context *c, const struct effect_step *s);
int effect_clear_pools(const struct effect_context *c, const struct effect_step *s);
/* Tokens of the players' choice from the Active to the Incoming Pool. */
int effect_move_token(const struct effect_context *c, const struct effect_step *s);

#endif
