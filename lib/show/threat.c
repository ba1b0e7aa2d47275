#include "show/threat.h"

#include "look/threat.h"

int threat_each(const struct threat_ask *q, const struct board *b, threat_fn *tell, void *arg,
		struct diag *d)
{
	struct frac damage;
	struct space s;

	for (s.row = 0; s.row < b->grid.rows; s.row++)
		for (s.col = 0; s.col < b->grid.cols; s.col++) {
			if (!threat_can_stand(b, q->spacer, s))
				continue;
			if (threat_at(b, q->intruder, q->spacer, s, &damage, d))
				return -1;
			tell(arg, s, damage);
		}
	return 0;
}

/* In tenths, rounded half up: what is printed, and nothing is decided by it. */
static int tenths(struct frac f)
{
	u128 whole = f.num / f.den, rest = f.num % f.den;

	return (int)(whole * 10 + (rest * 20 + f.den) / (f.den * 2));
}

static void lay(void *arg, struct space at, struct frac damage)
{
	struct show *s = arg;
	int n = tenths(damage);
	const char *text = !damage.num ? "0"
			   : !n	       ? "<.1"
			   : n < 100   ? arena_printf(s->board->arena, "%d.%d", n / 10, n % 10)
				       : arena_printf(s->board->arena, "%d", (n + 5) / 10);

	heat_set(&s->heat, at, damage.num ? 1 + n / 5 : 0, text);
}

int threat_show(const struct threat_ask *q, struct show *s, struct diag *d)
{
	heat_start(&s->heat, s->board,
		   arena_printf(s->board->arena, "Expected damage to %s from %s", q->spacer,
				q->intruder ? q->intruder : "all, one by one"));
	return threat_each(q, s->board, lay, s, d);
}
