/* Terrain tiles: entering them, placing them on tiles, on Spacers, on Intruders, out of the supply,
 * at random coordinates. Clauses TER; rulings RO-45 to RO-55. */
#ifndef RULES_MOVE_TERRAIN_H
#define RULES_MOVE_TERRAIN_H

#include "rules/harm/harm.h"
#include "rules/tile.h"

/* The tile's effect on a Spacer who enters it (TER-03, TER-31). */
int terrain_enter(const struct rules *r, struct spacer *s, struct terrain *t, const char *clause);

/* Lays a tile of the type on the spaces, by all the rules of placing. *placed tells whether it lies
 * there in the end. */
int terrain_place(const struct rules *r, const struct terrain_row *type, struct spaces at,
		  bool *placed);
/* Does every tile of the type lie on the board? Then one is taken up for the next (TER-12). */
bool terrain_all_used(const struct board *b, const struct terrain_row *type);
/* *taken tells whether there was one: all of them may lie in no box and on no space. */
int terrain_take_up(const struct rules *r, const struct terrain_row *type, bool *taken);
/* Random coordinates for a tile of that type (CRD-11..14). *none: it has no space (RO-45). */
int terrain_random_space(const struct rules *r, const struct terrain_row *type, struct space *out,
			 bool *none);

#endif
