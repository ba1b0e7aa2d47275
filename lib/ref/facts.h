/* What the tables say, made into lines: clauses and rulings by their ids, with the page of the
 * rulebook and the rulings that read them. */
#ifndef REF_FACTS_H
#define REF_FACTS_H

#include "dice/exact.h"
#include "ref/sheet.h"

/* The clause or the ruling of that id into a step, or into the sheet if `step` is NULL. Nothing if
 * an overlay took it away. Returns the line, or NULL. */
struct block *fact_line(struct sheet *s, struct block *step, const char *id);
/* What the clause or the ruling of that id says; NULL if there is none. */
const char *fact_text(const struct sheet *s, const char *id);
/* fact_line() for a list of ids parted by blanks. */
void fact_lines(struct sheet *s, struct block *step, const char *ids);
/* Every clause whose id begins with one of these, under the headings of its sections. */
void fact_clauses(struct sheet *s, const char *beginnings);
bool fact_begins(const char *id, const char *beginnings);

/* "p. 38; RO-01, RO-12", or NULL if there is neither. */
const char *clause_tail(const struct sheet *s, const struct rule_row *r);
/* "p. 38; house"; each may be missing. `source` is one of enum source. */
const char *source_tail(struct arena *a, const char *page, int source, const char *more);
/* Ids that count up made short: "KB-01..39, KB-50". */
const char *ids_short(struct arena *a, const char *ids);
/* The id stands in the list, parted by blanks. */
bool ids_hold(const char *ids, const char *id);

/* The ruling: its question as the term, the reading, why. */
void ruling_line(struct sheet *s, const struct ruling_row *r);
/* The rulings that the sheet mentions and does not have, at its end, so that every id leads to what
 * it says. */
void rulings_mentioned(struct sheet *s);
/* Its letters: what each says, which is played, which are rejected and why. */
void reading_lines(struct sheet *s, const struct ruling_row *r);
/* What the Condition does; is it known, or left to its card? */
bool condition_is_told(const struct sheet *s, const struct condition_row *c);
const char *condition_text(const struct sheet *s, const struct condition_row *c);
/* A chance in whole percents, never rounded to none or to certainty. */
const char *percent_whole(struct arena *a, u128 num, u128 den);
/* In capitals, as ids are. */
const char *as_id(struct arena *a, const char *word);

#endif
