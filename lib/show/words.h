/* The words for what a board says, shared by every medium. Texts are in the board's arena. */
#ifndef SHOW_WORDS_H
#define SHOW_WORDS_H

#include "board/board.h"
#include "show/overlay.h"
#include "text/buf.h"

/* Words made into a list: "a, b" or "a, b and c". Zero is a valid, empty one. */
struct phrase {
	struct buf text;
	size_t last; /* where the last comma is */
};
void phrase_add(struct phrase *p, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
/* The text; the phrase is empty again. */
const char *phrase_list(struct phrase *p, struct arena *a);
const char *phrase_and(struct phrase *p, struct arena *a);
enum joint { BY_COMMAS, BY_AND };

extern const char *const phase_names[]; /* by enum phase, as the rules write them */

/* Whatever belongs to a piece: gear, conditions, tokens, cards, abilities used. */
struct owned_row {
	enum kind kind;
	const char *label; /* before each of them in the legend */
	const char *verb;  /* what the owner does with them */
};
#define OWNED_ROWS 5
extern const struct owned_row owned_rows[OWNED_ROWS];
/* "osr-3 (2 Ammo)", "knockdown (falling)", "2 suppression tokens". */
const char *owned_words(const struct board *b, const struct record *r);

const char *spaces_words(struct spaces s, struct arena *a); /* "B2,B3" */
const char *edges_words(struct edges e, struct arena *a);
/* The spaces that share the intersection: "A4, A5, B4, B5". */
const char *around_words(const struct board *b, struct corner c, enum joint j);

/* What else is known of a piece, each as a list that may be empty. */
const char *spacer_state(const struct board *b, const struct spacer *s);
const char *intruder_state(const struct board *b, const struct intruder *i);
const char *mark_state(const struct board *b, const struct mark *m, const char *const *facings);
/* "Speed 3, AT 4" at the board's Countdown level. */
const char *intruder_stats(const struct board *b, const struct intruder *i, enum joint j);
const char *door_state_words(const struct door *d);

/* What stands beside the map: pools, decks, what is still to come. */
typedef void tell_fn(void *arg, const char *label, const char *text);
void table_tell(const struct board *b, tell_fn *tell, void *arg);

/* "x1y1 to x4y3, juliet to grin-1", "juliet: A1, A2, A3". */
const char *line_words(const struct overlay *o, struct arena *a);
const char *way_words(const struct event *e, struct spaces at, struct arena *a);

#endif
