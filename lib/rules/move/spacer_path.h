/* The shortest ways to a space, and which of them is the mildest. Inside of
 * lib/rules/move/spacer*.c. */
#ifndef RULES_MOVE_SPACER_PATH_H
#define RULES_MOVE_SPACER_PATH_H

#include "rules/move/spacer_step.h"

/* What a way costs beside its length, the graver first. */
struct way_cost {
	int provoked, harms;
};

/* How far each space is from where a way begins, as far as that has been asked for. */
struct way_ahead {
	bool under_way;
	struct space from;
	unsigned ignore;
	int *steps; /* UNREACHABLE where it has not come to */
	int *queue, head, tail;
};

/* Owned by the board's arena. */
struct way_map {
	struct step_map steps;
	unsigned ignore;      /* BAR_BIT flags that are passed over */
	bool quiet;	      /* nothing is provoked (RI-43) */
	int most;	      /* longer ways are not looked for; 0: however long */
	unsigned short *bars; /* of each step of each space, four to one; NOT_LOOKED before that */
	struct way_ahead ahead;
	int *left; /* steps to the end from each space on a shortest way, else UNREACHABLE */
	struct way_cost *cost;
	int *provoked; /* Intruders that leaving each space provokes */
	int *queue;
};

/* Looks at the board; `quiet` for one that is moved by another. */
void way_map_build(struct way_map *w, const struct board *b, bool quiet);
/* Fills in the ways from one space to another. Returns their steps, or UNREACHABLE. What has been
 * entered before is entered on the map's steps before the first search. */
int way_search(struct way_map *w, struct space from, struct space to);
/* The ways of one move to any space: its maps are made once. */
struct spacer_move;
struct way_finder {
	struct way_map ways;	   /* the start is entered */
	struct step_map untrodden; /* nothing is */
};

/* Of whoever is alive and on the board. Owned by the board's arena. */
void way_finder_start(struct way_finder *f, const struct board *b, const struct spacer_move *m);
/* As spacer_move_find(); what it says about the board goes into the arena of `b`. */
bool way_find(struct way_finder *f, const struct board *b, struct spacer_move *m, struct space to);
/* The next spaces of the shortest ways from a space, lowest first; *best is the mildest. */
int way_next(const struct way_map *w, struct space at, struct space out[4], int *best);

#endif
