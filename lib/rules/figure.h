/* A figure on the board: a Spacer or an Intruder, whichever it is. */
#ifndef RULES_FIGURE_H
#define RULES_FIGURE_H

#include "board/board.h"

struct figure {
	struct spacer *spacer; /* one of the two */
	struct intruder *intruder;
};

/* Both NULL if no figure has that name. */
struct figure figure_named(const struct board *b, const char *name);
bool figure_exists(struct figure f);
const char *figure_name(struct figure f);
struct space figure_at(struct figure f);
void figure_put(struct figure f, struct space to);
bool figure_is_boss(const struct board *b, struct figure f);
/* The Crash keyword, of its type's table row. */
bool figure_has_crash(const struct board *b, struct figure f);
/* The Spacers on that side of a space. */
int spacers_that_way(const struct board *b, struct space at, enum facing way);
/* Whoever else stands on a space. */
bool space_has_other_spacer(const struct board *b, struct space s, struct figure but);
bool space_has_other_intruder(const struct board *b, struct space s, struct figure but);

#endif
