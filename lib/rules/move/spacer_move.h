/* A Spacer's own movement: Move actions, free moves, Reflex, and being moved one space by another's
 * ability. Clauses SPM, KW-REFLEX, KW-WARN, OTP; rulings RO-104, RO-105, RI-43. */
#ifndef RULES_MOVE_SPACER_MOVE_H
#define RULES_MOVE_SPACER_MOVE_H

#include "rules/intruder/ai.h"
#include "text/buf.h"

#define SPACER_MOVE_MOST 99

struct location; /* rules/location.h */

struct spacer_move {
	struct spacer *who;
	struct space path[SPACER_MOVE_MOST]; /* the spaces to enter, in order */
	int n;
	int most;	   /* spaces it may cover; 0 for no limit */
	bool by_another;   /* moved by somebody else's ability: provokes nothing (RI-43) */
	bool open;	   /* only the end of the path was declared: the way there is looked for
			      at every step, and a fork in it is a choice */
	bool each_step;	   /* each step of the path was judged by a keyword: no other will do */
	bool may_leave;	   /* an effect lets it out of the place it was sent to (OTP-02) */
	const char *limit; /* the clause it is made by and that sets `most`; NULL for a Move */
	const struct location *next; /* the map a Location arrow reveals, or NULL */
	/* what came of it */
	int walked;
};

/* Every reason why the path cannot be walked. */
struct refusals spacer_move_refusals(const struct board *b, const struct spacer_move *m);
/* The same for a space that no legal path was found to: what is in the way. */
struct refusals spacer_way_refusals(const struct board *b, const struct spacer_move *m,
				    struct space to);
/* The shortest legal path to a space into path and n; false if there is none. Of several it is the
 * one that provokes least, then enters the fewest tiles, then the lowest spaces. */
bool spacer_move_find(const struct board *b, struct spacer_move *m, struct space to);
/* `B2,B3`: the spaces to enter, in their order. -1 with a usage error. */
int spacer_path_read(const char *text, struct spacer_move *m, struct diag *d);
/* Walks it step by step: attacks of opportunity before each, tiles as they are entered. It stops
 * early where the Spacer cannot go on. 0, or -1 with the diag. */
int spacer_move_resolve(const struct rules *r, struct spacer_move *m);

/* ---- abilities that move a figure 0 or 1 space ---- */

/* Used in a window of opportunity or in one's own turn; what they cost is not asked here.
 * M(id, name, moves another than the user, spaces at least, clause) */
#define MOVE_ABILITIES(M)                            \
	M(REFLEX, "reflex", false, 0, "KW-REFLEX-1") \
	M(WARN, "warn", true, 0, "KW-WARN-1")        \
	M(GO_CHECK, "go-check-it-out", true, 1, "SPM-25")

enum move_ability_id {
#define M(id, name, another, least, clause) MOVE_##id,
	MOVE_ABILITIES(M)
#undef M
	    MOVE_ABILITY_COUNT
};

extern const struct move_ability {
	const char *name;
	bool another;
	int least;
	const char *clause;
} move_abilities[MOVE_ABILITY_COUNT];

/* May it be used so? A reaction without a space stays where it is. */
struct refusals spacer_react_refusals(const struct board *b, const struct reaction *x);
/* Walks it; judged before. */
int spacer_react(const struct rules *r, const struct reaction *x);
/* The spaces it may lead to, that of staying first where it is allowed; at most 5. */
int spacer_react_spaces(const struct board *b, const struct reaction *x, struct space out[5]);

/* ---- being sent elsewhere ---- */

/* Why an effect cannot put it there. */
struct refusal spacer_send_refusal(const struct board *b, const struct spacer *s, struct space to);
/* Put there without walking, and held there unless `free` (OTP-01, OTP-02). */
int spacer_send(const struct rules *r, struct spacer *s, struct space to, bool free);

/* ---- where it can get to ---- */

/* The spaces it can end on within n steps, as lines of text or JSON; `begin` (may be NULL) starts
 * each object. Returns how many there are. */
typedef void reach_begin_fn(void *arg, struct buf *out);
int spacer_reach_write(const struct board *b, struct spacer *s, int n, reach_begin_fn *begin,
		       void *arg, struct buf *out);
/* Their names alone, with commas between. */
int spacer_reach_list(const struct board *b, struct spacer *s, int n, struct buf *out);
/* The same as one event, to be drawn. */
int spacer_reach_event(struct board *b, struct spacer *s, int n);

#endif
