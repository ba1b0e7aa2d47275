/* The views of an answer: lines of text, a JSON object, an event. */
#ifndef LOOK_QUERY_WRITE_H
#define LOOK_QUERY_WRITE_H

#include "look/query.h"

/* What is told beside the answer. */
enum query_look {
	LOOK_REASONS,
	LOOK_PROOF,  /* every line of sight, or every Cover tile, with what becomes of it */
	LOOK_WHY_NOT /* in one sentence, the smallest thing that is missing */
};

/* The answer first, then its reasons, a line each. */
void query_text(struct scene *sc, const struct query *q, const struct answer *a,
		enum query_look look, struct buf *out);
/* The object's members after those that every object of ours begins with; no closing brace. */
void query_json(struct scene *sc, const struct query *q, const struct answer *a,
		enum query_look look, struct buf *out);
void query_event(struct board *b, const struct query *q, const struct answer *a);

/* The proofs alone; of other questions than sight and cover nothing. */
void query_proof_text(struct scene *sc, const struct query *q, const struct answer *a,
		      struct buf *out);
void query_proof_json(struct scene *sc, const struct query *q, const struct answer *a,
		      struct buf *out);

/* A table whose columns line up; the cells, row by row. The last column is not padded. */
void query_table(const char *const *cells, int rows, int cols, struct buf *out);

#endif
