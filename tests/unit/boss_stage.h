/* A table for tests of a Boss and its decks: a board read from text, what was typed for it, and
 * what is seen on it afterwards. Included by one test program each; every line of their output
 * names the clauses it is a test of, and tests/boss.bats looks them up. */
#ifndef UNIT_BOSS_STAGE_H
#define UNIT_BOSS_STAGE_H

#include <stdio.h>
#include <string.h>

#include "board/read.h"
#include "board/write.h"
#include "data/data.h"
#include "event/event.h"
#include "rules/deck/boss_wound.h"
#include "rules/deck/escalation.h"

#define ANSWERS_MOST 8

static int tests, failures;

/* A board under test, with what was typed for it. */
struct table_top {
	struct arena arena;
	struct data data;
	struct board board;
	struct diag diag;
	struct fate fate;
	struct rules rules;
	struct intruder *boss;
	bool failed;
};

static inline void ok(bool good, const char *name)
{
	tests++;
	failures += !good;
	printf("%s %d - %s\n", good ? "ok" : "not ok", tests, name);
}

static inline int read_board(struct table_top *t, const char *records)
{
	const char *text = arena_printf(&t->arena, "enorm 1\nmap 2x2\n%s\n", records);
	struct reader reader;
	struct input in;
	int found;

	input_from_text(&in, span_of(text), NULL);
	reader_start(&reader, in);
	found = reader_next(&reader, &t->board, &t->diag);
	reader_release(&reader);
	return found == 1 ? 0 : -1;
}

/* `rolled` is point=card, parted by blanks; a choice begins with a question mark. */
static inline void answers(struct table_top *t, const char *rolled)
{
	const char **given[2] = {arena_array(&t->arena, const char *, ANSWERS_MOST),
				 arena_array(&t->arena, const char *, ANSWERS_MOST)};
	int n[2] = {0, 0};

	while (*(rolled += strspn(rolled, " "))) {
		int choice = *rolled == '?';
		size_t len = strcspn(rolled += choice, " ");
		given[choice][n[choice]++] = arena_strndup(&t->arena, rolled, len);
		rolled += len;
	}
	t->fate.given[ANSWER_ROLLED] = givens_read(given[0], n[0], false, &t->arena);
	t->fate.given[ANSWER_CHOOSE] = givens_read(given[1], n[1], false, &t->arena);
}

static inline void set(struct table_top *t, const char *records, const char *rolled)
{
	memset(t, 0, sizeof *t);
	data_start(&t->data);
	board_start(&t->board, &t->arena, &t->data);
	t->rules = (struct rules){.board = &t->board, .fate = &t->fate, .diag = &t->diag};
	t->fate.asks = ASK_BIT(DICE) | ASK_BIT(CARDS); /* nothing is drawn that was not typed */
	t->failed = read_board(t, records) != 0;
	answers(t, rolled);
	fate_start(&t->fate, &t->arena);
	fate_begin(&t->fate, &t->board);
	t->boss = board_find(&t->board, KIND_INTRUDER, NULL, "mothman");
	t->failed |= !t->boss;
}

static inline void clear(struct table_top *t)
{
	t->failed |= fate_end(&t->fate, &t->diag) != 0;
	if (t->failed || t->diag.n) {
		struct buf text = {0};
		diag_write(&t->diag, "boss_test", &text);
		printf("# %s\n", buf_text(&text));
		buf_release(&text);
		ok(false, "the test before this one runs to its end");
	}
	fate_release(&t->fate);
	diag_release(&t->diag);
	data_release(&t->data);
	arena_release(&t->arena);
}

/* ---- what is seen ---- */

/* Is the whole text of the deck that one, behind `deck bp mothman`? */
static inline bool pile_is(const struct table_top *t, enum deck_word sort, const char *wanted)
{
	const struct deck *d = deck_told(&t->board, t->boss, sort);
	struct buf text = {0};
	const char *got = "(none)";
	bool same;

	if (d) {
		record_write(&d->record, &text);
		got = buf_text(&text) + strlen("deck bp mothman");
		got += *got == ' ';
	}
	same = !strcmp(got, wanted);
	if (!same)
		printf("# got:    %s\n# wanted: %s\n", got, wanted);
	buf_release(&text);
	return same;
}

/* The number of the first event of that verb which cites the clause, from 0; -1 if none. */
static inline int told(const struct table_top *t, const char *verb, const char *clause)
{
	int i;

	for (i = 0; i < board_count(&t->board, KIND_EVENT); i++) {
		const struct event *e = board_event(&t->board, i);
		const char *cited = event_arg(e, "clause");
		const char *at = cited ? strstr(cited, clause) : NULL;

		if (!strcmp(e->record.name, verb) && at && strchr(",", at[strlen(clause)]))
			return i;
	}
	return -1;
}

static inline bool tells(const struct table_top *t, const char *verb, const char *clause)
{
	return told(t, verb, clause) >= 0;
}

static inline int times(const struct table_top *t, const char *verb)
{
	int i, n = 0;

	for (i = 0; i < board_count(&t->board, KIND_EVENT); i++)
		n += !strcmp(board_event(&t->board, i)->record.name, verb);
	return n;
}

/* ---- what is done ---- */

static inline const struct bp_card_row *draw(struct table_top *t)
{
	const struct bp_card_row *card = NULL;

	t->failed |= boss_draw_bp(&t->rules, t->boss, &card) != 0;
	return card;
}

static inline const struct bp_card_row *bp(const struct table_top *t, const char *name)
{
	return data_find(&t->data, TABLE_BP_CARDS, name);
}

static inline void wound(struct table_top *t, const char *card, bool critical)
{
	t->failed |= boss_wounded(&t->rules, t->boss, bp(t, card), critical) != 0;
}

static inline void grow(struct table_top *t, int level, bool critical)
{
	t->failed |= escalate(&t->rules, t->boss, level, critical) != 0;
}

/* A board with both decks, and Escalation run on it. */
static inline void escalated(struct table_top *t, const char *bp_deck, const char *ai_deck,
			     int level, bool critical, const char *rolled)
{
	struct arena a = {0};

	set(t,
	    arena_printf(&a, "intruder mothman A1\ndeck bp mothman %s\ndeck ai mothman %s", bp_deck,
			 ai_deck),
	    rolled);
	arena_release(&a);
	grow(t, level, critical);
}

/* Runs the tests and ends the program: the plan, and its status. */
static inline int run_all(void (*const all[])(void), size_t n)
{
	size_t i;

	for (i = 0; i < n; i++)
		all[i]();
	printf("1..%d\n", tests);
	return failures > 0;
}

#endif
