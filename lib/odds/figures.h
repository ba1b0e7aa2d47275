/* What becomes of every figure, over all positions of a distribution: Vitals lost, Stress, Wounds,
 * who dies and who appears. */
#ifndef ODDS_FIGURES_H
#define ODDS_FIGURES_H

#include "board/board.h"
#include "dice/exact.h"
#include "text/diag.h"

#define ODDS_NUMBERS 10 /* Vitals and Stress go from 0 to 9; Wounds are counted as far */

/* What each number weighs. */
struct number_odds {
	struct frac at[ODDS_NUMBERS];
};

struct figure_odds {
	const char *name;
	bool spacer;
	bool began; /* was there at the beginning */
	int vitals,
	    stress; /* at the beginning; ABSENT if it is not known or not the same for all */
	struct number_odds is, lost, stressed, wounded; /* Vitals, and the rest */
	struct frac there, dies, broken, awakened;
	struct frac down; /* without Vitals, and alive */
};

/* A refusal among the positions. */
struct refused_odds {
	const char *reason;
	struct frac weight;
};

/* Zero is a valid, empty start; the holder releases it. */
struct figure_table {
	struct arena arena;
	struct figure_odds *figure;
	int n, room;
	struct refused_odds *refused;
	int nrefused;
	struct frac waiting; /* at a question */
	struct frac total;
};

/* One position with its weight; `before` as in a branch record, or NULL. -1 and the diag past 128
 * bits. */
int figures_add(struct figure_table *t, const struct board *b, const char *before,
		struct frac weight, struct diag *d);
/* So much of what was added waits for an answer. */
int figures_wait(struct figure_table *t, struct frac weight, struct diag *d);
void figures_release(struct figure_table *t);

/* A weight as part of the whole, and what a number weighs from k on. */
struct frac figures_share(const struct figure_table *t, struct frac weight);
struct frac number_from(const struct number_odds *n, int k);
struct frac number_mean(const struct number_odds *n, struct frac total);

/* Lines for every figure that something becomes of, Spacers first. */
void figures_write(const struct figure_table *t, struct buf *out);
/* Lines for what has not come to an end: it waits for an answer, or was refused. */
void figures_write_ends(const struct figure_table *t, struct buf *out);
/* `Vitals 9: mean 7.31` */
void figure_write_mean(const struct figure_odds *f, struct buf *out);
/* `,"figures":[...],"waiting":{...},"refused":[...]` */
void figures_json(const struct figure_table *t, struct buf *out);

#endif
