#include "show/legend.h"

#include <string.h>

#include "data/data.h"
#include "show/words.h"

/* The longest name is given that much room. */
#define NAME_MOST 24

/* ---- telling ---- */

static void section(const struct show *s, const struct legend_to *to, const char *heading,
		    enum kind k)
{
	const struct record_list *list = &s->board->of[k];
	size_t most = 0;
	int i;

	for (i = 0; i < list->n; i++)
		if (strlen(list->at[i]->name) > most)
			most = strlen(list->at[i]->name);
	to->section(to->arg, heading, most < NAME_MOST ? (int)most : NAME_MOST);
}

static void entry(const struct legend_to *to, const struct record *piece, char sign, enum ink ink,
		  const char *place)
{
	to->entry(to->arg, &(struct legend_entry){piece, sign, ink, piece->name, place});
}

static void item(const struct legend_to *to, const char *text)
{
	if (*text)
		to->item(to->arg, text);
}

static void owned_items(const struct legend_to *to, const struct board *b, const char *owner)
{
	size_t k;
	int i;

	for (k = 0; k < OWNED_ROWS; k++) {
		const struct owned_row *row = &owned_rows[k];
		for (i = 0; i < b->of[row->kind].n; i++) {
			const struct record *r = b->of[row->kind].at[i];
			if (!strcmp(r->owner, owner))
				item(to,
				     arena_printf(b->arena, "%s%s", row->label, owned_words(b, r)));
		}
	}
}

/* Of the name of a space. */
static int place_width(const struct board *b)
{
	return b->grid.cols > 9 ? 3 : 2;
}

static const char *stand(const struct board *b, struct space at, int facing)
{
	char text[PLACE_TEXT];

	if (!space_on(at))
		return "off the board";
	return arena_printf(b->arena, "%-*s facing %s", place_width(b), space_text(at, text),
			    facing_words[facing]);
}

/* ---- pieces ---- */

static void tell_spacers(const struct show *s, const struct legend_to *to)
{
	const struct board *b = s->board;
	int i;

	section(s, to, "Spacers", KIND_SPACER);
	for (i = 0; i < board_count(b, KIND_SPACER); i++) {
		const struct spacer *who = board_spacer(b, i);
		entry(to, &who->record, s->signs.spacer[i], INK_SPACER,
		      who->dead ? "dead" : stand(b, who->at, who->facing));
		if (!who->dead)
			item(to, arena_printf(b->arena, "Vitals %d  Stress %d  Adrenaline %d",
					      who->vitals, who->stress, who->adrenaline));
		item(to, spacer_state(b, who));
		owned_items(to, b, who->record.name);
		to->end(to->arg);
	}
}

static void tell_intruders(const struct show *s, const struct legend_to *to)
{
	const struct board *b = s->board;
	int i;

	section(s, to, "Intruders", KIND_INTRUDER);
	for (i = 0; i < board_count(b, KIND_INTRUDER); i++) {
		const struct intruder *who = board_intruder(b, i);
		const struct intruder_row *type = intruder_type(b, who);
		entry(to, &who->record, s->signs.intruder[i], INK_INTRUDER,
		      stand(b, who->at, who->facing));
		item(to, type ? type->title : who->type);
		item(to, intruder_stats(b, who, BY_COMMAS));
		item(to, intruder_state(b, who));
		owned_items(to, b, who->record.name);
		to->end(to->arg);
	}
}

static void tell_blips(const struct show *s, const struct legend_to *to)
{
	const struct board *b = s->board;
	char text[PLACE_TEXT];
	int i;

	section(s, to, "Blips", KIND_BLIP);
	for (i = 0; i < board_count(b, KIND_BLIP); i++) {
		const struct blip *blip = board_blip(b, i);
		entry(to, &blip->record, SIGN_BLIP, INK_BLIP,
		      arena_printf(b->arena, "%s facing %s", corner_text(blip->at, text),
				   facing_words[blip->facing]));
		item(to,
		     arena_printf(b->arena, "corner of %s", around_words(b, blip->at, BY_COMMAS)));
		if (*grid_spawn(&b->grid, blip->at))
			item(to, "on a spawn point");
		if (blip->holds)
			item(to, arena_printf(b->arena, "holds %s", blip->holds));
		if (blip->disabled)
			item(to, "disabled");
		to->end(to->arg);
	}
}

static void tell_tiles(const struct show *s, const struct legend_to *to)
{
	const struct board *b = s->board;
	int i;

	section(s, to, "Tiles", KIND_TERRAIN);
	for (i = 0; i < board_count(b, KIND_TERRAIN); i++) {
		const struct terrain *t = board_terrain(b, i);
		const struct terrain_row *type = terrain_type(b, t);
		entry(to, &t->record, s->signs.tile[i], INK_TILE, spaces_words(t->at, b->arena));
		item(to, type ? type->title : t->type);
		item(to, type ? type->keywords.text : "");
		if (t->disabled)
			item(to, "disabled");
		to->end(to->arg);
	}
}

static void tell_doors(const struct show *s, const struct legend_to *to)
{
	const struct board *b = s->board;
	int i;

	section(s, to, "Doors", KIND_DOOR);
	for (i = 0; i < board_count(b, KIND_DOOR); i++) {
		const struct door *d = board_door(b, i);
		entry(to, &d->record, door_sign(d), INK_DOOR, edges_words(d->at, b->arena));
		item(to, door_state_words(d));
		owned_items(to, b, d->record.name);
		to->end(to->arg);
	}
}

static void tell_marks(const struct show *s, const struct legend_to *to)
{
	const struct board *b = s->board;
	char text[PLACE_TEXT];
	int i;

	to->section(to->arg, "Marks", place_width(b));
	for (i = 0; i < board_count(b, KIND_MARK); i++) {
		const struct mark *m = board_mark(b, i);
		to->entry(to->arg,
			  &(struct legend_entry){&m->record, mark_sign(m), INK_MARK,
						 space_text(m->at, text), mark_words[m->what]});
		item(to, mark_state(b, m, facing_words));
		to->end(to->arg);
	}
}

/* ---- what lies over them ---- */

static void tell_event(const struct legend_to *to, const struct event *e, char sign,
		       const char *words)
{
	entry(to, &e->record, sign, INK_OVERLAY, words);
	to->end(to->arg);
}

static void tell_overlay(const struct show *s, const struct legend_to *to)
{
	const struct overlay *o = &s->overlay;
	struct arena *a = s->board->arena;

	to->section(to->arg, "Last event", 5);
	if (o->line)
		tell_event(to, o->line, SIGN_WAY, line_words(o, a));
	if (o->path)
		tell_event(to, o->path, SIGN_WAY, way_words(o->path, o->path_at, a));
	if (o->seen)
		tell_event(to, o->seen, SIGN_SEEN, way_words(o->seen, o->seen_at, a));
}

void legend_tell(const struct show *s, const struct legend_to *to)
{
	tell_spacers(s, to);
	tell_intruders(s, to);
	tell_blips(s, to);
	tell_tiles(s, to);
	tell_doors(s, to);
	tell_marks(s, to);
	tell_overlay(s, to);
}

/* ---- the map's own signs ---- */

bool grid_has_red_line(const struct grid *g)
{
	size_t cells = (size_t)g->rows * (size_t)g->cols;

	return memchr(g->west, LINE_RED, cells + (size_t)g->rows) ||
	       memchr(g->south, LINE_RED, cells + (size_t)g->cols);
}

bool grid_has_spawn_point(const struct grid *g)
{
	return memchr(g->spawn, 1, (size_t)(g->rows + 1) * (size_t)(g->cols + 1));
}
