#include "text/intern.h"

#include <string.h>

#include "text/mem.h"

#define HASH_TIMES 0x9e3779b97f4a7c15u

uint64_t hash_bytes(uint64_t h, const void *p, size_t n)
{
	const unsigned char *c = p;
	uint64_t word;

	for (; n >= sizeof word; n -= sizeof word, c += sizeof word) {
		memcpy(&word, c, sizeof word);
		h = (h ^ word) * HASH_TIMES;
		h ^= h >> 32; /* the high bits decide the slot, too */
	}
	for (; n; n--, c++)
		h = (h ^ *c) * HASH_TIMES;
	return h ^ h >> 32;
}

/* The slot of the text, or the empty one where it belongs. */
static int *slot_of(const struct intern *t, uint64_t hash, struct span text)
{
	size_t at = (size_t)hash & (t->slots - 1);

	for (; t->slot[at]; at = (at + 1) & (t->slots - 1)) {
		const struct interned *i = &t->list[t->slot[at] - 1];
		if (i->hash == hash && i->n == text.n && !memcmp(i->text, text.p, text.n))
			break;
	}
	return &t->slot[at];
}

static void make_room(struct intern *t)
{
	int i;

	if (t->n < t->room)
		return;
	t->room = t->room ? t->room * 2 : 64;
	t->list = mem_grow(t->list, (size_t)t->room * sizeof *t->list);
	t->slots = (size_t)t->room * 2;
	t->slot = mem_grow(t->slot, t->slots * sizeof *t->slot);
	memset(t->slot, 0, t->slots * sizeof *t->slot);
	for (i = 0; i < t->n; i++)
		*slot_of(t, t->list[i].hash, (struct span){t->list[i].text, t->list[i].n}) = i + 1;
}

int intern(struct intern *t, struct span text)
{
	uint64_t hash = hash_bytes(HASH_START, text.p, text.n);
	int *slot;

	make_room(t);
	slot = slot_of(t, hash, text);
	if (!*slot) {
		const char *kept = arena_strndup(&t->arena, text.p, text.n);
		t->list[t->n] = (struct interned){kept, text.n, hash};
		*slot = ++t->n;
	}
	return *slot - 1;
}

int intern_find(const struct intern *t, struct span text)
{
	return t->n ? *slot_of(t, hash_bytes(HASH_START, text.p, text.n), text) - 1 : -1;
}

void intern_release(struct intern *t)
{
	arena_release(&t->arena);
	mem_free(t->list);
	mem_free(t->slot);
	*t = (struct intern){0};
}
