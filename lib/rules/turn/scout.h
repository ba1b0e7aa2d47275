/* Scouting: a Blip or a Light-Sensitive Intruder inside the Light field. Clauses SCT-02 to SCT-11,
 * INT-38, MOV-21 to MOV-23; rulings RO-92, RI-13. Adrenaline and tokens of the action are its
 * caller's (SCT-01). */
#ifndef RULES_TURN_SCOUT_H
#define RULES_TURN_SCOUT_H

#include "rules/blip/blip.h"
#include "space/scene.h"

struct scout {
	struct spacer *who;
	struct blip *blip; /* one of the two */
	struct intruder *intruder;
};

/* Why it cannot be scouted. */
struct refusal scout_refusal(const struct board *b, const struct scout *s);
int scout_resolve(const struct rules *r, const struct scout *s);

#endif
