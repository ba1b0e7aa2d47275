/* Everything that the rules do not decide: dice, cards and the players' choices. The rules ask at
 * named points; what answers is the generator, the list that somebody typed, or an exploration that
 * takes every answer in turn with its weight. So a preview, the odds and a real resolution are the
 * same code. */
#ifndef CHANCE_FATE_H
#define CHANCE_FATE_H

#include "board/board.h"
#include "chance/answer.h"
#include "chance/question.h"
#include "dice/exact.h"
#include "dice/rng.h"
#include "text/diag.h"

#define FATE_DEPTH    4096
#define FATE_BRANCHES 10000
#define FATE_STATES   1000000
/* What an exploration may take, counted and never timed, so that the same call always ends the same
 * way: chosen for less than four seconds and half the memory that is promised. */
#define FATE_WORK  3000000000L
#define FATE_BYTES 200000000L

/* One point passed while exploring. */
struct fate_step {
	int taken, n;
	u128 weight, total;
	bool chance;
	size_t point;  /* where in the fate's points the name of its point begins */
	size_t told;   /* where in what it told the step begins, see fate_tell */
	int preferred; /* the ruling's pick, of a choice */
};

/* What has happened in the run under way, for rules that ask. */
struct tally {
	int depth;	  /* acts within acts */
	int grants;	  /* granted acts within granted acts */
	int flatlines;	  /* Flatline Checks */
	int provoked;	  /* Attacks of Opportunity */
	int damage;	  /* what Attacks dealt to the one watched */
	const char *gone; /* names of Blips that have left the board; or NULL */
	bool house_dice;  /* dice whose faces are the house's were weighed */
};

/* A part of an act that ends where it began, such as a Bonus Attack in the middle of something.
 * What stands around it is on no record, but is the same after the same steps. */
struct fate_part {
	int number; /* 0: the whole call */
	int depth;  /* steps before it */
	const struct doing *doing;
	bool open; /* before it */
};

struct known_roll;

struct fate {
	/* how points are answered; set before the start */
	struct givens given[ANSWER_COUNT]; /* what was typed, by the option that says it */
	unsigned asks;			   /* bits of the kinds of questions that stop a run */
	bool explore_chance;		   /* --outcomes, --odds */
	bool explore_choice;		   /* --all */
	bool keep_harsh; /* --best, --worst: but what a ruling settles for the worst stays so */
	unsigned seeks;	 /* then bits of the kinds of questions that are choices as well */
	bool peek;	 /* a trial on a copy: the first answer everywhere, nothing drawn */
	/* the generator; its state is the board's rng record */
	bool has_seed;
	uint64_t seed;
	/* the run under way */
	struct board *board; /* gets events and the generator's state; NULL for none */
	struct rng rng;
	bool rng_ready, drew, asked;
	const struct asking *question; /* the one it stopped at, or NULL */
	const char *about;	       /* what the next roll is for, or NULL */
	char rng_before[RNG_HEX];
	struct tally tally;
	const char *watched; /* the Spacer whose damage counts; or NULL */
	/* what the table knows and the board may not */
	const char *type;    /* the Intruder that Blips hide and that hears, as typed; or NULL */
	const char *reading; /* what the Scanner shows a patrol, ne=2,sw=1; NULL to draw a card */
	struct arena *arena; /* of the start, */
	struct fate_step *path;	  /* which owns the steps while exploring, FATE_DEPTH at most, */
	struct known_roll *rolls; /* and what rolls of earlier runs come to: rules/roll/rolling.c */
	int depth, length, room;
	struct frac weight; /* of the run so far, or since its last seam */
	/* seams, for an exploration that joins equal positions */
	int (*seam)(struct fate *f, const char *state); /* not 0: the run need not go on */
	void *seam_arg;
	bool open; /* the board alone decides what comes next, and what comes after that */
	bool cut;  /* the run did not go on */
	struct fate_part part; /* the one under way */
	int parts;	       /* that have begun in this run */
	struct buf choices,
	    points;	 /* "a=x b=y" chosen in this run; names of the points it passed */
	struct buf told; /* of each step where somebody wants to know, see fate_tell */
	bool left_out;	 /* in some run something was not sought, see fate_seeks_kind */
	long work;	 /* what all runs took, see fate_count */
};

void fate_start(struct fate *f, struct arena *a);
void fate_release(struct fate *f);
/* Before each run of the rules. */
void fate_begin(struct fate *f, struct board *b);
/* After each run: another one to explore? */
bool fate_next(struct fate *f);
/* Something is done that takes as long as telling of so many events, on that board. */
void fate_count(struct fate *f, const struct board *b, int events);
/* What a run of the rules took: every event it told of. */
void fate_count_run(struct fate *f, const struct board *before, const struct board *after);
/* There are too many runs to explore: says which point of the run under way is worth settling most.
 * Returns -1. */
