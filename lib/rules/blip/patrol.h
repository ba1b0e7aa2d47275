/* Blip Patrols, the second step of the Intruder Phase, and Full Alert. Clauses BLP-45 to BLP-57,
 * CDP-22; rulings RO-94, RO-95, RO-96, RI-56.
 *
 * Extraction is initiated while the board has `flag extraction`; the Extraction space is `mark
 * SPACE extraction`. */
#ifndef RULES_BLIP_PATROL_H
#define RULES_BLIP_PATROL_H

#include "rules/blip/blip.h"

/* All Blips patrol, reveals and ambushes included. `w` may be NULL. 0, or -1 with the diag. */
int blip_patrols(const struct rules *r);
/* The start of an Intruder Phase: with Extraction initiated every Blip turns to the Extraction
 * space (BLP-54). Does nothing otherwise. */
int blip_full_alert(const struct rules *r);
/* A Blip's arrow turns to a space; exactly diagonal, it keeps an arrow that leads there. */
int blip_turn_to(const struct rules *r, struct blip *b, struct space s, const char *clause);
/* The Extraction space once Extraction is initiated, else NOWHERE. */
struct space extraction_space(const struct board *b);

#endif
