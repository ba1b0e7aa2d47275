/* enorm-board draw: a board from a picture with its pieces in it. */
#include "draw/draw.h"
#include "tool/board/commands.h"

static void guessed(void *arg, struct where at, const char *text)
{
	call_note(arg, at, "guessed: %s", text);
}

static int draw(void *arg, struct reader *r, struct span typed, struct traced *out, struct diag *d)
{
	struct call *c = arg;
	struct draw how = {.reader = r, .data = &c->data, .guess = guessed, .arg = c};

	return draw_board(&how, typed, out, d);
}

int command_draw(struct call *c, struct diag *d)
{
	if (call_has(c, "game"))
		return diag_usage(d, "draw reads a drawing, not a game: name it with -f FILE");
	c->game = NULL;
	c->translate = draw;
	c->nothing = "no drawing: pipe one in, or name it with -f FILE; it has a line for each "
		     "row, such as '.   J>  . D .  c.   1<', and below them who is who, such as "
		     "'key 1 intruder grin-1'";
	return 0;
}
