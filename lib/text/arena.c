#include "text/arena.h"

#include <stdint.h>
#include <string.h>

#include "text/format.h"

#define BLOCK_MIN ((size_t)16 * 1024)
#define ALIGN	  16

struct arena_block {
	struct arena_block *next;
	size_t size, used;
	_Alignas(ALIGN) unsigned char bytes[];
};

static struct arena_block *block_new(size_t size)
{
	struct arena_block *b;

	if (size < BLOCK_MIN)
		size = BLOCK_MIN;
	b = mem_alloc(sizeof *b + size);
	b->next = NULL;
	b->size = size;
	b->used = 0;
	return b;
}

static struct arena_block *block_with_room(struct arena *a, size_t size)
{
	struct arena_block *b;

	if (!a->first)
		a->first = a->now = block_new(size);
	for (b = a->now; b->size - b->used < size; b = b->next) {
		if (!b->next || b->next->size < size) {
			struct arena_block *fresh =
			    block_new(size > b->size * 2 ? size : b->size * 2);
			fresh->next = b->next;
			b->next = fresh;
		}
		b->next->used = 0;
	}
	return a->now = b;
}

void *arena_room(struct arena *a, size_t size)
{
	struct arena_block *b;
	void *p;

	if (size > SIZE_MAX / 4)
		mem_fail();
	size = (size + ALIGN - 1) & ~(size_t)(ALIGN - 1);
	b = a->now && a->now->size - a->now->used >= size ? a->now : block_with_room(a, size);
	p = b->bytes + b->used;
	b->used += size;
	return p;
}

void *arena_alloc(struct arena *a, size_t size)
{
	return memset(arena_room(a, size), 0, size);
}

char *arena_strndup(struct arena *a, const char *s, size_t n)
{
	char *p = arena_room(a, n + 1);

	memcpy(p, s, n);
	p[n] = '\0';
	return p;
}

char *arena_strdup(struct arena *a, const char *s)
{
	return arena_strndup(a, s, strlen(s));
}

char *arena_vprintf(struct arena *a, const char *fmt, va_list ap)
{
	char small[256], *p;
	int n;

	n = format_text(small, sizeof small, fmt, ap);
	if (n < 0)
		mem_fail(); /* our formats fail for want of it alone */
	if ((size_t)n < sizeof small)
		return arena_strndup(a, small, (size_t)n);
	p = arena_room(a, (size_t)n + 1);
	format_text(p, (size_t)n + 1, fmt, ap);
	return p;
}

char *arena_printf(struct arena *a, const char *fmt, ...)
{
	va_list ap;
	char *p;

	va_start(ap, fmt);
	p = arena_vprintf(a, fmt, ap);
	va_end(ap);
	return p;
}

void arena_reset(struct arena *a)
{
	a->now = a->first;
	if (a->first)
		a->first->used = 0;
}

void arena_release(struct arena *a)
{
	while (a->first) {
		struct arena_block *next = a->first->next;
		mem_free(a->first);
		a->first = next;
	}
	a->now = NULL;
}
