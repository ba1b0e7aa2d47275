/* One question put many times: between all figures of the two sides, or to every space. */
#ifndef LOOK_QUERY_LIST_H
#define LOOK_QUERY_LIST_H

#include "look/query.h"

/* Every Spacer against every Intruder, both ways: `n` queries like the one given, in the board's
 * arena. The dead and those off the board are left out; a weapon is for the Spacers. */
struct query *query_pairs(const struct board *b, const struct query *like, int *n);
/* A table of them with their answers; returns how many are yes. */
int query_pairs_text(struct scene *sc, const struct query *q, int n, struct buf *out);

/* The spaces of the map for which the answer is yes, in order of coordinates. */
struct spaces query_spaces(struct scene *sc, const struct query *like);
/* The object's members after those that every object of ours begins with; no closing brace. */
void query_spaces_json(const struct query *q, struct spaces list, struct buf *out);

#endif
