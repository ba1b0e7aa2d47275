/* The kinds of records a board is made of: one row a kind, one row a field. The C structs, the
 * reader, the writer, the canonical order and enorm-board(5)'s list all expand from here. */
#ifndef BOARD_KINDS_H
#define BOARD_KINDS_H

#include "board/place.h"
#include "board/vocabulary.h"
#include "data/field.h"
#include "data/tables.h"

/* What a field of words may say; the words of each list end with NULL. */
#define PHASE_LIST(W)                   \
	W(PHASE_COUNTDOWN, "countdown") \
	W(PHASE_SPACER, "spacer")       \
	W(PHASE_INTRUDER, "intruder")   \
	W(PHASE_END, "end")
#define DOOR_LIST(W)             \
	W(DOOR_OPEN, "open")     \
	W(DOOR_CLOSED, "closed") \
	W(DOOR_WELDED, "welded")
#define SIDE_LIST(W)                    \
	W(KNOCKDOWN_FALLING, "falling") \
	W(KNOCKDOWN_STANDING, "standing")
#define FACE_LIST(W)           \
	W(CARD_FRONT, "front") \
	W(CARD_BACK, "back")
#define TURN_LIST(W)               \
	W(TURN_WAITING, "waiting") \
	W(TURN_ACTIVE, "active")   \
	W(TURN_DONE, "done")
#define POOL_LIST(W)             \
	W(POOL_ACTIVE, "active") \
	W(POOL_INCOMING, "incoming")
#define SHEET_LIST(W)                   \
	W(SHEET_NOTHING, "none")        \
	W(SHEET_SIGNATURE, "signature") \
	W(SHEET_ROUTINE, "routine")

enum phase { PHASE_LIST(LIST_ID) };
enum door_state { DOOR_LIST(LIST_ID) };
enum knockdown_side { SIDE_LIST(LIST_ID) };
enum card_face { FACE_LIST(LIST_ID) };
enum turn_state { TURN_LIST(LIST_ID) };
enum pool_id { POOL_LIST(LIST_ID) };
enum sheet_action { SHEET_LIST(LIST_ID) };

extern const char *const phase_words[], *const door_words[], *const side_words[];
extern const char *const face_words[], *const turn_words[], *const pool_words[];
extern const char *const sheet_words[];
extern const char *const dice_words[];	    /* table */
extern const char *const generator_words[]; /* pcg64 */

/* How records of a kind are told apart. */
enum naming {
	SINGLE, /* at most one on a board */
	NAMED,	/* by a name, the first word */
	OWNED,	/* by an owner and a name, the first two words */
	KEYED,	/* by a word of their vocabulary and, of some, a key behind it */
	SERIES, /* not told apart: any number, in order */
	DRAWN	/* a short form that draws on the map and is not kept */
};

/* KIND(id, word, struct, naming), in canonical order; the map stands after COUNTDOWN. */
#define KINDS(K)                         \
	K(TITLE, "title", title, SINGLE) \
	KINDS_OF_FIELDS(K)

#define KINDS_OF_FIELDS(K)                                  \
	K(DATA, "data", data_record, SINGLE)                \
	K(DICE, "dice", dice_record, SINGLE)                \
	K(ASK, "ask", ask_record, SINGLE)                   \
	K(RULING, "ruling", ruling_record, SERIES)          \
	K(ROUND, "round", round_record, SINGLE)             \
	K(LOCATION, "location", location_record, SINGLE)    \
	K(COUNTDOWN, "countdown", countdown_record, SINGLE) \
	K(DOOR, "door", door, NAMED)                        \
	K(MARK, "mark", mark, SERIES)                       \
	K(TERRAIN, "terrain", terrain, NAMED)               \
	K(SPACER, "spacer", spacer, NAMED)                  \
	K(GEAR, "gear", gear, OWNED)                        \
	K(CONDITION, "condition", condition, OWNED)         \
	K(TOKEN, "token", token, OWNED)                     \
	K(CARD, "card", card, OWNED)                        \
	K(INTRUDER, "intruder", intruder, NAMED)            \
	K(BLIP, "blip", blip, NAMED)                        \
	K(POOL, "pool", pool, NAMED)                        \
	K(PRIORITY, "priority", priority, SINGLE)           \
	K(STRATAGEM, "stratagem", stratagem, NAMED)         \
	K(DECK, "deck", deck, KEYED)                        \
	K(TURN, "turn", turn, NAMED)                        \
	K(USED, "used", used, OWNED)                        \
	K(SUPPLY, "supply", supply, NAMED)                  \
	K(QUEUE, "queue", queue, SERIES)                    \
	K(BONUS, "bonus", bonus, NAMED)                     \
	K(FLAG, "flag", flag, KEYED)                        \
	K(RNG, "rng", rng_record, SINGLE)                   \
	K(UNDER_WAY, "under-way", under_way, SINGLE)        \
	K(REFUSED, "refused", refused, SINGLE)              \
	K(BRANCH, "branch", branch, SINGLE)                 \
	K(EVENT, "event", event, SERIES)                    \
	K(WALL, "wall", wall, DRAWN)                        \
	K(RED, "red", red_line, DRAWN)                      \
	K(VOID, "void", no_space, DRAWN)                    \
	K(SPAWN, "spawn", spawn_point, DRAWN)

