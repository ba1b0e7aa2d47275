/* A run on a game file: its last board in, the new one on to its end. */
#include "board/write.h"
#include "cli/read_back.h"
#include "cli/run.h"

int run_open_game(struct run *r)
{
	struct input in;

	if (game_open(&r->game, &r->call, run_writes_game(r), &r->diag))
		return -1;
	r->has_game = true;
	if (r->game.torn)
		call_warn(&r->call, (struct where){.file = r->call.game},
			  "a board at its end was cut short and is left out");
	if (r->call.tool->whole_game) {
		input_from_fd(&in, r->game.fd, r->call.game);
		in.most = (size_t)r->game.end;
	} else {
		input_from_text(&in, (struct span){r->game.text.p, r->game.text.n}, r->call.game);
	}
	reader_start(&r->reader, in);
	r->reader.done_from = r->game.first || r->call.tool->whole_game ? 2 : 1;
	return 0;
}

int run_save(struct run *r, const struct board *b)
{
	struct buf text = {0};
	int result;

	if (!run_writes_game(r))
		return 0;
	board_write(b, &text);
	result =
	    read_back((struct span){text.p, text.n}, &r->reader.cutter, &r->call.data, &r->diag) ||
		    game_append(&r->game, (struct span){text.p, text.n}, &r->diag)
		? -1
		: 0;
	buf_release(&text);
	r->call.saved = !result;
	return result;
}

int run_game_ends(struct run *r)
{
	struct where at = r->diag.at;
	struct board none;

	if (!r->has_game || r->call.tool->whole_game)
		return 0;
	board_start(&none, &r->arena, &r->call.data);
	if (reader_next(&r->reader, &none, &r->diag))
		return -1;
	r->diag.at = at;
	return 0;
}

/* The reader saw the last board alone; problems are placed in the whole file. */
static void place_in_game(struct run *r)
{
	size_t i;
	long lines;

	if (!r->has_game || r->call.tool->whole_game || !r->diag.n)
		return;
	lines = game_lines_before(&r->game);
	for (i = 0; i < r->diag.n && i < DIAG_MOST; i++)
		if (r->diag.list[i].at.file == r->call.game && r->diag.list[i].at.line)
			r->diag.list[i].at.line += lines;
}

void run_leave_game(struct run *r)
{
	place_in_game(r);
	if (r->has_game && !r->call.tool->whole_game)
		game_close(&r->game, &r->diag);
}
