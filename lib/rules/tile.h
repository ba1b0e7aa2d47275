/* What a Terrain tile is, and destroying it. Clauses KW-DESTRUCTIBLE, KW-INDESTRUCTIBLE, TER-08,
 * TER-30, COV-24. */
#ifndef RULES_TILE_H
#define RULES_TILE_H

#include "data/keyword.h"
#include "rules/rules.h"

bool tile_has(const struct board *b, const struct terrain *t, enum keyword w);
bool type_has(const struct terrain_row *t, enum keyword w);
/* Takes the tile off the board; an Indestructible one stays. True if it went. */
bool terrain_destroy(const struct rules *r, struct terrain *t, const char *clause);

#endif
