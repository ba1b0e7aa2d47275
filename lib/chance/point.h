/* The points at which the rules ask: what is rolled, drawn or chosen there. A point is called by
 * its stem, with the name of whoever it is about in front and a number or word behind where it
 * needs them: `attack-2`, `juliet.cover`, `grin-1.may-move`. P(id, stem). */
#ifndef CHANCE_POINT_H
#define CHANCE_POINT_H

#define POINTS(P)                             \
	/* rolls */                           \
	P(ATTACK, "attack")                   \
	P(REPRISAL, "reprisal")               \
	P(ROLL, "roll")                       \
	P(NOISE, "noise")                     \
	P(SCOUT, "scout")                     \
	P(STRESS, "stress")                   \
	P(ENORMITY, "enormity")               \
	P(ENORMITY_STRESS, "enormity-stress") \
	/* of a roll */                       \
	P(ARMOR, "armor")                     \
	P(CONFIDENCE, "confidence")           \
	P(COVER, "cover")                     \
	P(DEVASTATING, "devastating")         \
	P(NOISE_BONUS, "noise.bonus")         \
	/* cards */                           \
	P(AI, "ai")                           \
	P(BP, "bp")                           \
	P(BREAKDOWN, "breakdown")             \
	P(COORDINATE, "coordinate")           \
	P(COURSE, "course")                   \
	P(DISCOVERY, "discovery")             \
	P(ESCALATE_AI, "escalate-ai")         \
	P(ESCALATE_BP, "escalate-bp")         \
	P(FLATLINE, "flatline")               \
	P(LOOT, "loot")                       \
	P(REVEAL, "reveal")                   \
	P(SCANNER, "scanner")                 \
	P(UNIQUE, "unique")                   \
	/* grants */                          \
	P(BONUS_ATTACK, "bonus-attack")       \
	P(FOLLOW_UP, "follow-up")             \
	P(FREE_MOVE, "free-move")             \
	/* choices */                         \
	P(ACTIVATE, "activate")               \
	P(APPEARS, "appears")                 \
	P(AWAKEN, "awaken")                   \
	P(AWAY, "away")                       \
	P(BESIDE, "beside")                   \
	P(CODE, "code")                       \
	P(DISABLE, "disable")                 \
	P(DISCARD, "discard")                 \
	P(DISPLACE, "displace")               \
	P(EDGE, "edge")                       \
	P(END_OF_ROUND, "end-of-round")       \
	P(FACING, "facing")                   \
	P(FIRST, "first")                     \
	P(LOUD, "loud")                       \
	P(MAP_END, "map.end")                 \
	P(MAY, "may")                         \
	P(MOVE, "move")                       \
	P(MOVES, "moves")                     \
	P(MITIGATION, "mitigation")           \
	P(NEXT, "next")                       \
	P(OPPORTUNITY, "opportunity")         \
	P(PAGE, "page")                       \
	P(PATROL, "patrol")                   \
	P(PLACE, "place")                     \
	P(POOL, "pool")                       \
	P(REMOVE_AI, "remove-ai")             \
	P(REMOVE_BP, "remove-bp")             \
	P(RESPONSE, "response")               \
	P(RETRY, "retry")                     \
	P(ROUTE, "route")                     \
	P(SCANNER_TURN, "scanner.turn")       \
	P(SCAVENGE, "scavenge")               \
	P(SCOUT_REVEAL, "scout.reveal")       \
	P(SCOUT_THEN, "scout.then")           \
	P(SHIFT, "shift")                     \
	P(SPARE, "spare")                     \
	P(SPARES, "spares")                   \
	P(SPAWN, "spawn")                     \
	P(STAND, "stand")                     \
	P(STOP, "stop")                       \
	P(STEP, "step")                       \
	P(SUPPRESSION, "suppression")         \
	P(TAKE_UP, "take-up")                 \
	P(TARGET, "target")                   \
	P(TIME_CRYSTAL, "time-crystal")       \
	P(TOKEN, "token")                     \
	P(TOWARD, "toward")                   \
	P(WAY, "way")                         \
	P(WHOM, "whom")                       \
	P(WINDOW, "window")

enum point {
#define P(id, stem) POINT_##id,
	POINTS(P)
#undef P
};

extern const char *const point_stems[];

#endif