enum kind {
#define K(id, word, record, naming) KIND_##id,
	KINDS(K)
#undef K
	    KIND_COUNT
};

/* FIELD(struct, type, member, how, lo, hi, missing, words, table, always) */
#define FIELDS_TITLE(F)
#define FIELDS_DATA(F) F(data_record, TEXT, sum, BY_PLACE, 0, 0, ABSENT, NULL, -1, 1)
#define FIELDS_DICE(F) F(dice_record, WORD, from, BY_PLACE, 0, 0, ABSENT, dice_words, -1, 1)
#define FIELDS_ASK(F)                                            \
	F(ask_record, FLAG, dice, BARE, 0, 0, 0, NULL, -1, 0)    \
	F(ask_record, FLAG, cards, BARE, 0, 0, 0, NULL, -1, 0)   \
	F(ask_record, FLAG, choices, BARE, 0, 0, 0, NULL, -1, 0) \
	F(ask_record, FLAG, tokens, BARE, 0, 0, 0, NULL, -1, 0)  \
	F(ask_record, FLAG, windows, BARE, 0, 0, 0, NULL, -1, 0) \
	F(ask_record, FLAG, grants, BARE, 0, 0, 0, NULL, -1, 0)  \
	F(ask_record, FLAG, mitigation, BARE, 0, 0, 0, NULL, -1, 0)
#define FIELDS_RULING(F)                                                \
	F(ruling_record, TEXT, id, BY_PLACE, 0, 0, ABSENT, NULL, -1, 1) \
	F(ruling_record, TEXT, reading, BY_PLACE, 0, 0, ABSENT, NULL, -1, 1)
#define FIELDS_ROUND(F)                                                    \
	F(round_record, INT, number, BY_PLACE, 1, 99, ABSENT, NULL, -1, 1) \
	F(round_record, WORD, phase, BY_KEY, 0, 0, PHASE_SPACER, phase_words, -1, 1)
#define FIELDS_LOCATION(F)                                                                \
	F(location_record, NAME, where, BY_PLACE, 0, 0, ABSENT, NULL, TABLE_LOCATIONS, 1) \
	F(location_record, NAMES, ecology, BY_KEY, 0, 0, 0, NULL, TABLE_INTRUDERS, 0)     \
	F(location_record, NAMES, seen, BY_KEY, 0, 0, 0, NULL, -1, 0)
#define FIELDS_COUNTDOWN(F) F(countdown_record, INT, at, BY_PLACE, 0, 9, ABSENT, NULL, -1, 1)
#define FIELDS_DOOR(F)                                                   \
	F(door, EDGES, at, BY_PLACE, 0, 0, ABSENT, NULL, -1, 1)          \
	F(door, WORD, state, BARE, 0, 0, DOOR_CLOSED, door_words, -1, 1) \
	F(door, FLAG, disabled, BARE, 0, 0, 0, NULL, -1, 0)
#define FIELDS_MARK(F)                                                   \
	F(mark, SPACE, at, BY_PLACE, 0, 0, ABSENT, NULL, -1, 1)          \
	F(mark, WORD, what, BARE, 0, 0, ABSENT, mark_words, -1, 1)       \
	F(mark, WORD, facing, BY_KEY, 0, 0, ABSENT, facing_words, -1, 0) \
	F(mark, NAME, name, BY_KEY, 0, 0, 0, NULL, -1, 0)                \
	F(mark, FLAG, disabled, BARE, 0, 0, 0, NULL, -1, 0)
