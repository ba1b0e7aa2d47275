/* Memory, and what happens when there is no more. Nothing here returns NULL unless its name says
 * try: running out goes back to the guard around the work, which tells its caller. What was
 * allocated under a guard hangs in the guard's pool and goes with it, so nothing is leaked by the
 * functions that were left. The guard of a thread is found through a thread-local pointer; there is
 * no other state. */
#ifndef TEXT_MEM_H
#define TEXT_MEM_H

#include <stdbool.h>
#include <stddef.h>

struct mem_block;

/* The blocks allocated under a guard and not yet freed. Zero is a valid, empty pool; it must stay
 * where it is while it has blocks. */
struct mem_pool {
	struct mem_block *first;
};
void mem_release(struct mem_pool *pool); /* frees every block of it */
/* Every block of one pool is the other's, which was empty. */
void mem_move(struct mem_pool *to, struct mem_pool *from);

/* Runs fn(arg), with new blocks in the pool: true, or false if memory ran out under it. What arg
 * points to is then as it was at that moment. */
bool mem_guard(struct mem_pool *pool, void (*fn)(void *), void *arg);
/* Returns what fn(arg) does, having called `last` behind it, which also happens when memory runs
 * out under fn: for what is not memory, such as a descriptor. */
int mem_finally(int (*fn)(void *), void (*last)(void *), void *arg);
/* To the guard around: memory has run out. Without one this aborts. */
_Noreturn void mem_fail(void);

/* Blocks are freed with mem_free and never with free. A block that grows stays in its pool. */
void *mem_alloc(size_t size);
void *mem_zeroed(size_t n, size_t size);
void *mem_grow(void *p, size_t size);
char *mem_strdup(const char *s);
void mem_free(void *p);

/* The same for other libraries, which want NULL. */
void *mem_try_alloc(size_t size);
void *mem_try_grow(void *p, size_t size);

#endif
