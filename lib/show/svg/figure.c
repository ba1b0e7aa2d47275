/* Figures: a Spacer is round and light, an Intruder eight-cornered and dark, a Boss ringed. A point
 * says where they face. Blips lie on the intersections. */
#include <string.h>

#include "data/data.h"
#include "show/svg/badge.h"
#include "show/svg/svg.h"

/* ---- one figure, round 0 0 ---- */

static void octagon(const struct svg *v, const char *class, int r)
{
	int t = r * 5 / 12;

	buf_printf(v->out,
		   "<path class=\"%s\" d=\"M-%d -%dH%dL%d -%dV%dL%d %dH-%dL-%d %dV-%dz\"/>\n",
		   class, t, r, t, r, t, t, t, r, t, r, t, t);
}

static void point_at(const struct svg *v, int from, int length, int facing)
{
	buf_printf(v->out,
		   "<path class=\"facing\" d=\"M-%d -%dL0 -%dL%d -%dz\" "
		   "transform=\"rotate(%d)\"/>\n",
		   length, from, from + length, length, from, 90 * facing);
}

void svg_figure(const struct svg *v, enum figure_shape shape, int radius, int facing, char sign)
{
	const char text[] = {sign, '\0'};
	struct font f = {radius + 1, true};

	point_at(v, radius, radius / 2, facing);
	if (shape == FIGURE_SPACER)
		buf_printf(v->out, "<circle class=\"body\" r=\"%d\"/>\n", radius);
	else
		octagon(v, "body", radius);
	if (shape == FIGURE_BOSS)
		octagon(v, "ring", radius - radius / 5);
	svg_label(v, &(struct label){"sign", 0, f.size * 3 / 8, ANCHOR_MIDDLE, f, 2 * radius},
		  text);
}

enum figure_shape intruder_shape(const struct board *b, const struct intruder *i)
{
	const struct intruder_row *type = intruder_type(b, i);

	return type && type->kind == BOSS ? FIGURE_BOSS : FIGURE_INTRUDER;
}

/* ---- its place in the space ---- */

/* A Spacer and a Boss on one space stand side by side. */
struct slot {
	int x, radius;		      /* of the figure */
	int name_x, name_size, width; /* of its name and badges */
};

static struct slot slot_of(const struct board *b, struct space at, bool second)
{
	static const struct slot alone = {60, 18, 60, 12, 112};
	static const struct slot shared[2] = {{56, 14, 31, 9, 54}, {97, 14, 89, 9, 54}};

	if (board_spacer_at(b, at) && board_intruder_at(b, at))
		return shared[second];
	return alone;
}

struct figure_look {
	const struct record *record;
	struct space at;
	int facing;
	enum figure_shape shape;
	char sign;
};

static void draw_figure(const struct svg *v, const struct figure_look *f)
{
	bool spacer = f->shape == FIGURE_SPACER;
	struct slot slot = slot_of(v->board, f->at, !spacer);
	struct point p = svg_space(v, f->at);
	char text[PLACE_TEXT];

	svg_open(v, spacer ? "spacer" : "intruder", p.x, p.y);
	svg_title(v, "%s, %s on %s facing %s", f->record->name, spacer ? "Spacer" : "Intruder",
		  space_text(f->at, text), facing_names[f->facing]);
	svg_open(v, f->shape == FIGURE_BOSS ? "figure boss" : "figure", slot.x, SVG_FIGURE);
	svg_figure(v, f->shape, slot.radius, f->facing, f->sign);
	svg_close(v);
	svg_label(v,
		  &(struct label){"name halo",
				  slot.name_x,
				  77,
				  ANCHOR_MIDDLE,
				  {slot.name_size, true},
				  slot.width},
		  f->record->name);
	svg_badges(v, f->record, slot.name_x, slot.width);
	svg_close(v);
}

void svg_figures(const struct svg *v)
{
	const struct board *b = v->board;
	int i;

	for (i = 0; i < board_count(b, KIND_SPACER); i++) {
		const struct spacer *s = board_spacer(b, i);
		if (space_on(s->at) && !s->dead)
			draw_figure(v,
				    &(struct figure_look){&s->record, s->at, s->facing,
							  FIGURE_SPACER, v->show->signs.spacer[i]});
	}
	for (i = 0; i < board_count(b, KIND_INTRUDER); i++) {
		const struct intruder *s = board_intruder(b, i);
		if (space_on(s->at))
			draw_figure(v, &(struct figure_look){&s->record, s->at, s->facing,
							     intruder_shape(b, s),
							     v->show->signs.intruder[i]});
	}
}

/* ---- Blips ---- */

/* It shows the number its name ends with. */
void svg_blip(const struct svg *v, const struct blip *b, int radius)
{
	const char *dash = strrchr(b->record.name, '-');
	bool number = dash && dash[1] && strlen(dash) <= 3;

	point_at(v, radius - 1, radius * 3 / 4, b->facing);
	buf_printf(v->out, "<circle class=\"body\" r=\"%d\"/>\n", radius);
	svg_label(v,
		  &(struct label){
		      "sign", 0, radius * 2 / 5, ANCHOR_MIDDLE, {radius - 1, true}, 2 * radius},
		  number ? dash + 1 : "@");
}

void svg_blips(const struct svg *v)
{
	char text[PLACE_TEXT];
	int i;

	for (i = 0; i < board_count(v->board, KIND_BLIP); i++) {
		const struct blip *b = board_blip(v->board, i);
		struct point p = svg_corner(v, b->at);
		svg_open(v, "blip", p.x, p.y);
		svg_title(v, "%s, Blip on %s facing %s", b->record.name, corner_text(b->at, text),
			  facing_names[b->facing]);
		svg_blip(v, b, 13);
		svg_close(v);
	}
}
