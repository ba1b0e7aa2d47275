/* The decision problem behind a plan, as tables over bags of dice. A state of the Stress stage is
 * the bag of dice that Stress has not touched, hue by hue, and the sum of the dice it has. A state
 * of a batch, of Confidence or of declared Stress, is the bag of dice that are kept, the rest to be
 * thrown again. Values are sums over all throws still to come, found when first asked for. Private
 * to the plan files. */
#ifndef DICE_SOLVE_H
#define DICE_SOLVE_H

#include "dice/bag.h"
#include "dice/worth.h"

/* The sums that dice settled by Stress can come to, so many of each hue. */
struct settled {
	struct settled *next;
	int dice[COLOURS];
	int n;
	int *code;
	int *index; /* by code */
};

struct stress_table {
	struct stress_table *next;
	int dice[COLOURS]; /* untouched, by hue */
	int left;	   /* Stress re-rolls still open, at least 1 */
	const struct settled *settled;
	const struct bags *bags[COLOURS];
	struct stress_table *after[COLOURS]; /* a die of that hue re-rolled; NULL if left is 1 */
	int *step[COLOURS];		     /* settled sum and kind -> settled sum after it */
	size_t cells;
	u128 *value;	      /* by bag and settled sum, 0 not known */
	u128 *again[COLOURS]; /* a die of that hue thrown, by the bag of the rest and settled sum */
	u128 *mass;	      /* of the forward pass */
};

struct batch_table {
	struct batch_table *next;
	bool by_stress;	   /* a batch of Stress, else of Confidence */
	int full[COLOURS]; /* dice on the table, by hue */
	int kept[COLOURS];
	int thrown, most; /* how many are thrown again, and can be at most */
	bool opens;	  /* Stress may follow this batch */
	u128 bound;	  /* no larger batch is better */
	const struct bags *bags[COLOURS];
	struct batch_table *fewer[COLOURS]; /* one more die of that hue thrown again */
	struct batch_table *filled;	    /* one die of hue `fill` thrown: it joins the kept */
	int fill;
	/* Where no more is thrown by Confidence, Stress: die by die, or as a batch of its own. */
	struct stress_table *stress;
	struct batch_table *declared;
	size_t cells;
	u128 *mean; /* this batch thrown */
	u128 *shut; /* this batch thrown as part of one that Stress may not follow */
	u128 *best; /* this batch or a larger one */
	u128 *mass;
};

struct solver {
	struct plan_spec spec; /* tokens cut down to what can be used */
	struct arena arena;
	int nhues;
	struct hue hue[COLOURS];
	struct totals base; /* dice settled before */
	u128 throws;	    /* of the first throw: weights are over it */
	u128 *power;	    /* of the least common multiple of the faces, 0..confidence + stress */
	unsigned scale[COLOURS];
	struct worth worth;
	int codes, by_convertible, by_quadrant; /* code = halves + them times the other two */
	int quadrants_needed;
	struct ending *ending; /* by code */
	u128 **stop;	       /* by Stress left and code: stopping there */
	u128 *stress_bound;    /* by Stress left: no end that spends one more is better */
	u128 *batch_bound;     /* by Confidence thrown: no larger batch is better */
	u128 *after[COLOURS];  /* by the code of the rest, the last die of that hue thrown */
	struct settled *settled;
	struct stress_table *stresses;
	struct batch_table *batches;
	size_t cells;
};

/* A pool to be thrown; or, with `roll`, dice on the table. The solver is to be released even after
 * a failure. */
int solver_start(struct solver *s, const struct plan_spec *spec, const struct position *p,
		 struct diag *d);
void solver_release(struct solver *s);
/* Drops the tables, keeps the rest. */
void solver_forget(struct solver *s);

/* solve_judge.c: the codes, at most those totals, get their worth. */
int solver_judge(struct solver *s, struct totals most, struct diag *d);

/* The kind of a face in its hue's list, or -1. */
int solver_kind(const struct solver *s, const struct hue *h, struct face f);
/* Which hue has that colour, or -1. */
int solver_hue(const struct solver *s, enum colour c);

/* solve_table.c: the table of all dice kept, with all it leads to; NULL with a diag if too large.
 */
struct batch_table *solver_root(struct solver *s, const int *dice, struct diag *d);
u128 *solver_cells(struct solver *s, size_t n, struct diag *d);

/* Is Stress open after a batch of so many of these dice? */
bool solver_opens(const struct solver *s, const int *dice, int thrown);

/* solve.c: values and choices. A state is a bag a hue. */
u128 solve_best(struct solver *s, struct batch_table *t, const int *bag);
/* The table and bag kept by the best batch from here. */
struct batch_table *solve_batch(struct solver *s, struct batch_table *t, int *bag);
/* Hue and kind of the die that Stress takes next; false to stop. */
bool solve_stress(struct solver *s, struct stress_table *t, const int *bag, int settled, int *hue,
		  int *kind);
int solve_code(const struct solver *s, const struct bags *const *bags, const int *bag);
size_t solve_place(const struct solver *s, const struct bags *const *bags, const int *bag);
/* The next state in the order of their places; false after the last. */
bool solve_next(const struct solver *s, const struct bags *const *bags, int *bag);

#endif
