/* The tables of printed facts: one row a table, one row a column. The C structs, the loader, the
 * defaults compiled into the library and enorm-data(5)'s list all expand from here. */
#ifndef DATA_TABLES_H
#define DATA_TABLES_H

#include "data/field.h"
#include "data/keyword.h"

/* What a column of words may say; the words of each list end with NULL. */
#define COLOUR_LIST(W)    \
	W(WHITE, "white") \
	W(RED, "red")     \
	W(BLACK, "black") \
	W(GREEN, "green") \
	W(ORANGE, "orange")
#define SOURCE_LIST(W)                 \
	W(SOURCE_RULEBOOK, "rulebook") \
	W(SOURCE_HOUSE, "house")       \
	W(SOURCE_OWNER, "owner")       \
	W(SOURCE_REMOVED, "removed")
#define INTRUDER_KIND_LIST(W)   \
	W(BASELINE, "baseline") \
	W(BOSS, "boss")
#define RESPONSE_LIST(W)           \
	W(ON_WOUND, "wound")       \
	W(ON_CRITICAL, "critical") \
	W(ON_FAIL, "fail")         \
	W(ON_INSTINCT, "instinct")
#define CARD_ATTACK_LIST(W)      \
	W(CARD_MELEE, "melee")   \
	W(CARD_RANGED, "ranged") \
	W(CARD_ZONE, "zone")     \
	W(CARD_TERROR, "terror") \
	W(CARD_ACTION, "action")
#define SLOT_LIST(W)                 \
	W(SLOT_HAND, "hand")         \
	W(SLOT_SUPPORT, "support")   \
	W(SLOT_BACKPACK, "backpack") \
	W(SLOT_SUIT, "suit")
#define ABILITY_WHEN_LIST(W)       \
	W(IN_TURN, "turn")         \
	W(AS_REACTION, "reaction") \
	W(AS_PASSIVE, "passive")
#define ABILITY_WHOM_LIST(W)      \
	W(FOR_SELF, "self")       \
	W(FOR_ANOTHER, "another") \
	W(FOR_ANYONE, "anyone")
#define FLIPS_LIST(W)           \
	W(FLIPS_NEVER, "never") \
	W(FLIPS_NOW, "now")     \
	W(FLIPS_NEXT_TURN, "next-turn")
#define LOCATION_WHEN_LIST(W)          \
	W(AT_COUNTDOWN, "countdown")   \
	W(AT_TURN_START, "turn-start") \
	W(AT_TURN_END, "turn-end")     \
	W(AT_ROUND_END, "round-end")
#define LOCATION_KIND_LIST(W)            \
	W(LOCATION_ABILITY, "ability")   \
	W(LOCATION_REACTION, "reaction") \
	W(LOCATION_ACTION, "action")
#define LOCATION_NEEDS_LIST(W)      \
	W(NEEDS_NOTHING, "nothing") \
	W(NEEDS_INTRUDER_ON_DANGEROUS, "intruder-on-dangerous")
/* The tokens of the Spacer Pool. */
#define SPACER_TOKEN_LIST(W)              \
	W(TOKEN_DISCIPLINE, "discipline") \
	W(TOKEN_CONFIDENCE, "confidence") \
	W(TOKEN_EXPERTISE, "expertise")

enum colour { COLOUR_LIST(LIST_ID) COLOURS };
enum source { SOURCE_LIST(LIST_ID) };
enum intruder_kind { INTRUDER_KIND_LIST(LIST_ID) };
enum response { RESPONSE_LIST(LIST_ID) };
enum card_attack { CARD_ATTACK_LIST(LIST_ID) };
enum gear_slot { SLOT_LIST(LIST_ID) };
enum ability_when { ABILITY_WHEN_LIST(LIST_ID) };
enum ability_whom { ABILITY_WHOM_LIST(LIST_ID) };
enum flips { FLIPS_LIST(LIST_ID) };
enum location_when { LOCATION_WHEN_LIST(LIST_ID) AT_NO_TIME };
enum location_kind { LOCATION_KIND_LIST(LIST_ID) };
enum location_needs { LOCATION_NEEDS_LIST(LIST_ID) };
enum spacer_token { SPACER_TOKEN_LIST(LIST_ID) SPACER_TOKENS };

