/* Where an Intruder could stop at all, and how far that is from its Target: what its routes are
 * found with, and nobody else needs. */
#ifndef RULES_INTRUDER_ROUTE_REACH_H
#define RULES_INTRUDER_ROUTE_REACH_H

#include "rules/intruder/route.h"

/* What its steps may not cross. */
struct walk route_walk(const struct route_ask *q);
/* Distances to a space, kept in the arena. */
int *route_field(const struct route_ask *q, struct space target, struct walk walk);
/* Steps from its start to every space, and from every space to one, by ways on which no weld halts
 * it; UNREACHABLE where there is none. */
const int *route_steps(const struct route_ask *q);
const int *route_back(const struct route_ask *q, struct space to);
/* Does standing there serve: beside the Target, in range of it, on its very space? */
bool route_serves(const struct route_ask *q, struct space at);
bool route_may_stop(const struct route_ask *q, const int *steps, int i);
const int *route_farness(const struct route_ask *q);

#endif
