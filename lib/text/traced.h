/* A text made from another one, which knows of every byte where it came from: so that what is wrong
 * with what was made is told where somebody typed it. */
#ifndef TEXT_TRACED_H
#define TEXT_TRACED_H

#include "text/buf.h"
#include "text/str.h"

/* Zero is a valid, empty one; the holder releases it. */
struct traced {
	struct buf text;
	unsigned *from; /* of each byte, in the other text */
	size_t room;
};

/* A piece of the other text, from that offset on, as it stands there; or a text of ours that stands
 * for what is there. */
void traced_copy(struct traced *t, struct span other, size_t from, size_t n);
void traced_add(struct traced *t, const char *text, size_t from);
/* A piece of one that was made of the same text. */
void traced_keep(struct traced *t, const struct traced *of, size_t from, size_t to);
void traced_clear(struct traced *t);
void traced_release(struct traced *t);

/* Where the byte came from; of the end of the text, where its last byte did. */
size_t traced_origin(const struct traced *t, size_t at);

/* Line and column, both from 1, of an offset, and back. A column behind the end of its line is the
 * end of it. */
void text_place(struct span text, size_t at, long *line, long *column);
size_t text_offset(struct span text, long line, long column);

#endif