extern const char *const colour_words[], *const source_words[], *const intruder_kinds[];
extern const char *const response_words[], *const attack_words[], *const slot_words[];
extern const char *const ability_words[], *const ability_whom_words[], *const flips_words[];
extern const char *const location_when_words[], *const location_kind_words[];
extern const char *const location_needs_words[], *const spacer_token_words[];
extern const char *const location_token_words[]; /* none, then as spacer_token_words */
extern const char *const passive_words[];	 /* as location_when_words, and always */
/* What a Rubicon Bonus is: a token of the Pool, Power, or a die by its colour. */
enum { RUBICON_POWER = SPACER_TOKENS, RUBICON_DICE };
extern const char *const rubicon_words[];
extern const char *const cost_words[];	 /* what an ability or a card may cost (ABL-20 to ABL-25) */
extern const char *const action_words[]; /* the actions of Action cards (TRN-35, TRN-36) */

/* COST(id, word): ABL-20 to ABL-25. */
#define COSTS(C)                    \
	C(DISCIPLINE, "discipline") \
	C(CONFIDENCE, "confidence") \
	C(EXPERTISE, "expertise")   \
	C(CARD, "card")             \
	C(STRESS, "stress")         \
	C(EXHAUST, "exhaust")       \
	C(DISCARD, "discard")       \
	C(AMMO, "ammo")             \
	C(CHARGE, "charge")

enum cost {
#define C(id, word) COST_##id,
	COSTS(C)
#undef C
	    COST_COUNT
};

/* ACTION(id, word, is it an Adrenaline action?): TRN-35, TRN-36. */
#define ACTIONS(A)                             \
	A(ATTACK, "attack", true)              \
	A(FULL_RELOAD, "full-reload", true)    \
	A(RATIONALIZE, "rationalize", true)    \
	A(SCAVENGE, "scavenge", true)          \
	A(SCOUT, "scout", true)                \
	A(CATCH_BREATH, "catch-breath", false) \
	A(FAST_RELOAD, "fast-reload", false)   \
	A(MOVE, "move", false)                 \
	A(REARM, "rearm", false)

enum action {
#define A(id, word, adrenaline) ACTION_##id,
	ACTIONS(A)
#undef A
	    ACTION_COUNT
};

/* TABLE(id, file, row struct, how many of its first columns are the key) */
#define TABLES(T)                                                            \
	T(DICE, "dice", die_row, 2)                                          \
	T(TERRAIN, "terrain", terrain_row, 1)                                \
	T(WEAPONS, "weapons", weapon_row, 1)                                 \
	T(GEAR, "gear", gear_row, 1)                                         \
	T(INTRUDERS, "intruders", intruder_row, 1)                           \
	T(PROTOCOLS, "protocols", protocol_row, 2)                           \
	T(RESPONSES, "responses", response_row, 2)                           \
	T(AI_CARDS, "ai-cards", ai_card_row, 1)                              \
	T(BP_CARDS, "bp-cards", bp_card_row, 1)                              \
	T(CONDITIONS, "conditions", condition_row, 1)                        \
	T(STRATAGEMS, "stratagems", stratagem_row, 1)                        \
	T(ABILITIES, "abilities", ability_row, 1)                            \
	T(ACTION_CARDS, "action-cards", action_card_row, 1)                  \
	T(LOCATIONS, "locations", location_row, 1)                           \
	T(LOCATION_ABILITIES, "location-abilities", location_ability_row, 2) \
	T(ENGRAMS, "engrams", engram_row, 2)                                 \
	T(DIFFICULTY, "difficulty", difficulty_row, 1)                       \
	T(SUITS, "suits", suit_row, 1)                                       \
	T(SPACERS, "spacers", spacer_row, 1)                                 \
	T(KEYWORDS, "keywords", keyword_row, 1)                              \
	T(BLIPS, "blips", blip_row, 1)                                       \
	T(SCANNER, "scanner", scanner_row, 1)                                \
	T(RULES, "rules", rule_row, 1)                                       \
	T(RULINGS, "rulings", ruling_row, 1)                                 \
	T(READINGS, "readings", reading_row, 2)

enum table_id {
#define T(id, file, row, keys) TABLE_##id,
	TABLES(T)
#undef T
	    TABLE_COUNT
};

