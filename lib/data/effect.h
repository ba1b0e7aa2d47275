/* The effect language: what a card, a protocol, a response, an ability or a tile does, as a short
 * text that is read once, when its table is.
 *
 *   text   = group { ";" group }
 *   group  = [ guards ":" ] step { ";" step }
 *   guards = "else" | guard { "and" guard }
 *   guard  = [ "not" ] state | amount ("<" | "<=" | "==" | ">=" | ">") number | "on" moment
 *   step   = [ "may" ] verb { argument }
 *
 * A guard is judged once, for the Spacer it is about, when its group is reached, and holds for all
 * the group's steps: up to the next guard or `else`. So `damage>=6: condition the-gift; knockback
 * 2` does both or neither. A guard in front of `add-dice` or `add-power` is a gate of the roll: the
 * Attack behind it is made in any case (IAT-13). */
#ifndef DATA_EFFECT_H
#define DATA_EFFECT_H

#include <stdbool.h>

#include "text/arena.h"
#include "text/diag.h"
#include "text/str.h"

/* What a verb or a guard needs to mean anything, and what the holder of a text can give: N(id, in
 * words). */
#define EFFECT_NEEDS(N)                                     \
	N(SPACER, "a Spacer it happens to")                 \
	N(PLACE, "a place on the board it comes from")      \
	N(INTRUDER, "an Intruder it comes from")            \
	N(ACT, "an Intruder that is acting")                \
	N(ANSWER, "an Attack of a Spacer that is answered") \
	N(DAMAGE, "an Attack that has dealt damage")        \
	N(HIT, "the result of a Spacer's Attack")           \
	N(CARD, "a card that lies beside the Spacer")       \
	N(LINES, "targeting lines")                         \
	N(ATTACKER, "a Spacer who has attacked")            \
	N(AFTER, "effects that come after an action")       \
	N(CALLER, "something else than itself that calls for it")

enum need_bit {
#define N(id, words) NEED_BIT_##id,
	EFFECT_NEEDS(N)
#undef N
	    NEED_KINDS
};

enum effect_need {
	NEED_NOTHING = 0,
#define N(id, words) NEED_##id = 1 << NEED_BIT_##id,
	EFFECT_NEEDS(N)
#undef N
	/* and what a verb is like where a player may decline it */
	HELPS = 1 << 16,  /* the players: taken unless they say no */
	OFFERS = 1 << 17, /* is itself something to take or leave */
	/* or where it names somebody though it needs nobody */
	NAMES = 1 << 18, /* done for each of them */
	BOSS_ONLY = 1 << 19,
	/* and what the rules around it ask */
	ROLLS = 1 << 20, /* makes a roll, as an Attack of an Intruder */
	ADDS = 1 << 21,	 /* adds to a roll */
	LASTS = 1 << 22	 /* holds as long as its card lies there, and is not judged once */
};

/* What the tables give, each column of effects one of these. */
#define GIVES_PRINTED \
	(NEED_SPACER | NEED_PLACE | NEED_INTRUDER | NEED_ACT | NEED_DAMAGE | NEED_LINES)
#define GIVES_SHEET    (GIVES_PRINTED | NEED_CALLER)
#define GIVES_ACT      (GIVES_SHEET & ~NEED_LINES)
#define GIVES_AFTER    (GIVES_ACT | NEED_AFTER)
#define GIVES_LINES    NEED_LINES
#define GIVES_CONTACT  (NEED_SPACER | NEED_PLACE | NEED_INTRUDER | NEED_CALLER)
#define GIVES_ANSWER   (GIVES_CONTACT | NEED_ATTACKER | NEED_ANSWER)
#define GIVES_HIT      (GIVES_CONTACT | NEED_ATTACKER | NEED_HIT)
#define GIVES_TILE     (NEED_SPACER | NEED_PLACE)
#define GIVES_CARD     (NEED_SPACER | NEED_CARD)
#define GIVES_ABILITY  (NEED_SPACER | NEED_PLACE)
#define GIVES_LOCATION (NEED_SPACER | NEED_INTRUDER | NEED_CALLER)
#define GIVES_SPACER   NEED_SPACER
#define GIVES_SUFFERED (NEED_ATTACKER | NEED_SPACER | NEED_DAMAGE)
#define GIVES_ATTACKED (GIVES_CONTACT | NEED_ATTACKER | NEED_DAMAGE)

/* V(id, word, arguments, what it needs, the function that resolves it, what it does). Arguments,
 * optional ones in brackets: n a number of 1 or more, z one of 0 or more, d dice, c a condition, t
 * a token, p a pool, w whom, l a targeting line, k a terrain type, m the manner of a move, r a
 * range of its own, o a component. */
