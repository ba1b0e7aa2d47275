/* An arena: memory that goes together. Whoever holds the arena owns everything in it. */
#ifndef TEXT_ARENA_H
#define TEXT_ARENA_H

#include <stdarg.h>
#include <stddef.h>

#include "text/mem.h"

struct arena_block;

/* Zero is a valid, empty arena. */
struct arena {
	struct arena_block *first; /* kept over a reset, so that a stream reuses its memory */
	struct arena_block *now;
};

/* Zeroed memory, aligned for anything. Never NULL: see text/mem.h. */
void *arena_alloc(struct arena *a, size_t size);
/* The same with anything in it, for what is filled at once: clearing a large map costs more than
 * much that is done with it. */
void *arena_room(struct arena *a, size_t size);
char *arena_strndup(struct arena *a, const char *s, size_t n);
char *arena_strdup(struct arena *a, const char *s);
char *arena_printf(struct arena *a, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
char *arena_vprintf(struct arena *a, const char *fmt, va_list ap)
    __attribute__((format(printf, 2, 0)));

void arena_reset(struct arena *a);   /* empty it, keep the memory */
void arena_release(struct arena *a); /* give the memory back */

#define arena_new(a, type)	((type *)arena_alloc((a), sizeof(type)))
#define arena_array(a, type, n) ((type *)arena_alloc((a), sizeof(type) * (n)))
#define arena_unset(a, type, n) ((type *)arena_room((a), sizeof(type) * (n)))

#endif
