/* Ids that lead somewhere: a line that has its id in the margin is where every mention of it, in
 * any text of the same sheet, leads. */
#ifndef REF_LINKS_H
#define REF_LINKS_H

#include "ref/doc.h"
#include "text/str.h"

/* Is it a line that can be led to? */
bool is_anchor(const struct block *line);
/* The sheet with its anchors found, which the questions below need: a writer begins with it. */
struct doc doc_with_links(const struct doc *d);
/* Is it the first of its id, which is the one that links lead to? */
bool is_first_anchor(const struct doc *d, const struct block *line);

/* The next word of a text that is made like an id, with its hyphen; false at the end. */
bool id_next(const char **text, struct span *out);

/* The parts of a text in their order: mentions of ids that lead to a line, and what
 * is between them. */
typedef void link_fn(void *arg, struct span text, bool link);
void doc_links(const struct doc *d, const char *text, link_fn *each, void *arg);

#endif
