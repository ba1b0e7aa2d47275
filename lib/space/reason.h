/* Why an answer is what it is: a word for machines, the clause that says so, a phrase for people.
 * Each module keeps one table of these, indexed by its own enum. */
#ifndef SPACE_REASON_H
#define SPACE_REASON_H

struct reason {
	const char *word;   /* as in JSON */
	const char *clause; /* a clause or ruling id */
	const char *text;   /* a phrase in lower case, without a full stop */
};

#endif
