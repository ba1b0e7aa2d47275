/* The board as a drawing: its pieces in the map, and a key for what their signs cannot say.
 * Whatever finds no room in the picture stays a record, so nothing is lost. draw/ reads it. */
#include <string.h>

#include "board/map.h"
#include "board/write.h"
#include "show/picture.h"

struct drawing {
	const struct show *show;
	struct picture picture;
	char *sign[KIND_COUNT]; /* by the number of the record; 0 for one that is not drawn */
};

/* ---- what finds room ---- */

static bool is_blank(const struct glyph *g)
{
	return g->c == ' ';
}

static void put(struct glyph *g, char c)
{
	*g = (struct glyph){c, INK_NONE};
}

static char draw_figure(struct drawing *g, struct space at, int facing, char sign)
{
	struct glyph *middle, *right;

	if (!space_on(at) || sign == SIGN_NONE_LEFT || sign == SIGN_AWAY)
		return 0;
	middle = picture_in_space(&g->picture, at, MIDDLE);
	right = picture_in_space(&g->picture, at, RIGHT);
	if (middle->c != SIGN_SPACE)
		return 0;
	put(middle, sign);
	put(right, facing_sign(facing));
	return sign;
}

static void draw_figures(struct drawing *g)
{
	const struct board *b = g->show->board;
	int i;

	for (i = 0; i < board_count(b, KIND_SPACER); i++) {
		const struct spacer *s = board_spacer(b, i);
		if (!s->dead && !s->elsewhere)
			g->sign[KIND_SPACER][i] =
			    draw_figure(g, s->at, s->facing, g->show->signs.spacer[i]);
	}
	for (i = 0; i < board_count(b, KIND_INTRUDER); i++) {
		const struct intruder *n = board_intruder(b, i);
		g->sign[KIND_INTRUDER][i] =
		    draw_figure(g, n->at, n->facing, g->show->signs.intruder[i]);
	}
}

static void draw_tiles(struct drawing *g)
{
	const struct board *b = g->show->board;
	int i, j;

	for (i = 0; i < board_count(b, KIND_TERRAIN); i++) {
		const struct terrain *t = board_terrain(b, i);
		char sign = g->show->signs.tile[i];
		for (j = 0; j < t->at.n && sign != SIGN_NONE_LEFT; j++)
			put(picture_in_space(&g->picture, t->at.at[j], LEFT), sign);
		g->sign[KIND_TERRAIN][i] = (char)(sign == SIGN_NONE_LEFT ? 0 : sign);
	}
}

static void draw_doors(struct drawing *g)
{
	const struct board *b = g->show->board;
	int i, j;

	for (i = 0; i < board_count(b, KIND_DOOR); i++) {
		const struct door *d = board_door(b, i);
		for (j = 0; j < d->at.n; j++)
			picture_door(&g->picture, d, d->at.at[j]);
		g->sign[KIND_DOOR][i] = door_sign(d);
	}
}

/* A Blip hides the spawn point it is on. */
static void draw_blips(struct drawing *g)
{
	const struct board *b = g->show->board;
	int i;

	for (i = 0; i < board_count(b, KIND_BLIP); i++) {
		struct glyph *at = picture_on_corner(&g->picture, board_blip(b, i)->at);
		if (at->c != '+')
			continue;
		put(at, SIGN_BLIP);
		g->sign[KIND_BLIP][i] = SIGN_BLIP;
	}
}

/* A key cannot begin with what begins a comment or a text. */
static void draw_marks(struct drawing *g)
{
	const struct board *b = g->show->board;
	int i;

	for (i = 0; i < board_count(b, KIND_MARK); i++) {
		const struct mark *m = board_mark(b, i);
		struct glyph *at = picture_in_space(&g->picture, m->at, RIGHT);
		char sign = mark_sign(m);
		if (!is_blank(at))
			at = picture_in_space(&g->picture, m->at, LEFT);
		if (!is_blank(at) || sign == '#' || sign == '"')
			continue;
		put(at, sign);
		g->sign[KIND_MARK][i] = sign;
	}
}

/* ---- keys ---- */

static char sign_of(const struct drawing *g, const struct record *r)
{
	const struct record_list *all = &g->show->board->of[r->kind];
	int i;

	if (!g->sign[r->kind])
		return 0;
	for (i = 0; all->at[i] != r; i++)
		;
	return g->sign[r->kind][i];
}

