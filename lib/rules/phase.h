/* The Round: Countdown Phase, Spacer Phase, Intruder Phase, end. Clauses CDP-01 to CDP-13, CDE-04,
 * CDE-12, INT-01 to INT-04, INT-14 to INT-16, INT-28, INT-29; ruling RO-97.
 *
 * `round N phase=` is the phase under way; a board without it stands before its first Round. What
 * lies on the Countdown track waits as `queue track-discovery amount=SPACE target=CARD`, without
 * target where it lies face down; what happens at the end of a Round as `queue end-of-round`. */
#ifndef RULES_PHASE_H
#define RULES_PHASE_H

#include "rules/ai.h"

/* May this phase be played now? NULL if it may. */
const char *phase_problem(const struct board *b, enum phase p, const char **clause);
/* The Countdown Phase, to the start of the Spacer Phase. */
int phase_countdown(const struct rules *r);
/* Intruders activate, Blips patrol, to the end of the Round. */
int phase_intruders(const struct rules *r, struct ai_wish *w);
/* End of Round effects; then the next Round, at its Countdown Phase. */
int phase_end_round(const struct rules *r);

/* When the first specimen of its type shows itself. Does nothing the second time. */
int first_contact(const struct rules *r, const struct intruder *in);

#endif
