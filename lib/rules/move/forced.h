/* Movement against a figure's will: Knockback, Pushback, Lure, Displace. Clauses KB, KW-PUSHBACK,
 * KW-LURE, KW-DISPLACE, KW-CRASH, BTC; rulings RO-01 to RO-35, RA-53 to RA-59 and the table RT. */
#ifndef RULES_MOVE_FORCED_H
#define RULES_MOVE_FORCED_H

#include "rules/figure.h"
#include "rules/harm/harm.h"

#define FORCED_MOST  AMOUNT_MOST
#define NO_DIRECTION (-1)

struct push {
	const char *who;
	int x;
	struct space source; /* NOWHERE if only a direction is known */
	const char *by;	     /* the source's name, or NULL */
	int direction;	     /* printed on the effect, or NO_DIRECTION (KB-03) */
	int last_step;	     /* the source's, for a source on the same space; or NO_DIRECTION */
	bool unavoidable;
};

/* All return 0, or -1 with the diag. */
int forced_knockback(const struct rules *r, const struct push *p);
int forced_pushback(const struct rules *r, const struct push *p);
int forced_lure(const struct rules *r, const struct push *p);
int forced_displace(const struct rules *r, const char *who);
/* Displaced to an empty space outside `keep_off`, which a tile is about to cover. */
int forced_displace_off(const struct rules *r, const char *who, struct spaces keep_off);

#endif
