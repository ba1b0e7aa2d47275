/* Step 5: Spacer tokens first, then Suppression (TOK-01). */
#include <string.h>

#include "data/data.h"
#include "data/row.h"
#include "event/event.h"
#include "rules/attack.h"
#include "rules/attack_walk.h"

/* ---- tokens into the Incoming Pool ---- */

static struct pool *incoming(const struct rules *r)
{
	struct pool *p = board_find(r->board, KIND_POOL, NULL, pool_words[POOL_INCOMING]);

	return p ? p : board_add(r->board, KIND_POOL, NULL, pool_words[POOL_INCOMING]);
}

static int *tokens_of(struct pool *p, struct span word)
{
	return span_is(word, "discipline")   ? &p->discipline
	       : span_is(word, "confidence") ? &p->confidence
	       : span_is(word, "expertise")  ? &p->expertise
					     : NULL;
}

static void leave(const struct rules *r, struct span word, int n, const char *from,
		  const char *clause)
{
	int *tokens = tokens_of(incoming(r), word);

	if (!tokens || !n)
		return;
	*tokens += n; /* TOK-09, KW-DISCIPLINE-1, KW-CONFIDENCE-1, KW-EXPERTISE-1 */
	event_add(r->board, "leaves", "n=%d what=%s from=%s now=%d clause=%s", n,
		  arena_strndup(r->board->arena, word.p, word.n), from, *tokens, clause);
}

/* `discipline 2, confidence 5`: those below the Adrenaline indicator (TOK-02; RULING: RA-13). */
static void leave_rubicon(const struct rules *r, const struct spacer *s, const char *list,
			  const char *from)
{
	struct span word, number;
	long at;

	while (names_next(&list, &word) && names_next(&list, &number))
		if (num_read(number, 0, 9, &at) && at < s->adrenaline) /* TOK-03, TOK-04 */
			leave(r, word, 1, from, "TOK-02");
}

/* `confidence 1, heavy`: a keyword that names a token leaves its number (TOK-05, TOK-06). */
static void leave_keywords(const struct rules *r, const char *list, const char *from,
			   const char *clause)
{
	static const char *const words[] = {"discipline", "confidence", "expertise"};
	size_t i;

	for (i = 0; i < COUNT(words); i++) {
		int n = 0;
		if (keyword_in(list, words[i], &n))
			leave(r, span_of(words[i]), n ? n : 1, from, clause); /* RULING: RA-64 */
	}
}

static void leave_gear(const struct rules *r, const struct attack *a)
{
	int i;

	for (i = 0; i < board_count(r->board, KIND_GEAR); i++) {
		const struct gear *g = board_gear(r->board, i);
		const struct gear_row *row = data_find(r->board->data, TABLE_GEAR,
						       name_item(r->board->arena, g->record.name));
		/* TOK-07, TOK-08: no other weapon, nobody else's. */
		if (row && !strcmp(g->record.owner, a->who->record.name) && !g->stowed)
			leave_keywords(r, row->keywords, row->name, "TOK-06");
	}
}

/* KW-RADIATE-1, KW-RADIATE-2: tokens go on the sheet of a target that lives. */
static void radiate(const struct rules *r, const struct attack *a)
{
	int x = 0, i;

	if (!keyword_in(a->weapon->keywords, "radiate", &x))
		return;
	for (i = 0; i < a->n; i++) {
		const char *name = a->target[i]->record.name;
		struct token *t = board_find(r->board, KIND_TOKEN, name, "radiation");
		if (a->target[i]->dying)
			continue;
		if (!t) {
			t = board_add(r->board, KIND_TOKEN, name, "radiation");
			t->count = 0;
		}
		t->count += x;
		event_add(r->board, "token",
			  "who=%s n=%d token=Radiation now=%d clause=KW-RADIATE-2", name, x,
			  t->count);
	}
}

int attack_leave_tokens(const struct rules *r, struct attack *a)
{
	const struct spacer_row *c =
	    a->who->character ? data_find(r->board->data, TABLE_SPACERS, a->who->character) : NULL;
	const struct suit_row *suit =
	    a->who->suit ? data_find(r->board->data, TABLE_SUITS, a->who->suit) : NULL;

	if (c)
		leave_rubicon(r, a->who, c->rubicon, "Rubicon");
	if (suit)
		leave_rubicon(r, a->who, suit->rubicon, suit->name);
	leave_keywords(r, a->weapon->keywords, a->weapon->name, "TOK-05"); /* BST-20: once */
	leave_gear(r, a);
	radiate(r, a);
	return space_on(a->fallback) ? attack_fallback(r, a) : 0; /* TOK-10, KW-FALLBACK-1 */
}

/* ---- Suppression ---- */

int attack_suppress(const struct rules *r, struct attack *a)
{
	int power = a->weapon->suppress, i;

	for (i = 0; i < a->n && power; i++) { /* SUP-04; BST-21: each on its own */
		const char *name = a->target[i]->record.name;
		struct token *t = board_find(r->board, KIND_TOKEN, name, "suppression");
		if (a->result[i] != RESULT_FAIL) /* SUP-01, SUP-02 */
			continue;
		if (!space_on(a->target[i]->at)) /* gone since */
			continue;
		if (t && t->count >= power) /* SUP-10, SUP-12 */
			continue;
		if (!t)
			t = board_add(r->board, KIND_TOKEN, name, "suppression");
		t->count = power; /* SUP-11, SUP-13 */
		event_add(r->board, "suppressed", "who=%s now=%d clause=SUP-03,SUP-11", name,
			  power);
	}
	return 0;
}
