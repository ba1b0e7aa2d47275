#include "text/mem.h"

#include <setjmp.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* In front of every block; as long as malloc aligns, so that what follows is aligned as well. */
struct mem_block {
	_Alignas(max_align_t) struct mem_block *next;
	struct mem_block **link; /* what points to this one; NULL outside of every pool */
};

struct guard {
	jmp_buf out;
	struct guard *outer;
	struct mem_pool *pool;
};

static _Thread_local struct guard *guard_now;

/* ---- guards ---- */

bool mem_guard(struct mem_pool *pool, void (*fn)(void *), void *arg)
{
	struct guard g = {.outer = guard_now, .pool = pool};

	if (setjmp(g.out)) {
		guard_now = g.outer;
		return false;
	}
	guard_now = &g;
	fn(arg);
	guard_now = g.outer;
	return true;
}

void mem_fail(void)
{
	if (!guard_now)
		abort();
	longjmp(guard_now->out, 1);
}

struct job {
	int (*fn)(void *);
	void *arg;
	int result;
};

static void do_job(void *arg)
{
	struct job *j = arg;

	j->result = j->fn(j->arg);
}

int mem_finally(int (*fn)(void *), void (*last)(void *), void *arg)
{
	struct job j = {.fn = fn, .arg = arg};
	bool whole = mem_guard(guard_now ? guard_now->pool : NULL, do_job, &j);

	last(arg);
	if (!whole)
		mem_fail();
	return j.result;
}

/* ---- blocks ---- */

static struct mem_block *block_of(void *p)
{
	return (struct mem_block *)p - 1;
}

/* Into the pool of the guard, if there is one. */
static void *linked(struct mem_block *b)
{
	struct mem_pool *pool = guard_now ? guard_now->pool : NULL;

	if (!b)
		return NULL;
	*b = (struct mem_block){NULL, NULL};
	if (pool) {
		b->next = pool->first;
		b->link = &pool->first;
		if (b->next)
			b->next->link = &b->next;
		pool->first = b;
	}
	return b + 1;
}

static bool fits(size_t size)
{
	return size <= PTRDIFF_MAX - sizeof(struct mem_block);
}

void *mem_try_alloc(size_t size)
{
	return fits(size) ? linked(malloc(sizeof(struct mem_block) + size)) : NULL;
}

void *mem_try_grow(void *p, size_t size)
{
	struct mem_block *b;

	if (!p)
		return mem_try_alloc(size);
	b = fits(size) ? realloc(block_of(p), sizeof *b + size) : NULL;
	if (!b)
		return NULL;
	if (b->link)
		*b->link = b;
	if (b->next)
		b->next->link = &b->next;
	return b + 1;
}

static void *or_fail(void *p)
{
	if (!p)
		mem_fail();
	return p;
}

void *mem_alloc(size_t size)
{
	return or_fail(mem_try_alloc(size));
}

void *mem_grow(void *p, size_t size)
{
	return or_fail(mem_try_grow(p, size));
}

/* Not touched, as calloc's is not: most of a large table may never be used. */
void *mem_zeroed(size_t n, size_t size)
{
	if (size && n > (PTRDIFF_MAX - sizeof(struct mem_block)) / size)
		mem_fail();
	return or_fail(linked(calloc(1, sizeof(struct mem_block) + n * size)));
}

char *mem_strdup(const char *s)
{
	size_t n = strlen(s) + 1;

	return memcpy(mem_alloc(n), s, n);
}

void mem_free(void *p)
{
	struct mem_block *b;

	if (!p)
		return;
	b = block_of(p);
	if (b->link)
		*b->link = b->next;
	if (b->next)
		b->next->link = b->link;
	free(b);
}

void mem_release(struct mem_pool *pool)
{
	while (pool->first)
		mem_free(pool->first + 1);
}

void mem_move(struct mem_pool *to, struct mem_pool *from)
{
	to->first = from->first;
	if (to->first)
		to->first->link = &to->first;
	from->first = NULL;
}
