/* How far a Spacer can see by the own light. */
#ifndef RULES_MOVE_LIGHT_H
#define RULES_MOVE_LIGHT_H

#include "board/board.h"

/* How far the Spacer's Light reaches, by suit and gear; 0 without a Light source. */
int light_field(const struct board *b, const struct spacer *s);

#endif
