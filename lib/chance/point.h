/* The points at which the rules ask: what is rolled, drawn or chosen there. A point is called by
 * its stem, with the name of whoever it is about in front and a number or word behind where it
 * needs them: `attack-2`, `juliet.cover`, `grin-1.may-move`. P(id, stem, what is
 * asked). */
#ifndef CHANCE_POINT_H
#define CHANCE_POINT_H

#define POINTS(P)                                                           \
	/* rolls */                                                         \
	P(ATTACK, "attack", "which")                                        \
	P(REPRISAL, "reprisal", "which")                                    \
	P(ROLL, "roll", "which")                                            \
	P(NOISE, "noise", "which")                                          \
	P(SCOUT, "scout", "which")                                          \
	P(STRESS, "stress", "which")                                        \
	P(ENORMITY, "enormity", "which")                                    \
	P(ENORMITY_STRESS, "enormity-stress", "which")                      \
	/* of a roll */                                                     \
	P(ARMOR, "armor", "which")                                          \
	P(CONFIDENCE, "confidence", "which")                                \
	P(COVER, "cover", "which tile, or which die drops a tier")          \
	P(DEVASTATING, "devastating", "which die is added")                 \
	P(NOISE_BONUS, "noise.bonus", "which die gets the extra Potential") \
	/* cards */                                                         \
	P(AI, "ai", "which")                                                \
	P(BP, "bp", "which")                                                \
	P(BREAKDOWN, "breakdown", "which")                                  \
	P(COORDINATE, "coordinate", "which")                                \
	P(COURSE, "course", "which")                                        \
	P(DISCOVERY, "discovery", "which")                                  \
	P(ESCALATE_AI, "escalate-ai", "which")                              \
	P(ESCALATE_BP, "escalate-bp", "which")                              \
	P(FLATLINE, "flatline", "which")                                    \
	P(LOOT, "loot", "which")                                            \
	P(REVEAL, "reveal", "which")                                        \
	P(SCANNER, "scanner", "which")                                      \
	P(UNIQUE, "unique", "which")                                        \
	/* grants */                                                        \
	P(BONUS_ATTACK, "bonus-attack", "which")                            \
	P(FOLLOW_UP, "follow-up", "which")                                  \
	P(FREE_MOVE, "free-move", "which")                                  \
	/* choices */                                                       \
	P(ACTIVATE, "activate", "which Intruder acts next")                 \
	P(APPEARS, "appears", "where does it appear")                       \
	P(AWAKEN, "awaken", "does the Spacer re-roll")                      \
	P(AWAY, "away", "which way does it go")                             \
	P(BESIDE, "beside", "next to whom is it revealed")                  \
	P(CODE, "code", "is it looked up now")                              \
	P(DISABLE, "disable", "what is disabled")                           \
	P(DISCARD, "discard", "which one is discarded")                     \
	P(DISPLACE, "displace", "onto which space")                         \
	P(EDGE, "edge", "which way along the edge")                         \
	P(END_OF_ROUND, "end-of-round", "which comes first")                \
	P(FACING, "facing", "which way does it face")                       \
	P(FARTHEST, "farthest", "which Intruder acts at once")              \
	P(FIRST, "first", "which axis first, horizontal or vertical")       \
	P(IGNORE, "ignore", "is the Reprisal made")                         \
	P(INSTEAD, "instead", "who stands in for the Priority Target")      \
	P(LOUD, "loud", "which Blip hears this die")                        \
	P(MAP_END, "map.end", "which end of the map")                       \
	P(MAY, "may", "is it done")                                         \
	P(MOVE, "move", "on, or stop here")                                 \
	P(MOVES, "moves", "which Blip moves first")                         \
	P(MITIGATION, "mitigation", "which")                                \
	P(NEXT, "next", "who comes next")                                   \
	P(OPPORTUNITY, "opportunity", "which Intruder attacks first")       \
	P(PAGE, "page", "which page")                                       \
	P(PATROL, "patrol", "which Blip moves next")                        \
	P(PLACE, "place", "where does it appear")                           \
	P(POOL, "pool", "into which Pool")                                  \
	P(REMOVE_AI, "remove-ai", "which AI card goes")                     \
	P(REMOVE_BP, "remove-bp", "which BP card goes")                     \
	P(RESPONSE, "response", "which response first")                     \
	P(RETRY, "retry", "which Run")                                      \
	P(ROUTE, "route", "which route")                                    \
	P(SCANNER_TURN, "scanner.turn", "how does the Scanner lie")         \
	P(SCAVENGE, "scavenge", "what is picked up or worked")              \
	P(SCOUT_REVEAL, "scout.reveal", "is the Blip revealed")             \
	P(SCOUT_THEN, "scout.then", "what becomes of it")                   \
	P(SHIFT, "shift", "which straight line")                            \
	P(SPARE, "spare", "is a Life Spare used")                           \
	P(SPARES, "spares", "how many Life Spares")                         \
	P(SPAWN, "spawn", "on which spawn point")                           \
	P(STAND, "stand", "does the Spacer stand up")                       \
	P(STOP, "stop", "on which space does it end")                       \
	P(STEP, "step", "onto which space first")                           \
	P(SUPPRESSION, "suppression", "how many tokens are left")           \
	P(TAKE_UP, "take-up", "which tile is taken up")                     \
	P(TARGET, "target", "which Target")                                 \
	P(TIME_CRYSTAL, "time-crystal", "is the Time Crystal used")         \
	P(TOKEN, "token", "which token")                                    \
	P(TOWARD, "toward", "toward whom")                                  \
	P(WAY, "way", "which way")                                          \
	P(WHOM, "whom", "whom")                                             \
	P(WINDOW, "window", "which")

enum point {
#define P(id, stem, asks) POINT_##id,
	POINTS(P)
#undef P
};

extern const char *const point_stems[];
/* What is asked at a point of that name, `juliet.step-1`: "onto which space first". */
const char *point_asks(const char *name);

#endif
