/* Words as one types them to sh(1). */
#ifndef TEXT_SHELL_H
#define TEXT_SHELL_H

#include <stdbool.h>

#include "text/buf.h"

/* One word, quoted where the shell would take it for more than its letters. */
void shell_word(const char *word, struct buf *out);
/* Cuts the next word off a text of such words, its quotes taken away; false at the end. What the
 * shell would act upon is a letter like any other, so that any text can be cut. */
bool shell_next(const char **text, struct buf *word);

#endif
