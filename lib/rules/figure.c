#include "rules/figure.h"

#include "rules/sheet.h"

struct figure figure_named(const struct board *b, const char *name)
{
	return (struct figure){board_find(b, KIND_SPACER, NULL, name),
			       board_find(b, KIND_INTRUDER, NULL, name)};
}

bool figure_exists(struct figure f)
{
	return f.spacer || f.intruder;
}

const char *figure_name(struct figure f)
{
	return f.spacer ? f.spacer->record.name : f.intruder->record.name;
}

struct space figure_at(struct figure f)
{
	return f.spacer ? f.spacer->at : f.intruder->at;
}

void figure_put(struct figure f, struct space to)
{
	if (f.spacer)
		f.spacer->at = to;
	else
		f.intruder->at = to;
}

bool figure_is_boss(const struct board *b, struct figure f)
{
	return f.intruder && intruder_is_boss(b, f.intruder);
}

bool figure_has_crash(const struct board *b, struct figure f)
{
	const struct intruder_row *t = f.intruder ? intruder_type(b, f.intruder) : NULL;

	return t && has_keyword(t->keywords, KEYWORD_CRASH, NULL);
}

int spacers_that_way(const struct board *b, struct space at, enum facing way)
{
	int n = 0;

	EACH(b, spacer, s) {
		int up = s->at.row - at.row, right = s->at.col - at.col;
		const bool there[] = {
		    [NORTH] = up > 0, [EAST] = right > 0, [SOUTH] = up < 0, [WEST] = right < 0};
		n += spacer_on_board(s) && there[way];
	}
	return n;
}

bool space_has_other_spacer(const struct board *b, struct space s, struct figure but)
{
	EACH(b, spacer, o)
		if (o != but.spacer && spacer_on_board(o) && space_same(o->at, s))
			return true;
	return false;
}

bool space_has_other_intruder(const struct board *b, struct space s, struct figure but)
{
	EACH(b, intruder, o)
		if (o != but.intruder && space_on(s) && space_same(o->at, s))
			return true;
	return false;
}
