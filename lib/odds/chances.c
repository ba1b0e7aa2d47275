#include "odds/chances.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "board/keyed.h"
#include "board/value.h"
#include "board/write.h"
#include "rules/deck/deck.h"

int chances_add(struct chances *c, const char *label, struct frac weight, struct diag *d)
{
	int i = intern(&c->labels, span_of(label));

	if (c->n == c->room) {
		c->room = c->room ? c->room * 2 : 16;
		c->list = mem_grow(c->list, (size_t)c->room * sizeof *c->list);
	}
	if (i == c->n)
		c->list[c->n++] = (struct chance){c->labels.list[i].text, {0, 1}};
	return frac_add(&c->list[i].weight, weight)
		   ? 0
		   : diag_set(d, "the odds grow beyond 128 bits; settle some dice with --rolled");
}

static int larger(const void *a, const void *b)
{
	const struct chance *x = a, *y = b;
	bool left = strcmp(x->label, CHANCES_NONE) != 0,
	     right = strcmp(y->label, CHANCES_NONE) != 0;

	if (!left || !right)
		return right - left;
	return atoi(y->label) - atoi(x->label);
}

static int likelier(const void *a, const void *b)
{
	const struct chance *x = a, *y = b;
	int order = -frac_cmp(x->weight, y->weight);

	return order ? order : strcmp(x->label, y->label);
}

void chances_sort_numbers(struct chances *c)
{
	if (c->n)
		qsort(c->list, (size_t)c->n, sizeof *c->list, larger);
}

void chances_sort(struct chances *c)
{
	if (c->n)
		qsort(c->list, (size_t)c->n, sizeof *c->list, likelier);
}

bool chances_found(const struct chances *c)
{
	return c->n && (c->n > 1 || strcmp(c->list[0].label, CHANCES_NONE) != 0);
}

void chances_release(struct chances *c)
{
	mem_free(c->list);
	intern_release(&c->labels);
	*c = (struct chances){0};
}

/* ---- a number ---- */

/* Is the record called so, with what it belongs to in front or not? */
static bool is_called(const struct record *r, struct span name)
{
	size_t owner = r->owner ? strlen(r->owner) : 0;

	if (!r->name)
		return span_is(name, kinds[r->kind].word);
	if (span_is(name, r->name))
		return true;
	return owner && name.n > owner + 1 && !strncmp(name.p, r->owner, owner) &&
	       name.p[owner] == '.' &&
	       span_is((struct span){name.p + owner + 1, name.n - owner - 1}, r->name);
}

#define SHOWN_MOST 40 /* characters of a record in an error */

static const struct field *number_field(enum kind k, const char *key)
{
	int i;

	for (i = 0; i < kinds[k].nfields; i++) {
		const struct field *f = &kinds[k].fields[i];
		if (!strcmp(f->key, key) && (f->type == FIELD_INT || f->type == FIELD_FLAG))
			return f;
	}
	return NULL;
}

static bool find_number(const struct board *b, struct span name, const char *key, int *out)
{
	int k, i;

	for (k = 0; k < KIND_COUNT; k++) {
		const struct field *f = number_field((enum kind)k, key);
		for (i = 0; f && i < b->of[k].n; i++)
			if (is_called(b->of[k].at[i], name)) {
				*out = *field_int(f, b->of[k].at[i]);
				return *out != ABSENT;
			}
	}
	return false;
}

static bool is_number_of_records(const char *key)
{
	int k;

	for (k = 0; k < KIND_COUNT; k++)
		if (number_field((enum kind)k, key))
			return true;
	return false;
}

/* Its name is no number of any kind of record, but may be like one. */
static int no_number(const char *number, const char *dot, struct diag *d)
{
	struct suggestion s;
	char hint[128];
	int k, i;

	suggest_start(&s, dot ? dot + 1 : "");
	for (k = 0; dot && k < KIND_COUNT; k++)
		for (i = 0; i < kinds[k].nfields; i++)
			if (number_field((enum kind)k, kinds[k].fields[i].key))
				suggest_offer(&s, kinds[k].fields[i].key);
	return diag_usage(d, "--of '%s' is not a number of a record, such as juliet.vitals%s",
			  number, suggest_text(&s, hint));
}

/* Of the first board that has no such number: the names of those that have one. */
static void suggest_number(struct chances *c, const struct board *b, const char *number,
			   const char *key)
{
	struct suggestion s;
	int k, i;

	if (c->n)
		return;
	suggest_start(&s, number);
	for (k = 0; k < KIND_COUNT; k++)
		for (i = 0; number_field((enum kind)k, key) && i < b->of[k].n; i++) {
			const struct record *r = b->of[k].at[i];
			const char *name = r->name ? r->name : kinds[k].word;

			suggest_offer(&s, arena_printf(b->arena, "%s.%s", name, key));
			if (r->name && r->owner)
				suggest_offer(&s, arena_printf(b->arena, "%s.%s.%s", r->owner, name,
							       key));
		}
	suggest_text(&s, c->near);
}

int chances_of(struct chances *c, const struct board *b, const char *number, struct frac weight,
	       struct diag *d)
{
	const char *dot = strrchr(number, '.');
	char text[16] = CHANCES_NONE;
	int n;

	if (!dot || dot == number || !is_number_of_records(dot + 1))
		return no_number(number, dot, d);
	if (find_number(b, (struct span){number, (size_t)(dot - number)}, dot + 1, &n))
		snprintf(text, sizeof text, "%d", n);
	else
		suggest_number(c, b, number, dot + 1);
	return chances_add(c, text, weight, d);
}

