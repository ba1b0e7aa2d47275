/* What was typed for the points of a call: `--rolled attack=r:PP`, `--stress juliet='#1'`. The
 * options that answer are one list, A(id, option, why nothing took it): each value is
 * [POINT=]ANSWER, the point its full name or the Spacer it is about; without one it is for the
 * first that asks. */
#ifndef CHANCE_ANSWER_H
#define CHANCE_ANSWER_H

#include <stdbool.h>
#include <stddef.h>

#include "text/arena.h"

#define ANSWERS(A)                                                               \
	A(ROLLED, "rolled", "nothing here asks for it")                          \
	A(CHOOSE, "choose", "nothing here asks for it")                          \
	A(REACT, "react", "no such window opened [REA-02]")                      \
	A(CONFIDENCE, "confidence", "no roll asked for it")                      \
	A(STRESS, "stress", "no roll asked for it")                              \
	A(DISCIPLINE, "discipline", "no roll asked for it")                      \
	A(ARMOR, "armor", "no roll asked for it")                                \
	A(ADD, "add", "no roll asked for it")                                    \
	A(EXPERTISE, "expertise", "no damage came that it could lower [CMD-24]") \
	A(GEAR, "gear", "no damage came that it could lower [CMD-26]")           \
	A(COVER, "cover", "nobody was asked about Cover")                        \
	A(CARD, "card", "no Boss drew a card")

enum answer_kind {
#define A(id, option, unused) ANSWER_##id,
	ANSWERS(A)
#undef A
	    ANSWER_COUNT
};

extern const char *const answer_options[ANSWER_COUNT];
extern const char *const answer_unused[ANSWER_COUNT];

struct given {
	const char *point; /* NULL for the first that asks */
	const char *value;
	bool every; /* `first` is then NAME.first and NAME.first-2 of every Intruder NAME */
	bool used;  /* in any run */
	bool taken; /* in the run under way */
};

struct givens {
	struct given *at;
	int n;
};

/* Values parted at their first =, those without a point left out if `named`; owned by the arena. */
struct givens givens_read(const char *const *values, int n, bool named, struct arena *a);
/* One more behind them. */
void givens_add(struct givens *g, struct given one, struct arena *a);

#endif