/* The lowest of a DICE column that may end in +N (PWR-11), and of one that may also be the Intruder
 * symbol. */
#define RAW_POWER    1
#define NOISE_DICE   2
#define NOISE_SYMBOL "intruder"

/* COLUMN(row struct, type, column, lo, hi, value when blank, words, table referred to) */
#define SOURCE_COLUMN(C, row) C(row, WORD, source, 0, 0, ABSENT, source_words, -1)

#define COLUMNS_DICE(C)                                          \
	C(die_row, WORD, colour, 0, 0, ABSENT, colour_words, -1) \
	C(die_row, INT, face, 1, 20, ABSENT, NULL, -1)           \
	C(die_row, INT, power, 0, 9, 0, NULL, -1)                \
	C(die_row, INT, half, 0, 9, 0, NULL, -1)                 \
	C(die_row, INT, potential, 0, 9, 0, NULL, -1)            \
	C(die_row, INT, quadrant, 0, 9, 0, NULL, -1)             \
	SOURCE_COLUMN(C, die_row)

#define COLUMNS_TERRAIN(C)                                                \
	C(terrain_row, NAME, name, 0, 0, ABSENT, NULL, -1)                \
	C(terrain_row, TEXT, title, 0, 0, ABSENT, NULL, -1)               \
	C(terrain_row, KEYWORDS, keywords, 0, 0, 0, NULL, TABLE_KEYWORDS) \
	C(terrain_row, EFFECT, effect, GIVES_TILE, 0, 0, NULL, -1)        \
	C(terrain_row, INT, supply, 0, 99, 9, NULL, -1)                   \
	SOURCE_COLUMN(C, terrain_row)

#define COLUMNS_WEAPONS(C)                                               \
	C(weapon_row, NAME, name, 0, 0, ABSENT, NULL, -1)                \
	C(weapon_row, TEXT, title, 0, 0, ABSENT, NULL, -1)               \
	C(weapon_row, INT, hands, 0, 2, 1, NULL, -1)                     \
	C(weapon_row, NAMES, traits, 0, 0, 0, NULL, -1)                  \
	C(weapon_row, DICE, dice, RAW_POWER, 0, ABSENT, NULL, -1)        \
	C(weapon_row, INT, surge_at, 0, 9, 0, NULL, -1)                  \
	C(weapon_row, DICE, surge, RAW_POWER, 0, 0, NULL, -1)            \
	C(weapon_row, INT, confidence, 0, 9, 0, NULL, -1)                \
	C(weapon_row, INT, discipline, 0, 9, 0, NULL, -1)                \
	C(weapon_row, INT, expertise, 0, 9, 0, NULL, -1)                 \
	C(weapon_row, INT, range, 0, 0, 0, NULL, -1)                     \
	C(weapon_row, INT, suppress, 0, 9, 0, NULL, -1)                  \
	C(weapon_row, INT, quadrants, 0, 9, 0, NULL, -1)                 \
	C(weapon_row, INT, ammo, 0, 9, 0, NULL, -1)                      \
	C(weapon_row, INT, charge, 0, 9, 0, NULL, -1)                    \
	C(weapon_row, INT, spend, 0, 9, 0, NULL, -1)                     \
	C(weapon_row, DICE, noise, NOISE_DICE, 0, 0, NULL, -1)           \
	C(weapon_row, INT, noise_per_shot, 0, 9, 0, NULL, -1)            \
	C(weapon_row, KEYWORDS, keywords, 0, 0, 0, NULL, TABLE_KEYWORDS) \
	C(weapon_row, EFFECT, effect, GIVES_HIT, 0, 0, NULL, -1)         \
	C(weapon_row, NAMES, abilities, 0, 0, 0, NULL, TABLE_ABILITIES)  \
	SOURCE_COLUMN(C, weapon_row)

