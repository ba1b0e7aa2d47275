/* One run of a tool while it is under way: shared by the files of the frame, and by them alone. */
#ifndef CLI_RUN_H
#define CLI_RUN_H

#include "cli/branches.h"
#include "cli/game.h"
#include "cli/outlet.h"
#include "cli/tool.h"

#define CUT 1002 /* a run of the rules came to where another has been */

struct run {
	struct call call;
	const struct tool *tool; /* that was called; enorm-go enters another, see run_enter */
	struct diag diag;
	struct arena arena;   /* the board's */
	struct arena scratch; /* one branch's; as long as the board, for a refusal lies in it */
	struct reader reader;
	struct game game;
	bool has_game, over, answered_no, warned;
	bool waiting;	    /* a board stopped at a question */
	enum status status; /* of the first error */
	enum outlet_state outlet;
	size_t whole;	       /* how much of the output is of boards that are done */
	struct options *outer; /* of the call in whose place another is, see run_enter; or NULL */
	int argc;
	char **argv;
};

/* The whole of it, from the command line on; the status that a program ends with. Whatever it holds
 * is given back, but for what is in the pool. */
int run_tool(struct run *r, struct mem_pool *pool);
/* One board that was read: 0, or -1 with the diag. */
int run_one_board(struct run *r, struct board *b);

/* Starting: the command line, the tables, the view. 0, STOP, or -1 with the diag. */
int run_start(struct run *r);
/* --seed is for boards without a generator, each on its own, unless --reseed says otherwise. */
int run_seed_board(struct run *r, struct board *b);
/* The call ended for want of a word: says what it can be, if that is a closed list. */
void run_offer(struct run *r);
/* Opens what boards are read from. 0, or -1 with the diag. */
int run_open_input(struct run *r);
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
/* --all, --outcomes, --odds: every run that the fate explores, written in the call's view. */
int run_every_way(struct run *r, const struct board *b);
/* Every run that the fate explores. */
int run_explore(struct run *r, const struct board *b, struct branches *all);
/* --readings: what the call comes to by each reading of the rulings it asks for. */
int run_readings(struct run *r, struct board *b);

/* Showing a board in the view that was asked for. A board that could not be read again is an error.
 */
int run_show(struct run *r, struct showing s);
/* Nothing is told of it, but the board goes on. */
int run_pass(struct run *r, struct showing s);
int run_show_refused(struct run *r, struct board *b);
int run_refuse(struct run *r, struct board *b);
/* The board says what was refused, and why. */
void run_put_refusal(const struct run *r, struct board *b);

/* ---- stopping and going on ---- */

/* Which questions stop the rules: those of the options, or else those of the board. */
int run_asks(struct run *r);
void run_asks_of(struct run *r, const struct board *b);
/* The rules stopped at the question of the fate: tells it, and leaves the board under way. */
int run_stop(struct run *r, struct board *b, const struct board *work, int from);
/* The question as text or JSON. */
void question_tell(struct call *c, const struct board *b, const struct asking *q);
/* How many letters of the answer are its verb, as in `stress #1`; 0 if it has none. */
size_t question_verb(const struct asking *q, const char *answer);
/* The answer to the question of the fate as options of the act, from the first words of a call; how
 * many words it took, or -1 with the diag. */
int question_option(const struct fate *f, const char *const *word, int n, struct buf *out,
		    struct diag *d);
/* The answers that were given as options, behind the arguments of an act. */
void question_add_options(const struct fate *f, struct buf *out);
/* The position in which the act of a board under way waits, for those that look. */
int run_position(struct run *r, struct board *b);
/* enorm-go on a board under way: the answers of the call, then as far as the act goes. */
int run_answer(struct run *r, struct board *b);
/* The act is dropped, if nothing was revealed by it. */
int run_drop_act(struct run *r, struct board *b);
/* The question as an object. */
void question_json(struct call *c, const struct board *b, const struct asking *q);
/* The answers of the open question, a line each; as JSON the question itself. */
int run_list_answers(struct run *r, struct board *b);

/* Reads a command line into the call: options, dice, choices, command. */
int run_read_call(struct run *r, int argc, char **argv);
/* The whole of a board, with saving and showing. */
int run_resolve(struct run *r, struct board *b);
void run_mark_data(struct run *r, struct board *b);

#endif
