/* Front and rear of a figure on one space (FAC-01 to FAC-07, RI-26). As a targeting term "in front"
 * asks for sight as well (TGT-31); here it is the facing term alone. */
#ifndef SPACE_FACING_H
#define SPACE_FACING_H

#include "space/scene.h"

bool in_front(struct space at, enum facing f, struct space s);
bool corner_in_front(struct space at, enum facing f, struct corner c);
/* The one space behind. "Adjacent" is taken as everywhere: a wall, a red line, a shut door or a
 * bare Obstacle there leaves the figure without a rear. */
bool in_rear(const struct scene *sc, struct space at, enum facing f, struct space s);

#endif
