/* The board in sentences, for reading aloud: no picture, no signs, nothing that only the eye sees.
 */
#include <string.h>

#include "data/data.h"
#include "show/plain.h"
#include "show/words.h"

/* A name as a sentence begins with it. */
static const char *begin(const struct board *b, const char *name)
{
	char *text = arena_strdup(b->arena, name);

	if (*text >= 'a' && *text <= 'z')
		*text = (char)(*text - 'a' + 'A');
	return text;
}

static void say_list(struct buf *out, const char *list)
{
	if (*list)
		buf_printf(out, " State: %s.", list);
}

/* ---- what belongs to a piece ---- */

static void say_owned(const struct board *b, const char *owner, struct buf *out)
{
	size_t k;
	int i;

	for (k = 0; k < OWNED_ROWS; k++) {
		const struct owned_row *row = &owned_rows[k];
		struct phrase p = {0};
		for (i = 0; i < b->of[row->kind].n; i++)
			if (!strcmp(b->of[row->kind].at[i]->owner, owner))
				phrase_add(&p, "%s", owned_words(b, b->of[row->kind].at[i]));
		if (p.text.n)
			buf_printf(out, " %s %s %s.", begin(b, owner), row->verb,
				   phrase_and(&p, b->arena));
	}
}

static void say_stand(struct space at, int facing, struct buf *out)
{
	char text[PLACE_TEXT];

	if (space_on(at))
		buf_printf(out, "stands on %s facing %s", space_text(at, text),
			   facing_names[facing]);
	else
		buf_puts(out, "is off the board");
}

/* ---- pieces ---- */

static void say_spacer(const struct board *b, const struct spacer *s, struct buf *out)
{
	buf_printf(out, "%s, a Spacer, ", begin(b, s->record.name));
	if (s->dead) {
		buf_puts(out, "is dead.");
	} else {
		say_stand(s->at, s->facing, out);
		buf_printf(out, ", with %d Vitals, %d Stress and %d Adrenaline.", s->vitals,
			   s->stress, s->adrenaline);
	}
	say_list(out, spacer_state(b, s));
	say_owned(b, s->record.name, out);
	buf_putc(out, '\n');
}

static void say_intruder(const struct board *b, const struct intruder *i, struct buf *out)
{
	const struct intruder_row *type = intruder_type(b, i);
	const char *stats = intruder_stats(b, i, BY_AND);

	buf_printf(out, "%s, an Intruder of the type %s, ", begin(b, i->record.name),
		   type ? type->title : i->type);
	say_stand(i->at, i->facing, out);
	buf_printf(out, "%s%s.", *stats ? ", with " : "", stats);
	say_list(out, intruder_state(b, i));
	say_owned(b, i->record.name, out);
	buf_putc(out, '\n');
}

static void say_disabled(bool disabled, struct buf *out)
{
	buf_puts(out, disabled ? ". It is disabled.\n" : ".\n");
}

static void say_blip(const struct board *b, const struct blip *blip, struct buf *out)
{
	char text[PLACE_TEXT];

	buf_printf(out, "%s, a Blip, lies on the intersection %s, at the corner of %s, facing %s",
		   begin(b, blip->record.name), corner_text(blip->at, text),
		   around_words(b, blip->at, BY_AND), facing_names[blip->facing]);
	if (blip->holds)
		buf_printf(out, ", and holds %s", blip->holds);
	say_disabled(blip->disabled, out);
}

static void say_tile(const struct board *b, const struct terrain *t, struct buf *out)
{
	const struct terrain_row *type = terrain_type(b, t);

	buf_printf(out, "%s, a tile of the type %s, lies on %s", begin(b, t->record.name),
		   type ? type->title : t->type, spaces_words(t->at, b->arena));
	if (type && *type->keywords.text)
		buf_printf(out, ", with the keywords %s", type->keywords.text);
	say_disabled(t->disabled, out);
}

static void say_door(const struct board *b, const struct door *d, struct buf *out)
{
	char one[PLACE_TEXT], other[PLACE_TEXT];
	struct phrase p = {0};
	int i;

	for (i = 0; i < d->at.n; i++)
		phrase_add(&p, "%s and %s", space_text(d->at.at[i].at, one),
			   space_text(edge_other(d->at.at[i]), other));
	buf_printf(out, "The door %s between %s is %s.", d->record.name, phrase_list(&p, b->arena),
		   door_state_words(d));
	say_owned(b, d->record.name, out);
	buf_putc(out, '\n');
}

static void say_mark(const struct board *b, const struct mark *m, struct buf *out)
{
	const char *state = mark_state(b, m, facing_names);
	char text[PLACE_TEXT];

	buf_printf(out, "%s is marked %s%s%s.\n", space_text(m->at, text), mark_words[m->what],
		   *state ? ", " : "", state);
}

/* ---- the whole ---- */

static void say_pieces(const struct board *b, struct buf *out)
{
	int i;

	for (i = 0; i < board_count(b, KIND_SPACER); i++)
		say_spacer(b, board_spacer(b, i), out);
	for (i = 0; i < board_count(b, KIND_INTRUDER); i++)
		say_intruder(b, board_intruder(b, i), out);
	for (i = 0; i < board_count(b, KIND_BLIP); i++)
		say_blip(b, board_blip(b, i), out);
	for (i = 0; i < board_count(b, KIND_TERRAIN); i++)
		say_tile(b, board_terrain(b, i), out);
	for (i = 0; i < board_count(b, KIND_DOOR); i++)
		say_door(b, board_door(b, i), out);
	for (i = 0; i < board_count(b, KIND_MARK); i++)
		say_mark(b, board_mark(b, i), out);
}

static void say_overlay(const struct show *s, struct buf *out)
{
	const struct overlay *o = &s->overlay;
	struct arena *a = s->board->arena;

	if (o->line)
		buf_printf(out, "Last %s, by the line from %s.\n", o->line->record.name,
			   line_words(o, a));
	if (o->path)
		buf_printf(out, "Last %s, by the spaces of %s.\n", o->path->record.name,
			   way_words(o->path, o->path_at, a));
	if (o->seen)
		buf_printf(out, "Last %s, the spaces of %s.\n", o->seen->record.name,
			   way_words(o->seen, o->seen_at, a));
}

static void say_heat(const struct show *s, struct buf *out)
{
	const struct grid *g = &s->board->grid;
	struct phrase p = {0};
	struct space at;
	char text[PLACE_TEXT];

	for (at.row = 0; at.row < g->rows; at.row++)
		for (at.col = 0; at.col < g->cols; at.col++)
			if (heat_at(&s->heat, at))
				phrase_add(&p, "%s %s", space_text(at, text),
					   heat_at(&s->heat, at)->text);
	if (p.text.n)
		buf_printf(out, "%s: %s.\n", s->heat.caption, phrase_list(&p, s->board->arena));
}

static void say_told(void *arg, const char *label, const char *text)
{
	buf_printf(arg, "%s: %s.\n", label, text);
}

void show_plain(const struct show *s, const struct show_how *how, struct buf *out)
{
	(void)how;
	plain_start(s->board, out);
	plain_map(s->board, out);
	say_pieces(s->board, out);
	say_overlay(s, out);
	say_heat(s, out);
	table_tell(s->board, say_told, out);
}
