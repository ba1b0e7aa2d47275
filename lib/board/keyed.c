#include "board/keyed.h"

#include <string.h>

#define TOKENS_MOST 99

static bool same_key(const char *a, const char *b)
{
	return a && b ? !strcmp(a, b) : a == b;
}

static void *find(const struct board *b, enum kind k, const char *word, const char *key)
{
	int i;

	for (i = 0; i < b->of[k].n; i++) {
		struct record *r = b->of[k].at[i];
		if (!strcmp(r->name, word) && same_key(r->owner, key))
			return r;
	}
	return NULL;
}

struct flag *flag_find(const struct board *b, enum flag_word w, const char *key)
{
	return find(b, KIND_FLAG, flag_stems[w].word, key);
}

struct flag *flag_set(struct board *b, enum flag_word w, const char *key)
{
	struct flag *f = flag_find(b, w, key);

	return f ? f : board_add(b, KIND_FLAG, key, flag_stems[w].word);
}

void flag_drop(struct board *b, enum flag_word w, const char *key)
{
	struct flag *f = flag_find(b, w, key);

	if (f)
		board_remove(b, &f->record);
}

void flags_drop(struct board *b, enum flag_word w)
{
	int i;

	for (i = board_count(b, KIND_FLAG) - 1; i >= 0; i--)
		if (!strcmp(board_flag(b, i)->record.name, flag_stems[w].word))
			board_remove(b, &board_flag(b, i)->record);
}

struct token *token_find(const struct board *b, const char *owner, enum token_word w)
{
	return board_find(b, KIND_TOKEN, owner, token_words[w]);
}

int token_count(const struct board *b, const char *owner, enum token_word w)
{
	const struct token *t = token_find(b, owner, w);

	return t ? t->count : 0;
}

int token_gain(struct board *b, const char *owner, const char *name, int n)
{
	struct token *t = board_find(b, KIND_TOKEN, owner, name);

	if (!t) {
		t = board_add(b, KIND_TOKEN, owner, name);
		t->count = 0;
	}
	t->count = t->count + n < TOKENS_MOST ? t->count + n : TOKENS_MOST;
	return t->count;
}

struct supply *supply_find(const struct board *b, enum supply_word w)
{
	return board_find(b, KIND_SUPPLY, NULL, supply_words[w]);
}

struct supply *supply_made(struct board *b, const char *name)
{
	struct supply *s = board_find(b, KIND_SUPPLY, NULL, name);

	if (!s) {
		s = board_add(b, KIND_SUPPLY, NULL, name);
		s->count = 0;
	}
	return s;
}

struct deck *deck_find(const struct board *b, enum deck_word w, const char *key)
{
	return find(b, KIND_DECK, deck_stems[w].word, key);
}

struct deck *deck_add(struct board *b, enum deck_word w, const char *key)
{
	return board_add(b, KIND_DECK, key, deck_stems[w].word);
}

bool deck_is(const struct deck *d, enum deck_word w)
{
	return !strcmp(d->record.name, deck_stems[w].word);
}

const char *deck_title(const struct board *b, const struct deck *d)
{
	const char *word = d->record.name, *of = d->record.owner;
	bool boss = deck_is(d, DECK_AI) || deck_is(d, DECK_BP);

	if (!of)
		return word;
	return arena_printf(b->arena, "%s-%s", boss ? of : word, boss ? word : of);
}

const char *deck_words(const struct board *b, const struct deck *d)
{
	const char *of = d->record.owner;

	return of ? arena_printf(b->arena, "%s %s", d->record.name, of) : d->record.name;
}