#define COLUMNS_GEAR(C)                                                \
	C(gear_row, NAME, name, 0, 0, ABSENT, NULL, -1)                \
	C(gear_row, TEXT, title, 0, 0, ABSENT, NULL, -1)               \
	C(gear_row, WORD, slot, 0, 0, ABSENT, slot_words, -1)          \
	C(gear_row, NAMES, traits, 0, 0, 0, NULL, -1)                  \
	C(gear_row, INT, armor, 0, 9, 0, NULL, -1)                     \
	C(gear_row, DICE, light, 0, 0, 0, NULL, -1)                    \
	C(gear_row, INT, light_range, 0, 99, 0, NULL, -1)              \
	C(gear_row, DICE, dice, RAW_POWER, 0, 0, NULL, -1)             \
	C(gear_row, KEYWORDS, keywords, 0, 0, 0, NULL, TABLE_KEYWORDS) \
	C(gear_row, EFFECT, effect, GIVES_HIT, 0, 0, NULL, -1)         \
	C(gear_row, NAMES, abilities, 0, 0, 0, NULL, TABLE_ABILITIES)  \
	SOURCE_COLUMN(C, gear_row)

#define COLUMNS_INTRUDERS(C)                                                  \
	C(intruder_row, NAME, name, 0, 0, ABSENT, NULL, -1)                   \
	C(intruder_row, TEXT, title, 0, 0, ABSENT, NULL, -1)                  \
	C(intruder_row, WORD, kind, 0, 0, ABSENT, intruder_kinds, -1)         \
	C(intruder_row, INT, level, 1, 3, 1, NULL, -1)                        \
	C(intruder_row, LEVELS, speed, 0, 0, ABSENT, NULL, -1)                \
	C(intruder_row, LEVELS, at, 0, 99, 0, NULL, -1)                       \
	C(intruder_row, COLOURS, noise, 0, 0, 0, NULL, -1)                    \
	C(intruder_row, INT, range, 0, 0, 0, NULL, -1)                        \
	C(intruder_row, INT, wounds, 0, 99, 0, NULL, -1)                      \
	C(intruder_row, INT, knockback, 0, 99, 0, NULL, -1)                   \
	C(intruder_row, EFFECT, target, GIVES_LINES, 0, 0, NULL, -1)          \
	C(intruder_row, EFFECT, first_contact, GIVES_CONTACT, 0, 0, NULL, -1) \
	C(intruder_row, EFFECT, overwhelm, GIVES_SPACER, 0, 0, NULL, -1)      \
	C(intruder_row, EFFECT, before, GIVES_SHEET, 0, 0, NULL, -1)          \
	C(intruder_row, EFFECT, additional, GIVES_SHEET, 0, 0, NULL, -1)      \
	C(intruder_row, EFFECT, signature, GIVES_PRINTED, 0, 0, NULL, -1)     \
	C(intruder_row, EFFECT, routine, GIVES_PRINTED, 0, 0, NULL, -1)       \
	C(intruder_row, NAMES, traits, 0, 0, 0, trait_words, -1)              \
	C(intruder_row, KEYWORDS, keywords, 0, 0, 0, NULL, TABLE_KEYWORDS)    \
	SOURCE_COLUMN(C, intruder_row)

#define COLUMNS_PROTOCOLS(C)                                                 \
	C(protocol_row, NAME, intruder, 0, 0, ABSENT, NULL, TABLE_INTRUDERS) \
	C(protocol_row, INT, order, 1, 99, ABSENT, NULL, -1)                 \
	C(protocol_row, TEXT, title, 0, 0, ABSENT, NULL, -1)                 \
	C(protocol_row, EFFECT, effect, GIVES_ACT, 0, ABSENT, NULL, -1)      \
	C(protocol_row, EFFECT, after, GIVES_AFTER, 0, 0, NULL, -1)          \
	SOURCE_COLUMN(C, protocol_row)

#define COLUMNS_RESPONSES(C)                                                 \
	C(response_row, NAME, intruder, 0, 0, ABSENT, NULL, TABLE_INTRUDERS) \
	C(response_row, WORD, on, 0, 0, ABSENT, response_words, -1)          \
	C(response_row, EFFECT, effect, GIVES_ANSWER, 0, ABSENT, NULL, -1)   \
	SOURCE_COLUMN(C, response_row)

