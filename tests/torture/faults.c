/* Every allocation of the program, by the linker's --wrap. */
#include <errno.h>
#include <malloc.h>
#include <stdlib.h>

#include "faults.h"

/* The names are the linker's. */
void *__real_malloc(size_t size);
void *__real_calloc(size_t n, size_t size);
void *__real_realloc(void *p, size_t size);
void __real_free(void *p);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t n, size_t size);
void *__wrap_realloc(void *p, size_t size);
void __wrap_free(void *p);

struct faults faults;

static bool fails(void)
{
	if (!faults.on)
		return false;
	faults.asked++;
	if (!faults.fail_at || faults.asked < faults.fail_at ||
	    (faults.asked > faults.fail_at && !faults.all))
		return false;
	errno = ENOMEM;
	return true;
}

static void weigh(void *p, int sign)
{
	if (!faults.on || !p)
		return;
	faults.bytes += sign * (long)malloc_usable_size(p);
	if (faults.bytes > faults.peak)
		faults.peak = faults.bytes;
	if (faults.most && faults.bytes > faults.most)
		faults.too_much();
}

static void *counted(void *p)
{
	faults.live += faults.on && p;
	weigh(p, 1);
	return p;
}

void *__wrap_malloc(size_t size)
{
	return fails() ? NULL : counted(__real_malloc(size));
}

void *__wrap_calloc(size_t n, size_t size)
{
	return fails() ? NULL : counted(__real_calloc(n, size));
}

void *__wrap_realloc(void *p, size_t size)
{
	void *grown;

	if (fails())
		return NULL;
	if (!p)
		return counted(__real_realloc(NULL, size));
	weigh(p, -1);
	grown = __real_realloc(p, size);
	weigh(grown ? grown : p, 1);
	return grown;
}

void __wrap_free(void *p)
{
	faults.live -= faults.on && p;
	weigh(p, -1);
	__real_free(p);
}
