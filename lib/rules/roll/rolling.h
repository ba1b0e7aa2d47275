/* One roll, from the first throw to its result, for a Spacer's Attack, test, scouting or Noise and
 * for an Intruder's attack. The order of the rules: every die is thrown (PWR-09), Devastating adds
 * its dice; Confidence throws one declared batch again (PWR-23); Stress throws single dice again,
 * each seen before the next and each die once (PWR-25..30; RULING: RA-02, RA-03; by RA-02 (a) only
 * once Confidence is used up, by RA-03 (b) in one declared batch as well); Discipline turns
 * Potentials into Power, one a die (PWR-35, PWR-40; RULING: RA-16); then all is counted (CRT-01).
 * What a player leaves to us, by giving a number instead of dice, is played by the best plan. */
#ifndef RULES_ROLL_ROLLING_H
#define RULES_ROLL_ROLLING_H

#include "dice/plan.h"
#include "rules/harm/harm.h"

/* What is rolled for: R(id, word, may Confidence and Discipline be used?, do quadrants count?, the
 * word when it reaches what it must, the word when it does not). */
#define ROLL_KINDS(R)                                             \
	R(ATTACK, "attack", true, true, "wound", "fail")          \
	R(SKILL, "skill", true, false, "success", "failure")      \
	R(SCOUT, "scout", true, false, "success", "failure")      \
	R(NOISE, "noise", true, false, "quiet", "noise")          \
	R(INTRUDER, "intruder", false, false, "reached", "below") \
	R(TERRORIZE, "terrorize", false, false, "reached", "below")

enum roll_kind {
#define R(id, word, tokens, quadrants, good, bad) ROLL_##id,
	ROLL_KINDS(R)
#undef R
	    ROLL_KIND_COUNT
};

struct roll_kind_row {
	const char *word;
	bool tokens, quadrants;
	const char *good, *bad;
};
extern const struct roll_kind_row roll_kinds[ROLL_KIND_COUNT];
extern const char *const roll_kind_words[]; /* NULL at the end */

/* A roll to be made. The dice: spec.table, pool, reading, quadrants (the weapon's), devastating and
 * aim; spec.at counts only with has_at. The tokens of the spec are filled in here. */
struct rolling {
	const char *point; /* its name in --rolled: attack, attack-2, noise */
	enum roll_kind kind;
	struct plan_spec spec;
	bool has_at;
	bool faces;		    /* the caller must know the faces, also when exploring */
	bool apart;		    /* the caller uses Discipline itself, die by die */
	struct spacer *roller;	    /* who pays Stress; NULL if nobody does */
	struct pool *active;	    /* where tokens are taken from; NULL if they are free */
	int confidence, discipline; /* weapon modifiers: used first, no tokens (PWR-44) */
	int all_confidence;	    /* modifiers and tokens there are, as it is prepared */
	/* What the player wants to use, a number or dice, `2` or `#1,#3=r4`. NULL: no token, but
	 * the modifiers are open. A number counts tokens only and adds to the modifiers, but 0 is
	 * none at all; dice take the modifiers first. */
	const char *use_confidence, *use_stress, *use_discipline;
	const char *use_armor; /* re-rolls that armor gives against Intruder dice */
	const char *typed_as;  /* what stands before dice typed for it, `attack-2=`, or NULL */
};

struct spent {
	int modifiers, tokens;
};

struct rolling_result {
	bool finished;	  /* false: the roller died in the middle (RULING: RA-04) */
	bool known;	  /* the faces are; false where a class was explored */
	struct roll roll; /* as it lies at the end, Devastating's dice last */
	bool *converted;  /* one a die: Discipline went there */
	struct totals totals;
	int power;     /* raw Power and conversions counted in */
	int potential; /* what Danger dice count */
	bool wound, critical;
	struct spent confidence, discipline;
	int stress;
};

/* Takes what was typed for it: tokens, armor. -1 with the diag if that cannot be read, or refused
 * if it may not be used so. */
int rolling_prepare(const struct rules *r, struct rolling *q);
/* Makes it, with its events; prepared before. Typed, drawn or explored, as the fate says. The typed
 * dice of a re-roll can also be lists of their own: POINT-confidence, POINT-armor, POINT-stress,
 * POINT-stress-2 and so on; those of Devastating are POINT-devastating. */
int rolling_resolve(const struct rules *r, const struct rolling *q, struct rolling_result *out);

/* The first throw alone, Devastating's dice with it. */
int rolling_throw(const struct rules *r, const struct rolling *q, struct roll *out);
/* The spec with all the tokens at hand, Stress no more than the roller survives. */
int rolling_spec(const struct rules *r, const struct rolling *q, struct plan_spec *out);
/* What to do with dice on the table; for Danger dice the aim is the least Potential. */
int rolling_advise(const struct rules *r, const struct plan_spec *spec, const struct position *p,
		   struct advice *out);

#endif
