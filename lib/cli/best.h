/* The best or the worst that the players' choices can make of a chance: at choices the better
 * value, at dice and decks the mean. A value is the chance that a record of the board at the end
 * matches a pattern, and a policy what is decided on the way there. */
#ifndef CLI_BEST_H
#define CLI_BEST_H

#include "cli/tool.h"
#include "event/house.h"
#include "odds/headline.h"
#include "odds/policy.h"
#include "odds/positions.h"
#include "text/intern.h"
#include "text/re.h"

struct best_value {
	struct frac chance;
	bool possible; /* not every way is refused */
	int policy;
};

struct best_node {
	struct best_value value;
	bool known; /* all that can come of it was explored */
};

/* A step of the path while its ways become known. */
struct best_step {
	struct best_value value; /* of those so far */
	struct policy_chance ways;
};

struct best_passed {
	int node, depth; /* node -1: no new position */
};

/* Zero is a valid start; the holder releases it. */
struct best {
	struct re *pattern;
	struct intern without; /* lines that do not match it */
	bool worst;
	struct policies policies;
	struct best_step *step; /* FATE_DEPTH of them */
	struct positions positions;
	struct best_node *node;
	int nodes_room;
	struct best_passed *passed;
	int npassed, passed_room;
	int seen;	/* seams that the run under way has passed */
	int arrived_at; /* the node where it was cut short, or -1 */
	struct best_value all;
	struct house house;
	struct headlines headlines; /* for the re-rolls that were assumed */
	struct buf key;
};

/* What it comes to, for whoever tells it. */
struct best_told {
	const char *pattern;
	bool worst, left_out;
	struct frac chance;
	const struct policy_told *policy;
	int npolicies; /* how many parts of it are numbered */
};

/* The pattern of --best or --worst; NULL in `pattern` if neither is given. */
int best_start(struct best *b, struct call *c, struct diag *d);
void best_begin(struct best *b);
/* The end of one run: on that board, refused, or cut short where another has been. */
int best_add(struct best *b, const struct board *before, const struct board *end, bool refused,
	     struct fate *f, struct diag *d);
void best_write(struct best *b, const struct board *from, struct call *c);
void best_release(struct best *b);

#endif