/* ---- a pattern ---- */

static int line_matches(struct span line, struct re *pattern, struct intern *without,
			struct diag *d)
{
	struct diag gave_up = {0};
	int found =
	    without && intern_find(without, line) >= 0 ? 0 : re_match(pattern, line, 0, &gave_up);

	if (!found && without)
		intern(without, line);
	if (found < 0)
		diag_usage(d,
			   "the pattern takes too long on '%.*s': write it without one "
			   "repetition inside another",
			   line.n < SHOWN_MOST ? (int)line.n : SHOWN_MOST, line.p);
	diag_release(&gave_up);
	return found;
}

int board_matches(const struct board *b, struct re *pattern, struct intern *without, struct diag *d)
{
	struct buf text = {0};
	const char *line, *end;
	int found = 0;

	board_write_records(b, &text);
	for (line = buf_text(&text); *line && !found; line = end + 1) {
		end = strchr(line, '\n');
		found =
		    line_matches((struct span){line, (size_t)(end - line)}, pattern, without, d);
	}
	buf_release(&text);
	return found;
}

/* ---- a deck ---- */

int chances_level(const struct board *b, const char *card)
{
	int level = card_level(b, DECK_AI, card);

	return level ? level : card_level(b, DECK_BP, card);
}

/* The Boss whose deck is called so. */
static const struct intruder *boss_of(const struct board *b, const char *deck, enum deck_word *sort)
{
	int i;

	for (*sort = DECK_AI; *sort <= DECK_BP; (*sort)++)
		for (i = 0; i < board_count(b, KIND_INTRUDER); i++) {
			const struct intruder *in = board_intruder(b, i);
			const struct intruder_row *type = intruder_type(b, in);
			if (type && type->kind == BOSS &&
			    !strcmp(deck, arena_printf(b->arena, "%s-%s", in->record.name,
						       deck_stems[*sort].word)))
				return in;
		}
	return NULL;
}

/* One draw after another on a copy, with its weight. */
static int draw_all(struct chances *c, const struct board *b, const char *boss, enum deck_word sort,
		    struct frac weight, struct diag *d)
{
	struct fate f = {.explore_chance = true};
	struct arena own = {0}, scratch = {0};
	int result;

	fate_start(&f, &own);
	do {
		struct board *copy;
		struct rules r;
		struct frac share = weight;
		struct deck *deck;
		const char *card = NULL;

		arena_reset(&scratch);
		copy = board_copy(b, &scratch);
		r = (struct rules){.board = copy, .fate = &f, .diag = d};
		fate_begin(&f, copy);
		deck = deck_of(&r, board_find(copy, KIND_INTRUDER, NULL, boss), sort);
		result =
		    deck ? deck_draw(&r, deck, sort == DECK_AI ? POINT_AI : POINT_BP, &card) : -1;
		if (!result && !frac_mul(&share, f.weight))
			result = diag_set(d, "the odds grow beyond 128 bits");
		if (!result)
			result = chances_add(c, card, share, d);
	} while (!result && fate_next(&f));
	fate_release(&f);
	arena_release(&scratch);
	arena_release(&own);
	return result;
}

static const struct deck *deck_called(const struct board *b, const char *name)
{
	int i;

	for (i = 0; i < board_count(b, KIND_DECK); i++)
		if (!strcmp(deck_title(b, board_deck(b, i)), name))
			return board_deck(b, i);
	return NULL;
}

/* A pile that the board shows: its first card, or any of them. */
static int from_pile(struct chances *c, const struct board *b, const struct deck *deck,
		     struct frac weight, struct diag *d)
{
	const char *pile = deck->cards;
	u128 n = deck->ordered ? 1 : (u128)pile_count(pile);
	struct span s;

	if (!pile_count(pile))
		return chances_add(c, CHANCES_NONE, weight, d);
	if (!frac_mul(&weight, (struct frac){1, n}))
		return diag_set(d, "the odds grow beyond 128 bits");
	for (; n && pile_next(&pile, &s); n--)
		if (chances_add(c, arena_strndup(b->arena, s.p, s.n), weight, d))
			return -1;
	return 0;
}

static void suggest_deck(struct chances *c, const struct board *b, const char *name)
{
	struct suggestion s;
	int i, sort;

	if (c->n)
		return;
	suggest_start(&s, name);
	for (i = 0; i < board_count(b, KIND_DECK); i++)
		suggest_offer(&s, deck_title(b, board_deck(b, i)));
	for (i = 0; i < board_count(b, KIND_INTRUDER); i++) {
		const struct intruder *in = board_intruder(b, i);
		const struct intruder_row *type = intruder_type(b, in);
		for (sort = DECK_AI; type && type->kind == BOSS && sort <= DECK_BP; sort++)
			suggest_offer(&s, arena_printf(b->arena, "%s-%s", in->record.name,
						       deck_stems[sort].word));
	}
	suggest_text(&s, c->near);
}

int chances_card(struct chances *c, struct board *b, const char *name, struct frac weight,
		 struct diag *d)
{
	enum deck_word sort;
	const struct intruder *boss = boss_of(b, name, &sort);
	const struct deck *deck = deck_called(b, name);

	if (boss)
		return draw_all(c, b, boss->record.name, sort, weight, d);
	if (deck)
		return from_pile(c, b, deck, weight, d);
	suggest_deck(c, b, name);
	return chances_add(c, CHANCES_NONE, weight, d);
}
