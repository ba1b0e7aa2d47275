/* What an ability or an Action card costs: `exhaust, expertise 1`. Paid whole or not at all, and
 * never waived. Clauses ABL-19 to ABL-32, POL-02, POL-03, KW-EXPERTISE-2, KW-EXPERTISE-3; rulings
 * RA-04, RO-99. */
#ifndef RULES_TURN_COST_H
#define RULES_TURN_COST_H

#include "rules/harm/harm.h"

struct payer {
	struct spacer *who;
	struct gear *gear;    /* what is exhausted, discarded or emptied; may be NULL */
	struct token *engram; /* or what is discarded; may be NULL */
	const struct action_card_row *card; /* the side that is played for it; may be NULL */
};

/* Why it cannot be paid. */
struct refusal cost_refusal(const struct board *b, const struct payer *p, const char *cost);
/* Pays it all; it can be paid. 0, or -1 with the diag. */
int cost_pay(const struct rules *r, const struct payer *p, const char *cost);

#endif
