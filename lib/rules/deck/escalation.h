/* Escalation: a wounded Boss grows worse. Clauses ESC-05 to ESC-44, BWN-11; rulings RI-50 to RI-54.
 *
 *   wounded     BP deck                           AI deck
 *   BP I        a BP II in                        an AI I out, an AI II in
 *   BP II       a BP III in                       an AI II out, an AI III in
 *   BP III      the lowest BP out, a BP III in    an AI II out, an AI III in
 *   critical    the lowest BP out, two BP III in  as BP III
 *   no BP III   the discard pile in, nothing out  the lowest AI out, an AI III in
 *
 * The row for no BP III is that of a wounded BP III when none is left among the Escalation cards. A
 * BP III that was set aside goes under the BP deck at the end of its row. Searches look into the
 * draw pile first, then into the discard pile, and a discard pile that was searched with success is
 * shuffled in. Where the AI deck cannot go up, the Boss gets a bonus for each Wound instead: first
 * `fiercer`, then `harder`, and so on in turn.
 *
 * Which Escalation card comes is chance: points `escalate-bp`, `escalate-ai`, numbered in a call.
 * Which of several cards of a level goes is a choice: `remove-bp`, `remove-ai`. */
#ifndef RULES_DECK_ESCALATION_H
#define RULES_DECK_ESCALATION_H

#include "rules/deck/deck.h"

/* Of a BP card of that level, after the Responses and before tokens are left (ESC-06, ESC-07).
 * Returns 0, or -1 and the diag. */
int escalate(const struct rules *r, struct intruder *boss, int level, bool critical);
/* The lowest BP card goes in place of a wounded one (ESC-17, ESC-18, RI-54). */
int escalate_without_wound(const struct rules *r, struct intruder *boss);

#endif
