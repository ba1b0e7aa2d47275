/* Locations: `location NAME`, a row of locations.csv; where its Intruders and its loot come from,
 * its constant rules, and what it lets Spacers do. Clauses LOC-02 to LOC-17; ruling
 * RT-125.
 *
 * `seen=` are the designations that have come up; `ecology=` is what a Course card puts in the
 * place of the Location's own. */
#ifndef RULES_TURN_LOCATION_CARD_H
#define RULES_TURN_LOCATION_CARD_H

#include "rules/harm/harm.h"
#include "rules/where.h"

/* A map page of the Location comes into play. */
void location_enter(const struct rules *r, const struct location_row *to);

/* Has it a constant rule for that time, and somebody whom it meets? */
bool location_rules(const struct board *b, enum location_when when);
/* Its constant rule, if it works at that time, on a Spacer; on each who lives if `s` is NULL. */
int location_constant(const struct rules *r, enum location_when when, struct spacer *s);

/* The Run is over: the Engrams of those who live become resources. */
void engrams_extract(const struct rules *r);

/* What it lets a Spacer do. */
struct location_use {
	const struct location_ability_row *what;
	struct spacer *who;
	bool window;			    /* in a window of opportunity */
	const struct action_card_row *card; /* the side that is played for it; or NULL */
};

const struct location_ability_row *location_ability(const struct board *b, const char *name);
struct refusal location_use_refusal(const struct board *b, const struct location_use *x);
int location_use(const struct rules *r, const struct location_use *x);

#endif
