/* A Light-Sensitive Intruder is moved away from the scout. Straight away, along the longer offset;
 * what would carry it over the board's edge goes on along the edge, away from the most Spacers.
 * Clauses INT-38, MOV-21 to MOV-23; rulings RI-13, RT-74. */
#ifndef RULES_INTRUDER_SCOUT_AWAY_H
#define RULES_INTRUDER_SCOUT_AWAY_H

#include "rules/harm/harm.h"

int scout_away(const struct rules *r, struct intruder *in, const struct spacer *from, int spaces);

#endif
