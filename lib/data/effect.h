/* The effect language: what a card, a protocol, a response or a tile does, as a short text.
 *
 *   text   = step { ";" step }
 *   step   = [ guard { "and" guard } ":" ] [ "may" ] verb { argument }
 *   guard  = [ "not" ] state  |  amount ("<" | "<=" | "==" | ">=" | ">") number
 *
 * A guard holds for its own step and for those that follow, until the next guard; `always:` lifts
 * it. `damage>=6: condition the-gift; knockback 2` does both or neither. */
#ifndef DATA_EFFECT_H
#define DATA_EFFECT_H

#include <stdbool.h>

#include "text/arena.h"
#include "text/diag.h"

/* V(id, word, arguments, what it does). Arguments, optional ones in brackets: n a number, d dice,
 * c a condition, t a token, p a pool, w whom, l a word of a targeting line, k a terrain type. */
#define EFFECT_VERBS(V)                                                                       \
	V(TARGET, "target", "l[l][l]", "picks the Target")                                    \
	V(WINDOW, "window", "", "opens a window of opportunity")                              \
	V(MOVE, "move", "[n]", "moves, by its Speed or by that many spaces")                  \
	V(SHIFT, "shift", "", "moves in one straight line to where its action works")         \
	V(ATTACK, "attack", "d", "attacks an adjacent Target")                                \
	V(SHOOT, "shoot", "d", "attacks in a straight line within its Range")                 \
	V(BLAST, "blast", "nd", "attacks every Spacer in the Zone")                           \
	V(TERRORIZE, "terrorize", "d[n]", "makes the Target, or a Zone, gain Stress")         \
	V(ADD_DICE, "add-dice", "d", "adds dice to the Attack that follows")                  \
	V(SIGNATURE, "signature", "", "performs the Signature")                               \
	V(ROUTINE, "routine", "", "performs the Routine")                                     \
	V(KNOCKBACK, "knockback", "n", "knocks back")                                         \
	V(UNAVOIDABLE, "unavoidable-knockback", "n", "knocks back, and nothing lowers it")    \
	V(PUSHBACK, "pushback", "n", "pushes back and follows")                               \
	V(LURE, "lure", "n", "pulls nearer")                                                  \
	V(DISPLACE, "displace", "", "puts on an empty adjacent space")                        \
	V(KNOCKDOWN, "knockdown", "", "knocks down")                                          \
	V(CRASH, "crash", "", "makes suffer a Crash")                                         \
	V(DAMAGE, "damage", "n", "deals damage")                                              \
	V(VITALS, "vitals", "n[w]", "takes Vitals")                                           \
	V(STRESS, "stress", "n[w]", "gives Stress")                                           \
	V(ADRENALINE, "adrenaline", "n[w]", "gives Adrenaline")                               \
	V(RADIATION, "radiation", "n", "gives Radiation tokens")                              \
	V(INFECTION, "infection", "n", "gives Infection tokens")                              \
	V(CONDITION, "condition", "c", "gives a Condition")                                   \
	V(KILL, "kill", "", "kills")                                                          \
	V(PLACE, "place", "tn[p]", "places tokens into a Spacer Pool")                        \
	V(CLEAR_POOLS, "clear-pools", "", "empties the Spacer Pool")                          \
	V(SUPPRESS, "suppress", "n", "places Suppression")                                    \
	V(SPAWN_BLIP, "spawn-blip", "n", "spawns Blips")                                      \
	V(DISCARD_BLIP, "discard-blip", "w", "discards a Blip")                               \
	V(SPAWN_INTRUDER, "spawn-intruder", "w", "spawns an Intruder beside a Spacer")        \
	V(AMBUSH, "ambush", "", "the spawned Intruder attacks at once")                       \
	V(BONUS_ATTACK, "bonus-attack", "", "a Bonus Attack")                                 \
	V(FOLLOW_UP, "follow-up", "", "a Follow-up Attack after this one")                    \
	V(REPRISAL, "reprisal", "[d]", "a Reprisal Attack after this one")                    \
	V(SINGLE_WOUND, "single-wound", "[n]", "deals additional Single Wounds")              \
	V(ESCALATE, "escalate", "", "performs Escalation")                                    \
	V(PLACE_TERRAIN, "place-terrain", "k", "places a Terrain tile at random coordinates") \
	V(FREE_MOVE, "free-move", "n", "a free Move")                                         \
	V(NOISE, "noise", "", "makes Intruder-symbol Noise")                                  \
	V(SCOUTABLE, "scoutable", "n", "may be scouted: moves away on success")               \
	V(MOVE_TOKEN, "move-token", "n", "moves tokens from the Active to the Incoming Pool") \
	V(NO_ABILITIES, "no-abilities", "", "no active abilities")                            \
	V(STAND_UP, "stand-up", "", "lets a knocked down Spacer stand up")                    \
	V(CHAIN_BREAK, "chain-break", "", "ends the Attack under way")                        \
	V(FINAL, "final", "", "what follows is done once, after the last Attack")

