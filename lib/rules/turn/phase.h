/* The Round: Countdown Phase, Spacer Phase, Intruder Phase, end. Clauses CDP-01 to CDP-05, CDP-12,
 * CDP-13, CDE-04, CDE-12, INT-01, INT-03, INT-04, INT-14 to INT-16; ruling RO-97.
 *
 * `round N phase=` is the phase under way; a board without it stands before its first Round,
 * or in its Spacer Phase if it keeps turns. What
 * lies on the Countdown track waits as `queue track-discovery amount=SPACE target=CARD`, without
 * target where it lies face down; what happens at the end of a Round as `queue end-of-round`, with
 * `effect=`, `who=` and, to tell it from others, `target=`. */
#ifndef RULES_TURN_PHASE_H
#define RULES_TURN_PHASE_H

#include "rules/blip/blip.h"

/* May this phase be played now? PHASE_END is the end of the Round. */
struct refusal phase_refusal(const struct board *b, enum phase p);

/* The Round that is under way. A board without `round` is at the Spacer Phase of its first if it
 * keeps turns, else before the Countdown of it. */
struct round_record round_now(const struct board *b);

/* The Countdown Phase, to the start of the Spacer Phase. `w` may be NULL in all of these. */
int phase_countdown(const struct rules *r);
/* Intruders activate, Blips patrol, to the end of the Round. */
int phase_intruders(const struct rules *r);
/* End of Round effects; then the next Round, at its Countdown Phase. */
int phase_end_round(const struct rules *r);

#endif
