/* What a call asks when nobody has answered and nothing answers by itself: A(id, word, the option
 * that answers), the kinds of questions. Which of them stop a call is said by the board's `ask`
 * record or by --ask. */
#ifndef CHANCE_QUESTION_H
#define CHANCE_QUESTION_H

#include "chance/answer.h"

#define ASKS(A)                       \
	A(DICE, dice, ROLLED)         \
	A(CARDS, cards, ROLLED)       \
	A(CHOICES, choices, CHOOSE)   \
	A(TOKENS, tokens, DISCIPLINE) \
	A(WINDOWS, windows, REACT)    \
	A(GRANTS, grants, CHOOSE)     \
	A(MITIGATION, mitigation, EXPERTISE)

enum ask_kind {
#define A(id, word, answer) ASK_KIND_##id,
	ASKS(A)
#undef A
	    ASK_KIND_COUNT
};

extern const char *const ask_words[]; /* NULL at the end */
/* The option that answers, or the one that says that nothing more is used. */
extern const enum answer_kind ask_answers[];

#define ASK_BIT(kind) (1u << ASK_KIND_##kind)
#define ASK_ALL	      ((1u << ASK_KIND_COUNT) - 1)

/* A question that stopped a call. Everything is in the board's arena. */
struct asking {
	enum ask_kind kind;
	const char *point; /* its name */
	const char *who;   /* the Spacer who answers, or NULL for all players */
	const char *text;  /* what is asked, with what one needs to answer it */
	/* Answers ready to type, and the ruling's pick among them, -1 for none. With a form others
	 * of that form will do as well. */
	const char *const *answers;
	int n, preferred;
	const char *form;
	const char *advice; /* or NULL */
};

#endif
