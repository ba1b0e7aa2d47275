#include "show/section.h"

#include <string.h>

/* Where entries go on when a line is full. */
#define INDENT 6

struct section section_start(struct pen *pen, const char *heading, int width)
{
	pen->indent = INDENT;
	return (struct section){pen, heading, width};
}

void section_open(struct section *s)
{
	if (!s->heading)
		return;
	pen_puts(s->pen, INK_HEADING, s->heading);
	pen_end(s->pen);
	s->heading = NULL;
}

void section_entry(struct section *s, char sign, enum ink ink, const char *name, const char *place)
{
	section_open(s);
	pen_blank(s->pen, 2);
	pen_put(s->pen, ink, &sign, 1);
	pen_blank(s->pen, 1);
	pen_puts(s->pen, INK_NONE, name);
	if (s->pen->column < s->width + 4)
		pen_blank(s->pen, s->width + 4 - s->pen->column);
	pen_item(s->pen, INK_NONE, place);
}

void section_item(struct section *s, const char *text)
{
	if (*text)
		pen_item(s->pen, INK_NONE, text);
}
