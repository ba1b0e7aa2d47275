/* Blips of the Countdown Phase. Clauses CDP-06 to CDP-11, CDP-14, CDP-17, CDP-20; ruling RO-97.
 *
 * A Blip token that lies on the Countdown track is `queue track-blip amount=SPACE`, with `target=`
 * naming the token if it is known. */
#ifndef RULES_BLIP_TRACK_H
#define RULES_BLIP_TRACK_H

#include "rules/blip/blip.h"

/* Step 3: the tokens on the space of the marker are revealed. `w` may be NULL. */
int blip_track_reveal(const struct rules *r);
/* Step 4: one Blip on red and black, near the Priority Target. `w` may be NULL. */
int blip_track_spawn(const struct rules *r);

#endif
