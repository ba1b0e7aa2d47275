/* Running the command of a case: by sh(1), in an empty directory, as a group of processes of its
 * own that is ended when its time is over. */
#ifndef CASES_CHILD_H
#define CASES_CHILD_H

#include <signal.h>
#include <sys/types.h>

#include "text/arena.h"
#include "text/buf.h"
#include "text/diag.h"
#include "text/str.h"

#define CHILD_LATE    124 /* the status of a command whose time was over, */
#define CHILD_LOUD    125 /* and of one that wrote more than CHILD_MOST */
#define CHILD_MOST    ((size_t)64 * 1024 * 1024)
#define CHILD_SECONDS 20

/* Where commands run. Zero is a valid, empty one; after place_start the holder calls place_end,
 * whatever happened, so that nothing stays behind. */
struct child_place {
	char *root;	  /* a directory of ours under TMPDIR */
	const char *work; /* in it, where a command runs; emptied after each */
	char **env;	  /* of the commands */
	long seconds;	  /* that each has */
	int signals;	  /* a descriptor that tells of ours, so that none is lost */
	sigset_t before;  /* those that were blocked */
	int caught;	  /* the signal that ended it all, or 0 */
	pid_t group;	  /* running, or 0 */
	struct arena arena;
};

struct child_end {
	int status; /* of sh(1); 128 and the signal for one that was ended by a signal */
	struct buf out, err;
};

int place_start(struct child_place *p, struct diag *d);
/* The environment: ours without what would change rulings, with these tables laid over, and
 * `first` before the path. */
void place_environment(struct child_place *p, const char *first, const char *data);
/* A directory in the place with a script for each of the tools, which hands its call to the
 * program. NULL and the diag if that cannot be. */
const char *place_stand_ins(struct child_place *p, const char *program, const char *const *tools,
			    int n, struct diag *d);
/* Removes the place; a signal that came is raised again. */
void place_end(struct child_place *p);
/* A directory with all that is in it. */
void place_remove(const char *dir);

/* The holder releases the buffers. -1 and the diag if it cannot be run at all, or if a signal came,
 * which is then in p->caught. */
int child_run(struct child_place *p, const char *command, struct span input, struct child_end *end,
	      struct diag *d);
void child_end_release(struct child_end *end);

#endif