#define COLUMNS_AI_CARDS(C)                                                 \
	C(ai_card_row, NAME, name, 0, 0, ABSENT, NULL, -1)                  \
	C(ai_card_row, TEXT, title, 0, 0, ABSENT, NULL, -1)                 \
	C(ai_card_row, NAME, intruder, 0, 0, ABSENT, NULL, TABLE_INTRUDERS) \
	C(ai_card_row, INT, level, 1, 3, ABSENT, NULL, -1)                  \
	C(ai_card_row, WORD, type, 0, 0, ABSENT, attack_words, -1)          \
	C(ai_card_row, EFFECT, target, GIVES_LINES, 0, ABSENT, NULL, -1)    \
	C(ai_card_row, EFFECT, effect, GIVES_ACT, 0, ABSENT, NULL, -1)      \
	C(ai_card_row, EFFECT, after, GIVES_AFTER, 0, 0, NULL, -1)          \
	SOURCE_COLUMN(C, ai_card_row)

#define COLUMNS_BP_CARDS(C)                                                 \
	C(bp_card_row, NAME, name, 0, 0, ABSENT, NULL, -1)                  \
	C(bp_card_row, TEXT, title, 0, 0, ABSENT, NULL, -1)                 \
	C(bp_card_row, NAME, intruder, 0, 0, ABSENT, NULL, TABLE_INTRUDERS) \
	C(bp_card_row, INT, level, 1, 3, ABSENT, NULL, -1)                  \
	C(bp_card_row, INT, at, 0, 99, ABSENT, NULL, -1)                    \
	C(bp_card_row, EFFECT, wound, GIVES_ANSWER, 0, 0, NULL, -1)         \
	C(bp_card_row, EFFECT, fail, GIVES_ANSWER, 0, 0, NULL, -1)          \
	C(bp_card_row, EFFECT, instinct, GIVES_ANSWER, 0, 0, NULL, -1)      \
	C(bp_card_row, EFFECT, critical, GIVES_ANSWER, 0, 0, NULL, -1)      \
	SOURCE_COLUMN(C, bp_card_row)

#define COLUMNS_CONDITIONS(C)                                                \
	C(condition_row, NAME, name, 0, 0, ABSENT, NULL, -1)                 \
	C(condition_row, TEXT, title, 0, 0, ABSENT, NULL, -1)                \
	C(condition_row, NAMES, traits, 0, 0, 0, trait_words, -1)            \
	C(condition_row, INT, tokens, 0, 9, 0, NULL, -1)                     \
	C(condition_row, EFFECT, effect, GIVES_CARD, 0, 0, NULL, -1)         \
	C(condition_row, EFFECT, again, GIVES_SPACER, 0, 0, NULL, -1)        \
	C(condition_row, EFFECT, lingering, GIVES_SPACER, 0, 0, NULL, -1)    \
	C(condition_row, NAME, flips_to, 0, 0, 0, NULL, TABLE_CONDITIONS)    \
	C(condition_row, WORD, flips_at, 0, 0, FLIPS_NEVER, flips_words, -1) \
	C(condition_row, NAMES, abilities, 0, 0, 0, NULL, TABLE_ABILITIES)   \
	SOURCE_COLUMN(C, condition_row)

#define COLUMNS_STRATAGEMS(C)                                                \
	C(stratagem_row, NAME, name, 0, 0, ABSENT, NULL, -1)                 \
	C(stratagem_row, TEXT, title, 0, 0, ABSENT, NULL, -1)                \
	C(stratagem_row, TEXT, division, 0, 0, 0, NULL, -1)                  \
	C(stratagem_row, INT, expertise, 0, 99, ABSENT, NULL, -1)            \
	C(stratagem_row, INT, charges, 1, 99, 1, NULL, -1)                   \
	C(stratagem_row, EFFECT, effect, GIVES_ABILITY, 0, ABSENT, NULL, -1) \
	SOURCE_COLUMN(C, stratagem_row)

#define COLUMNS_LOCATIONS(C)                                                        \
	C(location_row, NAME, name, 0, 0, ABSENT, NULL, -1)                         \
	C(location_row, TEXT, title, 0, 0, ABSENT, NULL, -1)                        \
	C(location_row, NAME, designation, 0, 0, ABSENT, NULL, -1)                  \
	C(location_row, NAMES, ecology, 0, 0, 0, NULL, TABLE_INTRUDERS)             \
	C(location_row, NAME, loot, 0, 0, 0, NULL, -1)                              \
	C(location_row, TEXT, setup, 0, 0, 0, NULL, -1)                             \
	C(location_row, TEXT, alternate, 0, 0, 0, NULL, -1)                         \
	C(location_row, WORD, rule_at, 0, 0, AT_ROUND_END, location_when_words, -1) \
	C(location_row, EFFECT, rule, GIVES_SPACER, 0, 0, NULL, -1)                 \
	SOURCE_COLUMN(C, location_row)

