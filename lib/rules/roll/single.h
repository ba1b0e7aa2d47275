/* Rolls that no Power die makes: the Enormity die and the Flatline deck. */
#ifndef RULES_ROLL_SINGLE_H
#define RULES_ROLL_SINGLE_H

#include "rules/harm/harm.h"

/* 1 to 10. Stress may throw it once more (RULING: RO-76): `#1` does so whatever it shows, `#1=7`
 * with the face it came to, a number only where it is no 10 (AWK-02). The Spacer pays; NULL if
 * nobody does. */
int roll_enormity(const struct rules *r, struct spacer *roller);

/* One of the four cards (DIE-11, DIE-13). */
int roll_flatline(const struct rules *r);

#endif
