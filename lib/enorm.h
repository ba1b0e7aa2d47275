/* enorm: rulings for Enormity, for other programs. enorm(3) tells it with an example.
 *
 *	struct enorm *e = enorm_open(NULL);
 *	const char *attack[] = {"enorm-attack", "juliet", "grin-1", "--ask", "dice"};
 *	struct enorm_answer *a;
 *
 *	if (enorm_load(e, text, strlen(text)))
 *		fputs(enorm_error(e), stderr);
 *	else if (enorm_call(e, 5, attack, &a) == ENORM_WAITING)
 *		puts(enorm_answer_question(a, 0)->text);
 *	enorm_close(e);
 *
 * Everything belongs to the struct and goes with it. Nothing is printed, nothing exits, no signal
 * and no descriptor of the caller's is touched, and there is no state outside of the struct: as
 * many as one likes may be open, each used by one thread at a time. Texts are UTF-8 and end with a
 * NUL. A text that is NULL is an error, which is told; a struct that is NULL is the caller's death,
 * but to enorm_close. Structs that are handed out may grow at their end, all but enorm_pair: take
 * their pointers, and make none of them. */
#ifndef ENORM_H
#define ENORM_H

#include <stddef.h>

/* What is declared here, and what is linked. */
#define ENORM_VERSION "0.1"