#define FIELDS_TERRAIN(F)                                               \
	F(terrain, SPACES, at, BY_PLACE, 0, 0, ABSENT, NULL, -1, 1)     \
	F(terrain, NAME, type, BY_KEY, 0, 0, 0, NULL, TABLE_TERRAIN, 1) \
	F(terrain, FLAG, disabled, BARE, 0, 0, 0, NULL, -1, 0)
#define FIELDS_SPACER(F)                                                    \
	F(spacer, SPACE, at, BY_PLACE, 0, 0, ABSENT, NULL, -1, 1)           \
	F(spacer, WORD, facing, BY_KEY, 0, 0, NORTH, facing_words, -1, 1)   \
	F(spacer, INT, vitals, BY_KEY, 0, 9, ABSENT, NULL, -1, 1)           \
	F(spacer, INT, stress, BY_KEY, 0, 9, ABSENT, NULL, -1, 1)           \
	F(spacer, INT, adrenaline, BY_KEY, 0, 9, ABSENT, NULL, -1, 1)       \
	F(spacer, NAME, character, BY_KEY, 0, 0, 0, NULL, TABLE_SPACERS, 0) \
	F(spacer, NAME, suit, BY_KEY, 0, 0, 0, NULL, TABLE_SUITS, 0)        \
	F(spacer, FLAG, broken, BARE, 0, 0, 0, NULL, -1, 0)                 \
	F(spacer, FLAG, awakened, BARE, 0, 0, 0, NULL, -1, 0)               \
	F(spacer, FLAG, elsewhere, BARE, 0, 0, 0, NULL, -1, 0)              \
	F(spacer, FLAG, dead, BARE, 0, 0, 0, NULL, -1, 0)                   \
	F(spacer, FLAG, spare, BARE, 0, 0, 0, NULL, -1, 0)
#define FIELDS_GEAR(F)                                          \
	F(gear, INT, ammo, BY_KEY, 0, 9, ABSENT, NULL, -1, 1)   \
	F(gear, INT, charge, BY_KEY, 0, 9, ABSENT, NULL, -1, 1) \
	F(gear, FLAG, exhausted, BARE, 0, 0, 0, NULL, -1, 0)    \
	F(gear, FLAG, discharged, BARE, 0, 0, 0, NULL, -1, 0)   \
	F(gear, FLAG, stowed, BARE, 0, 0, 0, NULL, -1, 0)       \
	F(gear, FLAG, disabled, BARE, 0, 0, 0, NULL, -1, 0)
#define FIELDS_CONDITION(F)                                             \
	F(condition, WORD, side, BARE, 0, 0, ABSENT, side_words, -1, 0) \
	F(condition, INT, tokens, BY_KEY, 0, 9, 0, NULL, -1, 0)         \
	F(condition, FLAG, fresh, BARE, 0, 0, 0, NULL, -1, 0)           \
	F(condition, FLAG, over, BARE, 0, 0, 0, NULL, -1, 0)
#define FIELDS_TOKEN(F) F(token, INT, count, BY_KEY, 1, 99, 1, NULL, -1, 1)
#define FIELDS_CARD(F)                                             \
	F(card, WORD, face, BARE, 0, 0, ABSENT, face_words, -1, 0) \
	F(card, FLAG, played, BARE, 0, 0, 0, NULL, -1, 0)          \
	F(card, FLAG, paid, BARE, 0, 0, 0, NULL, -1, 0)            \
	F(card, FLAG, exerted, BARE, 0, 0, 0, NULL, -1, 0)         \
	F(card, FLAG, disabled, BARE, 0, 0, 0, NULL, -1, 0)
#define FIELDS_INTRUDER(F)                                                  \
	F(intruder, SPACE, at, BY_PLACE, 0, 0, ABSENT, NULL, -1, 1)         \
	F(intruder, WORD, facing, BY_KEY, 0, 0, SOUTH, facing_words, -1, 1) \
	F(intruder, NAME, type, BY_KEY, 0, 0, 0, NULL, TABLE_INTRUDERS, 1)  \
	F(intruder, INT, wounds, BY_KEY, 0, 99, 0, NULL, -1, 0)             \
	F(intruder, NAME, unique, BY_KEY, 0, 0, 0, NULL, -1, 0)             \
	F(intruder, INT, harder, BY_KEY, 0, 99, 0, NULL, -1, 0)             \
	F(intruder, INT, fiercer, BY_KEY, 0, 99, 0, NULL, -1, 0)            \
	F(intruder, FLAG, activated, BARE, 0, 0, 0, NULL, -1, 0)            \
	F(intruder, FLAG, dying, BARE, 0, 0, 0, NULL, -1, 0)                \
	F(intruder, FLAG, disabled, BARE, 0, 0, 0, NULL, -1, 0)
