/* One writer a medium, all over the same sheet. */
#ifndef REF_WRITE_H
#define REF_WRITE_H

#include "ref/doc.h"
#include "text/buf.h"
#include "text/diag.h"

enum paper { PAPER_A4, PAPER_LETTER };
extern const char *const paper_words[]; /* a4 letter, NULL at the end */

#define TEXT_LEAST 20
#define TEXT_MOST  120

/* No line is wider than `width` columns. */
void write_text(const struct doc *d, int width, struct buf *out);
/* One page that needs nothing else. */
void write_html(const struct doc *d, struct buf *out);
/* Plain troff with its own macros, for groff. */
void write_roff(const struct doc *d, enum paper p, struct buf *out);
/* The roff through groff. The page numbers of the contents come from a first run. -1 and a diag:
 * STATUS_MISSING if there is no groff or it has no PDF driver. */
int write_pdf(const struct doc *d, enum paper p, struct buf *out, struct diag *diag);
/* The rows a sheet was made from. -1 and a usage error if it was made from none. */
int write_csv(const struct doc *d, struct buf *out, struct diag *diag);
/* The same, one object a row, which it holds as "row"; `start` opens it with what all of ours
 * begin with. */
typedef void json_start(void *arg);
int write_json(const struct doc *d, json_start *start, void *arg, struct buf *out,
	       struct diag *diag);

#endif
