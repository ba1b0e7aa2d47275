/* Why the rules say no, and by which clause. A check is called X_refusal and changes nothing:
 *
 *   no = door_refusal(b, &x);
 *   if (no.reason)
 *	   return call_refuse(c, b, x.door->record.name, no);
 */
#ifndef RULES_REFUSAL_H
#define RULES_REFUSAL_H

#include "board/board.h"

/* No reason: it is allowed. The texts are literals or the arena's. */
struct refusal {
	const char *clause, *reason;
	const char *about; /* which of several targets; NULL for none of them */
};

#define ALLOWED ((struct refusal){0})

struct refusal refuse(const char *clause, const char *reason);
struct refusal allow_if(bool allowed, const char *clause, const char *reason);
struct refusal refuse_of(const struct board *b, const char *clause, const char *fmt, ...)
    __attribute__((format(printf, 3, 4)));

/* Every reason at once, in the order of the checks; none: it is allowed. */
#define REFUSALS_MOST 32

struct refusals {
	struct refusal at[REFUSALS_MOST];
	int n;
};

void refusals_add(struct refusals *all, struct refusal no);
/* All of them as one: the reasons in one sentence, each clause once. */
struct refusal refusals_joined(const struct board *b, const struct refusals *all);

#endif