#define FIELDS_BLIP(F)                                                  \
	F(blip, CORNER, at, BY_PLACE, 0, 0, ABSENT, NULL, -1, 1)        \
	F(blip, WORD, facing, BY_KEY, 0, 0, SOUTH, facing_words, -1, 1) \
	F(blip, NAME, holds, BY_KEY, 0, 0, 0, NULL, -1, 0)              \
	F(blip, FLAG, disabled, BARE, 0, 0, 0, NULL, -1, 0)
#define FIELDS_POOL(F)                                          \
	F(pool, INT, discipline, BY_KEY, 0, 99, 0, NULL, -1, 0) \
	F(pool, INT, confidence, BY_KEY, 0, 99, 0, NULL, -1, 0) \
	F(pool, INT, expertise, BY_KEY, 0, 99, 0, NULL, -1, 0)
#define FIELDS_PRIORITY(F) F(priority, NAME, who, BY_PLACE, 0, 0, ABSENT, NULL, -1, 1)
#define FIELDS_STRATAGEM(F)                                         \
	F(stratagem, INT, expertise, BY_KEY, 0, 99, 0, NULL, -1, 1) \
	F(stratagem, INT, charges, BY_KEY, 0, 99, 0, NULL, -1, 0)   \
	F(stratagem, FLAG, unlocked, BARE, 0, 0, 0, NULL, -1, 0)    \
	F(stratagem, FLAG, disabled, BARE, 0, 0, 0, NULL, -1, 0)
#define FIELDS_DECK(F)                                           \
	F(deck, NAMES, cards, BY_KEY, 0, 0, 0, NULL, -1, 0)      \
	F(deck, NAMES, discard, BY_KEY, 0, 0, 0, NULL, -1, 0)    \
	F(deck, NAMES, escalation, BY_KEY, 0, 0, 0, NULL, -1, 0) \
	F(deck, NAMES, wounds, BY_KEY, 0, 0, 0, NULL, -1, 0)     \
	F(deck, NAMES, aside, BY_KEY, 0, 0, 0, NULL, -1, 0)      \
	F(deck, NAMES, disabled, BY_KEY, 0, 0, 0, NULL, -1, 0)   \
	F(deck, FLAG, ordered, BARE, 0, 0, 0, NULL, -1, 0)       \
	F(deck, FLAG, wounding, BARE, 0, 0, 0, NULL, -1, 0)
#define FIELDS_TURN(F)                                                    \
	F(turn, WORD, state, BARE, 0, 0, TURN_WAITING, turn_words, -1, 1) \
	F(turn, INT, plays, BY_KEY, 0, AMOUNT_MOST, 0, NULL, -1, 0)       \
	F(turn, FLAG, exerted, BARE, 0, 0, 0, NULL, -1, 0)                \
	F(turn, FLAG, catching, BARE, 0, 0, 0, NULL, -1, 0)               \
	F(turn, INT, breaths, BY_KEY, 1, AMOUNT_MOST, 1, NULL, -1, 0)
#define FIELDS_USED(F)                                     \
	F(used, INT, count, BY_KEY, 1, 99, 1, NULL, -1, 0) \
	F(used, NAMES, of, BY_KEY, 0, 0, 0, NULL, -1, 0)
#define FIELDS_SUPPLY(F) F(supply, INT, count, BY_PLACE, 0, 999, ABSENT, NULL, -1, 1)
#define FIELDS_QUEUE(F)                                                         \
	F(queue, WORD, what, BY_PLACE, 0, 0, ABSENT, waiting_words, -1, 1)      \
	F(queue, NAME, who, BY_KEY, 0, 0, 0, NULL, -1, 0)                       \
	F(queue, NAME, target, BY_KEY, 0, 0, 0, NULL, -1, 0)                    \
	F(queue, INT, amount, BY_KEY, 0, AMOUNT_MOST, ABSENT, NULL, -1, 0)      \
	F(queue, WORD, action, BY_KEY, 0, 0, SHEET_NOTHING, sheet_words, -1, 0) \
	F(queue, TEXT, dice, BY_KEY, 0, 0, 0, NULL, -1, 0)                      \
	F(queue, EFFECT, effect, BY_KEY, GIVES_SPACER, 0, 0, NULL, -1, 0)
#define FIELDS_BONUS(F)                                    \
	F(bonus, DICE, dice, BY_KEY, 0, 0, 0, NULL, -1, 0) \
	F(bonus, INT, power, BY_KEY, 0, 99, 0, NULL, -1, 0)
