/* Zone X: the square box that reaches X spaces each way from its source, counted with diagonals
 * (TGT-37, TGT-38, CMD-10 to CMD-12, RI-22). */
#ifndef SPACE_ZONE_H
#define SPACE_ZONE_H

#include "space/scene.h"

/* Is the space inside? The source's own space is; the Intruder that is the source is not, which is
 * the caller's to leave out (CMD-11). Whoever is off the board is outside. */
bool zone_holds(struct space source, int x, struct space s);

#endif
