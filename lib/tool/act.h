/* What a Spacer does, as it is typed: what a bare tool runs on a board, and enorm-turn too when a
 * card is played for it. The words are the call's own, the Spacer first. */
#ifndef TOOL_ACT_H
#define TOOL_ACT_H

#include "cli/tool.h"

struct spacer_move; /* rules/spacer_move.h */

/* clang-format off */
#define ROLL_OPTIONS                                                                               \
	{0, "aim", "AIM", "what numbers of tokens are played for: wound, critical, power or safe"}
#define ATTACK_OPTIONS                                                                             \
	{0, "advance", "SPACE", "where Advance goes, before the target is tested"},                \
	{0, "fallback", "SPACE", "where Fallback goes, in step 5"},                                \
	{0, "chain-break", NULL, "the attacker is moved out of range before the roll"}
/* clang-format on */

/* SPACER TARGET[,TARGET ...] [WEAPON]; with a Spacer alone, or --why-not, a list. */
int call_attack(struct call *c, struct board *b, struct diag *d);
/* SPACER BLIP|INTRUDER. */
int call_scout(struct call *c, struct board *b, struct diag *d);

/* SPACER SPACE, or SPACER --path: a move of who and what is in `m`, and its Noise; the dice are
 * NULL or empty for none. */
int call_move(struct call *c, struct board *b, struct spacer_move *m, const char *noise,
	      struct diag *d);
int call_space(const char *word, struct space *out, struct diag *d);

#endif
