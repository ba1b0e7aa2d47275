#include "show/picture.h"

static void write_columns(const struct picture *p, struct pen *pen)
{
	int col;

	pen_blank(pen, 2);
	for (col = 1; col <= p->grid->cols; col++) {
		buf_printf(pen->out, "  %d%s", col, col < 10 ? " " : "");
		pen->column += 4;
	}
	pen_end(pen);
}

/* Signs of one ink go out together. */
static void write_line(const struct picture *p, int line, struct pen *pen)
{
	const struct glyph *g = picture_at(p, line, 0);
	int i, n;
	char text[4 * COLS_MOST + 1];

	for (i = 0; i < p->columns; i += n) {
		for (n = 0; i + n < p->columns && g[i + n].ink == g[i].ink; n++)
			text[n] = g[i + n].c;
		pen_put(pen, (enum ink)g[i].ink, text, (size_t)n);
	}
}

static void write_rows(const struct picture *p, bool both_sides, struct pen *pen)
{
	int line;

	for (line = 0; line < p->lines; line++) {
		char label[] = "A ";

		label[0] = (char)(line % 2 ? 'A' + (p->lines - 2 - line) / 2 : ' ');
		pen_puts(pen, INK_NONE, label);
		write_line(p, line, pen);
		if (line % 2 && both_sides) {
			pen_blank(pen, 1);
			pen_put(pen, INK_NONE, label, 1);
		}
		pen_end(pen);
	}
}

void picture_write(const struct picture *p, struct pen *pen)
{
	write_columns(p, pen);
	write_rows(p, true, pen);
	write_columns(p, pen);
}

void picture_write_format(const struct picture *p, struct pen *pen)
{
	write_rows(p, false, pen);
	write_columns(p, pen);
}
