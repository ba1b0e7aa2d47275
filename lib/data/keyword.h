/* The keywords and traits that rules look for: K(id, word). What a keyword means, on what it may
 * stand and whether a number follows it is told by keywords.csv, which has these and no others but
 * those that begin with x-. */
#ifndef DATA_KEYWORD_H
#define DATA_KEYWORD_H

#include <stdbool.h>

#define KEYWORDS(K)                                       \
	K(ADVANCE, "advance")                             \
	K(BURST, "burst")                                 \
	K(CONFIDENCE, "confidence")                       \
	K(COVER, "cover")                                 \
	K(CRASH, "crash")                                 \
	K(DAZED, "dazed")                                 \
	K(DEADZONE, "deadzone")                           \
	K(DESTRUCTIBLE, "destructible")                   \
	K(DEVASTATING, "devastating")                     \
	K(DISCHARGE, "discharge")                         \
	K(DISCIPLINE, "discipline")                       \
	K(DISPLACE, "displace")                           \
	K(DODGE, "dodge")                                 \
	K(EMPTY_CLIP, "empty-clip")                       \
	K(EXPERTISE, "expertise")                         \
	K(FALLBACK, "fallback")                           \
	K(HEAVY, "heavy")                                 \
	K(INDESTRUCTIBLE, "indestructible")               \
	K(KNOCKBACK, "knockback")                         \
	K(KNOCKDOWN, "knockdown")                         \
	K(LETHAL, "lethal")                               \
	K(LIGHT, "light")                                 \
	K(LINEAR, "linear")                               \
	K(LURE, "lure")                                   \
	K(NOISELESS, "noiseless")                         \
	K(OBSCURING, "obscuring")                         \
	K(OBSTACLE, "obstacle")                           \
	K(PUSHBACK, "pushback")                           \
	K(QUANTUM_DECRYPTION, "quantum-decryption")       \
	K(RADIATE, "radiate")                             \
	K(RADIATION, "radiation")                         \
	K(REACH, "reach")                                 \
	K(REFLEX, "reflex")                               \
	K(SUPPRESS_FIRE, "suppress-fire")                 \
	K(UNAVOIDABLE_KNOCKBACK, "unavoidable-knockback") \
	K(WARN, "warn")                                   \
	K(ZONE, "zone")

enum keyword {
#define K(id, word) KEYWORD_##id,
	KEYWORDS(K)
#undef K
};

#define TRAITS(T)                             \
	T(ANALYSIS, "analysis")               \
	T(BODY, "body")                       \
	T(BREAKDOWN, "breakdown")             \
	T(LIGHT_SENSITIVE, "light-sensitive") \
	T(MIND, "mind")                       \
	T(TERRIFYING, "terrifying")

enum trait {
#define T(id, word) TRAIT_##id,
	TRAITS(T)
#undef T
};

extern const char *const keyword_words[], *const trait_words[]; /* NULL at the end */

/* A cell of keywords: as it is written, and a bit for each of ours, set when the table is read. */
struct keywords {
	const char *text;
	unsigned long long has; /* 1 << enum keyword */
};

struct keywords keywords_read(const char *text);

/* Is the name in the list? *value, unless NULL, is the number behind it, or 0. */
bool names_have(const char *list, const char *name, int *value);
bool has_trait(const char *list, enum trait t, int *value);

static inline bool has_keyword(struct keywords list, enum keyword k, int *value)
{
	bool has = list.has >> k & 1;

	return has && value ? names_have(list.text, keyword_words[k], value) : has;
}

#endif
