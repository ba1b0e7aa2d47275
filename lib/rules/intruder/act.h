/* One thing that an Intruder does while it is under way: a protocol, an AI card, a Signature, a
 * Routine. Shared by the files of the AI, and by them alone. */
#ifndef RULES_INTRUDER_ACT_H
#define RULES_INTRUDER_ACT_H

#include "rules/effect/effect.h"
#include "rules/intruder/ai.h"
#include "rules/intruder/route.h"

#define AI_TARGETS SPACERS_MOST
#define AI_DEPTH   8  /* activations within activations */
#define AI_ADDED   16 /* steps that add to one roll */

/* A Spacer it is against, and what has come of that. */
struct victim {
	struct spacer *who;
	int rolled, dealt; /* damage, before and after mitigation */
	bool broken;	   /* CHB-08: the Attack is over for that Spacer */
	bool left;	   /* out of its reach before the first roll (CMD-08) */
	struct effect_memory memory;
};

struct act {
	struct effect_context context; /* of its steps; `act` in it is this one */
	const struct rules *r;
	struct intruder *in;
	struct ai_order order;
	struct scene scene;
	const char *title;
	const struct effect_step *lines; /* of targeting; NULL: its Target is known */
	const struct effect_step *steps, *after;
	const struct effect_group *required; /* by its protocol (PRO-04); NULL: nothing is */
	/* whom it is against; what is judged of nobody is remembered apart */
	struct victim *target; /* room for every Spacer of the board */
	int n;
	bool aimed; /* whom it is against has been settled, be it nobody */
	struct effect_memory nobody;
	bool why; /* asked why: each line and each Spacer is told, with what stands against it */
	/* what has happened */
	bool struck;	       /* some roll of its Attacks was made and applied */
	bool attacking;	       /* an Attack verb has been met: a Chain Break has what to end */
	bool zoned;	       /* its last Attack was on a Zone: all at once (CMD-06) */
	bool after_now;	       /* in its After effects */
	enum effect_verb went; /* MOVE or SHIFT, if the last movement was one; else ATTACK */
	int left;	       /* of its Speed, after that */
	struct space toward;   /* where the Target of its last Move stood then */
	int walked;	       /* spaces of the last movement, */
	bool barred;	       /* which somebody bars from its end (RT-180) */
	const struct effect_step *missed; /* the Attack for which no Shift served (RI-20) */
	const struct effect_step *added[AI_ADDED]; /* to the next roll, each behind its gate */
	int nadded;
	struct forced_gate gate; /* the reach of its last Attack */
	enum point roll;	 /* what its rolls are called */
	bool anywhere;		 /* a Reprisal: distance does not matter (RSP-14) */
};

/* run.c: targeting, steps, After effects. *aimed (may be NULL) tells whether some line gave a
 * Target; without one nothing is done. */
int act_perform(struct act *a, bool *aimed);
void act_start(struct act *a, const struct rules *r, struct intruder *in, struct ai_order o);
/* What it is going to do. Targeting lines may stand in front of the steps, as on a Boss's sheet. */
void act_read(struct act *a, const char *title, const struct effect_step *lines,
	      const struct effect_step *steps, const struct effect_step *after);
/* The same for what is printed on the sheet: against whoever is closest, if it does not say. */
void act_read_sheet(struct act *a, const char *title, const struct effect_step *steps);
/* The first Target, NULL if it is against nobody. */
struct spacer *act_target(const struct act *a);
/* Turns the context to a Spacer; NULL for nobody. */
void act_about(struct act *a, struct victim *v);
/* Would the guard hold for that Spacer, as things are now? */
bool act_would_hold(struct act *a, const struct effect_group *g, struct spacer *t);
bool act_own_verb(enum effect_verb v); /* done by the Intruder itself: no effect on a Spacer */
/* The first Attack of the text from there on, NULL if there is none. */
const struct effect_step *act_attack_in(const struct effect_step *s);
/* The steps from `s` on for one Spacer, or for nobody, up to the end or to `stop`. */
int act_steps_for(struct act *a, struct victim *v, const struct effect_step *s,
		  const struct effect_step **stop);
/* Gates add dice or Power to the next roll (IAT-13, IAT-14). */
int act_add_to_roll(struct act *a, const struct effect_step *s);

