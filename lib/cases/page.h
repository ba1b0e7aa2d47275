/* Cases as a document, for the writers of sheets: lib/ref/write.h. */
#ifndef CASES_PAGE_H
#define CASES_PAGE_H

#include "cases/judge.h"
#include "ref/doc.h"

/* One case with all there is to know about it: the boards before and after, the ruling's sentences,
 * why, and the clauses. Run once for it; -1 and the diag if that cannot be. */
int page_explain(struct doc *doc, struct judge *j, const struct case_row *c);
/* Every case of the list, a part for each section. */
int page_catalogue(struct doc *doc, struct judge *j, const struct case_list *list);

#endif
