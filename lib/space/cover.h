/* Cover: a target next to a Cover tile is covered if the middle line of the tile's column, or of
 * its row, leaves target and attacker strictly on opposite sides (COV-01, COV-04 to COV-15, COV-24,
 * RA-44 to RA-46, RA-51). Both sides may have it. Whether an attack can be met with cover at all is
 * the weapon's question (COV-02, COV-03): see weapon_is_melee(). */
#ifndef SPACE_COVER_H
#define SPACE_COVER_H

#include "space/adjacent.h"

/* What one space of a Cover tile does: enum, word, clause, phrase. */
#define COVER_REASONS(R)                                                                          \
	R(COVER_NONE, "no-cover-tile", "COV-01", "there is no Cover tile on the space")           \
	R(COVER_GIVEN, "given", "COV-07", "the tile is between target and attacker")              \
	R(COVER_NOT_ADJACENT, "not-adjacent", "COV-04", "the target is not adjacent to the tile") \
	R(COVER_ATTACKER_ON_LINE, "attacker-on-line", "COV-13",                                   \
	  "the attacker stands in the tile's column or row that would part them")                 \
	R(COVER_SAME_SIDE, "same-side", "COV-14",                                                 \
	  "the attacker is on the target's side of the tile")

/* What a middle line of the tile does with the two figures. */
#define PARTING_REASONS(R)                                                                  \
	R(PARTS, "parts", "COV-07", "parts them")                                           \
	R(PARTS_NOT_TARGET_ON, "target-on-line", "COV-09", "the target stands on it")       \
	R(PARTS_NOT_ATTACKER_ON, "attacker-on-line", "COV-13", "the attacker stands on it") \
	R(PARTS_NOT_SAME_SIDE, "same-side", "COV-14", "both stand on one side of it")

#define R(id, word, clause, text) id,
enum cover_reason { COVER_REASONS(R) COVER_REASON_COUNT };
enum parting { PARTING_REASONS(R) PARTING_COUNT };
#undef R

extern const struct reason cover_reasons[COVER_REASON_COUNT];
extern const struct reason parting_reasons[PARTING_COUNT];

/* One space of a Cover tile, judged for one target and one attacker. */
struct cover_space {
	struct space at;
	const struct terrain *tile;
	enum cover_reason why;
	enum apart apart;      /* APART_NOT if the target is adjacent to the tile here */
	enum parting parts[2]; /* by axis: what the tile's column and its row do */
	enum axis axis;	       /* the one that parts them, when cover is given */
	bool destroyed_by_use; /* COV-24 */
};

/* A target has four neighbours, so no more than four spaces can cover it. */
struct cover {
	int n;
	struct cover_space by[4]; /* those that give cover, in order of coordinates */
};

/* All of them with their reasons: `for (i = 0; i < sc->ncover; i++) cover_by(sc, scene_space(sc,
 * sc->cover[i]), target, attacker);` */
struct cover_space cover_by(const struct scene *sc, struct space tile, struct space target,
			    struct space attacker);
struct cover cover_of(const struct scene *sc, struct space target, struct space attacker);
bool cover_applies(const struct scene *sc, struct space target, struct space attacker);

#endif
