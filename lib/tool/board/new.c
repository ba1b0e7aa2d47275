/* enorm-board new: an empty board of a size, or a room of the house. */
#include <string.h>

#include "board/write.h"
#include "data/rooms.h"
#include "tool/board/commands.h"

static int read_size(const char *word, long *rows, long *cols, struct diag *d)
{
	const char *x = strchr(word, 'x');

	if (!x || !num_read((struct span){word, (size_t)(x - word)}, 1, ROWS_MOST, rows) ||
	    !num_read(span_of(x + 1), 1, COLS_MOST, cols))
		return diag_usage(d, "'%s' is not ROWSxCOLUMNS, at most %dx%d", word, ROWS_MOST,
				  COLS_MOST);
	return 0;
}

static const struct room *room_named(const char *name, struct diag *d)
{
	struct suggestion s;
	char hint[128];
	int i;

	suggest_start(&s, name);
	for (i = 0; i < nrooms && strcmp(rooms[i].name, name); i++)
		suggest_offer(&s, rooms[i].name);
	if (i < nrooms)
		return &rooms[i];
	diag_usage(d, "no map '%s'%s; enorm-ref maps shows them", name, suggest_text(&s, hint));
	return NULL;
}

static int new_room(struct call *c, const char *name, struct diag *d)
{
	const struct room *room = room_named(name, d);
	struct board b;

	if (!room)
		return -1;
	board_start(&b, &c->arena, &c->data);
	if (reader_read_text(span_of(room->text), room->name, &b, d))
		return -1;
	board_write(&b, &c->out);
	return STOP;
}

int command_new(struct call *c, struct diag *d)
{
	const char *map = call_value(c, "map");
	struct board b;
	long rows, cols;

	if (map && c->nwords > 1)
		return diag_usage(d, "new takes a size or --map, not both");
	if (map)
		return new_room(c, map, d);
	if (c->nwords < 2)
		return diag_usage(d,
				  "new takes a size, ROWSxCOLUMNS, or --map ROOM; enorm-ref maps "
				  "shows the maps there are");
	if (read_size(c->word[1], &rows, &cols, d))
		return -1;
	board_start(&b, &c->arena, &c->data);
	grid_make(&b.grid, (int)rows, (int)cols, &c->arena);
	grid_open(&b.grid);
	board_write(&b, &c->out);
	return STOP;
}