int fate_too_much(const struct fate *f, struct diag *d);
/* After the last run: everything that was typed must have been asked for. */
int fate_end(struct fate *f, struct diag *d);

/* Chance: which of n, with weights or, if NULL, all equal. -1 and the diag if it cannot be told;
 * the status is that of waiting where the run stops to ask. `what` is the thing to draw or to
 * roll, for the question. */
int fate_pick(struct fate *f, const char *point, const char *what, const char *const *labels,
	      const u128 *weights, int n, struct diag *d);
/* Is that name, of n characters, the point, or the point asked again: `attack`, `attack-2`? */
bool point_is(const char *name, size_t n, const char *point);
/* Dice or a card typed for a point, or for the first that asks; or NULL. It counts as used. */
const char *fate_typed(struct fate *f, const char *point);
/* A point that is asked with answers of its own kind: its name counts as asked for. */
void fate_note(struct fate *f, const char *point);
/* The next answer of that kind for the point that this run has not taken, or NULL: typed for the
 * point, for whoever it is about (`who` may be NULL), or for the first that asks. */
const char *fate_answer(struct fate *f, enum answer_kind kind, const char *point, const char *who);
/* All of them, parted by commas; NULL for none. */
const char *fate_answers(struct fate *f, enum answer_kind kind, const char *point, const char *who);
/* Was the choice at that point typed? */
bool fate_is_chosen(const struct fate *f, const char *point);
/* The same before it is asked for; it does not count as used. */
const char *fate_will_be_typed(const struct fate *f, const char *point);
/* A chance point whose answers are classes without names: explored, or -1 if it is not exploring.
 */
int fate_explore(struct fate *f, const u128 *weights, int n, struct diag *d);
/* The generator, ready to be drawn from; NULL and the diag where nothing may be rolled. */
struct rng *fate_rng(struct fate *f, struct diag *d);

/* Is a question of that kind to be asked, in a run that can stop? */
bool fate_asks(const struct fate *f, enum ask_kind kind);
/* Stops the run at the question. Returns -1, with the status of waiting in the diag. */
int fate_ask(struct fate *f, const struct asking *q, struct diag *d);

/* Something a Spacer may do or leave: which of the question's answers, the last of which declines,
 * or n for another of its form, which is in *typed. Declined unless somebody answers. */
int fate_offer(struct fate *f, const struct asking *q, const char **typed, struct diag *d);

/* After drawing from it: its state goes on the board. */
void fate_keep(struct fate *f);

/* Is it worth saying that there is a seam here? */
static inline bool fate_has_seam(const struct fate *f)
{
	return f->seam && f->open && !f->peek && f->board->doing == f->part.doing;
}
/* A seam: what comes is decided by the board and by `state`, which has all that the rules remember
 * beside it. 0, or -1 without a word in the diag where an equal position was explored before. */
int fate_seam(struct fate *f, const char *state);
/* A part begins: what to end it with. Until then seams count only where they are opened again. */
struct fate_part fate_enter(struct fate *f);
/* It is over: a seam, with all that the part may have changed beside the board in `state`. */
int fate_leave(struct fate *f, struct fate_part before, const char *state);
/* From here on the board and the answers that are left decide what comes: seams count. */
static inline void fate_open_seams(struct fate *f)
{
	f->open = true;
}

/* Is the best or the worst of all choices looked for, so that whatever might be asked is one? */
static inline bool fate_seeks(const struct fate *f)
{
	return f->keep_harsh && f->explore_choice && f->board && !f->peek;
}
/* Also over questions of that kind, here? In the middle of a granted act all is left as it would
 * be: what a Bonus Attack brings upon its maker may bring another, without end. */
bool fate_seeks_kind(struct fate *f, enum ask_kind kind);
/* One of n, each in its turn. `key` tells the decision from others of the call, `options[i]` are
 * the options that say it, `choose route=2`, a line each. */
int fate_seek(struct fate *f, const char *key, const char *const *options, int n, int preferred,
	      struct diag *d);
/* What came of the chance just explored, in words, where somebody wants to know. */
void fate_tell(struct fate *f, const char *point, const char *what);
/* The point of a step of the run under way, and what came or the options that say it. */
const char *fate_told_point(const struct fate *f, const struct fate_step *s);
const char *fate_told(const struct fate *f, const struct fate_step *s);

/* One of several that the players, or whoever a ruling names, take at a point. */
struct choice {
	const char *point;
	const char *const *labels;
	int n, preferred; /* the ruling's pick, */
	const char *why;  /* and its reason */
	bool harsh;	  /* it is the worst for the players: not theirs to better */
};

/* Which of them. One event tells it. */
int fate_choose(struct fate *f, const struct choice *c, struct diag *d);

#endif
