#include "odds/lines.h"

#include "event/house.h"
#include "text/fold.h"

void percent_write(struct buf *out, struct frac p)
{
	double percent = 100.0 * (double)p.num / (double)p.den;

	if (!p.num || p.num == p.den)
		buf_puts(out, p.num ? "100%" : "0%");
	else if (percent >= 99.95)
		buf_puts(out, ">99.9%");
	else if (percent < 0.005)
		buf_puts(out, "<0.01%");
	else
		buf_printf(out, percent < 0.095 ? "%.2f%%" : "%.1f%%", percent);
}

#define FRACTION_WIDTH 12
#define FRACTION_MOST  20 /* a longer one is for --full */
#define CHANCE_INDENT  23 /* where what it is of begins */

/* Two decimals; and never all or nothing unless it is. */
static void write_chance(struct frac w, struct buf *out)
{
	double percent = 100.0 * (double)w.num / (double)w.den;

	if (w.num && percent < 0.005)
		buf_puts(out, " <0.01%");
	else if (w.num != w.den && percent >= 99.995)
		buf_puts(out, ">99.99%");
	else
		buf_printf(out, "%6.2f%%", percent);
}

void odds_line(struct frac w, int n, const char *what, struct buf *out)
{
	struct buf fraction = {0};

	frac_text(&fraction, w);
	write_chance(w, out);
	buf_printf(out, "  %-*s  %.*s\n", FRACTION_WIDTH, buf_text(&fraction), n, what);
	buf_release(&fraction);
}

void odds_line_short(struct frac w, const char *what, const char *strong, const char *weak,
		     struct buf *out)
{
	struct fold fold = {out->n, CHANCE_INDENT, strong, weak};
	struct buf fraction = {0};

	frac_text(&fraction, w);
	write_chance(w, out);
	buf_printf(out, "  %-*s  ", FRACTION_WIDTH,
		   fraction.n > FRACTION_MOST ? "" : buf_text(&fraction));
	fold_text(&fold, what, out);
	buf_putc(out, '\n');
	buf_release(&fraction);
}

void house_line(unsigned touched, struct buf *out)
{
	struct fold fold = {out->n, 2, ", ", NULL};
	struct buf list = {0};

	if (!touched)
		return;
	house_write(touched, ", ", &list);
	buf_putc(&list, ')');
	buf_puts(out, "(house ");
	fold_text(&fold, buf_text(&list), out);
	buf_putc(out, '\n');
	buf_release(&list);
}
