/* The legend in the terminal: entries in columns under their headings. */
#include <string.h>

#include "show/legend.h"
#include "show/section.h"
#include "show/words.h"

static void start(void *arg, const char *heading, int width)
{
	struct section *s = arg;

	*s = section_start(s->pen, heading, width);
}

static void put_entry(void *arg, const struct legend_entry *e)
{
	section_entry(arg, e->sign, e->ink, e->name, e->place);
}

static void put_item(void *arg, const char *text)
{
	section_item(arg, text);
}

static void end(void *arg)
{
	pen_end(((struct section *)arg)->pen);
}

static void write_told(void *arg, const char *label, const char *text)
{
	struct section *s = arg;

	section_open(s);
	pen_blank(s->pen, 2);
	pen_puts(s->pen, INK_NONE, label);
	pen_blank(s->pen, s->pen->column < s->width + 2 ? s->width + 4 - s->pen->column : 2);
	s->pen->indent = s->width + 4;
	pen_list(s->pen, text);
	pen_end(s->pen);
}

static void write_table(const struct show *s, struct pen *pen)
{
	struct section list = section_start(pen, "Table", (int)strlen("Priority Target"));

	table_tell(s->board, write_told, &list);
}

static bool has_shared_space(const struct board *b)
{
	int i;

	for (i = 0; i < board_count(b, KIND_INTRUDER); i++)
		if (board_spacer_at(b, board_intruder(b, i)->at))
			return true;
	return false;
}

static void write_signs(const struct show *s, struct pen *pen)
{
	const struct grid *g = &s->board->grid;
	struct section list = section_start(pen, "Signs", 0);

	pen->indent = 2;
	section_open(&list);
	section_item(&list, ". space");
	section_item(&list, "| --- wall");
	if (grid_has_red_line(g))
		section_item(&list, ": ::: red line");
	if (grid_has_spawn_point(g))
		section_item(&list, "o spawn point");
	if (board_count(s->board, KIND_SPACER) || board_count(s->board, KIND_INTRUDER))
		section_item(&list, "^ > v < facing");
	if (has_shared_space(s->board))
		section_item(&list, "& two figures on one space");
	pen_end(pen);
}

void legend_write(const struct show *s, struct pen *pen)
{
	struct section list = {.pen = pen};
	const struct legend_to to = {start, put_entry, put_item, end, &list};

	pen_end(pen);
	legend_tell(s, &to);
	write_table(s, pen);
	write_signs(s, pen);
}
