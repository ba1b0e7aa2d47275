/* "Where am I safe?" The exact expected damage to a Spacer on a space, from one Intruder's next
 * activation there: the AI's own code, run through every outcome of chance. */
#ifndef LOOK_THREAT_H
#define LOOK_THREAT_H

#include "board/board.h"
#include "chance/answer.h"
#include "dice/exact.h"
#include "event/house.h"
#include "text/diag.h"

/* Whose activation it is. */
struct threat_by {
	const char *intruder;
	const char *against;	    /* the Target whatever the targeting says, or NULL */
	const struct givens *given; /* what was typed, ANSWER_COUNT of them; or NULL */
	long most;		    /* outcomes to go through; 0 for as many as any call */
};

/* What the activation is expected to deal to the Spacer is added to the sum. -1 and the diag. */
int threat_of(const struct board *b, const struct threat_by *by, const char *spacer,
	      struct frac *sum, struct house *house, struct diag *d);
/* What the Spacer of that name would suffer, standing there, all else as it is. `intruder` NULL is
 * the sum over all of them, each from where it stands now. `house` notes what it leans on. -1 and
 * the diag. */
int threat_at(const struct board *b, const char *intruder, const char *spacer, struct space at,
	      struct frac *out, struct house *house, struct diag *d);
/* Could the Spacer stand there? A space with no other figure and no Obstacle. */
bool threat_can_stand(const struct board *b, const char *spacer, struct space at);

#endif
