/* The end of a Run or Incursion, and what lies between two of them. Clauses DIF, TIM, RUB-12;
 * rulings RO-81, RO-82, RO-107, RT-84, RT-122.
 *
 * `flag mode-normal` or `flag mode-veteran` is the mode, `supply life-spares` and `supply
 * time-crystals` the stock; without the latter it is unlimited. `flag run-over` stands from the end
 * of a Run until the next begins, `flag result-kept` from when the group keeps what it brought. */
#ifndef RULES_TURN_RUN_H
#define RULES_TURN_RUN_H

#include "rules/harm/harm.h"

/* A new game in that mode: Life Spares and Time Crystals. */
int game_begin(const struct rules *r, const struct difficulty_row *mode);
const struct difficulty_row *game_mode(const struct board *b); /* NULL if it is not told */

enum run_boss { BOSS_NONE, BOSS_DEFEATED, BOSS_FAILED };

/* The Run or Incursion is over: stats are reset (RUB-12); End of Run effects, Lingering
 * ones, then all Conditions go. */
struct refusal run_end_refusal(const struct board *b);
int run_end(const struct rules *r, enum run_boss boss);
/* A Time Crystal: the board becomes what it was before the Run. Right after its end only. */
struct refusal run_replay_refusal(const struct board *b);
/* Is the board one that can be gone back to? And is it one between Runs, before the next? */
struct refusal run_before_refusal(const struct board *before);
bool run_is_before(const struct board *b);
int run_replay(const struct rules *r, const struct board *before);

/* What the group does next. */
enum run_next { NEXT_RUN, NEXT_EXTRA_RUN, NEXT_PARSEC };
struct refusal run_next_refusal(const struct board *b, enum run_next next);
int run_next(const struct rules *r, enum run_next next);

#endif