/* chain.c */
/* The Attack as a Chain Break meets it: in a Zone Attack each Spacer's part is one of its own. The
 * step may be NULL. */
struct chain act_chain(const struct act *a, const struct effect_step *attack);
/* Is there an Attack to break: one that has been met, or one that the text comes to? */
bool act_has_attack(const struct act *a);
/* What a Chain Break in the rules of the context has ended is ended for the Spacers of the act. */
void act_keep_breaks(struct act *a);
/* A Chain Break while it acts: by a Spacer, or by itself (NULL); see chain_break. */
void act_break_chain(struct act *a, const struct spacer *by, const char *name, const char *clause,
		     const char *ruling);
/* The next Attack of the text begins: nobody is out of it. */
void act_mend_chain(struct act *a);
/* Killed in the middle of what it does: nothing more of it happens. */
bool act_gone(const struct act *a);
bool act_all_broken(const struct act *a); /* for every Spacer it is against */

/* after.c: what comes last of all. */
int act_after(struct act *a);

/* target.c: 1 a Target, 0 none, -1 the diag. */
int act_aim(struct act *a);

/* line.c: what Highest and Lowest look at. */
int act_statistic(const struct act *a, const struct spacer *s, enum target_word what);

/* works.c: can its movement bring it to where the first Attack of the text that would be made
 * against the Spacer reaches? 0 without such an Attack. (RULING: RI-14) */
int act_works_on(struct act *a, const struct effect_step *steps, struct spacer *t);

/* attack.c */
bool act_reaches(struct act *a, const struct effect_step *attack, struct space from,
		 const struct spacer *t);
bool act_on_area(const struct effect_step *s); /* on a Zone, or on each adjacent */
/* Everybody an Attack on an area is against, as they stand now; one on a Target alone adds nobody.
 */
void act_gather(struct act *a, const struct effect_step *s);

/* move.c */
/* What is left of a move when its Attack was stopped (WOO-16; RULING: RI-39). */
int act_linger(struct act *a, const struct spacer *t);
void act_route_ask(struct act *a, const struct spacer *t, const struct effect_step *attack,
		   struct route_ask *out);
/* Walks a path that begins where it stands, and ends there; or on the last space before, where
 * somebody has come to stand at its end: then it is barred. */
int act_walk(struct act *a, struct space *path, int n, const char *clause, const char *ruling);
/* Barred, it comes back along its path of n spaces to one where it may stand, and ends there. */
int act_back_up(struct act *a, const struct space *path, int n);
/* Turns to the Spacer, as a move by that route does before its first step (MOV-07). */
int act_face(struct act *a, const struct spacer *t, const struct route *way);

/* shift.c */
/* Is there a Shift after which the Attack reaches the Spacer? (CMD-18) */
bool act_shift_reaches(struct act *a, const struct effect_step *attack, const struct spacer *t);
/* Would it see the Spacer, and in front of it, from where such a Shift may end (RI-18)? */
bool act_shift_faces(struct act *a, const struct effect_step *attack, const struct spacer *t,
		     bool front);

/* protocol.c, boss.c: the main part of an activation. */
int protocol_perform(struct act *a);
int boss_perform(struct act *a);
/* The Target box of the sheet as its targeting lines; with none, whoever is closest. */
/* The lines of its Target box, which are for the closest where it is empty (TGT-01, TGT-03). */
const struct effect_step *protocol_box(const struct act *a);
void protocol_read_target(struct act *a);
/* act_aim for a baseline Intruder: without a Spacer to be the focus it has no Target. */
int protocol_aim(struct act *a);
/* The protocol that qualifies against the Spacer, in printed order; NULL if none does. */
const struct protocol_row *protocol_for(struct act *a, struct spacer *t);
/* Tells each protocol, with the requirement that failed or held; the Target is set. */
void protocol_tell_why(struct act *a);
int boss_signature(const struct rules *r, struct intruder *in, const char *against);
int boss_routine(const struct rules *r, struct intruder *in, const char *against);
/* The AI card that was said to lie on top; NULL if none was. */
const char *boss_card_typed(const struct act *a);
/* `target closest`, where a text names nobody. */
extern const struct effect_step target_closest;

#endif
