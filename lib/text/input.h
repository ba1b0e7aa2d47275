/* A stream of bytes, kept in one piece from where the reader is. */
#ifndef TEXT_INPUT_H
#define TEXT_INPUT_H

#include <stdbool.h>
#include <stddef.h>

#include "text/diag.h"
#include "text/str.h"

/* Zero plus a name and a file descriptor, or a text in memory, is a valid start. */
struct input {
	const char *name; /* for messages, NULL for none */
	int fd;		  /* -1 for a text in memory */
	char *bytes;	  /* owned */
	size_t start, end, size;
	size_t most; /* bytes that may still be read from the file descriptor */
	bool ended;
};

void input_from_fd(struct input *in, int fd, const char *name);
void input_from_text(struct input *in, struct span text, const char *name);
void input_release(struct input *in);

/* What is in hand and not yet taken. The bytes may move with the next call of input_more. */
struct span input_rest(const struct input *in);
void input_take(struct input *in, size_t n);
/* Reads more behind what is in hand: 1 if there is more, 0 at the end, -1 on an error. */
int input_more(struct input *in, struct diag *d);

#endif