#define COLUMNS_LOCATION_ABILITIES(C)                                                        \
	C(location_ability_row, NAME, location, 0, 0, ABSENT, NULL, TABLE_LOCATIONS)         \
	C(location_ability_row, NAME, name, 0, 0, ABSENT, NULL, -1)                          \
	C(location_ability_row, TEXT, title, 0, 0, ABSENT, NULL, -1)                         \
	C(location_ability_row, WORD, kind, 0, 0, LOCATION_ABILITY, location_kind_words, -1) \
	C(location_ability_row, WORD, needs, 0, 0, NEEDS_NOTHING, location_needs_words, -1)  \
	C(location_ability_row, WORD, token, 0, 0, 0, location_token_words, -1)              \
	C(location_ability_row, LEVELS, cost, 0, 9, 0, NULL, -1)                             \
	C(location_ability_row, INT, card, 0, 1, 0, NULL, -1)                                \
	C(location_ability_row, EFFECT, effect, GIVES_LOCATION, 0, ABSENT, NULL, -1)         \
	SOURCE_COLUMN(C, location_ability_row)

#define COLUMNS_ENGRAMS(C)                                                 \
	C(engram_row, NAME, location, 0, 0, ABSENT, NULL, TABLE_LOCATIONS) \
	C(engram_row, INT, type, 1, 4, ABSENT, NULL, -1)                   \
	C(engram_row, TEXT, title, 0, 0, ABSENT, NULL, -1)                 \
	C(engram_row, NAMES, abilities, 0, 0, 0, NULL, TABLE_ABILITIES)    \
	C(engram_row, NAME, resource, 0, 0, 0, NULL, -1)                   \
	SOURCE_COLUMN(C, engram_row)

#define COLUMNS_DIFFICULTY(C)                                    \
	C(difficulty_row, NAME, name, 0, 0, ABSENT, NULL, -1)    \
	C(difficulty_row, TEXT, title, 0, 0, ABSENT, NULL, -1)   \
	C(difficulty_row, INT, spares, 0, 99, ABSENT, NULL, -1)  \
	C(difficulty_row, INT, crystals, 0, 0, ABSENT, NULL, -1) \
	C(difficulty_row, INT, boss_first, 0, 1, 0, NULL, -1)    \
	C(difficulty_row, INT, extra_run, 0, 1, 0, NULL, -1)     \
	SOURCE_COLUMN(C, difficulty_row)

#define COLUMNS_ABILITIES(C)                                          \
	C(ability_row, NAME, name, 0, 0, ABSENT, NULL, -1)            \
	C(ability_row, TEXT, title, 0, 0, ABSENT, NULL, -1)           \
	C(ability_row, WORD, when, 0, 0, 0, ability_words, -1)        \
	C(ability_row, WORD, whom, 0, 0, 0, ability_whom_words, -1)   \
	C(ability_row, NAMES, cost, 0, 0, 0, cost_words, -1)          \
	C(ability_row, EFFECT, effect, GIVES_ABILITY, 0, 0, NULL, -1) \
	C(ability_row, INT, uses, 0, 9, 1, NULL, -1)                  \
	C(ability_row, NAMES, traits, 0, 0, 0, trait_words, -1)       \
	C(ability_row, WORD, at, 0, 0, AT_NO_TIME, passive_words, -1) \
	SOURCE_COLUMN(C, ability_row)

#define COLUMNS_ACTION_CARDS(C)                                                \
	C(action_card_row, NAME, name, 0, 0, ABSENT, NULL, -1)                 \
	C(action_card_row, TEXT, title, 0, 0, ABSENT, NULL, -1)                \
	C(action_card_row, NAME, card, 0, 0, ABSENT, NULL, TABLE_ACTION_CARDS) \
	C(action_card_row, NAMES, actions, 0, 0, ABSENT, action_words, -1)     \
	C(action_card_row, INT, move, 0, 9, 0, NULL, -1)                       \
	C(action_card_row, DICE, noise, NOISE_DICE, 0, 0, NULL, -1)            \
	C(action_card_row, NAMES, cost, 0, 0, 0, cost_words, -1)               \
	SOURCE_COLUMN(C, action_card_row)

