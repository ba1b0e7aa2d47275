/* The closed vocabularies of a board: every queue item, mark, flag and deck there is. One row gives
 * the enum, the spelling and, of flags and decks, the word that follows it. */
#ifndef BOARD_VOCABULARY_H
#define BOARD_VOCABULARY_H

/* What waits to be resolved: W(id, word). */
#define WAITING(W)                                                                         \
	W(NOISE, "noise", "Noise")                                                         \
	W(OVERWHELM, "overwhelm", "Overwhelm")                                             \
	W(REPRISAL, "reprisal", "a Reprisal")                                              \
	W(OPPORTUNITY, "opportunity", "an Attack of Opportunity")                          \
	W(FOLLOW_UP, "follow-up", "a Follow-up Attack")                                    \
	W(DEATH, "death", "a death")                                                       \
	W(SCOUT_ATTACK, "scout-attack", "the free Attack of a scout")                      \
	W(REVEAL, "reveal", "a Blip to reveal")                                            \
	W(LOOT, "loot", "looting")                                                         \
	W(CONSOLE, "console", "a console")                                                 \
	W(WELD, "weld", "welding a door, or breaking a weld")                              \
	W(UNWELD, "unweld", "breaking a weld")                                             \
	W(WELD_ONLY, "weld-only", "welding a door")                                        \
	W(UNWELD_ONLY, "unweld-only", "breaking a weld")                                   \
	W(TRACK_BLIP, "track-blip", "the Blip on the track")                               \
	W(TRACK_DISCOVERY, "track-discovery", "the Discovery on the track")                \
	W(END_OF_INTRUDER_PHASE, "end-of-intruder-phase", "the end of the Intruder Phase") \
	W(END_OF_ROUND, "end-of-round", "the end of the Round")                            \
	W(END_OF_RUN, "end-of-run", "the end of the Run")

enum waiting {
#define W(id, word, title) WAITING_##id,
	WAITING(W)
#undef W
};

/* What a space is marked with: M(id, word). */
#define MARKS(M)                            \
	M(DANGEROUS, "dangerous")           \
	M(DISCOVERY, "discovery")           \
	M(ENGRAM, "engram")                 \
	M(GEAR_CACHE, "gear-cache")         \
	M(OBJECTIVE, "objective")           \
	M(CONSOLE, "console")               \
	M(EXTRACTION, "extraction")         \
	M(LOCATION_ARROW, "location-arrow") \
	M(FORCED_ARROW, "forced-arrow")     \
	M(DOOR_SPACE, "door-space")         \
	M(OTHER, "other")                   \
	M(DEAD_SPACER, "dead-spacer")

enum mark_word {
#define M(id, word) MARK_##id,
	MARKS(M)
#undef M
};

/* Tokens that the rules ask for, and supplies: T(id, word), S(id, word). A board may count others:
 * what was picked up, the miniatures of a type, the tiles of one. */
#define TOKENS(T)                     \
	T(SUPPRESSION, "suppression") \
	T(SURPRISE, "surprise")       \
	T(ADVERSARY, "adversary")     \
	T(RADIATION, "radiation")     \
	T(INFECTION, "infection")     \
	T(ANTINOMY, "antinomy")       \
	T(INNER_DARK, "inner-dark")

#define SUPPLIES(S)                   \
	S(BLIPS, "blips")             \
	S(LIFE_SPARES, "life-spares") \
	S(TIME_CRYSTALS, "time-crystals")

enum token_word {
#define T(id, word) TOKEN_##id,
	TOKENS(T)
#undef T
};

enum supply_word {
#define S(id, word) SUPPLY_##id,
	SUPPLIES(S)
#undef S
};

/* The word behind a flag's or a deck's: none, one, or one if there is any. */
enum keyed { NO_KEY, A_KEY, MAYBE_KEY };

/* F(id, word, keyed, the key in words) */
#define FLAGS(F)                                         \
	F(RUN_OVER, "run-over", NO_KEY, "")              \
	F(BOSS_DEFEATED, "boss-defeated", NO_KEY, "")    \
	F(BOSS_FAILED, "boss-failed", NO_KEY, "")        \
	F(RESULT_KEPT, "result-kept", NO_KEY, "")        \
	F(EXTRACTION, "extraction", NO_KEY, "")          \
	F(MODE, "mode", A_KEY, "a mode of play")         \
	F(CODE, "code", A_KEY, "the code's four digits") \
	F(FIRST_CONTACT, "first-contact", A_KEY, "a type of Intruder")

enum flag_word {
#define F(id, word, keyed, of) FLAG_##id,
	FLAGS(F)
#undef F
};

/* D(id, word, keyed, the key in words) */
#define DECKS(D)                                       \
	D(AI, "ai", A_KEY, "a Boss")                   \
	D(BP, "bp", A_KEY, "a Boss")                   \
	D(BLIPS, "blips", NO_KEY, "")                  \
	D(UNIQUES, "uniques", NO_KEY, "")              \
	D(SCANNER, "scanner", A_KEY, "a colour")       \
	D(LOOT, "loot", MAYBE_KEY, "a Location's own") \
	D(DISCOVERIES, "discoveries", NO_KEY, "")      \
	D(COURSE, "course", NO_KEY, "")

enum deck_word {
#define D(id, word, keyed, of) DECK_##id,
	DECKS(D)
#undef D
};

/* A word that records of a kind are told apart by, before their key. */
struct stem {
	const char *word;
	enum keyed keyed;
	const char *of;
};

extern const char *const waiting_words[];
extern const char *const waiting_titles[]; /* as players call them */
extern const char *const mark_words[];
extern const char *const token_words[];
extern const char *const supply_words[];
extern const struct stem flag_stems[], deck_stems[]; /* a NULL word at the end */

#endif
