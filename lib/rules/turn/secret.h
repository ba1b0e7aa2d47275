/* Secrets: codes of four digits with their paragraphs, and encrypted script. Clauses SEC-01 to
 * SEC-03, SEC-05, SEC-07 to SEC-10; rulings RO-82 to RO-84.
 *
 * `flag code-1234` says that the paragraph was resolved; its value 2 that it was passed over. */
#ifndef RULES_TURN_SECRET_H
#define RULES_TURN_SECRET_H

#include "rules/harm/harm.h"

struct refusal code_refusal(const struct board *b, const char *digits);
/* Read or left, at CODE.read; `unmarked`: the paragraph had no check mark, which costs Stress. */
int code_find(const struct rules *r, struct spacer *s, const char *digits, bool unmarked);

struct script {
	const char *name;
	bool instructed;      /* something says that it may be read */
	const char *rule;     /* its own way of decoding; NULL makes it quantum encrypted */
	struct gear *quantum; /* what quantum decrypts; NULL for nothing */
};

struct refusal script_refusal(const struct board *b, const struct spacer *s,
			      const struct script *x);
int script_read(const struct rules *r, struct spacer *s, const struct script *x);

#endif
