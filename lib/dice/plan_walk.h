/* Walking over every bag of dice that a pool's first throw can leave on the table. Private to the
 * plan files. */
#ifndef DICE_PLAN_WALK_H
#define DICE_PLAN_WALK_H

#include "dice/solve.h"

typedef void plan_visit(struct solver *s, struct batch_table *root, const int *bag, u128 ways,
			void *with);

typedef int plan_done(void *with);

/* Weights are over solver.throws; their sum is checked. Throws that leave equally many dice come
 * together; after them `done` is called, if there is one, and their tables go. */
int plan_walk(struct solver *s, plan_visit *visit, plan_done *done, void *with, struct diag *d);

#endif
