#include "board/readings.h"

#include <string.h>

/* The last record wins: --ruling comes after what the board says. */
static char look_up(const struct board *b, enum ruling r)
{
	int i;

	for (i = board_count(b, KIND_RULING) - 1; i >= 0; i--) {
		const struct ruling_record *x = board_ruling_record(b, i);
		if (!strcmp(x->id, ruling_words[r]))
			return x->reading[0];
	}
	return reading_taken(b->data, r);
}

char reading_played(const struct board *b, enum ruling r)
{
	struct readings *all = b->readings;

	all->noted[r] = true;
	if (!all->value[r])
		all->value[r] = look_up(b, r);
	return all->value[r];
}

bool plays(const struct board *b, enum ruling r, char letter)
{
	return reading_played(b, r) == letter;
}

const char *ruling_cited(const struct board *b, enum ruling r)
{
	return b->readings->noted[r] ? ruling_words[r] : NULL;
}

const char *why_cited(const struct board *b, const char *reason, enum ruling r)
{
	const char *id = ruling_cited(b, r);

	return id ? arena_printf(b->arena, "%s [%s]", reason, id) : reason;
}

void readings_forget(const struct board *b)
{
	memset(b->readings, 0, sizeof *b->readings);
}
