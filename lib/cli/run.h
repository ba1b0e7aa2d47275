/* One run of a tool while it is under way: shared by the files of the frame, and by them alone. */
#ifndef CLI_RUN_H
#define CLI_RUN_H

#include "cli/branches.h"
#include "cli/game.h"
#include "cli/outlet.h"
#include "cli/tool.h"

struct run {
	struct call call;
	struct diag diag;
	struct arena arena;   /* the board's */
	struct arena scratch; /* one branch's; as long as the board, for a refusal lies in it */
	struct reader reader;
	struct game game;
	bool has_game, over, answered_no, warned;
	bool saved;	    /* the game file has the new board */
	enum status status; /* of the first error */
	enum outlet_state outlet;
	size_t whole; /* how much of the output is of boards that are done */
	int argc;
	char **argv;
};

/* Starting: the command line, the tables, the view. 0, STOP, or -1 with the diag. */
int run_start(struct run *r);
/* --seed is for boards without a generator, each on its own, unless --reseed says otherwise. */
int run_seed_board(struct run *r, struct board *b);
/* Is this run's board to be added to the game file? */
bool run_writes_game(const struct run *r);

/* Reads the last board of the game file, or all of them for a tool that tells the whole game. */
int run_open_game(struct run *r);
/* Adds the board to the game file, once it has been read back. */
int run_save(struct run *r, const struct board *b);
/* Nothing but comments may stand behind the last board of a game, and that is seen to before
 * anything is resolved. */
int run_game_ends(struct run *r);
/* A game is free for others before anything is shown, which may take long. */
void run_leave_game(struct run *r);

/* One run of the tool's rules on its own copy of the board, which `out` gets. */
int run_once(struct run *r, const struct board *b, struct arena *a, struct board **out);
/* Every run that the fate explores. */
int run_explore(struct run *r, const struct board *b, struct branches *all);
/* --readings: what the call comes to by each reading of the rulings it asks for. */
int run_readings(struct run *r, struct board *b);

/* Showing a resolved board, or a refused one, in the view that was asked for. A board that could
 * not be read again is an error. */
int run_show(struct run *r, struct board *b, int first_event);
int run_show_refused(struct run *r, struct board *b);
int run_refuse(struct run *r, struct board *b);

#endif
