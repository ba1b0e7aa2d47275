/* The smallest thing that is missing to a yes. */
#ifndef LOOK_COVER_MISSING_H
#define LOOK_COVER_MISSING_H

#include "look/query.h"

/* One sentence in `*text` and its clause, for a no of any question; of a yes, that nothing is. */
struct finding query_missing(struct scene *sc, const struct query *q, const struct answer *a,
			     const struct explanation *x);

#endif
