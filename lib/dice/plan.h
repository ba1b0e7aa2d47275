/* The best plan for a roll, solved exactly. The order of the rules: the pool is rolled, with
 * Devastating its extra dice too; then ONE declared batch of up to C dice is thrown again by
 * Confidence (PWR-23); then Stress throws single dice again, each seen before the next, no die
 * twice by Stress, +1 Stress each (PWR-25..30; RULING: RA-02, RA-03, whose other readings are
 * `first` and `declared`); then Discipline turns one Potential on a die into Power, one a die
 * (PWR-35, PWR-40; RULING: RA-16); then quadrants count (CRT-01). Raw Power is never thrown again
 * (PWR-15). Whether the Spacer can bear the Stress, and dies of it (PWR-31; RULING: RA-04), is for
 * whoever sets the limit.
 *
 * A plan is judged part by part, each before the next:
 *   wound     most wounds; then least Stress; what is left over goes to most criticals; then least
 *             Confidence, Discipline
 *   critical  most critical wounds; then most wounds; then least Stress, Confidence, Discipline
 *   power     most Power on average; then least Stress, Confidence, Discipline; then most wounds,
 *             most criticals
 *   safe      most wounds that cost no Stress; then most wounds, so that Stress goes only to rolls
 *             that do not wound without it; then least Stress; then most criticals; then least
 *             Confidence, Discipline
 * "Most" is the chance, "least" the average. Confidence and Discipline count tokens and weapon
 * modifiers together; whoever asks takes the modifiers off first (PWR-44). A skill test is an
 * attack without quadrants: its wound is the success (SKL-05..09). */
#ifndef DICE_PLAN_H
#define DICE_PLAN_H

#include "dice/count.h"
#include "dice/exact.h"

#define AIM_LIST(W)                 \
	W(AIM_WOUND, "wound")       \
	W(AIM_CRITICAL, "critical") \
	W(AIM_POWER, "power")       \
	W(AIM_SAFE, "safe")
enum aim { AIM_LIST(LIST_ID) AIMS };
extern const char *const aim_words[]; /* NULL at the end */

struct plan_spec {
	const struct dice_table *table;
	struct dice_pool pool; /* with its raw Power */
	enum reading reading;  /* READ_POWER or READ_LETHAL */
	int at;
	int quadrants;			    /* printed on the weapon */
	int confidence, stress, discipline; /* at hand */
	bool devastating;
	enum aim aim;
	bool beats; /* a critical needs more than the AT: RA-07 (a) */
	/* So many dice, or all there are, have to be in the batch before Stress is open: RA-02 (a).
	 */
	int first;
	bool declared; /* Stress, too, is one batch: RA-03 (b) */
};

/* Numerators over den: chances, and averages of what is spent. */
struct chances {
	u128 den;
	u128 wound, critical;
	u128 stress, confidence, discipline;
};

/* Before the roll. -1 with a diag if a colour has no faces or the numbers grow too large. */
int plan_odds(struct chances *out, const struct plan_spec *s, struct diag *d);

/* Every way the roll can end under the best plan, equal ones merged, weights summing to den; in
 * order of fail, wound, critical; then Power, Stress, Confidence, Discipline. */
struct outcome {
	bool wound, critical; /* critical only with the wound */
	int power;
	int stress, confidence, discipline; /* spent */
	u128 weight;
};

struct outcomes {
	struct outcome *list; /* owned by the arena */
	int n;
	u128 den;
};

int plan_outcomes(struct outcomes *out, const struct plan_spec *s, struct arena *a, struct diag *d);
struct chances outcomes_chances(const struct outcomes *o);

/* On the table. The dice of the roll, Devastating's extra dice among them, as they lie now. */
struct position {
	struct roll roll;
	const bool *stressed; /* dice that Stress has re-rolled; NULL is none */
	bool batch_done;      /* the Confidence batch is over, or let pass by using Stress */
};

/* What to do next: the dice of the Confidence batch; or else one die for Stress, then ask again,
 * or the dice of a declared batch of Stress; or else the dice to convert. */
struct advice {
	bool *confidence; /* one a die of the roll, owned by the arena */
	int nconfidence;
	bool *stress;
	int nstress;
	bool *convert;
	int nconvert;
	struct chances best;  /* following the plan from here on */
	struct chances stand; /* no die thrown again, Discipline used well; over den 1 */
};

/* spec.pool gives only the raw Power, spec.stress what may still be spent. */
int plan_advise(struct advice *out, const struct plan_spec *s, const struct position *p,
		struct arena *a, struct diag *d);

#endif
