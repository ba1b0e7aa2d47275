#include "board/kinds.h"

const char *const phase_words[] = {PHASE_LIST(LIST_WORD) NULL};
const char *const door_words[] = {DOOR_LIST(LIST_WORD) NULL};
const char *const side_words[] = {SIDE_LIST(LIST_WORD) NULL};
const char *const face_words[] = {FACE_LIST(LIST_WORD) NULL};
const char *const turn_words[] = {TURN_LIST(LIST_WORD) NULL};
const char *const pool_words[] = {POOL_LIST(LIST_WORD) NULL};
const char *const sheet_words[] = {SHEET_LIST(LIST_WORD) NULL};
const char *const dice_words[] = {"table", NULL};
const char *const generator_words[] = {"pcg64", NULL};

#define FIELD(record, type, member, how, lo, hi, missing, words, ref, always)            \
	{#member, FIELD_##type, how,   offsetof(struct record, member), lo, hi, missing, \
	 words,	  ref,		always},
/* The first row is never used: a kind may have no fields, and C has no empty array. */
#define K(id, word, tag, naming) \
	static const struct field fields_##id[] = {{0}, FIELDS_##id(FIELD)};
KINDS(K)
#undef K
#undef FIELD

#define REF(record, type, member, how, lo, hi, missing, words, ref, always) \
	+(FIELD_##type == FIELD_EFFECT || (FIELD_##type == FIELD_NAME && (ref) >= 0))
const struct kind_row kinds[KIND_COUNT] = {
#define K(id, word, tag, naming)               \
	{word,                                 \
	 naming,                               \
	 sizeof(struct tag),                   \
	 fields_##id + 1,                      \
	 (int)COUNT(fields_##id) - 1,          \
	 0 FIELDS_##id(REF),                   \
	 KIND_##id == KIND_FLAG	  ? flag_stems \
	 : KIND_##id == KIND_DECK ? deck_stems \
				  : NULL},
    KINDS(K)
#undef K
#undef REF
};

/* ---- the vocabularies ---- */

#define WORD(id, word)		  word,
#define STEM(id, word, keyed, of) {word, keyed, of},

#define WAITING_WORD(id, word, title)  word,
#define WAITING_TITLE(id, word, title) title,
const char *const waiting_words[] = {WAITING(WAITING_WORD) NULL};
const char *const waiting_titles[] = {WAITING(WAITING_TITLE) NULL};
const char *const mark_words[] = {MARKS(WORD) NULL};
const char *const token_words[] = {TOKENS(WORD) NULL};
const char *const supply_words[] = {SUPPLIES(WORD) NULL};
const struct stem flag_stems[] = {FLAGS(STEM){NULL, NO_KEY, NULL}};
const struct stem deck_stems[] = {DECKS(STEM){NULL, NO_KEY, NULL}};
