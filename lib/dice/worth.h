/* What an end of a roll is worth to an aim, as one number. Every part of the aim has its own bits,
 * the first part the highest, wide enough for the sum over all re-rolls. Sums of such numbers keep
 * the parts apart, so the larger number is the better plan, part by part. */
#ifndef DICE_WORTH_H
#define DICE_WORTH_H

#include "dice/plan.h"

enum part {
	PART_WOUND,
	PART_CRITICAL,
	PART_POWER,
	PART_CLEAN,	 /* a wound without Stress */
	PART_STRESS,	 /* kept, not spent; so are the next two */
	PART_CONFIDENCE, /* known when the batch is named: not multiplied by den */
	PART_DISCIPLINE,
	PARTS
};

struct worth {
	u128 unit[PARTS]; /* one of the part, 0 if the aim does not have it */
	int shift[PARTS];
	u128 mask[PARTS];
	u128 most[PARTS]; /* the most a sum over den throws can have of it */
	u128 den;	  /* throws of all the re-rolls there can be */
};

/* For the aim and the tokens of the spec, and no more Power than that. -1 with a diag if the parts
 * do not fit. */
int worth_start(struct worth *w, const struct plan_spec *s, int power_most, u128 den,
		struct diag *d);

/* A part of a sum over den throws. */
u128 worth_part(const struct worth *w, u128 sum, enum part p);

/* How a roll ends whose dice are settled: the Discipline that serves the aim best. The worth is
 * never 0; the stress and clean parts are for the caller to add. */
struct ending {
	bool wound, critical;
	int power, discipline;
	u128 worth;
};
struct ending worth_ending(const struct worth *w, const struct plan_spec *s, struct totals t);

#endif