#define EFFECT_VERBS(V)                                                                            \
	V(TARGET, "target", "l", NEED_LINES, verb_mark, "picks the Target")                        \
	V(WINDOW, "window", "", NEED_ACT, verb_window, "opens a window of opportunity")            \
	V(MOVE, "move", "[z][m]", NEED_ACT, verb_move,                                             \
	  "moves, by its Speed or by that many spaces")                                            \
	V(SHIFT, "shift", "", NEED_ACT, verb_shift,                                                \
	  "moves in one straight line to where its action works")                                  \
	V(ATTACK, "attack", "d[w]", NEED_ACT | ROLLS, verb_attack, "attacks an adjacent Target")   \
	V(SHOOT, "shoot", "d[r]", NEED_ACT | ROLLS, verb_attack,                                   \
	  "attacks in a straight line within its Range")                                           \
	V(BLAST, "blast", "nd", NEED_ACT | ROLLS, verb_attack, "attacks every Spacer in the Zone") \
	V(TERRORIZE, "terrorize", "d[n][r]", NEED_ACT | ROLLS, verb_attack,                        \
	  "makes the Target, or a Zone, gain Stress")                                              \
	V(ADD_DICE, "add-dice", "d", NEED_SPACER | HELPS | ADDS, verb_add_to_roll,                 \
	  "adds dice to the Attack that follows")                                                  \
	V(ADD_POWER, "add-power", "n", NEED_SPACER | HELPS | ADDS, verb_add_to_roll,               \
	  "adds Power to the Attack that follows")                                                 \
	V(SIGNATURE, "signature", "[w]", NEED_INTRUDER | NEED_CALLER | NAMES, verb_from_sheet,     \
	  "performs the Signature")                                                                \
	V(ROUTINE, "routine", "[w]", NEED_INTRUDER | NEED_CALLER | NAMES, verb_from_sheet,         \
	  "performs the Routine")                                                                  \
	V(KNOCKBACK, "knockback", "n[w]", NEED_SPACER | NEED_PLACE, verb_knockback, "knocks back") \
	V(UNAVOIDABLE, "unavoidable-knockback", "n[w]", NEED_SPACER | NEED_PLACE, verb_knockback,  \
	  "knocks back, and nothing lowers it")                                                    \
	V(PUSHBACK, "pushback", "n[w]", NEED_SPACER | NEED_INTRUDER, verb_pushback,                \
	  "pushes back and follows")                                                               \
	V(LURE, "lure", "n[w]", NEED_SPACER | NEED_PLACE, verb_lure, "pulls nearer")               \
	V(DISPLACE, "displace", "[w]", NEED_SPACER, verb_displace,                                 \
	  "puts on an empty adjacent space")                                                       \
	V(KNOCKDOWN, "knockdown", "[w]", NEED_SPACER, verb_knockdown, "knocks down")               \
	V(CRASH, "crash", "[w]", NEED_SPACER, verb_crash, "makes suffer a Crash")                  \
	V(DAMAGE, "damage", "n[w]", NEED_SPACER, verb_damage, "deals damage")                      \
	V(VITALS, "vitals", "n[w]", NEED_SPACER, verb_vitals, "takes Vitals")                      \
	V(STRESS, "stress", "n[w]", NEED_SPACER, verb_stress, "gives Stress")                      \
	V(ADRENALINE, "adrenaline", "n[w]", NEED_SPACER, verb_adrenaline, "gives Adrenaline")      \
	V(RADIATION, "radiation", "n[w]", NEED_SPACER, verb_radiation, "gives Radiation tokens")   \
	V(INFECTION, "infection", "n[w]", NEED_SPACER, verb_infection, "gives Infection tokens")   \
	V(CONDITION, "condition", "c[w]", NEED_SPACER, verb_condition, "gives a Condition")        \
	V(KILL, "kill", "[w]", NEED_SPACER, verb_kill, "kills")                                    \
	V(PLACE, "place", "tn[p]", NEED_NOTHING | HELPS, verb_place,                               \
	  "places tokens into a Spacer Pool")                                                      \
	V(CLEAR_POOLS, "clear-pools", "", NEED_NOTHING, verb_clear_pools,                          \
	  "empties the Spacer Pool")                                                               \
	V(SUPPRESS, "suppress", "n", NEED_INTRUDER | HELPS, verb_suppress, "places Suppression")   \
	V(SPAWN_BLIP, "spawn-blip", "n", NEED_NOTHING, verb_spawn_blip, "spawns Blips")            \
	V(DISCARD_BLIP, "discard-blip", "w", NEED_NOTHING, verb_discard_blip, "discards a Blip")   \
	V(SPAWN_INTRUDER, "spawn-intruder", "w", NEED_NOTHING, verb_spawn_intruder,                \
	  "spawns an Intruder beside a Spacer")                                                    \
	V(AMBUSH, "ambush", "", NEED_NOTHING, verb_ambush, "the spawned Intruder attacks at once") \
	V(BONUS_ATTACK, "bonus-attack", "", NEED_SPACER | HELPS | OFFERS, verb_bonus_attack,       \
	  "a Bonus Attack")                                                                        \
	V(FOLLOW_UP, "follow-up", "", NEED_ANSWER | NEED_SPACER | HELPS | OFFERS, verb_follow_up,  \
	  "a Follow-up Attack after this one")                                                     \
	V(REPRISAL, "reprisal", "[d]", NEED_ANSWER | NEED_SPACER, verb_reprisal,                   \
	  "a Reprisal Attack after this one")                                                      \
	V(SINGLE_WOUND, "single-wound", "[n]", NEED_ANSWER | BOSS_ONLY | HELPS, verb_single_wound, \
	  "deals additional Single Wounds")                                                        \
	V(ESCALATE, "escalate", "", NEED_INTRUDER | BOSS_ONLY, verb_escalate,                      \
	  "performs Escalation")                                                                   \
	V(PLACE_TERRAIN, "place-terrain", "k", NEED_NOTHING, verb_place_terrain,                   \
	  "places a Terrain tile at random coordinates")                                           \
	V(FREE_MOVE, "free-move", "n", NEED_SPACER | HELPS | OFFERS, verb_free_move,               \
	  "a free Move")                                                                           \
	V(NOISE, "noise", "", NEED_SPACER, verb_noise, "makes Intruder-symbol Noise")              \
	V(MOVE_TOKEN, "move-token", "n", NEED_NOTHING | HELPS, verb_move_token,                    \
	  "moves tokens from the Active to the Incoming Pool")                                     \
	V(NO_ABILITIES, "no-abilities", "", NEED_CARD | LASTS, verb_lasts, "no active abilities")  \
	V(STAND_UP, "stand-up", "[w]", NEED_SPACER | HELPS, verb_stand_up,                         \
	  "lets a knocked down Spacer stand up")                                                   \
	V(DISABLE, "disable", "o[w]", NEED_SPACER, verb_disable, "puts a disable token on it")     \
	V(ENABLE, "enable", "o[w]", NEED_SPACER | HELPS, verb_disable,                             \
	  "takes the disable token off it")                                                        \
	V(CHAIN_BREAK, "chain-break", "", NEED_SPACER | HELPS, verb_chain_break,                   \
	  "ends the Attack under way")                                                             \
	V(FINAL, "final", "", NEED_ACT | NEED_AFTER, verb_mark,                                    \
	  "what follows is done once, after the last Attack")

