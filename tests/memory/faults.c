/* Every allocation of the program, by the linker's --wrap. */
#include <errno.h>
#include <stdlib.h>

#include "memory.h"

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

static void *counted(void *p)
{
	faults.live += faults.on && p;
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
	if (fails())
		return NULL;
	return p ? __real_realloc(p, size) : counted(__real_realloc(NULL, size));
}

void __wrap_free(void *p)
{
	faults.live -= faults.on && p;
	__real_free(p);
}
