/* Random calls, made from the seeds by a generator of one's own number: the same number gives the
 * same call. */
#ifndef TORTURE_VARY_H
#define TORTURE_VARY_H

#include <stdint.h>

#include "seeds.h"

struct dice {
	uint64_t state;
};
struct dice dice_of(uint64_t seed, uint64_t number);
int dice_below(struct dice *d, int n); /* 0..n-1 */
bool dice_chance(struct dice *d, int percent);

/* A call that somebody could mean: words, names and records fit each other, mostly. */
void vary_valid(struct plan *p, const struct seeds *s, struct dice *d, struct arena *a);
/* A call without what was typed for its dice and questions, which stops at every one of them. */
void vary_asked(struct plan *p);
/* The next call on a board that came out of one. */
void vary_next(struct plan *p, const struct seeds *s, struct span board, struct dice *d,
	       struct arena *a);
/* Makes nonsense of some of a call. */
void vary_hostile(struct plan *p, struct dice *d, struct arena *a);

/* The board with a record moved, changed, gone or come; vary_text.c. */
struct span vary_board(struct span board, const struct seeds *s, struct dice *d, struct arena *a);
/* Some bytes, words or lines are others. */
struct span vary_bytes(struct span text, struct dice *d, struct arena *a);
/* Rows of one of our tables with cells of other rows of it. */
struct span vary_table(int table, const struct seeds *s, struct dice *d, struct arena *a);

/* What fits a field, a column or an option by its type; vary_typed.c. */
struct span vary_record(struct span board, const struct seeds *s, struct dice *d, struct arena *a);
const char *vary_cell(int table, int column, const struct seeds *s, struct dice *d,
		      struct arena *a);
void vary_option(struct plan *p, const struct seeds *s, struct dice *d, struct arena *a);
void vary_command(struct plan *p, struct dice *d);
/* A call of a tool that is picked first, so that those with few come up as well. */
const struct plan *vary_tool(const struct seeds *s, struct dice *d);

/* A name of the board, of figures mostly; NULL if it has none. */
const char *vary_name(struct span board, struct dice *d, struct arena *a);
bool board_has_name(struct span board, const char *name);

#endif
