/* Reading a roll. Power symbols count 2 halves and Half Powers 1, summed over the whole roll; two
 * halves make a Power and an odd one is lost (PWR-10..14, DIC-06, DIC-07; RULING: RA-17, RA-43,
 * RI-29). A Potential is worth nothing until something converts it (PWR-34), except on Lethal dice.
 * Danger dice are the same dice read for Potential (DIC-02..04). */
#ifndef DICE_COUNT_H
#define DICE_COUNT_H

#include "dice/rolled.h"

enum reading { READ_POWER, READ_LETHAL, READ_DANGER };

struct totals {
	int halves;
	int potential;
	int convertible; /* dice that show Potential: each takes one Discipline at most */
	int quadrants;
};

struct totals face_totals(struct face f, enum reading how);
struct totals totals_add(struct totals a, struct totals b);
struct totals roll_totals(const struct roll *r, enum reading how);

/* Power with that much Discipline at hand, raw Power included. */
int totals_power(struct totals t, int raw, int discipline);
/* How much of the Discipline finds a die with Potential. */
int totals_converts(struct totals t, int discipline);
/* What Danger dice count, that much Discipline having turned Potential into Power. */
int totals_danger(struct totals t, int discipline);
bool totals_wound(struct totals t, int raw, int discipline, int at);
/* The quadrants alone; a critical wound also needs the wound (CRT-07). */
bool totals_critical_chance(struct totals t, int weapon_quadrants);

#define CRITICAL_QUADRANTS 4

#endif