/* Is the sign in the picture only once? */
static bool is_alone(const struct drawing *g, enum kind k, char sign)
{
	int i, n = 0;

	for (i = 0; i < g->show->board->of[k].n; i++)
		n += g->sign[k][i] == sign;
	return n == 1;
}

static bool has_one_place(const struct record *r)
{
	const struct terrain *t = as_terrain(r);
	const struct door *d = as_door(r);

	return t ? t->at.n == 1 : !d || d->at.n == 1;
}

/* What the tables make of a record that says nothing but its name. */
static const struct record *bare_record(const struct record *r, const struct board *b)
{
	struct board *twin = arena_new(b->arena, struct board);
	struct record *bare;

	board_start(twin, b->arena, b->data);
	bare = board_add(twin, r->kind, r->owner, r->name);
	board_fill(twin);
	return bare;
}

static bool same_text(const struct field *f, const struct record *a, const struct record *b)
{
	struct buf x = {0}, y = {0};
	bool same;

	record_write_field(f, a, &x);
	record_write_field(f, b, &y);
	same = !strcmp(buf_text(&x), buf_text(&y));
	buf_release(&x);
	buf_release(&y);
	return same;
}

/* Is it a Spacer of another character than her name says? Then nothing of her can be left out. */
static bool is_another(const struct record *r, const struct record *bare)
{
	const struct spacer *a = as_spacer(r), *b = as_spacer(bare);

	return a && b &&
	       strcmp(a->character ? a->character : "", b->character ? b->character : "") != 0;
}

/* Does its sign say the field? */
static bool is_drawn(const struct record *r, const struct field *f)
{
	const struct door *d = as_door(r);

	if (f->how == BY_PLACE)
		return true; /* written before */
	if (d)
		return strcmp(f->key, "disabled") == 0 || !d->disabled || d->state != DOOR_WELDED;
	if (r->kind == KIND_MARK)
		return !strcmp(f->key, "what");
	return (r->kind == KIND_SPACER || r->kind == KIND_INTRUDER) && !strcmp(f->key, "facing");
}

static void write_place(const struct record *r, struct buf *out)
{
	int f;

	for (f = 0; f < kinds[r->kind].nfields; f++)
		if (kinds[r->kind].fields[f].how == BY_PLACE)
			record_write_field(&kinds[r->kind].fields[f], r, out);
}

static void write_key(const struct drawing *g, const struct record *r, char sign, struct buf *out)
{
	const struct record *bare = bare_record(r, g->show->board);
	bool another = is_another(r, bare);
	int f;

	buf_printf(out, "key %c %s", sign, kinds[r->kind].word);
	record_write_name(r, out);
	if (!is_alone(g, r->kind, sign) || !has_one_place(r) || r->kind == KIND_MARK)
		write_place(r, out);
	for (f = 0; f < kinds[r->kind].nfields; f++) {
		const struct field *field = &kinds[r->kind].fields[f];
		if (!is_drawn(r, field) && (another || !same_text(field, r, bare)))
			record_write_field(field, r, out);
	}
	record_write_extras(r, out);
}

static void write_record(const void *arg, const struct record *r, struct buf *out)
{
	const struct drawing *g = arg;
	char sign = sign_of(g, r);

	if (sign)
		write_key(g, r, sign, out);
	else
		record_write(r, out);
}

static void write_map(const void *arg, struct buf *out)
{
	const struct drawing *g = arg;
	struct pen pen = {.out = out};

	picture_write_format(&g->picture, &pen);
}

void show_drawing(const struct show *s, const struct show_how *how, struct buf *out)
{
	static const enum kind drawn[] = {KIND_SPACER, KIND_INTRUDER, KIND_TERRAIN,
					  KIND_DOOR,   KIND_BLIP,     KIND_MARK};
	struct drawing g = {.show = s};
	struct board_form form = {write_map, write_record, &g};
	size_t i;

	(void)how;
	for (i = 0; i < COUNT(drawn); i++)
		g.sign[drawn[i]] =
		    arena_alloc(s->board->arena, (size_t)s->board->of[drawn[i]].n + 1);
	picture_start(&g.picture, s->board);
	draw_tiles(&g);
	draw_figures(&g);
	draw_doors(&g);
	draw_blips(&g);
	draw_marks(&g);
	board_write_as(s->board, &form, out);
}