enum effect_verb {
#define V(id, word, args, needs, run, what) EFFECT_##id,
	EFFECT_VERBS(V)
#undef V
	    EFFECT_COUNT
};

/* What a guard asks: is it so, or how much, or how many? */
enum guard_asks { IS_SO, HOW_MUCH, HOW_MANY };

/* G(id, word, what it asks, what it needs, the function that answers, when it holds) */
#define EFFECT_GUARDS(G)                                                                    \
	G(ALWAYS, "always", IS_SO, NEED_NOTHING, guard_always, "always")                    \
	G(ADJACENT, "adjacent", IS_SO, NEED_SPACER | NEED_PLACE, guard_adjacent,            \
	  "the Target is adjacent")                                                         \
	G(IN_MOVEMENT_RANGE, "in-movement-range", IS_SO, NEED_ACT, guard_in_movement_range, \
	  "a space beside the Target can be reached")                                       \
	G(IN_RANGE, "in-range", IS_SO, NEED_INTRUDER | NEED_PLACE, guard_in_range,          \
	  "the Target is in effective range")                                               \
	G(IN_SIGHT, "in-sight", IS_SO, NEED_SPACER | NEED_PLACE, guard_in_sight,            \
	  "the Target is in line of sight")                                                 \
	G(IN_FRONT, "in-front", IS_SO, NEED_INTRUDER | NEED_PLACE, guard_in_front,          \
	  "the Target is in front and in sight")                                            \
	G(DAMAGE, "damage", HOW_MUCH, NEED_DAMAGE, guard_damage, "the damage dealt")        \
	G(STRESS, "stress", HOW_MUCH, NEED_SPACER, guard_stress, "the Target's Stress")     \
	G(VITALS, "vitals", HOW_MUCH, NEED_SPACER, guard_vitals, "the Target's Vitals")     \
	G(ADRENALINE, "adrenaline", HOW_MUCH, NEED_SPACER, guard_adrenaline,                \
	  "the Target's Adrenaline")                                                        \
	G(POOL, "pool", HOW_MANY, NEED_NOTHING, guard_pool, "tokens in the Spacer Pool")    \
	G(EMPTY_POOLS, "empty-pools", HOW_MANY, NEED_NOTHING, guard_empty_pools,            \
	  "Spacer Pools without a token")                                                   \
	G(BLIPS, "blips", HOW_MANY, NEED_NOTHING, guard_blips, "Blips on the board")        \
	G(BROOD, "brood", HOW_MANY, NEED_INTRUDER, guard_brood,                             \
	  "Blips and Intruders of this type on the board")                                  \
	G(COUNTDOWN, "countdown", HOW_MUCH, NEED_NOTHING, guard_countdown, "the Countdown") \
	G(ON, "on", IS_SO, NEED_HIT, guard_on, "the Attack comes to that")

