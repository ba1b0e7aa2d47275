/* Doors, with their names on them. A shut one is a dark bar along its edge, a welded one is crossed
 * through, of an open one only the two ends are left; a disabled one is framed by dashes. */
#include "show/svg/svg.h"
#include "show/words.h"

enum { THICK = 9 }; /* half of it */

static void leaf(const struct svg *v, int x, int width)
{
	buf_printf(v->out,
		   "<rect class=\"door-leaf\" x=\"%d\" y=\"-%d\" width=\"%d\" height=\"%d\"/>\n", x,
		   THICK - 2, width, 2 * THICK - 4);
}

static void weld(const struct svg *v, int x)
{
	buf_printf(v->out, "<path class=\"weld\" d=\"M%d -7l14 14m0 -14l-14 14\"/>\n", x);
}

void svg_door(const struct svg *v, const struct door *d, int half)
{
	bool open = d->state == DOOR_OPEN;
	int end = open ? half / 4 : half;

	buf_printf(v->out,
		   "<rect class=\"door-frame\" x=\"-%d\" y=\"-%d\" width=\"%d\" height=\"%d\"/>\n",
		   half, THICK, 2 * half, 2 * THICK);
	leaf(v, -half, end);
	leaf(v, half - end, end);
	if (d->state == DOOR_WELDED) {
		weld(v, -half);
		weld(v, half - 14);
	}
	if (d->disabled)
		buf_printf(v->out,
			   "<rect class=\"disabled\" x=\"-%d\" y=\"-%d\" width=\"%d\" "
			   "height=\"%d\"/>\n",
			   half + 4, THICK + 4, 2 * half + 8, 2 * THICK + 8);
}

static void draw_door(const struct svg *v, const struct door *d, struct edge e)
{
	enum { HALF = 42, NAME = 28 };
	struct point p = svg_edge(v, e);

	buf_printf(v->out, "<g class=\"%s\" transform=\"translate(%d %d)%s\">\n",
		   d->state == DOOR_OPEN ? "open" : "shut", p.x, p.y,
		   e.side == EAST ? " rotate(-90)" : "");
	svg_door(v, d, HALF);
	svg_label(v, &(struct label){"name", 0, 4, ANCHOR_MIDDLE, {11, true}, 2 * NAME},
		  d->record.name);
	svg_close(v);
}

void svg_doors(const struct svg *v)
{
	int i, j;

	for (i = 0; i < board_count(v->board, KIND_DOOR); i++) {
		const struct door *d = board_door(v->board, i);
		svg_open(v, "door", 0, 0);
		svg_title(v, "%s, door, %s", d->record.name, door_state_words(d));
		for (j = 0; j < d->at.n; j++)
			draw_door(v, d, d->at.at[j]);
		svg_close(v);
	}
}
