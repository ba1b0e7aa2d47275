#include "data/tables.h"

#include "text/str.h"

const char *const colour_words[] = {"white", "red", "black", "green", "orange", NULL};
const char *const source_words[] = {"rulebook", "house", "owner", "removed", NULL};
const char *const intruder_kinds[] = {"baseline", "boss", NULL};
const char *const response_words[] = {"wound", "critical", "fail", "instinct", NULL};
const char *const attack_words[] = {"melee", "ranged", "zone", "terror", "action", NULL};
const char *const slot_words[] = {"hand", "support", "backpack", "suit", NULL};
const char *const ability_words[] = {"turn", "reaction", "passive", NULL};
const char *const ability_whom_words[] = {"self", "another", "anyone", NULL};

const char *const rubicon_words[] = {"discipline", "confidence", "expertise", "power",	"white",
				     "red",	   "black",	 "green",     "orange", NULL};
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

const char *const passive_words[] = {"countdown", "turn-start", "turn-end",
				     "round-end", "always",	NULL};
const char *const location_when_words[] = {"countdown", "turn-start", "turn-end", "round-end",
					   NULL};
const char *const location_kind_words[] = {"ability", "reaction", "action", NULL};
const char *const location_needs_words[] = {"nothing", "intruder-on-dangerous", NULL};

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
