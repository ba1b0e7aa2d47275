/* enorm-turn undo: the Flashback rule on a game file. The last call is taken back as long as
 * nothing random happened in it; so is the one before, as far as the game file goes (GLD-06). */
#include <string.h>

#include "cli/game.h"
#include "cli/turn.h"
#include "event/event.h"

/* GLD-05: a roll, a drawn card, anything from the generator or from dice on the table. */
static const struct event *random_event(const struct board *b)
{
	static const char *const verbs[] = {"roll", "reroll", "draw"};
	size_t k;
	int i;

	for (i = 0; i < board_count(b, KIND_EVENT); i++) {
		const struct event *e = board_event(b, i);
		if (event_arg(e, "rng"))
			return e;
		for (k = 0; k < COUNT(verbs); k++)
			if (!strcmp(e->record.name, verbs[k]))
				return e;
	}
	return NULL;
}

/* 0, STATUS_NO with what is said about it, or -1. */
static int take_back(struct call *c, struct game *g, const struct board *b, struct diag *d)
{
	const struct event *chance = random_event(b);
	const char *args = b->of[KIND_EVENT].n ? event_arg(board_event(b, 0), "args") : NULL;

	if (chance && g->boards > 1) {
		buf_printf(&c->out, "refused: chance had its say: ");
		event_sentence(chance, &c->out);
		buf_puts(&c->out, " [GLD-05]\n");
		return STATUS_NO;
	}
	if (game_drop_last(g, d)) /* GLD-04 */
		return -1;
	buf_printf(&c->out, "taken back: %s [GLD-04]\n", args ? args : "the last board");
	return STOP;
}

int turn_undo(struct call *c, struct diag *d)
{
	struct game g = {.fd = -1};
	struct reader r = {0};
	struct input in;
	struct board b;
	int result = -1;

	if (!c->game)
		return diag_usage(d, "undo needs a game file: -g FILE or ENORM_GAME");
	board_start(&b, &c->arena, &c->data);
	if (!game_open(&g, c->game, true, d)) {
		input_from_text(&in, game_last(&g), c->game);
		if (!reader_start(&r, in, d) && reader_next(&r, &b, d) == 1)
			result = take_back(c, &g, &b, d);
		reader_release(&r);
	}
	game_close(&g);
	return result;
}

int turn_do_undo(struct call *c, struct board *b, struct diag *d)
{
	(void)c, (void)b;
	return diag_bug(d, "undo reads no board");
}
