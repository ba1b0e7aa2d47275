/* One attempt at a case, and what is wrong with it. */
#ifndef CASES_ATTEMPT_H
#define CASES_ATTEMPT_H

#include "cases/judge.h"

struct attempt {
	struct judge *judge;
	const struct case_row *row;
	struct outcome outcome;
	struct buf *wrong;
};

/* What came out, beside what the case describes: 0, and `wrong` has got a line or more for each
 * thing that is not so; -1 and the diag. */
int attempt_judge(struct attempt *t);

#endif
