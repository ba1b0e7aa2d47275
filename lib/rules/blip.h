/* Blips: where a new one appears. Their movement is another matter. Clauses BLP-21, BLP-22, BLP-25;
 * rulings RO-92, RO-98. */
#ifndef RULES_BLIP_H
#define RULES_BLIP_H

#include "rules/harm.h"

/* A new Blip on the free spawn point nearest the Spacer. With none free, or none left in the box,
 * it waits as a `queue` record. */
int blip_spawn(const struct rules *r, const struct spacer *near);

#endif
