/* Overwhelm and First Contact of an Intruder Sheet, and the verbs of effect texts that are about
 * Blips: spawn-blip, discard-blip, spawn-intruder, ambush, noise. Clauses NRL-10, BLP-25, BLP-26,
 * INT-28, INT-29, INT-36, INT-37. */
#ifndef RULES_BLIP_OVERWHELM_H
#define RULES_BLIP_OVERWHELM_H

#include "rules/blip/blip.h"
#include "rules/effect/run.h"

/* Once. `by` is whose doing it is, or NULL; with `no_blips` the sheet's own removal of Blips is
 * passed over (BLP-26). */
int overwhelm(const struct rules *r, struct spacer *by, bool no_blips, const struct blip_wish *w);
/* The first specimen of a type has been revealed: its text, once a game (INT-28). */
int first_contact(const struct rules *r, const struct intruder *in, struct spacer *by);
/* Runs an effect text with those verbs known. */
int blip_effect(const struct rules *r, const char *text, struct spacer *target,
		const struct blip_wish *w);
/* Is it one of those verbs? */
bool blip_verb(enum effect_verb v);

#endif