#ifdef __cplusplus
extern "C" {
#endif
#ifdef __GNUC__
#pragma GCC visibility push(default)
#endif

const char *enorm_version(void);

struct enorm;
struct enorm_answer;
struct enorm_board;

/* ---- opening ---- */

/* With the built-in tables; `data` is a colon-separated list of directories laid over them, or
 * NULL. Never NULL itself: look at enorm_error. A struct whose tables are not as asked for says so
 * in every call and rules nothing. */
struct enorm *enorm_open(const char *data);
void enorm_close(struct enorm *e);

/* What went wrong in the last call, one line a problem; "" if nothing did. Valid until the next. */
const char *enorm_error(const struct enorm *e);
/* The same as a number, the exit status that a tool would end with; 0 if nothing went wrong. Out of
 * memory: a board being loaded is not, everything else is as it was. */
int enorm_status(const struct enorm *e);
#define ENORM_OK      0	 /* resolved, or yes */
#define ENORM_NO      1	 /* the rules say no */
#define ENORM_WAITING 2	 /* a question is open */
#define ENORM_USAGE   64 /* from here on it is an error: boards before the bad one came out */
#define ENORM_DATA    65
#define ENORM_OPEN    66
#define ENORM_BUG     70
#define ENORM_MEMORY  71

/* ---- boards ---- */

/* Takes the boards in the text, one or several, in place of those before. 0, or -1 and enorm_error,
 * and then none is loaded. */
int enorm_load(struct enorm *e, const char *text, size_t n);
/* Takes the boards that came out of a call, as a pipe would. 0, or -1 and enorm_error, and then
 * those before stay; an answer that has no board is an error. */
int enorm_take(struct enorm *e, const struct enorm_answer *a);
/* Their canonical text, valid until the next call. NULL if none is loaded, or out of memory. */
const char *enorm_text(struct enorm *e);
/* How many there are, and one of them, valid until others are loaded. NULL past the last, or out of
 * memory. */
int enorm_boards(const struct enorm *e);
const struct enorm_board *enorm_board(struct enorm *e, int i);
/* A text for where an argument names a file, as in `enorm-board diff a b`; the library opens none,
 * and a name that was given no text is as a file that is not there. In place of one of that name.
 * 0, or -1 and enorm_error. */
int enorm_file(struct enorm *e, const char *name, const char *text, size_t n);

/* What is on a board, without its map. */
struct enorm_pair { /* never grows: they stand in arrays */
	const char *key, *value;
};

struct enorm_record {
	const char *kind;  /* spacer */
	const char *owner; /* of gear, Conditions, tokens and cards; else NULL */
	const char *name;  /* juliet; NULL where there is but one of the kind */
	const char *line;  /* as it is written */
	int npairs;	   /* what it says of itself: at=A2, vitals=9; a word that says itself */
	const struct enorm_pair *pair; /* is its own value. A value is never quoted */
};

struct enorm_event {
	const char *verb;     /* roll */
	const char *sentence; /* without the clauses */
	int nargs;
	const struct enorm_pair *arg; /* who=juliet, without clause and ruling */
	int nclauses;
	const char *const *clause; /* ids, as in ATK-03 */
	int nrulings;
	const char *const *ruling;
};

/* Of a board that is not there, NULL, they say nothing: NULL and 0. */
const char *enorm_board_text(const struct enorm_board *b);
int enorm_board_records(const struct enorm_board *b); /* all but events */
const struct enorm_record *enorm_board_record(const struct enorm_board *b, int i);
int enorm_board_events(const struct enorm_board *b);
const struct enorm_event *enorm_board_event(const struct enorm_board *b, int i);
/* The first event that the call has to tell, for enorm-go behind those that were told before. */
int enorm_board_told(const struct enorm_board *b);

/* ---- calls ---- */

/* Runs a tool on the loaded boards, which stay as they are. argv[0] is its name, with or without
 * `enorm-`, and the rest are its arguments; -f, -g, --data and -T pdf are refused, and the
 * environment is not looked at. The status, as the tool would end with it. The answer is never NULL
 * and valid until the next enorm_call has returned, which may take its words from there; `answer`
 * may be NULL. */
int enorm_call(struct enorm *e, int argc, const char *const *argv, struct enorm_answer **answer);

int enorm_answer_status(const struct enorm_answer *a);
/* What the tool would write in a pipe, and what it would say beside it; never NULL. */
const char *enorm_answer_text(const struct enorm_answer *a);
const char *enorm_answer_messages(const struct enorm_answer *a);
/* The same call in another view, "ruling" or "json" or whatever -T takes: nothing is drawn anew.
 * NULL if the call has no such view or was an error, which is JSON where -T json was asked for; or
 * out of memory. */
const char *enorm_answer_view(struct enorm_answer *a, const char *view);

/* The boards that came out: with --all and --outcomes one for each way. NULL past the last, or out
 * of memory. */
int enorm_answer_boards(const struct enorm_answer *a);
const struct enorm_board *enorm_answer_board(struct enorm_answer *a, int i);

/* Why the rules say no to the board that came out as the i-th, or NULL. */
struct enorm_refusal {
	const char *reason;
	const char *clause; /* ids parted by commas, or NULL */
};
const struct enorm_refusal *enorm_answer_refusal(const struct enorm_answer *a, int i);

/* At which question the i-th stopped, or NULL. enorm_take and then a call of enorm-go with one of
 * the answers goes on. */
struct enorm_question {
	const char *kind;  /* dice, cards, choices, tokens, windows, grants or mitigation */
	const char *point; /* its name */
	const char *who;   /* the Spacer who answers, or NULL for all players */
	const char *text;
	int nanswers;
	const char *const *answer; /* each is one argument of enorm-go */
	int preferred;		   /* which of them is the default; -1 for none */
	const char *form;	   /* others of that form will do as well; or NULL */
	const char *advice;	   /* or NULL */
};
const struct enorm_question *enorm_answer_question(const struct enorm_answer *a, int i);

/* What --all, --outcomes and --odds come to, in the order in which it is told: exact chances as a
 * numerator and a denominator of up to 39 digits. */
struct enorm_outcome {
	const char *num, *den;
	const char *choices; /* `point=value ...`; "" where nothing was chosen */
	const char *changes; /* against the board before, in words */
	int board;	     /* which of the boards that came out; -1 with --odds */
	int of;		     /* and of those that are loaded */
};
int enorm_answer_outcomes(const struct enorm_answer *a);
const struct enorm_outcome *enorm_answer_outcome(const struct enorm_answer *a, int i);
/* With --odds, what is on no board: a Wound, a Flatline Check. */
struct enorm_result {
	const char *what;
	const char *num, *den;
	int of; /* which of the boards that are loaded */
};
int enorm_answer_results(const struct enorm_answer *a);
const struct enorm_result *enorm_answer_result(const struct enorm_answer *a, int i);

/* What --best and --worst come to, one a board: the exact chance that a record matches the pattern,
 * and what is decided for it. */
struct enorm_decision {
	int nanswers;
	const char *const *answer; /* words for the same call: --choose, and what is chosen */
	int nways;
	const struct enorm_way *const *way; /* then, what is decided after a chance */
};
struct enorm_way {
	const char *point; /* the chance, by its name */
	int ncame;
	const char *const *came; /* any of these came */
	const struct enorm_decision *then;
};
struct enorm_best {
	const char *num, *den;
	const char *pattern;
	int worst; /* 1 with --worst */
	const struct enorm_decision *decision;
	int left_out; /* 1 if choices inside a granted act were left to the rulings */
	int of;	      /* which of the boards that are loaded */
};
int enorm_answer_bests(const struct enorm_answer *a);
const struct enorm_best *enorm_answer_best(const struct enorm_answer *a, int i);

/* What --readings comes to, by each reading that was tried; the first of a board is as it is
 * played. */
struct enorm_reading {
	const char *switched; /* `RI-14=b ...` against what is played; "" for nothing */
	int group;	      /* those that come to the same have the same, from 0 */
	int nconsulted;
	const char *const *consulted; /* rulings that were asked for */
	const char *answer;	      /* in words, where there are no outcomes; else NULL */
	int noutcomes;
	const struct enorm_outcome *const *outcome;
	int nresults;
	const struct enorm_result *const *result;
	int of; /* which of the boards that are loaded */
};
int enorm_answer_readings(const struct enorm_answer *a);
const struct enorm_reading *enorm_answer_reading(const struct enorm_answer *a, int i);

/* ---- questions of geometry ---- */

/* Of the first board; with enorm_pick of another: 0, or -1 and enorm_error if there is none. */
int enorm_pick(struct enorm *e, int i);
/* `from` and `to` are names of pieces or spaces such as "B6". 1 yes, 0 no, -1 and enorm_error if it
 * cannot be asked, as of a Spacer who is off the board or in an Other Place. Cover is that of `to`
 * from a ranged attack by `from`. Figures that share a space are adjacent; a space is not adjacent
 * to itself. */
int enorm_sight(struct enorm *e, const char *from, const char *to);
int enorm_cover(struct enorm *e, const char *from, const char *to);
int enorm_adjacent(struct enorm *e, const char *from, const char *to);
/* Distances in spaces, as a Spacer's weapon counts and as targeting counts; ENORM_UNREACHABLE where
 * no way leads, -1 and enorm_error if it cannot be asked. */
#define ENORM_UNREACHABLE 1000000
int enorm_range(struct enorm *e, const char *from, const char *to);
int enorm_distance(struct enorm *e, const char *from, const char *to);

#ifdef __GNUC__
#pragma GCC visibility pop
#endif
#ifdef __cplusplus
}
#endif

#endif
