/* What the board's last events lay over the map: spaces seen, a line of sight, a path. */
#include "show/svg/svg.h"

void svg_seen(const struct svg *v)
{
	const struct overlay *o = &v->show->overlay;
	int i;

	for (i = 0; o->seen && i < o->seen_at.n; i++) {
		struct point p = svg_space(v, o->seen_at.at[i]);
		buf_printf(v->out,
			   "<rect class=\"seen\" x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" "
			   "rx=\"3\"/>\n",
			   p.x + 5, p.y + 5, SVG_SPACE - 10, SVG_SPACE - 10);
	}
}

/* Twice, so that it stands out from whatever it crosses. */
static void stroke(const struct svg *v, const char *class, const char *d)
{
	buf_printf(v->out, "<path class=\"way-halo\" d=\"%s\"/>\n<path class=\"%s\" d=\"%s\"/>\n",
		   d, class, d);
}

static void dot(const struct svg *v, struct point p)
{
	buf_printf(v->out, "<circle class=\"way-end\" cx=\"%d\" cy=\"%d\" r=\"9\"/>\n", p.x, p.y);
}

static void draw_sight(const struct svg *v, struct corner from, struct corner to)
{
	struct point a = svg_corner(v, from), b = svg_corner(v, to);

	stroke(v, "way sight", arena_printf(v->board->arena, "M%d %dL%d %d", a.x, a.y, b.x, b.y));
	dot(v, a);
	dot(v, b);
}

/* Where its figure stands, or would. */
static struct point middle(const struct svg *v, struct space s)
{
	struct point p = svg_space(v, s);

	return (struct point){p.x + SVG_SPACE / 2, p.y + SVG_FIGURE};
}

/* Each stop but the last is a dot on the way; the last, a ring. */
static void draw_path(const struct svg *v, struct spaces at)
{
	struct buf d = {0};
	struct point p;
	int i;

	for (i = 0; i < at.n; i++) {
		p = middle(v, at.at[i]);
		buf_printf(&d, "%c%d %d", i ? 'L' : 'M', p.x, p.y);
	}
	stroke(v, "way", buf_text(&d));
	buf_release(&d);
	for (i = 0; i < at.n; i++)
		dot(v, middle(v, at.at[i]));
	p = middle(v, at.at[at.n - 1]);
	buf_printf(v->out, "<circle class=\"way\" cx=\"%d\" cy=\"%d\" r=\"30\"/>\n", p.x, p.y);
}

void svg_way(const struct svg *v)
{
	const struct overlay *o = &v->show->overlay;

	if (o->line)
		draw_sight(v, o->from, o->to);
	if (o->path && o->path_at.n)
		draw_path(v, o->path_at);
}
