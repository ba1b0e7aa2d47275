/* Text for troff: whatever a table holds, it is text and nothing else. */
#ifndef REF_ROFF_TEXT_H
#define REF_ROFF_TEXT_H

#include "ref/doc.h"
#include "text/buf.h"

void roff_escaped(struct buf *out, const char *s);
/* A line of input that is nothing but this text. */
void roff_line(struct buf *out, const char *s);
/* A letter that no font has is told by its number instead of being lost. */
void roff_fallback(struct buf *out, const char *s);
void roff_fallbacks(struct buf *out, const struct block *b);

#endif
