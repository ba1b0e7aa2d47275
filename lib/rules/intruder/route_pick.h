/* The players' choice among an Intruder's routes (MOV-19, MOV-20). */
#ifndef RULES_INTRUDER_ROUTE_PICK_H
#define RULES_INTRUDER_ROUTE_PICK_H

#include "rules/harm/harm.h"
#include "rules/intruder/route.h"

/* First the axis of the zigzag, NAME.first; then the end, NAME.stop; then, where the way is as
 * short both ways round, NAME.route, by its number in the list. NULL and the diag. */
const struct route *route_pick(const struct rules *r, const char *name, const struct routes *all);

#endif
