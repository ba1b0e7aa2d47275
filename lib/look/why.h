/* Why an Intruder does what it would do, and why not something else: told as events on a board that
 * is thrown away afterwards. */
#ifndef LOOK_WHY_H
#define LOOK_WHY_H

#include "rules/intruder/act.h"

/* All of it for one Intruder. A Boss's next card is not known: without one every card that may come
 * is told. */
int ai_why(const struct rules *r, struct intruder *in, const char *against);

#endif
