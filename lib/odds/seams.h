/* Equal positions in the middle of a call, at its seams, are one: what can come of a position is
 * explored once, however many ways lead there. A run goes from seam to seam; each stretch has its
 * chance and its headlines, and at the end the weights flow down from the first position to the
 * leaves. */
#ifndef ODDS_SEAMS_H
#define ODDS_SEAMS_H

#include "chance/fate.h"
#include "odds/headline.h"
#include "odds/positions.h"

struct stretch {
	int to;	  /* a node, or the leaf ~to */
	int next; /* of the same beginning, or -1 */
	struct frac chance;
	u128 outcomes;
	uint64_t headlines;
};

struct seam_node {
	int first;     /* its stretches, or -1 */
	int completed; /* when all that can come of it was explored, from 1; 0 before */
	struct frac weight;
	u128 outcomes;
	struct frac *told; /* one a headline: the weight of the ways on which it came up */
};

/* A seam that the run under way has passed; node -1 for one that was no new position. */
struct seam_passed {
	int node, depth;
};

/* Zero is a valid start; the holder releases it. */
struct seams {
	struct positions known; /* node 1 and so on; node 0 is the beginning */
	struct seam_node *node;
	int n, room;
	struct stretch *stretch;
	int nstretches, stretch_room;
	struct seam_passed *passed;
	int npassed, passed_room; /* on the path; those of the run so far are `at` */
	int at, now;		  /* how many the run has passed; the node it comes from */
	int events;		  /* events of the board at that node */
	int completed;
	struct buf key;
};

/* Before every run but the first, fate_next has been called; and after the last. */
void seams_begin(struct seams *s, const struct fate *f, int events);
void seams_end(struct seams *s);
/* The run ends here or comes to a seam: its stretch so far leads to that node or leaf. */
void seams_note(struct seams *s, int to, const struct fate *f, uint64_t headlines);
/* At a seam: 1 where the run need not go on, 0 where it goes on. */
int seams_pass(struct seams *s, struct fate *f, const char *state, struct headlines *h);

/* Everything that decides what comes: the board, what the rules remember of the call, and which of
 * the typed answers are used up. */
void seam_key(struct buf *out, struct fate *f, const char *state);

struct seam_leaf {
	struct frac *weight;
	u128 *outcomes;
};
/* The weights of all leaves and headlines; leaf(arg, i) is where those of leaf i go. -1 past 128
 * bits. */
int seams_flow(struct seams *s, struct headlines *h, struct seam_leaf (*leaf)(void *arg, int i),
	       void *arg);
void seams_release(struct seams *s);

#endif
