/* The way an Intruder goes, and whoever is lured: the shortest route, straight where it can be
 * walked straight, otherwise in a zigzag whose first axis the players choose (MOV-08, MOV-16 to
 * MOV-20; RULING: RI-01, RI-02, RI-03). */
#ifndef RULES_INTRUDER_ZIGZAG_H
#define RULES_INTRUDER_ZIGZAG_H

#include "space/distance.h"

enum zig { ZIG_NONE, ZIG_HORIZONTAL, ZIG_VERTICAL };
extern const char *const zig_words[]; /* h v, NULL at the end: what --first takes */

struct zigzag {
	struct space target;
	struct walk walk;
	struct distances to_target;
	enum zig wanted; /* the axis of the next step, where the line does not decide */
	bool free;	 /* a wall has freed the route: RI-02 (d) */
	bool arrives;	 /* it has to come to the target, whatever RI-02 says */
	bool stuck;	 /* a wall has stopped it: RI-02 (a) */
	bool *blocked;	 /* is told when a wall blocks a step of the zigzag; or NULL */
};

void zigzag_start(struct zigzag *z, struct scene *sc, struct space target, struct walk walk,
		  enum zig first);
/* The ways on which the next step may go: none at the target or where no route is; more than one
 * where the route is as short both ways round. */
int zigzag_ways(struct zigzag *z, const struct scene *sc, struct space at, enum facing ways[4]);
void zigzag_step(struct zigzag *z, enum facing way); /* the step was taken */
/* Does the first axis matter from here? */
bool zigzag_has_choice(const struct zigzag *z, const struct scene *sc, struct space at);

#endif