#define COLUMNS_SUITS(C)                                              \
	C(suit_row, NAME, name, 0, 0, ABSENT, NULL, -1)               \
	C(suit_row, TEXT, title, 0, 0, ABSENT, NULL, -1)              \
	C(suit_row, NAMES, rubicon, 0, 0, 0, rubicon_words, -1)       \
	C(suit_row, INT, red, 0, 9, 3, NULL, -1)                      \
	C(suit_row, INT, orange, 0, 9, 6, NULL, -1)                   \
	C(suit_row, INT, support, 0, 9, 0, NULL, -1)                  \
	C(suit_row, INT, backpack, 0, 9, 0, NULL, -1)                 \
	C(suit_row, DICE, light, 0, 0, 0, NULL, -1)                   \
	C(suit_row, INT, light_range, 0, 99, 0, NULL, -1)             \
	C(suit_row, NAMES, abilities, 0, 0, 0, NULL, TABLE_ABILITIES) \
	SOURCE_COLUMN(C, suit_row)

#define COLUMNS_SPACERS(C)                                              \
	C(spacer_row, NAME, name, 0, 0, ABSENT, NULL, -1)               \
	C(spacer_row, TEXT, title, 0, 0, ABSENT, NULL, -1)              \
	C(spacer_row, TEXT, division, 0, 0, 0, NULL, -1)                \
	C(spacer_row, INT, intelligence, 1, 9, 1, NULL, -1)             \
	C(spacer_row, INT, dexterity, 1, 9, 1, NULL, -1)                \
	C(spacer_row, INT, strength, 1, 9, 1, NULL, -1)                 \
	C(spacer_row, INT, willpower, 1, 9, 1, NULL, -1)                \
	C(spacer_row, INT, perception, 1, 9, 1, NULL, -1)               \
	C(spacer_row, INT, vitals, 1, 9, 9, NULL, -1)                   \
	C(spacer_row, INT, stress, 0, 9, 0, NULL, -1)                   \
	C(spacer_row, INT, adrenaline, 0, 9, 0, NULL, -1)               \
	C(spacer_row, NAMES, rubicon, 0, 0, 0, rubicon_words, -1)       \
	C(spacer_row, NAME, suit, 0, 0, ABSENT, NULL, TABLE_SUITS)      \
	C(spacer_row, NAMES, abilities, 0, 0, 0, NULL, TABLE_ABILITIES) \
	SOURCE_COLUMN(C, spacer_row)

#define COLUMNS_KEYWORDS(C)                                         \
	C(keyword_row, NAME, name, 0, 0, ABSENT, keyword_words, -1) \
	C(keyword_row, TEXT, title, 0, 0, ABSENT, NULL, -1)         \
	C(keyword_row, NAMES, on, 0, 0, ABSENT, NULL, -1)           \
	C(keyword_row, TEXT, argument, 0, 0, ABSENT, NULL, -1)      \
	C(keyword_row, TEXT, meaning, 0, 0, ABSENT, NULL, -1)       \
	C(keyword_row, TEXT, clauses, 0, 0, 0, NULL, -1)            \
	C(keyword_row, TEXT, page, 0, 0, 0, NULL, -1)               \
	SOURCE_COLUMN(C, keyword_row)

#define COLUMNS_BLIPS(C)                                    \
	C(blip_row, NAME, name, 0, 0, ABSENT, NULL, -1)     \
	C(blip_row, TEXT, title, 0, 0, ABSENT, NULL, -1)    \
	C(blip_row, LEVELS, spawns, 0, 9, ABSENT, NULL, -1) \
	C(blip_row, INT, unique, 0, 1, 0, NULL, -1)         \
	C(blip_row, INT, tokens, 0, 99, 0, NULL, -1)        \
	SOURCE_COLUMN(C, blip_row)

