#include "data/tables.h"

#include "text/str.h"

const char *const colour_words[] = {COLOUR_LIST(LIST_WORD) NULL};
const char *const source_words[] = {SOURCE_LIST(LIST_WORD) NULL};
const char *const intruder_kinds[] = {INTRUDER_KIND_LIST(LIST_WORD) NULL};
const char *const response_words[] = {RESPONSE_LIST(LIST_WORD) NULL};
const char *const attack_words[] = {CARD_ATTACK_LIST(LIST_WORD) NULL};
const char *const slot_words[] = {SLOT_LIST(LIST_WORD) NULL};
const char *const ability_words[] = {ABILITY_WHEN_LIST(LIST_WORD) NULL};
const char *const ability_whom_words[] = {ABILITY_WHOM_LIST(LIST_WORD) NULL};
const char *const flips_words[] = {FLIPS_LIST(LIST_WORD) NULL};
const char *const location_when_words[] = {LOCATION_WHEN_LIST(LIST_WORD) NULL};
const char *const location_kind_words[] = {LOCATION_KIND_LIST(LIST_WORD) NULL};
const char *const location_needs_words[] = {LOCATION_NEEDS_LIST(LIST_WORD) NULL};
const char *const spacer_token_words[] = {SPACER_TOKEN_LIST(LIST_WORD) NULL};
const char *const location_token_words[] = {"", SPACER_TOKEN_LIST(LIST_WORD) NULL};
const char *const passive_words[] = {LOCATION_WHEN_LIST(LIST_WORD) "always", NULL};
const char *const rubicon_words[] = {SPACER_TOKEN_LIST(LIST_WORD) "power",
				     COLOUR_LIST(LIST_WORD) NULL};
const char *const cost_words[] = {
#define C(id, word) word,
    COSTS(C)
#undef C
	NULL};
const char *const action_words[] = {
#define A(id, word, adrenaline) word,
    ACTIONS(A)
#undef A
	NULL};

#define COLUMN(row, type, column, lo, hi, missing, words, ref)                         \
	{#column, FIELD_##type, BY_KEY, offsetof(struct row, column), lo, hi, missing, \
	 words,	  ref,		1},
#define T(id, file, row, keys) static const struct field columns_##id[] = {COLUMNS_##id(COLUMN)};
TABLES(T)
#undef T
#undef COLUMN

const struct table tables[TABLE_COUNT] = {
#define T(id, file, row, keys) \
	{file, columns_##id, (int)COUNT(columns_##id), keys, sizeof(struct row)},
    TABLES(T)
#undef T
};
