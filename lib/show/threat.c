#include "show/threat.h"

#include "look/threat.h"

int threat_each(const struct threat_ask *q, const struct board *b, threat_fn *tell, void *arg,
		struct diag *d)
{
	struct house house = {0};
	struct frac damage;
	struct space s;
	int result = 0;

	for (s.row = 0; s.row < b->grid.rows; s.row++)
		for (s.col = 0; s.col < b->grid.cols && !result; s.col++) {
			if (!threat_can_stand(b, q->spacer, s))
				continue;
			result = threat_at(b, q->intruder, q->spacer, s, &damage, &house, d);
			if (!result)
				tell(arg, s, damage, house.tables);
		}
	house_release(&house);
	return result;
}

struct laying {
	struct show *show;
	unsigned house;
};

static void lay(void *arg, struct space at, struct frac damage, unsigned house)
{
	struct laying *l = arg;
	struct show *s = l->show;
	int n = frac_tenths(damage);
	const char *text = !damage.num ? "0"
			   : !n	       ? "<.1"
			   : n < 100   ? arena_printf(s->board->arena, "%d.%d", n / 10, n % 10)
				       : arena_printf(s->board->arena, "%d", (n + 5) / 10);

	heat_set(&s->heat, at, damage.num ? 1 + n / 5 : 0, text);
	l->house |= house;
}

/* What is computed from house values says so. */
static const char *caption(const struct threat_ask *q, const struct laying *l)
{
	struct arena *a = l->show->board->arena;
	struct buf house = {0};
	const char *text;

	house_write(l->house, ", ", &house);
	text = arena_printf(a, "Expected damage to %s from %s%s%s%s", q->spacer,
			    q->intruder ? q->intruder : "all, one by one",
			    house.n ? " (house " : "", buf_text(&house), house.n ? ")" : "");
	buf_release(&house);
	return text;
}

int threat_show(const struct threat_ask *q, struct show *s, struct diag *d)
{
	struct laying l = {s, 0};
	int result;

	heat_start(&s->heat, s->board, "");
	result = threat_each(q, s->board, lay, &l, d);
	s->heat.caption = caption(q, &l);
	return result;
}