#define COLUMNS_SCANNER(C)                                           \
	C(scanner_row, NAME, name, 0, 0, ABSENT, NULL, -1)           \
	C(scanner_row, WORD, colour, 0, 0, ABSENT, colour_words, -1) \
	C(scanner_row, INT, ne, 0, 9, 0, NULL, -1)                   \
	C(scanner_row, INT, se, 0, 9, 0, NULL, -1)                   \
	C(scanner_row, INT, sw, 0, 9, 0, NULL, -1)                   \
	C(scanner_row, INT, nw, 0, 9, 0, NULL, -1)                   \
	C(scanner_row, TEXT, at, 0, 0, 0, NULL, -1)                  \
	SOURCE_COLUMN(C, scanner_row)

#define COLUMNS_RULES(C)                                  \
	C(rule_row, TEXT, id, 0, 0, ABSENT, NULL, -1)     \
	C(rule_row, TEXT, section, 0, 0, 0, NULL, -1)     \
	C(rule_row, TEXT, page, 0, 0, 0, NULL, -1)        \
	C(rule_row, TEXT, clause, 0, 0, ABSENT, NULL, -1) \
	C(rule_row, TEXT, tool, 0, 0, ABSENT, NULL, -1)   \
	C(rule_row, TEXT, kind, 0, 0, ABSENT, NULL, -1)   \
	C(rule_row, TEXT, source, 0, 0, ABSENT, NULL, -1)

#define COLUMNS_RULINGS(C)                                    \
	C(ruling_row, TEXT, id, 0, 0, ABSENT, NULL, -1)       \
	C(ruling_row, TEXT, question, 0, 0, ABSENT, NULL, -1) \
	C(ruling_row, TEXT, taken, 0, 0, ABSENT, NULL, -1)    \
	C(ruling_row, TEXT, reading, 0, 0, ABSENT, NULL, -1)  \
	C(ruling_row, TEXT, why, 0, 0, ABSENT, NULL, -1)      \
	C(ruling_row, TEXT, call, 0, 0, 0, NULL, -1)          \
	C(ruling_row, TEXT, board, 0, 0, 0, NULL, -1)         \
	C(ruling_row, TEXT, clauses, 0, 0, 0, NULL, -1)       \
	C(ruling_row, TEXT, page, 0, 0, 0, NULL, -1)          \
	SOURCE_COLUMN(C, ruling_row)

#define COLUMNS_READINGS(C)                                  \
	C(reading_row, TEXT, ruling, 0, 0, ABSENT, NULL, -1) \
	C(reading_row, TEXT, letter, 0, 0, ABSENT, NULL, -1) \
	C(reading_row, TEXT, says, 0, 0, ABSENT, NULL, -1)   \
	C(reading_row, TEXT, rejected, 0, 0, 0, NULL, -1)    \
	SOURCE_COLUMN(C, reading_row)

/* The row structs. */
#define CTYPE_INT					       int
#define CTYPE_WORD					       int
#define CTYPE_FLAG					       int
#define CTYPE_NAME					       const char *
#define CTYPE_NAMES					       const char *
#define CTYPE_KEYWORDS					       struct keywords
#define CTYPE_TEXT					       const char *
#define CTYPE_DICE					       const char *
#define CTYPE_EFFECT					       struct effect
#define CTYPE_LEVELS					       struct levels
#define CTYPE_COLOURS					       struct levels
#define MEMBER(row, type, column, lo, hi, missing, words, ref) CTYPE_##type column;
#define T(id, file, row, keys)       \
	struct row {                 \
		COLUMNS_##id(MEMBER) \
	};
TABLES(T)
#undef T
#undef MEMBER

struct table {
	const char *name; /* of the file, without .csv */
	const struct field *columns;
	int ncolumns;
	int nkeys;
	size_t row_size;
};

extern const struct table tables[TABLE_COUNT];

/* The rows compiled in from data/, written by mkdata. Every pointer among them is moved at every
 * start of the program, so the long tables of texts, which few calls ask for, have none: they are
 * packed as numbers, and their rows are filled in when somebody asks; see data/packed.h. */
struct table_defaults {
	const void *rows; /* NULL: packed */
	int n;
	struct {
		const char *texts;
		const unsigned
		    *cells; /* row by row: where the text begins, or the number of a WORD */
		void *rows; /* room for them */
	} packed;
};

extern const struct table_defaults table_defaults[TABLE_COUNT];
extern const char defaults_sum[17];

#endif
