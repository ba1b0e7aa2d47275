/* Scavenge: what is marked on the Spacer's space is picked up or worked. Clauses TRN-37, LOC-07,
 * GEA-35, WLD-19, DSB-02. Adrenaline and tokens of the action are the caller's. */
#ifndef RULES_GEAR_SCAVENGE_H
#define RULES_GEAR_SCAVENGE_H

#include "rules/harm/harm.h"

/* The mark there is to take; several are the player's choice, at NAME.scavenge. */
struct refusal scavenge_refusal(const struct board *b, const struct spacer *s);
/* A Gear Cache draws from the Loot deck, if the board has it; an Objective or Engram becomes a
 * token of the Spacer; a Console opens its door. What the tables do not tell waits as `queue`. */
int scavenge(const struct rules *r, struct spacer *s);

#endif
