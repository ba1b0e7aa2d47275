/* What a call asks when nobody has answered and nothing answers by itself: A(id, word), the kinds
 * of questions. Which of them stop a call is said by the board's `ask` record or by --ask. */
#ifndef CHANCE_QUESTION_H
#define CHANCE_QUESTION_H

#define ASKS(A)               \
	A(DICE, "dice")       \
	A(CARDS, "cards")     \
	A(CHOICES, "choices") \
	A(TOKENS, "tokens")   \
	A(WINDOWS, "windows") \
	A(MITIGATION, "mitigation")

enum ask_kind {
#define A(id, word) ASK_KIND_##id,
	ASKS(A)
#undef A
	    ASK_KIND_COUNT
};

extern const char *const ask_words[]; /* NULL at the end */

#define ASK_BIT(kind) (1u << ASK_KIND_##kind)
#define ASK_ALL	      ((1u << ASK_KIND_COUNT) - 1)

/* A question that stopped a call. Everything is in the board's arena. */
struct asking {
	enum ask_kind kind;
	const char *point; /* its name */
	const char *who;   /* the Spacer who answers, or NULL for all players */
	const char *text;  /* what is asked, with what one needs to answer it */
	/* A closed question has these answers, the ruling's pick among them; an open one has a form
	 * and an example. */
	const char *const *answers;
	int n, preferred;
	const char *form, *example;
	const char *advice; /* or NULL */
};

#endif
