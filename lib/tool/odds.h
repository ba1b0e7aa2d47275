/* enorm-odds while it reads: what was asked for, and what it weighs so far. */
#ifndef TOOL_ODDS_H
#define TOOL_ODDS_H

#include "odds/chances.h"
#include "odds/figures.h"
#include "odds/merge.h"
#include "tool/tools.h"

struct odds {
	struct merge merge;
	struct figure_table figures;
	struct chances *of, where, *deck; /* one each for an --of and a --deck */
	int nof, nwhere, ndeck;
	const char *const *of_word, *const *where_word, *const *deck_word;
	struct re **pattern;
	u128 outcomes;
	const char *title; /* of the first board */
};

/* ---- writing what was found: odds_write.c ---- */

void odds_text(const struct odds *o, struct call *c);
void odds_json(const struct odds *o, struct call *c);
void odds_svg(const struct odds *o, struct call *c);
/* Every position with what has changed since the board `from`, the likeliest first; NULL: since the
 * likeliest. */
int odds_full(const struct odds *o, struct call *c, const struct board *from, struct diag *d);

#endif
