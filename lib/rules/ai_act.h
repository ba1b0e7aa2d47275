/* One thing that an Intruder does while it is under way: a protocol, an AI card, a Signature, a
 * Routine. Shared by the files of the AI, and by them alone. */
#ifndef RULES_AI_ACT_H
#define RULES_AI_ACT_H

#include "rules/ai.h"
#include "rules/effect_run.h"
#include "rules/route.h"

#define AI_TARGETS SPACERS_MOST
#define AI_DEPTH   8 /* activations within activations */

struct act {
	struct effect_context context; /* first: a verb finds the rest from it */
	const struct rules *r;
	struct intruder *in;
	struct ai_wish *wish;
	struct scene scene;
	const char *title;
	const struct effect_step *lines; /* of targeting; NULL: its Target is known */
	const struct effect_step *steps, *after;
	int depth;
	/* whom it is against; `stand_in` where a text needs somebody and nobody is targeted */
	struct spacer *target[AI_TARGETS];
	int n;
	struct spacer *stand_in;
	/* what has happened */
	int dealt[AI_TARGETS];
	bool broken[AI_TARGETS]; /* CHB-08: for that Spacer */
	bool begun;		 /* some roll of this Attack was made and applied (CMD-09) */
	bool attacking;		 /* an Attack verb has been met: a Chain Break has what to end */
	bool after_now;		 /* in its After effects */
	enum effect_verb went;	 /* MOVE or SHIFT, if the last movement was one; else ATTACK */
	int left;		 /* of its Speed, after that */
	struct dice_pool more;	 /* what gates add to the next roll (IAT-14) */
	struct forced_gate gate; /* the reach of its last Attack */
	const char *roll;	 /* the stem of its rolls' names */
	bool anywhere;		 /* a Reprisal: distance does not matter (RSP-14) */
};

/* ai_run.c: targeting, steps, After effects. *aimed (may be NULL) tells whether some line gave a
 * Target; without one nothing is done. */
int act_perform(struct act *a, bool *aimed);
void act_start(struct act *a, const struct rules *r, struct intruder *in, struct ai_wish *w);
/* A text with its targeting lines in front, as on a Boss's sheet. */
int act_read(struct act *a, const char *title, const char *text, const char *after);
/* Does the step's guard hold for that Spacer? 1, 0; -1 for not known. */
int act_holds(struct act *a, const struct effect_step *s, struct spacer *t);
bool act_is_attack(enum effect_verb v);
bool act_own_verb(enum effect_verb v); /* done by the Intruder itself: no effect on a Spacer */
/* The first Attack of the text from there on, NULL if there is none. */
const struct effect_step *act_attack_in(const struct effect_step *s);

/* A verb of its own: 1, and *next is where to go on; 0 if it is an effect; -1 the diag. */
int act_run_own(struct act *a, const struct effect_step *s, const struct effect_step **next);
/* One step as an effect on a Spacer. */
int act_effect(struct act *a, const struct effect_step *s, struct spacer *t, int damage);
bool act_all_broken(const struct act *a); /* for every Spacer it is against */
/* The effects tied to the Attack on target i, the steps from `s` on. The Attack began when there
 * were so many events and things in the queue: what came since may have broken it. *next gets the
 * first step that is not tied. */
int act_tied(struct act *a, const struct effect_step *s, int i, int from, int queued,
	     const struct effect_step **next);

/* ai_after.c: what comes last of all. */
int act_after(struct act *a);

/* ai_target.c: 1 a Target, 0 none, -1 the diag. */
int act_aim(struct act *a);

/* ai_tie.c: which of those who are equally good for a line, into the front of the list; what is
 * still tied is a choice. -1 and the diag. *why gets what is to be said of it. */
int act_break_tie(struct act *a, struct spacer **tied, int n, const char **why);

/* ai_attack.c */
bool act_reaches(struct act *a, const struct effect_step *attack, struct space from,
		 const struct spacer *t);
/* The Attack and the effects tied to it, Target by Target; *next gets the step to go on with. */
int act_attack(struct act *a, const struct effect_step *s, const struct effect_step **next);

/* ai_move.c */
int act_move(struct act *a, const struct effect_step *s, const struct effect_step **next);
/* What is left of a move when its Attack was stopped (WOO-16; RULING: RI-39). */
int act_linger(struct act *a, const struct spacer *t);
void act_route_ask(struct act *a, const struct spacer *t, const struct effect_step *attack,
		   struct route_ask *out);
/* Can its movement bring it to where the Attack reaches the Spacer? (RULING: RI-14) */
int act_can_attack(struct act *a, const struct effect_step *steps, const struct spacer *t);
/* Walks a path that begins where it stands, and ends there. */
int act_walk(struct act *a, struct space *path, int n, const char *clause);
/* Turns to the Spacer, as a move by that route does before its first step (MOV-07). */
int act_face(struct act *a, const struct spacer *t, const struct route *way);

/* ai_shift.c */
int act_shift(struct act *a, const struct effect_step *s);
/* Is there a Shift after which the Attack reaches the Spacer? (CMD-18) */
bool act_shift_reaches(struct act *a, const struct effect_step *attack, const struct spacer *t);

/* ai.c: the welds it starts beside are destroyed, before anything is measured (WLD-13). */
void act_break_welds(const struct rules *r, const struct intruder *in);

/* ai_phase.c: one activation against a Spacer whatever the sheet says (AOO-03, AOO-04). */
int act_against(const struct rules *r, struct intruder *in, const char *spacer, const char *as,
		struct ai_wish *w);

/* ai_window.c: opens a window before the step. */
int act_window(struct act *a, const struct effect_step *before);

/* ai_protocol.c, ai_boss.c: the main part of an activation. */
int protocol_perform(struct act *a);
int boss_perform(struct act *a);
/* The Target box of the sheet as its targeting lines; with none, whoever is closest. */
int protocol_read_target(struct act *a);
/* act_aim for a baseline Intruder: without a Spacer to be the focus it has no Target. */
int protocol_aim(struct act *a);
/* The protocol that qualifies against the Spacer, in printed order; NULL if none does. */
const struct protocol_row *protocol_for(struct act *a, struct spacer *t);
int boss_signature(const struct act *a), boss_routine(const struct act *a);

#endif
