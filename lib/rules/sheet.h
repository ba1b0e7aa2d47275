/* What an Intruder's sheet says now: at this Countdown level, less its Suppression. */
#ifndef RULES_SHEET_H
#define RULES_SHEET_H

#include "rules/refusal.h"

/* UNLIMITED, or spaces; each Suppression token takes one away, to 0 (SUP-07; RULING: RA-22). */
int intruder_speed(const struct board *b, const struct intruder *in);
int intruder_range(const struct board *b, const struct intruder *in);
/* Suppression that lowers AT and keeps from Attacks of Opportunity: tokens that lay there as its
 * own activation began do neither any more (RULING: RA-01). */
int intruder_suppression(const struct board *b, const struct intruder *in);
/* Suppression up to n: what lies there counts (SUP-10 to SUP-13). In the middle of its activation
 * it is for the next one, whatever lay there (RULING: RT-146). */
void intruder_suppress(struct board *b, const struct intruder *in, int n);
/* Killed, though whoever asks may still hold it; one that is dead but for its Reprisal as well. */
bool intruder_is_gone(const struct board *b, const struct intruder *in);
bool intruder_is_boss(const struct board *b, const struct intruder *in);
bool intruder_has_token(const struct board *b, const struct intruder *in, enum token_word w);
/* On the board and alive enough to act. */
bool intruder_acts(const struct intruder *in);
/* Why it does not. */
struct refusal intruder_act_refusal(const struct board *b, const struct intruder *in);
/* The protocol that follows `after` in printed order, of the Unique Specimen or of its type; NULL
 * behind the last. `after` 0 is the first. */
const struct protocol_row *intruder_protocol(const struct board *b, const struct intruder *in,
					     int after);

#endif
