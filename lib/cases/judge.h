/* Whether what a case describes is what comes out. */
#ifndef CASES_JUDGE_H
#define CASES_JUDGE_H

#include "cases/case.h"
#include "cases/child.h"
#include "data/data.h"

/* What came out of a command. Everything is in the arena of the judge. */
struct outcome {
	const char *board; /* that went in */
	int status;
	const char *out, *err;
	struct texts boards;
};

struct judge {
	struct child_place *place;
	const struct data *data;
	struct arena *arena; /* of one case: whoever judges the next may empty it */
	struct diag *diag;
};

/* 0 with the lines of a diagnosis in `wrong`, which stays empty if the case holds; -1 and the diag
 * if it cannot be run. */
int judge_case(struct judge *j, const struct case_row *c, struct buf *wrong);
/* The command of a case once, as it stands. */
int judge_run(struct judge *j, const struct case_row *c, struct outcome *out);
/* What was said: standard error, the events told, the refusal, output that is no board. */
struct texts judge_sentences(struct judge *j, const struct outcome *o);

#endif
