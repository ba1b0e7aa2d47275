#include "show/legend.h"

#include <string.h>

#include "data/data.h"
#include "show/section.h"
#include "show/words.h"

static void owned_items(struct section *s, const struct board *b, const char *owner)
{
	size_t k;
	int i;

	for (k = 0; k < OWNED_ROWS; k++) {
		const struct owned_row *row = &owned_rows[k];
		for (i = 0; i < b->of[row->kind].n; i++) {
			const struct record *r = b->of[row->kind].at[i];
			if (!strcmp(r->owner, owner))
				section_item(s, arena_printf(b->arena, "%s%s", row->label,
							     owned_words(b, r)));
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

static void write_spacers(const struct show *s, struct pen *pen)
{
	const struct board *b = s->board;
	struct section list = section_start(pen, "Spacers", section_width(b, KIND_SPACER));
	int i;

	for (i = 0; i < board_count(b, KIND_SPACER); i++) {
		const struct spacer *who = board_spacer(b, i);
		section_entry(&list, s->signs.spacer[i], INK_SPACER, who->record.name,
			      who->dead ? "dead" : stand(b, who->at, who->facing));
		if (!who->dead)
			section_item(&list,
				     arena_printf(b->arena, "Vitals %d  Stress %d  Adrenaline %d",
						  who->vitals, who->stress, who->adrenaline));
		section_item(&list, spacer_state(b, who));
		owned_items(&list, b, who->record.name);
		pen_end(pen);
	}
}

static void write_intruders(const struct show *s, struct pen *pen)
{
	const struct board *b = s->board;
	struct section list = section_start(pen, "Intruders", section_width(b, KIND_INTRUDER));
	int i;

	for (i = 0; i < board_count(b, KIND_INTRUDER); i++) {
		const struct intruder *who = board_intruder(b, i);
		const struct intruder_row *type = intruder_type(b, who);
		section_entry(&list, s->signs.intruder[i], INK_INTRUDER, who->record.name,
			      stand(b, who->at, who->facing));
		section_item(&list, type ? type->title : who->type);
		section_item(&list, intruder_stats(b, who, BY_COMMAS));
		section_item(&list, intruder_state(b, who));
		owned_items(&list, b, who->record.name);
		pen_end(pen);
	}
}

static void write_blips(const struct show *s, struct pen *pen)
{
	const struct board *b = s->board;
	struct section list = section_start(pen, "Blips", section_width(b, KIND_BLIP));
	int i;

	for (i = 0; i < board_count(b, KIND_BLIP); i++) {
		const struct blip *blip = board_blip(b, i);
		char text[PLACE_TEXT];
		section_entry(&list, SIGN_BLIP, INK_BLIP, blip->record.name,
			      arena_printf(b->arena, "%s facing %s", corner_text(blip->at, text),
					   facing_words[blip->facing]));
		section_item(&list, arena_printf(b->arena, "corner of %s",
						 around_words(b, blip->at, BY_COMMAS)));
		if (*grid_spawn(&b->grid, blip->at))
			section_item(&list, "on a spawn point");
		if (blip->holds)
			section_item(&list, arena_printf(b->arena, "holds %s", blip->holds));
		pen_end(pen);
	}
}

static void write_tiles(const struct show *s, struct pen *pen)
{
	const struct board *b = s->board;
	struct section list = section_start(pen, "Tiles", section_width(b, KIND_TERRAIN));
	int i;

	for (i = 0; i < board_count(b, KIND_TERRAIN); i++) {
		const struct terrain *t = board_terrain(b, i);
		const struct terrain_row *type = terrain_type(b, t);
		section_entry(&list, s->signs.tile[i], INK_TILE, t->record.name,
			      spaces_words(t->at, b->arena));
		section_item(&list, type ? type->title : t->type);
		section_item(&list, type ? type->keywords : "");
		pen_end(pen);
	}
}

static void write_doors(const struct show *s, struct pen *pen)
{
	const struct board *b = s->board;
	struct section list = section_start(pen, "Doors", section_width(b, KIND_DOOR));
	int i;

	for (i = 0; i < board_count(b, KIND_DOOR); i++) {
		const struct door *d = board_door(b, i);
		section_entry(&list, door_sign(d), INK_DOOR, d->record.name,
			      edges_words(d->at, b->arena));
		section_item(&list, door_state_words(d));
		owned_items(&list, b, d->record.name);
		pen_end(pen);
	}
}

static void write_marks(const struct show *s, struct pen *pen)
{
	const struct board *b = s->board;
	struct section list = section_start(pen, "Marks", place_width(b));
	char text[PLACE_TEXT];
	int i;

	for (i = 0; i < board_count(b, KIND_MARK); i++) {
		const struct mark *m = board_mark(b, i);
		section_entry(&list, mark_sign(m), INK_MARK, space_text(m->at, text),
			      mark_words[m->what]);
		section_item(&list, mark_state(b, m, facing_words));
		pen_end(pen);
	}
}

/* ---- the rest ---- */

static void write_told(void *arg, const char *label, const char *text)
{
	struct section *s = arg;

	section_open(s);
	pen_blank(s->pen, 2);
	pen_puts(s->pen, INK_NONE, label);
	pen_blank(s->pen, s->pen->column < s->width + 2 ? s->width + 4 - s->pen->column : 2);
	s->pen->indent = s->width + 4;
	pen_list(s->pen, text);
	pen_end(s->pen);
}

static void write_table(const struct show *s, struct pen *pen)
{
	struct section list = section_start(pen, "Table", (int)strlen("Priority Target"));

	table_tell(s->board, write_told, &list);
}

static void write_overlay(const struct show *s, struct pen *pen)
{
	struct section list = section_start(pen, "Last event", 5);
	const struct overlay *o = &s->overlay;
	struct arena *a = s->board->arena;

	if (o->line) {
		section_entry(&list, SIGN_WAY, INK_OVERLAY, o->line->record.name, line_words(o, a));
		pen_end(pen);
	}
	if (o->path) {
		section_entry(&list, SIGN_WAY, INK_OVERLAY, o->path->record.name,
			      way_words(o->path, o->path_at, a));
		pen_end(pen);
	}
	if (o->seen) {
		section_entry(&list, SIGN_SEEN, INK_OVERLAY, o->seen->record.name,
			      way_words(o->seen, o->seen_at, a));
		pen_end(pen);
	}
}

/* Which of the map's own signs are on it. */
static bool has_red_line(const struct grid *g)
{
	size_t cells = (size_t)g->rows * (size_t)g->cols;

	return memchr(g->west, LINE_RED, cells + (size_t)g->rows) ||
	       memchr(g->south, LINE_RED, cells + (size_t)g->cols);
}

static bool has_spawn_point(const struct grid *g)
{
	return memchr(g->spawn, 1, (size_t)(g->rows + 1) * (size_t)(g->cols + 1));
}

static bool has_shared_space(const struct board *b)
{
	int i;

	for (i = 0; i < board_count(b, KIND_INTRUDER); i++)
		if (board_spacer_at(b, board_intruder(b, i)->at))
			return true;
	return false;
}

static void write_signs(const struct show *s, struct pen *pen)
{
	const struct grid *g = &s->board->grid;
	struct section list = section_start(pen, "Signs", 0);

	pen->indent = 2;
	section_open(&list);
	section_item(&list, ". space");
	section_item(&list, "| --- wall");
	if (has_red_line(g))
		section_item(&list, ": ::: red line");
	if (has_spawn_point(g))
		section_item(&list, "o spawn point");
	if (board_count(s->board, KIND_SPACER) || board_count(s->board, KIND_INTRUDER))
		section_item(&list, "^ > v < facing");
	if (has_shared_space(s->board))
		section_item(&list, "& two figures on one space");
	pen_end(pen);
}

void legend_write(const struct show *s, struct pen *pen)
{
	pen_end(pen);
	write_spacers(s, pen);
	write_intruders(s, pen);
	write_blips(s, pen);
	write_tiles(s, pen);
	write_doors(s, pen);
	write_marks(s, pen);
	write_overlay(s, pen);
	write_table(s, pen);
	write_signs(s, pen);
}
