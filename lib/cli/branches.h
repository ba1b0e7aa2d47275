/* Many boards from one: every way to choose (--all), every outcome of chance (--outcomes). */
#ifndef CLI_BRANCHES_H
#define CLI_BRANCHES_H

#include <stdint.h>

#include "cli/tool.h"
#include "event/house.h"
#include "odds/headline.h"
#include "odds/seams.h"

struct branch_leaf {
	char *position; /* what makes two leaves the same outcome; owned */
	uint64_t hash;	/* of that */
	char *text;	/* the board; owned */
	char *choices;	/* owned */
	char *changes;	/* against the board before, in words; owned */
	struct frac weight;
	u128 outcomes; /* runs that ended in it */
};

/* Zero is a valid start. */
struct branches {
	struct headlines headlines;
	struct house house;
	bool refused;	      /* a run was */
	bool a_change_a_line; /* in the changes of leaves; else "; " is between them */
	bool plain;	      /* texts of leaves are without events: for odds */
	bool merges; /* equal positions at seams are one: weights are there after branches_finish */
	struct seams seams;
	struct branch_leaf *leaf;
	int n, room;
	int *slot; /* numbers of leaves from 1, by the hash of their position; 0 for an empty one */
	size_t slots;  /* a power of two */
	bool too_much; /* to explore: what the diag says is of them and not of the rules */
	long states;   /* runs so far */
	long bytes;    /* what the leaves hold */
};

/* Joins equal positions at the seams of the runs to come, where chance is explored alone. */
void branches_merge(struct branches *all, struct fate *f);
/* Before each run, on a board with that many events. */
void branches_begin(struct branches *all, const struct fate *f, int events);
/* After the last one. */
int branches_finish(struct branches *all, struct diag *d);
/* A run that was cut short at a seam: what it took. */
int branches_cut(struct branches *all, const struct board *before, struct fate *f, struct diag *d);
/* The end of one run. Outcomes of chance that are the same position are one leaf. */
int branches_add(struct branches *all, const struct board *before, const struct board *b,
		 struct fate *f, struct diag *d);
/* Writes them in the call's view, each with its branch record. */
int branches_write(const struct branches *all, const struct board *from, struct call *c,
		   struct diag *d);
/* The chance of each, likeliest first, as a table or as one JSON object. */
int branches_write_odds(struct branches *all, const struct board *from, struct call *c,
			struct diag *d);
/* `,"results":[...],"outcomes":[...]`, of leaves whose changes are a line each. */
void branches_json(const struct branches *all, struct buf *out);
void branches_release(struct branches *all);

#endif
