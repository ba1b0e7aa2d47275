/* The Stress Breakdown. Clauses SBD, DMG-04, DMG-05, RUB-05, RUB-06; rulings RI-34, RI-35, RA-36.
 *
 * The first time Vitals and Stress meet or pass each other a card is drawn at random, resolved, and
 * kept; who survives it turns it over to its better side and draws no other in this Run. The cards
 * are the rows of conditions.csv with the trait `breakdown`. */
#ifndef RULES_HARM_BREAKDOWN_H
#define RULES_HARM_BREAKDOWN_H

#include "rules/harm/harm.h"

/* After every change of Vitals or Stress; `late` says that they had met before it, on a board that
 * did not tell. Chance point `breakdown`. */
int breakdown_check(const struct rules *r, struct spacer *s, bool late);

#endif
