/* Text in lines that are not too long to read. */
#ifndef TEXT_FOLD_H
#define TEXT_FOLD_H

#include "text/buf.h"

#define FOLD_WIDTH 100

/* Adds a text to the line under way, which begins at `start`. It is broken at `strong`, and a part
 * that is too long for a line of its own at `weak`, which may be NULL; a line that goes on begins
 * with `indent` blanks. Blanks at the end of what it is broken at go, the rest of it stays. */
struct fold {
	size_t start;
	int indent;
	const char *strong, *weak;
};
void fold_text(const struct fold *f, const char *text, struct buf *out);

#endif
