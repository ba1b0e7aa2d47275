/* A targeting line and the Spacers on the board: who meets it, who is best for it, and what is said
 * of the others. Shared by the files of the AI. */
#ifndef RULES_INTRUDER_LINE_H
#define RULES_INTRUDER_LINE_H

#include "rules/intruder/act.h"

struct standing {
	struct spacer *who;
	const char *fails; /* the requirement that does; NULL: the line is met (TGT-13) */
	const char *clause, *ruling;
	int worth; /* for its rank: greater is better */
};

/* Everybody on the board, in the order of their spaces. How many. */
int line_stand(struct act *a, const struct target_line *l, struct standing out[AI_TARGETS]);
/* TGT-29: of those who meet the line, the best for its rank. How many; 0 if nobody meets it. */
int line_best(const struct standing *list, int n, struct standing *out);
/* Does it rank by tokens of which none of those who meet it has any? (RULING: RI-67) */
bool line_counts_nothing(const struct target_line *l, const struct standing *list, int n);

/* tie.c: which of those who are equally good, by its place in the list, whose worth is no longer
 * that for the rank; those whom nothing tells apart come in front and are a choice. -1 and the
 * diag. *why gets in what they are tied, and what decided. */
int line_break_tie(struct act *a, const struct target_line *l, struct standing *tied, int n,
		   const char **why);

/* `Radiation`, as it is said. */
const char *line_statistic_word(const struct act *a, const struct target_line *l);
/* For --why: each Spacer, with what stands against being the Target; NULL: there is none. */
void line_tell_all(struct act *a, const struct effect_step *line, int nth, struct standing *list,
		   int n, const struct spacer *target);
/* The line as a whole. */
void line_tell(const struct act *a, const struct effect_step *line, int nth, const char *holds,
	       const char *why, const char *clause);

#endif
