#include "tool/board/commands.h"

#include "cli/offers.h"

static void list(struct call *c, struct board *b)
{
	struct offers all = {.arena = &c->arena};
	struct offered_to to = {.data = &c->data,
				.board = b,
				.tool = c->nwords > 2 ? c->word[2] : NULL,
				.said = c->word + 3,
				.nsaid = c->nwords > 3 ? c->nwords - 3 : 0};
	int i;

	offers_of(&to, c->word[1], &all);
	for (i = 0; i < all.n; i++)
		buf_printf(&c->out, "%s\n", all.at[i]);
}

int command_names_begin(struct call *c, struct diag *d)
{
	(void)d;
	if (c->game || call_has(c, "file"))
		return 0;
	list(c, NULL);
	return STOP;
}

int command_names(struct call *c, struct board *b, struct diag *d)
{
	(void)d;
	if (b->number <= 1) /* of a stream, those of its first board */
		list(c, b);
	return STATUS_OK;
}
