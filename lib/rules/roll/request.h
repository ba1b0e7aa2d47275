/* A roll as somebody asks for it, before a board says more: which dice, read how, for what. */
#ifndef RULES_ROLL_REQUEST_H
#define RULES_ROLL_REQUEST_H

#include "rules/roll/rolling.h"

struct roll_request {
	const char *dice;		 /* NULL: the weapon's, or those of the board's Spacer */
	const struct weapon_row *weapon; /* or NULL */
	int kind, aim;			 /* -1 if not said */
	bool danger, lethal, devastating;
	bool skill;  /* the dice are those of a skill */
	bool spacer; /* a Spacer of a board makes it */
	bool has_at, has_quadrants;
	int at, quadrants;
};

/* Fills in kind, has_at and spec, but not the table. -1 with a usage error. */
int roll_request_read(const struct roll_request *q, struct rolling *out, struct diag *d);

#endif
