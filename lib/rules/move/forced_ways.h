/* Where a push may go several ways: the ways, and who picks among them. Inside of
 * lib/rules/move/forced*.c. */
#ifndef RULES_MOVE_FORCED_WAYS_H
#define RULES_MOVE_FORCED_WAYS_H

#include "rules/move/forced.h"

struct ways {
	enum facing way[4];
	int n;
};

/* Carries the push out that way, on the board that is handed in. */
typedef int way_fn(const struct rules *r, enum facing way, void *arg);

struct fork {
	const char *who; /* is moved */
	enum point point;
	int nth; /* behind its name, or 0 */
	struct ways ways;
	way_fn *go;
	void *arg;
};

void ways_add(struct ways *w, enum facing way);
/* Those along the longer offset from the source: one, or two that are equally direct (RO-01). */
struct ways ways_away(struct space source, struct space at);

/* All return 0 and the way, or -1 with the diag. One way is no choice. */
/* The worst; of several as bad the players choose. */
int fork_worst(const struct rules *r, const struct fork *f, const char *why, enum facing *out);
/* The player's, by default the least bad. */
int fork_picked(const struct rules *r, const struct fork *f, const char *why, enum facing *out);
/* The players', by default the one with the lowest end (RO-110). */
int fork_lowest(const struct rules *r, const struct fork *f, const char *why, enum facing *out);

/* The source stands on the very space of whom it pushes (RT-09): the player picks a way that leaves
 * it, by default the source's last step, else the least bad. 1: there is none. */
int fork_out(const struct rules *r, const struct push *p, struct fork *f, enum facing *out);

#endif
