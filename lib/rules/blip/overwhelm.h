/* Overwhelm and First Contact of an Intruder Sheet. Clauses NRL-10, BLP-25, BLP-26, INT-28, INT-29,
 * INT-36, INT-37. */
#ifndef RULES_BLIP_OVERWHELM_H
#define RULES_BLIP_OVERWHELM_H

#include "rules/blip/blip.h"
#include "rules/effect/effect.h"

/* Once. `by` is whose doing it is, or NULL; with `no_blips` the sheet's own removal of Blips is
 * passed over (BLP-26). */
int overwhelm(const struct rules *r, struct spacer *by, bool no_blips);
/* The first specimen of a type has been revealed: its text, once a game (INT-28). */
int first_contact(const struct rules *r, struct intruder *in, struct spacer *by);
/* An effect while nothing else is under way: what Blips do in it they do to the end. */
int blip_effect(const struct rules *r, const struct effect *e, struct spacer *target);

#endif