#define FIELDS_FLAG(F) F(flag, INT, value, BY_KEY, 0, 999, 1, NULL, -1, 0)
#define FIELDS_RNG(F)                                                                  \
	F(rng_record, WORD, generator, BY_PLACE, 0, 0, ABSENT, generator_words, -1, 1) \
	F(rng_record, TEXT, state, BY_PLACE, 0, 0, ABSENT, NULL, -1, 1)
#define FIELDS_UNDER_WAY(F)                                           \
	F(under_way, NAME, tool, BY_PLACE, 0, 0, ABSENT, NULL, -1, 1) \
	F(under_way, TEXT, version, BY_KEY, 0, 0, 0, NULL, -1, 0)     \
	F(under_way, TEXT, args, BY_KEY, 0, 0, 0, NULL, -1, 0)
#define FIELDS_REFUSED(F)                                           \
	F(refused, NAME, tool, BY_PLACE, 0, 0, ABSENT, NULL, -1, 1) \
	F(refused, TEXT, clause, BY_KEY, 0, 0, 0, NULL, -1, 0)      \
	F(refused, TEXT, reason, BY_KEY, 0, 0, ABSENT, NULL, -1, 1)
#define FIELDS_BRANCH(F)                                             \
	F(branch, TEXT, number, BY_PLACE, 0, 0, ABSENT, NULL, -1, 1) \
	F(branch, INT, of, BY_KEY, 1, 0, ABSENT, NULL, -1, 0)        \
	F(branch, TEXT, choose, BY_KEY, 0, 0, 0, NULL, -1, 0)        \
	F(branch, TEXT, before, BY_KEY, 0, 0, 0, NULL, -1, 0)        \
	F(branch, NAMES, house, BY_KEY, 0, 0, 0, NULL, -1, 0)        \
	F(branch, TEXT, outcomes, BY_KEY, 0, 0, 0, NULL, -1, 0)      \
	F(branch, TEXT, weight, BY_KEY, 0, 0, 0, NULL, -1, 0)
#define FIELDS_EVENT(F) /* its arguments are its extras, in order */
#define FIELDS_WALL(F)	F(wall, EDGES, at, BY_PLACE, 0, 0, ABSENT, NULL, -1, 1)
#define FIELDS_RED(F)	F(red_line, EDGES, at, BY_PLACE, 0, 0, ABSENT, NULL, -1, 1)
#define FIELDS_VOID(F)	F(no_space, SPACES, at, BY_PLACE, 0, 0, ABSENT, NULL, -1, 1)
#define FIELDS_SPAWN(F) F(spawn_point, CORNER, at, BY_PLACE, 0, 0, ABSENT, NULL, -1, 1)

/* A key=value that the kind does not know by heart: an x- key, or an event's argument. */
struct extra {
	const char *key, *value;
	struct extra *next;
};

/* Comment lines that stand above a record, each with its `#`. */
struct comment {
	const char *text;
	struct comment *next;
};

/* What every record begins with. */
struct record {
	enum kind kind;
	bool
	    known; /* a board before it in the stream had the line, and nothing was wrong with it */
	const char *owner; /* of an OWNED record; the key of a KEYED one, or NULL */
	const char *name;  /* of a NAMED, OWNED or KEYED record; the verb of an event */
	struct extra *extras;
	struct comment *above;
	const char *beside; /* the comment at the end of its line, or NULL */
	long line;	    /* where it was read, 0 if it was made */
};

#define CTYPE_SPACE							       struct space
#define CTYPE_SPACES							       struct spaces
#define CTYPE_EDGES							       struct edges
#define CTYPE_CORNER							       struct corner
#define MEMBER(record, type, member, how, lo, hi, missing, words, ref, always) CTYPE_##type member;
#define K(id, word, tag, naming)      \
	struct tag {                  \
		struct record record; \
		FIELDS_##id(MEMBER)   \
	};
KINDS_OF_FIELDS(K)
#undef K
#undef MEMBER

/* The title is the rest of its line. */
struct title {
	struct record record;
	const char *text;
};

struct kind_row {
	const char *word;
	enum naming naming;
	size_t size;
	const struct field *fields;
	int nfields;
	int nrefs; /* fields that name a row of a table, or hold an effect that does */
	const struct stem *stems; /* of a KEYED kind */
};

extern const struct kind_row kinds[KIND_COUNT];

#endif
