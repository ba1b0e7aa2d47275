/* A Spacer's own movement: Move actions, free moves, Reflex, and being moved one space by another's
 * ability. Clauses SPM, KW-REFLEX, KW-WARN, OTP; rulings RO-104, RO-105, RI-43. */
#ifndef RULES_SPACER_MOVE_H
#define RULES_SPACER_MOVE_H

#include "rules/ai.h"

#define SPACER_MOVE_MOST 99

struct spacer_move {
	struct spacer *who;
	struct space path[SPACER_MOVE_MOST]; /* the spaces to enter, in order */
	int n;
	int most;	      /* spaces it may cover; 0 for no limit */
	bool by_another;      /* moved by somebody else's ability: provokes nothing (RI-43) */
	struct ai_wish *wish; /* how the attacks it provokes are met; may be NULL */
	/* what came of it */
	int walked;
};

/* Why it cannot be walked, and the clause; NULL if it can. */
const char *spacer_move_problem(const struct board *b, const struct spacer_move *m,
				const char **clause);
/* The shortest legal path to a space into path and n; false if there is none. */
bool spacer_move_find(const struct board *b, struct spacer_move *m, struct space to);
/* Walks it step by step: attacks of opportunity before each, tiles as they are entered. It stops
 * early where the Spacer cannot go on. 0, or -1 with the diag. */
int spacer_move_resolve(const struct rules *r, struct spacer_move *m);

#endif
