/* What is decided, and after what has come: a tree of choices and of chances, in which equal parts
 * are kept once. Number 0 decides nothing. */
#ifndef ODDS_POLICY_H
#define ODDS_POLICY_H

#include "text/intern.h"

/* Zero is a valid start; the holder releases it. */
struct policies {
	struct intern words; /* points, what comes of a chance, options */
	struct intern nodes; /* numbers */
};

/* A chance while its ways become known; zero is a valid start. */
struct policy_chance {
	int *way; /* what came, as a word, and what is decided then */
	int n, room;
};

/* Decided: at that key these options, a line each, which the rulings would pick anyway or not; then
 * the rest. */
int policy_choice(struct policies *p, const char *key, const char *options, bool preferred,
		  int rest);
void policy_way(struct policies *p, struct policy_chance *c, const char *what, int then);
/* All its ways are known; where the same is decided after each of them it does not matter. */
int policy_chance_end(struct policies *p, struct policy_chance *c, const char *point);
void policy_chance_release(struct policy_chance *c);

/* What is decided whatever comes, and then what depends on a chance. Of parts that are equal there
 * is one. */
struct policy_told {
	int number;
	const char **answer; /* as on the command line: --choose, and what is chosen */
	int nanswers;
	struct policy_way *way;
	int nways;
};

struct policy_way {
	const char *point, **came; /* any of these came at that chance */
	int ncame;
	const struct policy_told *then;
};

/* In the arena; *ntold is how many parts were numbered. */
const struct policy_told *policy_tell(struct policies *p, int policy, struct arena *a, int *ntold);
void policies_release(struct policies *p);

#endif