enum effect_guard {
#define G(id, word, asks, needs, run, what) GUARD_##id,
	EFFECT_GUARDS(G)
#undef G
	    GUARD_COUNT
};

enum compare { LESS, AT_MOST, EXACTLY, AT_LEAST, MORE };

/* M(id, word): when the effect of a weapon or of gear comes, `on wound:`. */
#define EFFECT_MOMENTS(M)       \
	M(ATTACK, "attack")     \
	M(WOUND, "wound")       \
	M(CRITICAL, "critical") \
	M(FAIL, "fail")

enum effect_moment {
#define M(id, word) MOMENT_##id,
	EFFECT_MOMENTS(M)
#undef M
};

/* W(id, word, what it needs): whom a step is about. `each` goes on with `adjacent`, `in-sight` or
 * `zone N`. */
#define EFFECT_WHOM(W)                                \
	W(TARGET, "target", NEED_NOTHING)             \
	W(ATTACKER, "attacker", NEED_ATTACKER)        \
	W(EVERYONE, "everyone", NEED_NOTHING)         \
	W(CLOSEST, "closest", NEED_PLACE)             \
	W(FURTHEST, "furthest", NEED_PLACE)           \
	W(PRIORITY, "priority", NEED_NOTHING)         \
	W(SELF, "self", NEED_NOTHING)                 \
	W(EACH_ADJACENT, "each adjacent", NEED_PLACE) \
	W(EACH_IN_SIGHT, "each in-sight", NEED_PLACE) \
	W(EACH_ZONE, "each zone", NEED_PLACE)

enum effect_whom {
#define W(id, word, needs) WHOM_##id,
	EFFECT_WHOM(W)
#undef W
};

#define EFFECT_POOLS(W)              \
	W(INTO_ACTIVE, "active")     \
	W(INTO_INCOMING, "incoming") \
	W(INTO_ANY, "any")           \
	W(INTO_EMPTY, "empty")
enum effect_pool { EFFECT_POOLS(LIST_ID) };
enum effect_manner { BY_STEPS, AWAY, THROUGH_WALLS };

/* What is disabled: of the gear at hand a weapon or another piece, or what has the name. */
#define EFFECT_COMPONENTS(W)          \
	W(COMPONENT_WEAPON, "weapon") \
	W(COMPONENT_GEAR, "gear")
enum effect_component { COMPONENT_NAMED, EFFECT_COMPONENTS(LIST_ID) };

/* L(id, word, what kind of word): a targeting line. `highest` and `lowest` take a statistic, `zone`
 * may take a size, `spacers` goes with `zone` and asks for somebody in it. */
#define TARGET_WORDS(L)                        \
	L(CLOSEST, "closest", RANK)            \
	L(FURTHEST, "furthest", RANK)          \
	L(HIGHEST, "highest", RANK)            \
	L(LOWEST, "lowest", RANK)              \
	L(STRESS, "stress", STATISTIC)         \
	L(VITALS, "vitals", STATISTIC)         \
	L(ADRENALINE, "adrenaline", STATISTIC) \
	L(RADIATION, "radiation", STATISTIC)   \
	L(INFECTION, "infection", STATISTIC)   \
	L(IN_FRONT, "in-front", REQUIREMENT)   \
	L(IN_SIGHT, "in-sight", REQUIREMENT)   \
	L(ADJACENT, "adjacent", REQUIREMENT)   \
	L(PRIORITY, "priority", REQUIREMENT)   \
	L(NOBODY, "none", AREA)                \
	L(SPACERS, "spacers", AREA)            \
	L(ZONE, "zone", AREA)

