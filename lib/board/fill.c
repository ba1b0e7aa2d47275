/* What a bare record leaves to the tables. `spacer juliet A1` is complete: her character, her suit
 * and where her stats start are printed on her cards. */
#include <string.h>

#include "board/board.h"
#include "data/data.h"
#include "text/str.h"

/* The one character of that name, or the only one whose name begins with it. */
static const char *character_named(const struct board *b, const char *name)
{
	int n, i, found = -1;
	const struct spacer_row *rows = data_rows(b->data, TABLE_SPACERS, &n);

	for (i = 0; i < n; i++) {
		if (!strcmp(rows[i].name, name))
			return rows[i].name;
		if (str_starts(rows[i].name, name) && rows[i].name[strlen(name)] == '-')
			found = found == -1 ? i : -2;
	}
	return found >= 0 ? rows[found].name : NULL;
}

static void fill_spacer(const struct board *b, struct spacer *s)
{
	static const struct spacer_row nobody = {.vitals = 9};
	const struct spacer_row *c = NULL;

	if (!s->character)
		s->character = character_named(b, s->record.name);
	if (s->character)
		c = data_find(b->data, TABLE_SPACERS, s->character);
	if (c && !s->suit)
		s->suit = c->suit;
	if (!c)
		c = &nobody;
	if (s->vitals == ABSENT)
		s->vitals = s->dead ? 0 : c->vitals;
	if (s->stress == ABSENT)
		s->stress = c->stress;
	if (s->adrenaline == ABSENT)
		s->adrenaline = c->adrenaline;
}

static void fill_gear(const struct board *b, struct gear *g)
{
	const struct weapon_row *w = gear_weapon(b, g);

	if (w && w->ammo && g->ammo == ABSENT)
		g->ammo = w->ammo;
	if (w && w->charge && g->charge == ABSENT)
		g->charge = w->charge;
}

void board_fill(struct board *b)
{
	int i;

	for (i = 0; i < board_count(b, KIND_TERRAIN); i++)
		if (!board_terrain(b, i)->type)
			board_terrain(b, i)->type =
			    name_stem(b->arena, board_terrain(b, i)->record.name);
	for (i = 0; i < board_count(b, KIND_INTRUDER); i++)
		if (!board_intruder(b, i)->type)
			board_intruder(b, i)->type =
			    name_stem(b->arena, board_intruder(b, i)->record.name);
	for (i = 0; i < board_count(b, KIND_SPACER); i++)
		fill_spacer(b, board_spacer(b, i));
	for (i = 0; i < board_count(b, KIND_GEAR); i++)
		fill_gear(b, board_gear(b, i));
}
