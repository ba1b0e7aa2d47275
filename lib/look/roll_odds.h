/* The exact odds of a roll and the advice for one, as text and as JSON. */
#ifndef LOOK_ROLL_ODDS_H
#define LOOK_ROLL_ODDS_H

#include "rules/roll/rolling.h"

/* What a roll can come to under its best plan. */
struct roll_odds {
	const struct rolling *rolling;
	struct plan_spec spec; /* with the tokens at hand */
	bool house;
	u128 den, wound, critical; /* on Danger dice the wound is silence */
	u128 *by; /* by Power, or by Potential on Danger dice: 0 to n - 1; owned by the arena */
	int n;
};

int roll_odds_make(const struct rules *r, const struct rolling *q, struct roll_odds *out);
void roll_odds_text(const struct roll_odds *o, bool fraction, struct buf *out);
/* Members of an object that the caller has opened and will close. */
void roll_odds_json(const struct roll_odds *o, struct buf *out);

/* Advice for dice on the table. */
struct roll_advice {
	const struct rolling *rolling;
	struct plan_spec spec;
	struct roll roll;
	struct advice advice;
};
int roll_advice_make(const struct rules *r, const struct rolling *q, struct roll_advice *out);
void roll_advice_text(const struct roll_advice *v, bool fraction, struct buf *out);
void roll_advice_json(const struct roll_advice *v, struct buf *out);

/* `9.26%`, right-aligned; with `fraction` the fraction instead. */
void roll_chance(struct frac f, bool fraction, struct buf *out);
/* `1 Confidence, 2 Stress`: what is at hand, `first` before it; nothing for nothing. */
void roll_at_hand(const struct plan_spec *s, const char *first, struct buf *out);
/* The word of what is hoped for: wound, success, quiet. */
const char *roll_hope(const struct rolling *q);

/* The dice in force with their source. */
void roll_faces_text(const struct dice_table *t, struct buf *out);
void roll_faces_json(const struct dice_table *t, struct buf *out);

#endif
