/* The Flatline Check and the Awakening. Clauses DIE-10 to DIE-21, AWK; rulings RI-35, RI-36, RO-67,
 * RO-75 to RO-79.
 *
 * One of four cards is drawn: two let live, two kill. A survivor stays at Vitals 0, so that the
 * next loss is another check. One live card offers a Bonus Attack; one deadly card asks for a roll
 * of the Enormity die, of which a 10 awakens. */
#ifndef RULES_HARM_FLATLINE_H
#define RULES_HARM_FLATLINE_H

#include "rules/harm/harm.h"

/* Chance points `flatline` and `awaken`, choices `NAME.stand` and `NAME.awaken`. */
int flatline_check(const struct rules *r, struct spacer *s);

#define FLATLINE_LIST(W)                   \
	W(CARD_LIVE, "live")               \
	W(CARD_LIVE_ATTACK, "live-attack") \
	W(CARD_DIE, "die")                 \
	W(CARD_DIE_AWAKEN, "die-awaken")
enum flatline_card { FLATLINE_LIST(LIST_ID) FLATLINE_CARDS };
/* Its name for --rolled; NULL at the end. */
extern const char *const flatline_cards[];

#endif
