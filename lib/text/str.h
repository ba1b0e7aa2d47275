/* Small questions about words. */
#ifndef TEXT_STR_H
#define TEXT_STR_H

#include <stdbool.h>
#include <stddef.h>

#define COUNT(array) (sizeof(array) / sizeof *(array))

/* One list gives an enum and its words: `#define COLOURS(W) W(WHITE, "white") W(RED, "red")`, then
 * `enum colour { COLOURS(LIST_ID) };` and `colour_words[] = {COLOURS(LIST_WORD) NULL};` */
#define LIST_ID(id, word)   id,
#define LIST_WORD(id, word) word,

/* A stretch of text that somebody else owns; not NUL-terminated. */
struct span {
	const char *p;
	size_t n;
};

struct span span_of(const char *s);
bool span_is(struct span s, const char *word);
/* Which of the words, a list that ends with NULL; -1 for none. */
int word_number(struct span s, const char *const *words);
bool span_only(struct span s, const char *set); /* are all its characters of the set? */
/* Most words that differ do so in their first letter: worth a look before a call. */
static inline bool str_same(const char *a, const char *b)
{
	return *a == *b && !__builtin_strcmp(a, b);
}
bool str_starts(const char *s, const char *beginning);
/* Puts texts in the order of their letters. */
void str_sort(const char **list, int n);

/* A whole number in lo..hi, decimal, with an optional sign, and nothing after it. */
bool num_read(struct span s, long lo, long hi, long *out);

/* The word most like `word` among those offered; NULL if none is near enough. */
struct suggestion {
	const char *word;
	const char *best;
	size_t distance;
};
void suggest_start(struct suggestion *s, const char *word);
void suggest_offer(struct suggestion *s, const char *candidate);
#define SUGGEST_BEFORE " (did you mean '"
#define SUGGEST_AFTER  "'?)"
/* " (did you mean 'x'?)" or "" in a buffer that the caller owns. */
const char *suggest_text(const struct suggestion *s, char out[128]);
/* The same for a long option, with its dashes. */
const char *suggest_option(const struct suggestion *s, char out[128]);

#endif
