/* A policy in words, and as JSON. */
#ifndef ODDS_POLICY_WRITE_H
#define ODDS_POLICY_WRITE_H

#include "odds/policy.h"
#include "text/buf.h"

/* The options that are the same whatever comes, in one line; then what depends on a chance, a line
 * each, indented below it. At most `most` such lines, and how many more there are. */
void policy_write(const struct policy_told *told, int most, struct buf *out);
/* ,"answers":[...],"depending":[...] */
void policy_json(const struct policy_told *told, struct buf *out);

#endif
