/* Texts that are kept once: each gets a number, from 0 in the order first seen. Found by a hash,
 * and compared. */
#ifndef TEXT_INTERN_H
#define TEXT_INTERN_H

#include <stdint.h>

#include "text/arena.h"
#include "text/str.h"

struct interned {
	const char *text;
	size_t n;
	uint64_t hash;
};

/* Zero is a valid, empty table; the holder releases it. */
struct intern {
	struct arena arena;
	struct interned *list;
	int n, room;
	int *slot; /* numbers from 1, by the hash; 0 for an empty one */
	size_t slots;
};

uint64_t hash_bytes(uint64_t h, const void *p, size_t n);
#define HASH_START 14695981039346656037u

/* The number of the text, which need not end with NUL; it is kept if it is new. */
int intern(struct intern *t, struct span text);
/* The same of one that is kept; -1 for any other. */
int intern_find(const struct intern *t, struct span text);
void intern_release(struct intern *t);

#endif
