/* What a call comes to by other readings of the rulings: tried in readings.c, told by
 * readings_tell.c. */
#ifndef CLI_READINGS_H
#define CLI_READINGS_H

#include "board/readings.h"
#include "cli/run.h"

/* The call by some readings. What it comes to is branches, or, where it only looks, refuses or
 * fails, an answer in words. */
struct trial {
	struct readings by; /* the values that were set, and then what was asked for */
	struct branches all;
	char *answer; /* owned; or NULL */
	long work;    /* of all up to it */
	int group;    /* trials that come to the same have the same */
};

struct trials {
	struct trial *list; /* the first is as it is played */
	int n, room;
	int groups;
	long work, bytes;	  /* of all so far, counted towards the limits of one exploration */
	const enum ruling *asked; /* those of --readings=ID,...; every combination is tried */
	int nasked;
	char played[RULING_COUNT];
};

/* The chance of a headline. */
struct frac trial_chance(const struct trial *t, const char *what);

void trials_text(struct call *c, const struct board *b, const struct trials *t);
void trials_json(struct call *c, const struct board *b, const struct trials *t);

#endif
