/* Questions about where things stand, from one end to another: has the one cover from the other,
 * does it see it, how far is it. Judging finds the facts; explaining puts them into words, each
 * with the clause that says so. Text, JSON and events are views of the two. */
#ifndef LOOK_QUERY_H
#define LOOK_QUERY_H

#include "event/event.h"
#include "look/cover_attack.h"
#include "space/cover.h"
#include "space/sight.h"
#include "space/weapon_range.h"
#include "text/buf.h"
#include "text/diag.h"

/* Q(id, word), the word being the option, the event's verb and JSON's "query". */
#define QUESTIONS(Q)          \
	Q(COVER, cover)       \
	Q(SIGHT, sight)       \
	Q(RANGE, range)       \
	Q(DISTANCE, distance) \
	Q(ADJACENT, adjacent) \
	Q(FRONT, front)       \
	Q(ZONE, zone)

enum question {
#define Q(id, word) ASK_##id,
	QUESTIONS(Q)
#undef Q
	    ASK_COUNT
};

/* An end of the question: a piece, or a bare space or intersection. */
struct query_end {
	const char *name;
	const struct record *piece; /* NULL for a place */
	struct space at;	    /* NOWHERE if it is off the board or dead */
	bool is_corner;
	struct corner corner;
};

struct query {
	enum question ask;
	struct query_end from, to;	 /* the attacker, the looker; the target */
	const struct weapon_row *weapon; /* NULL if none was picked */
	bool assume_ranged;
	int zone;
};

struct answer {
	bool yes;	    /* what the status says; a number that was found is yes */
	bool counted;	    /* the answer is a number */
	int number;	    /* or UNREACHABLE */
	const char *clause; /* that decides */
	/* of cover */
	struct cover cover;
	struct attack_kind attack;
	/* of sight */
	struct sight sight;
	/* of range with a weapon */
	struct weapon_range range;
	/* of adjacency */
	enum apart apart;
	/* of front */
	bool rear, in_sight;
};

/* One reason. */
struct finding {
	const char *word;   /* for machines */
	const char *clause; /* a clause or a ruling */
	const char *text;
	const char *tile; /* or NULL */
	struct space at;  /* or NOWHERE */
};

struct explanation {
	struct arena *arena;
	const char *sentence; /* the answer itself */
	struct finding *why;
	int n, room;
	const char *house; /* names of rows that are ours, not the rulebook's; or NULL */
};

struct query_row {
	const char *word;
	enum event_verb verb;
	void (*judge)(struct scene *sc, const struct query *q, struct answer *a);
	void (*explain)(struct scene *sc, const struct query *q, const struct answer *a,
			struct explanation *x);
	/* What the object has beside the answer and its reasons. */
	void (*json)(struct scene *sc, const struct query *q, const struct answer *a,
		     struct buf *out);
};

extern const struct query_row query_rows[ASK_COUNT];

/* Named with its kind, `intruder:juliet`, if a figure or tile of another kind has the name too. */
struct query_end query_piece(const struct board *b, const struct record *r);
struct query_end query_space(struct space s, const char *name);
bool query_is(const struct query_end *e, enum kind k);
bool query_is_figure(const struct query_end *e);

/* Can it be asked of these ends? -1 and the diag if not. */
int query_check(const struct query *q, struct diag *d);
void query_judge(struct scene *sc, const struct query *q, struct answer *a);
void query_explain(struct scene *sc, const struct query *q, const struct answer *a,
		   struct explanation *x);

/* "juliet (A1)", "B6", "romeo (off the board)" */
const char *query_where(struct arena *a, const struct query_end *e);
/* The smallest thing that is missing to a yes, for a no of any question; of a yes, that nothing is.
 */
struct finding query_missing(struct scene *sc, const struct query *q, const struct answer *a,
			     const struct explanation *x);
/* yes, no, rear, a number or unreachable */
const char *query_verdict(const struct query *q, const struct answer *a, struct arena *arena);

/* The text is a format. Returns the finding, to be given its tile and space. */
struct finding *query_found(struct explanation *x, const char *word, const char *clause,
			    const char *fmt, ...) __attribute__((format(printf, 4, 5)));
/* Remembers a row that is a house row. */
void query_house(struct explanation *x, int source, const char *name);

/* The questions' own functions, for the table. */
#define Q(id, word)                                                                          \
	void judge_##word(struct scene *sc, const struct query *q, struct answer *a);        \
	void explain_##word(struct scene *sc, const struct query *q, const struct answer *a, \
			    struct explanation *x);                                          \
	void json_##word(struct scene *sc, const struct query *q, const struct answer *a,    \
			 struct buf *out);
QUESTIONS(Q)
#undef Q

#endif
