/* enorm-board seed, clear, settle, rotate and mirror. */
#include <string.h>

#include "board/turn.h"
#include "dice/rng.h"
#include "tool/board/commands.h"

int command_seed(struct call *c, struct board *b, struct diag *d)
{
	struct rng_record *r = board_single(b, KIND_RNG);
	char hex[RNG_HEX];
	long n;

	if (number_word(c->word[1], "the seed", 0, 999999999999999, &n, d))
		return -1;
	if (!r)
		r = board_add(b, KIND_RNG, NULL, NULL);
	r->generator = 0;
	r->state = arena_strdup(b->arena, rng_to_hex(rng_seed((uint64_t)n), hex));
	return STATUS_OK;
}

int command_clear(struct call *c, struct board *b, struct diag *d)
{
	(void)c, (void)d;
	board_remove_all(b, KIND_REFUSED);
	return STATUS_OK;
}

/* What a board weighs stays: the stream is one distribution. */
int command_settle(struct call *c, struct board *b, struct diag *d)
{
	const struct branch *r = board_single(b, KIND_BRANCH);

	(void)c, (void)d;
	board_remove_all(b, KIND_EVENT);
	if (r && !r->weight)
		board_remove_all(b, KIND_BRANCH);
	return STATUS_OK;
}

int command_rotate(struct call *c, struct board *b, struct diag *d)
{
	static const char *const angles[] = {"90", "180", "270"};
	int i;

	for (i = 0; i < 3; i++)
		if (!strcmp(angles[i], c->word[1]))
			return board_rotate(b, i + 1, d) ? -1 : STATUS_OK;
	return diag_usage(d, "'%s' is not 90, 180 or 270", c->word[1]);
}

int command_mirror(struct call *c, struct board *b, struct diag *d)
{
	(void)c, (void)d;
	board_mirror(b);
	return STATUS_OK;
}
