/* One run of a tool while it is under way: shared by the files of the frame, and by them alone. */
#ifndef CLI_RUN_H
#define CLI_RUN_H

#include "cli/game.h"
#include "cli/outlet.h"
#include "cli/tool.h"

struct run {
	struct call call;
	struct diag diag;
	struct arena arena;
	struct reader reader;
	struct game game;
	bool has_game, over, answered_no, warned;
	bool json;	    /* errors and warnings are JSON */
	enum status status; /* of the first error */
	enum outlet_state outlet;
};

/* Starting: the command line, the tables, the view. 0, STOP, or -1 with the diag. */
int run_start(struct run *r, int argc, char **argv);
/* --seed is for boards without a generator, each on its own, unless --reseed says otherwise. */
int run_seed_board(struct run *r, struct board *b);
/* Is this run's board to be added to the game file? */
bool run_writes_game(const struct run *r);

/* Showing a resolved board, or a refused one, in the view that was asked for. */
void run_show(struct run *r, struct board *b, int first_event);
void run_show_refused(struct run *r, struct board *b);
void run_refuse(struct run *r, struct board *b);

#endif
