/* What every rule is resolved with: the board, whatever the rules do not decide, where problems go,
 * and the Attack under way. */
#ifndef RULES_RULES_H
#define RULES_RULES_H

#include "board/board.h"
#include "chance/fate.h"
#include "chance/point.h"
#include "rules/refusal.h"

#define CHAIN_MOST SPACERS_MOST

/* An Attack under way that a Chain Break can end (CHB-01). In a Zone Attack it ends the breaker's
 * own part alone (CHB-08 to CHB-10). */
struct rules;
struct chain {
	/* What is still done of a Spacer's Attack, before the effect that breaks it (CHB-14); NULL
	 * for nothing. -1 with the diag; then the chain has failed. */
	int (*last)(const struct rules *r, void *attack);
	void *attack;
	bool failed;
	bool spacers; /* a Spacer's Attack */
	bool before;  /* it is still to come: what happens now is no effect of it */
	bool zone;
	const char *against[CHAIN_MOST]; /* whom a Zone Attack is against, by name */
	int nagainst;
	bool over;		     /* for everybody */
	const char *out[CHAIN_MOST]; /* for these, by name */
	int nout;
};

struct rules {
	struct board *board;
	struct fate *fate;
	struct diag *diag;
	struct chain *chain;	 /* NULL: no Attack is under way */
	struct refusal *refused; /* why an answer of the players is against the rules; or NULL */
};

/* What the players answered is against the rules: -1, without a diag. */
int rules_refuse(const struct rules *r, struct refusal no);

/* The same rules inside an Attack. */
struct rules rules_in_attack(const struct rules *r, struct chain *chain);
/* The same rules on a copy of the board, to see what would come of something; `chain` holds what a
 * Chain Break ends there. */
struct rules rules_trial(const struct rules *r, struct board *copy, struct fate *fate,
			 struct chain *chain);
/* A Chain Break by a Spacer, or by a card (NULL): it ends what there is to end, and says for whom;
 * or that there is nothing. */
void chain_break(const struct rules *r, const struct spacer *by, const char *name,
		 const char *clause, const char *ruling);
/* For whom it is over, as a line; NULL is no Attack. */
void chain_write(const struct chain *c, struct buf *out);
/* A part that changes nothing but the board and for whom the Attack around it is over has ended. */
int rules_leave(const struct rules *r, struct fate_part before);
/* Is the Attack under way over for that Spacer? */
bool chain_broken(const struct rules *r, const struct spacer *s);

/* The name of a point, with -2, -3 ... where this call has asked for it before. */
const char *rules_point(const struct rules *r, enum point p);
/* The same, numbered from the nth on: of a Burst whose first roll was not made, `attack-2`. */
const char *rules_point_from(const struct rules *r, enum point p, int nth);
/* The same with a name in front, `juliet.cover`, if there is one. */
const char *rules_point_of(const struct rules *r, const char *who, enum point p);
/* The same with a word behind it, too: `juliet.may-move`, `loud-2`. */
const char *rules_point_key(const struct rules *r, const char *who, enum point p, const char *key);
const char *rules_point_nth(const struct rules *r, const char *who, enum point p, int n);
/* A question about what was asked at another point: `attack-2-cover`. */
const char *rules_point_in(const struct rules *r, const char *point, enum point p);

/* A choice at the point of `who` (NULL: of nobody): which of n labels; -1 with the diag. The first
 * of them unless somebody says otherwise. */
int choose(const struct rules *r, const char *who, enum point p, const char *const *labels, int n,
	   const char *why);
/* The same, but a lone one is not asked about. */
int choose_of_several(const struct rules *r, const char *who, enum point p,
		      const char *const *labels, int n, const char *why);
/* The preferred one unless somebody says otherwise. */
int choose_rather(const struct rules *r, const char *who, enum point p, const char *const *labels,
		  int n, int preferred, const char *why);
int choose_at(const struct rules *r, const char *point, const char *const *labels, int n,
	      int preferred, const char *why);
/* What is worst for the players, by a ruling: --best does not better it. */
int choose_harsh(const struct rules *r, const char *who, enum point p, const char *const *labels,
		 int n, int worst, const char *why);

#endif
