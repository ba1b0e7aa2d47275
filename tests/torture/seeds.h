/* What random calls are made of: the calls of the cases and of every tool's help with their boards
 * and tables, our own tables, and strings that somebody hostile would type. */
#ifndef TORTURE_SEEDS_H
#define TORTURE_SEEDS_H

#include "plan.h"

struct seeds {
	struct arena arena;
	struct plan *call;
	int n, room;
	struct span *table; /* our tables as CSV, in the order of enum table_id */
};

extern const char *const hostile_words[];
extern const int nhostile_words;

/* Everything under the root of the source tree: 0, or -1 and a message on standard error. */
int seeds_load(struct seeds *s, const char *root);

#endif
