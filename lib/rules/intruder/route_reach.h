/* Where an Intruder could stop at all, and how far that is from its Target: what its routes are
 * found with, and nobody else needs. */
#ifndef RULES_INTRUDER_ROUTE_REACH_H
#define RULES_INTRUDER_ROUTE_REACH_H

#include "rules/intruder/route.h"

/* What its steps may not cross. */
struct walk route_walk(const struct route_ask *q);
/* The spaces that it gets to with its Speed by ways on which no weld halts it: the steps to each,
 * by its number, UNREACHABLE for others; and the lowest and the highest of those numbers. */
struct reached {
	const int *steps;
	int first, last;
};

struct reached route_steps(const struct route_ask *q);
/* By such ways, the steps to one space that are left on the way there from its start. */
struct distances route_back(const struct route_ask *q, struct space to);
/* Does standing there serve: beside the Target, in range of it, on its very space? */
bool route_serves(const struct route_ask *q, struct space at);
bool route_may_stop(const struct route_ask *q, const struct reached *at, int i);

/* How far an end is from the Target: by its own steps, or, with no route to it, by the count of
 * Closest (RI-15), which puts what cannot be reached behind everything. */
struct farness {
	const struct route_ask *q;
	struct distances to;
	bool routed;
};

struct farness route_farness(const struct route_ask *q);
int route_far(const struct farness *f, struct space s);

#endif
