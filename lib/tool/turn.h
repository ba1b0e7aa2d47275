/* The commands of enorm-turn: each reads its own words from the call and runs one rule. word[0] is
 * the command, word[1] its first argument. */
#ifndef TOOL_TURN_H
#define TOOL_TURN_H

#include "cli/tool.h"

/* The Spacer named by the command's first argument; NULL and the diag if there is none. */
struct spacer *turn_spacer(const struct call *c, const struct board *b, struct diag *d);
/* The Spacer named by a word of the call. */
struct spacer *turn_spacer_at(const struct call *c, const struct board *b, int i, struct diag *d);
/* Why the Spacer cannot perform an action now. The own turn has to be under way, unless a Bonus
 * Action brings the deed at another time. */
struct refusal turn_deed_refusal(const struct call *c, const struct board *b,
				 const struct spacer *s);

/* ---- a Spacer's turn ---- */
int turn_do_start(struct call *c, struct board *b, struct diag *d);
int turn_do_end(struct call *c, struct board *b, struct diag *d);
/* SPACER SIDE ACTION ...: the action's own words follow; they and their options are those of the
 * bare tool. */
int turn_do_play(struct call *c, struct board *b, struct diag *d);
int turn_do_exert(struct call *c, struct board *b, struct diag *d);
int turn_do_bonus_action(struct call *c, struct board *b, struct diag *d);
int turn_do_ability(struct call *c, struct board *b, struct diag *d);
int turn_do_rationalize(struct call *c, struct board *b, struct diag *d);
int turn_do_catch_breath(struct call *c, struct board *b, struct diag *d);
int turn_do_stand(struct call *c, struct board *b, struct diag *d);

/* ---- gear ---- */
int turn_do_reload(struct call *c, struct board *b, struct diag *d);
int turn_do_exhaust(struct call *c, struct board *b, struct diag *d);
int turn_do_rearm(struct call *c, struct board *b, struct diag *d);
int turn_do_loot(struct call *c, struct board *b, struct diag *d);
int turn_do_scavenge(struct call *c, struct board *b, struct diag *d);

/* ---- doors ---- */
int turn_do_weld(struct call *c, struct board *b, struct diag *d);
int turn_do_unweld(struct call *c, struct board *b, struct diag *d);
int turn_do_open(struct call *c, struct board *b, struct diag *d);
int turn_do_close(struct call *c, struct board *b, struct diag *d);
int turn_do_destroy(struct call *c, struct board *b, struct diag *d);
int turn_do_disable(struct call *c, struct board *b, struct diag *d);
int turn_do_enable(struct call *c, struct board *b, struct diag *d);

/* ---- the team and the place ---- */
int turn_do_stratagem(struct call *c, struct board *b, struct diag *d);
int turn_do_location(struct call *c, struct board *b, struct diag *d);

/* ---- the Round ---- */
int turn_do_countdown(struct call *c, struct board *b, struct diag *d);
int turn_do_intruders(struct call *c, struct board *b, struct diag *d);
int turn_do_end_round(struct call *c, struct board *b, struct diag *d);

/* ---- the Run and what is around it ---- */
int turn_do_mode(struct call *c, struct board *b, struct diag *d);
int turn_do_end_run(struct call *c, struct board *b, struct diag *d);
int turn_do_replay(struct call *c, struct board *b, struct diag *d);
int turn_do_next(struct call *c, struct board *b, struct diag *d);
int turn_do_code(struct call *c, struct board *b, struct diag *d);
int turn_do_decrypt(struct call *c, struct board *b, struct diag *d);

#endif