enum target_word {
	TARGET_UNSAID,
#define L(id, word, kind) TARGET_##id,
	TARGET_WORDS(L)
#undef L
};

struct target_line {
	enum target_word rank, statistic; /* or TARGET_UNSAID */
	unsigned says;			  /* a bit for every other word: line_says() */
	int size;			  /* of the zone, 0 for that of the text's Blast */
};

#define GUARDS_MOST 4  /* of one group */
#define GROUPS_MOST 16 /* of one text */

struct guard {
	enum effect_guard what;
	bool not ;
	enum compare compare;
	int number; /* compared with; the moment of `on` */
};

/* Steps that stand or fall together. */
struct effect_group {
	int index;	/* in its text, from 0 */
	bool otherwise; /* else: holds where the one before, whose guards it has, did not */
	int nguards;	/* 0: always */
	struct guard guard[GUARDS_MOST];
};

struct effect_step {
	const struct effect_step *next;
	const struct effect_group *group;
	enum effect_verb verb;
	bool may;
	/* arguments: which of them a verb has is in its row */
	int number;	       /* ABSENT if left out */
	const char *dice;      /* NULL if left out */
	const char *name;      /* of a condition, a terrain type or a component */
	int token;	       /* of spacer_token_words */
	enum effect_pool pool; /* INCOMING if left out (POL-01) */
	enum effect_whom whom; /* TARGET if left out */
	bool says_pool, says_whom;
	int zone;  /* of `each zone` */
	int range; /* of its own, 0 for that of the sheet */
	enum effect_manner manner;
	enum effect_component component;
	struct target_line line;
};

/* A cell of a table: the text and what was read from it. */
struct effect {
	const char *text;		 /* first, as in every other cell of text */
	const struct effect_step *steps; /* NULL: it does nothing */
};

struct effect_row {
	const char *word, *args;
	int needs;
	const char *what;
};

struct guard_row {
	const char *word;
	enum guard_asks asks; /* what it asks by number is compared with one */
	int needs;
	const char *what;
};

/* Of steps that are made and not read. */
extern const struct effect_group effect_always;

extern const struct effect_row effect_verbs[EFFECT_COUNT];
extern const struct guard_row effect_guards[GUARD_COUNT];
extern const char *const effect_compares[];
extern const char *const effect_moments[];
extern const char *const effect_whoms[];
extern const int whom_needs[]; /* by enum effect_whom */
extern const char *const effect_pools[];
extern const char *const effect_manners[];
extern const char *const target_words[]; /* from TARGET_CLOSEST on at [1] */

/* Reads a text into the arena; blank is no steps. Problems quote the text and name the word. */
int effect_read(const char *text, struct arena *a, struct effect *out, struct diag *d);

/* The names it uses are in their tables, and everything it needs is among what is given. `holder`
 * is what the text stands in, for the message. */
struct data;
int effect_check(const struct effect *e, int gives, const char *holder, const struct data *in,
		 struct diag *d);

bool guard_holds(struct guard g, int amount);
bool effect_has(const struct effect *e, enum effect_verb v);
/* The guards that decide whether the text is performed at all: those of its first group, but a gate
 * of a roll decides nothing, nor does what an `else` follows. NULL: always. */
const struct effect_group *effect_requirement(const struct effect *e);
/* Is it about the target of its text, and not about somebody it names, or about nobody? */
bool effect_about_target(const struct effect_step *s);
/* Does it add to a roll? Does it make one, as an Attack of an Intruder? */
bool effect_adds_to_roll(enum effect_verb v);
bool effect_makes_roll(enum effect_verb v);
/* The number of the last step with that verb; 0 if there is none. */
int effect_number(const struct effect *e, enum effect_verb v);

/* Does the line say that word, no rank and no statistic? */
bool line_says(const struct target_line *l, enum target_word w);

/* As they are written: the guards of a group, a step. */
const char *effect_guards_text(const struct effect_group *g, struct arena *a);
/* A group from its first step on, guards and all. */
const char *effect_group_text(const struct effect_step *first, struct arena *a);
const char *effect_step_text(const struct effect_step *s, struct arena *a);
/* An argument by its letter, a blank in front; nothing if it was left out. */
struct buf;
void effect_argument_text(const struct effect_step *s, char type, struct buf *out);

#endif