enum effect_verb {
#define V(id, word, args, what) EFFECT_##id,
	EFFECT_VERBS(V)
#undef V
	    EFFECT_COUNT
};

/* G(id, word, is it compared with a number?, when it holds) */
#define EFFECT_GUARDS(G)                                                         \
	G(ALWAYS, "always", false, "always")                                     \
	G(ADJACENT, "adjacent", false, "the Target is adjacent")                 \
	G(IN_MOVEMENT_RANGE, "in-movement-range", false,                         \
	  "a space beside the Target can be reached")                            \
	G(IN_RANGE, "in-range", false, "the Target is in effective range")       \
	G(IN_SIGHT, "in-sight", false, "the Target is in line of sight")         \
	G(IN_FRONT, "in-front", false, "the Target is in front and in sight")    \
	G(DAMAGE, "damage", true, "the damage dealt")                            \
	G(STRESS, "stress", true, "the Target's Stress")                         \
	G(VITALS, "vitals", true, "the Target's Vitals")                         \
	G(ADRENALINE, "adrenaline", true, "the Target's Adrenaline")             \
	G(POOL, "pool", true, "tokens in the Spacer Pool")                       \
	G(EMPTY_POOLS, "empty-pools", true, "Spacer Pools without a token")      \
	G(BLIPS, "blips", true, "Blips on the board")                            \
	G(BROOD, "brood", true, "Blips and Intruders of this type on the board") \
	G(COUNTDOWN, "countdown", true, "the Countdown")

enum effect_guard {
#define G(id, word, compared, what) GUARD_##id,
	EFFECT_GUARDS(G)
#undef G
	    GUARD_COUNT
};

enum compare { LESS, AT_MOST, EXACTLY, AT_LEAST, MORE };

#define EFFECT_ARGS	   4
#define EFFECT_GUARDS_MOST 4

struct guard {
	enum effect_guard what;
	bool not ;
	enum compare compare;
	int number;
};

struct effect_arg {
	char type;	  /* a letter of the verb's list, 0 if left out */
	int number;	  /* of n */
	const char *word; /* as written, for every type */
};

struct effect_step {
	struct guard guard[EFFECT_GUARDS_MOST];
	int nguards;
	bool may;
	enum effect_verb verb;
	struct effect_arg arg[EFFECT_ARGS];
	struct effect_step *next;
};

struct effect_row {
	const char *word, *args, *what;
};

extern const struct effect_row effect_verbs[EFFECT_COUNT];

struct guard_row {
	const char *word;
	bool compared; /* with a number */
	const char *what;
};

extern const struct guard_row effect_guards[GUARD_COUNT];

/* The steps, in the arena. An empty text is no steps and no error. Problems quote the text and
 * name the word. */
struct data;
int effect_parse(const char *text, const struct data *refs, struct arena *a,
		 struct effect_step **out, struct diag *d);

bool guard_holds(struct guard g, int amount);

#endif
