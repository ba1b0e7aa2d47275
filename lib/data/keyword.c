#include "data/keyword.h"

#include "data/field.h"
#include "data/row.h"

#define WORD(id, word) word,
const char *const keyword_words[] = {KEYWORDS(WORD) NULL};
const char *const trait_words[] = {TRAITS(WORD) NULL};

bool names_have(const char *list, const char *name, int *value)
{
	struct span word, next;
	long v = 0;

	while (list && names_next(&list, &word)) {
		const char *ahead = list;
		if (!span_is(word, name))
			continue;
		if (value)
			*value = names_next(&ahead, &next) && num_read(next, 0, AMOUNT_MOST, &v)
				     ? (int)v
				     : 0;
		return true;
	}
	return false;
}

struct keywords keywords_read(const char *text)
{
	struct keywords list = {.text = text};
	int k;

	for (k = 0; keyword_words[k]; k++)
		if (names_have(text, keyword_words[k], NULL))
			list.has |= 1ull << k;
	return list;
}

bool has_trait(const char *list, enum trait t, int *value)
{
	return names_have(list, trait_words[t], value);
}
