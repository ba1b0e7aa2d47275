/* What must hold of a whole board: everything is somewhere it can be, once, and names things that
 * are there. Every problem is reported, each with its place and what would be right. */
#include <stdint.h>
#include <string.h>
#include <strings.h>

#include "board/read.h"
#include "data/data.h"

static bool ends_word(char c)
{
	return c == ' ' || c == '\t' || c == '\r' || c == ',' || c == '=' || c == '"';
}

/* The word where it stands by itself, whatever the case of its letters; NULL if nowhere. */
static const char *find_word(struct span line, const char *word)
{
	size_t n = strlen(word), i;

	for (i = 0; i + n <= line.n; i++)
		if (!strncasecmp(line.p + i, word, n) && (!i || ends_word(line.p[i - 1])) &&
		    (i + n == line.n || ends_word(line.p[i + n])))
			return line.p + i;
	return NULL;
}

/* Where a word stands in the record's own line. */
static struct where place_of(const struct checking *c, const struct record *r, const char *word)
{
	struct where at = c->diag->at;
	const char *p = c->text.p, *end, *found;
	long line = c->first_line;
	size_t n;

	if (!r->line || !p)
		return at;
	at.line = r->line;
	end = p + c->text.n;
	for (; line < r->line; line++)
		p = (const char *)memchr(p, '\n', (size_t)(end - p)) + 1;
	found = memchr(p, '\n', (size_t)(end - p));
	n = found ? (size_t)(found - p) : (size_t)(end - p);
	found = word && *word ? find_word((struct span){p, n}, word) : NULL;
	if (!found && word && *word) /* part of a word: the type in a name */
		found = memmem(p, n, word, strlen(word));
	at.column = found ? (long)(found - p) + 1 : 1;
	return at;
}

#define PROBLEM(c, r, word, ...) \
	diag_at((c)->diag, place_of(c, (const struct record *)(r), word), __VA_ARGS__)

/* ---- places ---- */

static int check_space(const struct checking *c, const struct record *r, struct space s)
{
	const struct grid *g = &c->board->grid;
	char text[PLACE_TEXT], last[PLACE_TEXT];

	if (!space_on(s) || grid_is_space(g, s))
		return 0;
	space_text(s, text);
	if (!grid_holds(g, s))
		return PROBLEM(c, r, text, "%s is outside the map, which goes from A1 to %s", text,
			       space_text((struct space){g->rows - 1, g->cols - 1}, last));
	return PROBLEM(c, r, text,
		       "%s is out of bounds; a piece stands on a space (a dot on the map)", text);
}

static int check_corner(const struct checking *c, const struct record *r, struct corner at)
{
	const struct grid *g = &c->board->grid;
	char text[PLACE_TEXT];

	if (grid_has_corner(g, at))
		return 0;
	corner_text(at, text);
	return PROBLEM(c, r, text,
		       "%s is outside the map, whose intersections go from x0y0 to x%dy%d", text,
		       g->cols, g->rows);
}

/* Does the door have that edge more than once? */
static bool edge_again(const struct door *d, struct edge e)
{
	int i, n = 0;

	for (i = 0; i < d->at.n; i++)
		n += d->at.at[i].side == e.side && space_same(d->at.at[i].at, e.at);
	return n > 1;
}

static int check_door_edge(const struct checking *c, const struct door *d, struct edge e)
{
	const struct grid *g = &c->board->grid;
	const struct door *other;
	char text[PLACE_TEXT];

	edge_text(e, text);
	if (!grid_is_space(g, e.at) || !grid_is_space(g, edge_other(e)))
		return PROBLEM(c, d, text, "%s: a door stands between two spaces of the map", text);
	if (grid_side(g, e.at, e.side) != LINE_NONE)
		return PROBLEM(c, d, text,
			       "%s: a door on a drawn line; leave the edge open on the map", text);
	other = board_door_on(c->board, e);
	if (edge_again(d, e))
		return PROBLEM(c, d, text, "%s stands twice", text);
	if (other != d)
		return PROBLEM(c, d, text, "%s: door '%s' stands there already", text,
			       other->record.name);
	return 0;
}

static int check_doors(const struct checking *c)
{
	int i, j, bad = 0;

	for (i = 0; i < board_count(c->board, KIND_DOOR); i++) {
		const struct door *d = board_door(c->board, i);
		for (j = 0; j < d->at.n; j++)
			bad |= check_door_edge(c, d, d->at.at[j]);
	}
	return bad;
}

static int check_marks(const struct checking *c)
{
	int i, bad = 0;

	for (i = 0; i < board_count(c->board, KIND_MARK); i++) {
		const struct mark *m = board_mark(c->board, i);
		if (!space_on(m->at))
			bad |= PROBLEM(c, m, "-", "a mark is on a space, not off the board");
		bad |= check_space(c, &m->record, m->at);
	}
	return bad;
}

/* ---- who shares a space ---- */

/* A Boss may stand where a Spacer does; nobody else shares (see the table of rulings). */
static bool may_share(const struct checking *c, const struct record *a, const struct record *b)
{
	const struct record *i = a->kind == KIND_INTRUDER ? a : b;
	const struct intruder_row *type;

	if (a->kind == b->kind)
		return false;
	type = intruder_type(c->board, (const struct intruder *)(const void *)i);
	return type && type->kind == BOSS;
}

static int check_figure(const struct checking *c, const struct record *r, struct space at,
			const struct record **stands)
{
	const struct record **cell;
	char text[PLACE_TEXT];

	if (check_space(c, r, at))
		return -1;
	if (!space_on(at))
		return 0;
	cell = &stands[at.row * c->board->grid.cols + at.col];
	if (*cell && !may_share(c, *cell, r))
		return PROBLEM(c, r, space_text(at, text), "%s stands on %s already", (*cell)->name,
			       text);
	*cell = r;
	return 0;
}

static int check_figures(const struct checking *c)
{
	const struct board *b = c->board;
	size_t cells = (size_t)b->grid.rows * (size_t)b->grid.cols;
	const struct record **stands = arena_array(b->arena, const struct record *, cells);
	int i, bad = 0;

	for (i = 0; i < board_count(b, KIND_SPACER); i++) {
		const struct spacer *s = board_spacer(b, i);
		bad |= s->dead ? check_space(c, &s->record, s->at)
			       : check_figure(c, &s->record, s->at, stands);
	}
	for (i = 0; i < board_count(b, KIND_INTRUDER); i++) {
		const struct intruder *s = board_intruder(b, i);
		bad |= check_figure(c, &s->record, s->at, stands);
	}
	return bad;
}

/* Did the tile have its i-th space before? */
static bool space_again(const struct terrain *t, int i)
{
	int j;

	for (j = 0; j < i; j++)
		if (space_same(t->at.at[j], t->at.at[i]))
			return true;
	return false;
}

static int check_tile(const struct checking *c, const struct terrain *t)
{
	char text[PLACE_TEXT];
	int i, bad = 0;

	for (i = 0; i < t->at.n; i++) {
		const struct terrain *first;
		if (check_space(c, &t->record, t->at.at[i])) {
			bad = -1;
			continue;
		}
		first = board_terrain_at(c->board, t->at.at[i]);
		space_text(t->at.at[i], text);
		if (space_again(t, i))
			bad |= PROBLEM(c, t, text, "%s stands twice", text);
		else if (first != t)
			bad |= PROBLEM(c, t, text, "%s: tile '%s' lies there already", text,
				       first->record.name);
	}
	return bad;
}

static int check_tiles(const struct checking *c)
{
	int i, bad = 0;

	for (i = 0; i < board_count(c->board, KIND_TERRAIN); i++)
		bad |= check_tile(c, board_terrain(c->board, i));
	return bad;
}

static int check_blips(const struct checking *c)
{
	int i, j, bad = 0;

	for (i = 0; i < board_count(c->board, KIND_BLIP); i++) {
		const struct blip *b = board_blip(c->board, i);
		bad |= check_corner(c, &b->record, b->at);
		for (j = 0; j < i; j++) {
			const struct blip *other = board_blip(c->board, j);
			char text[PLACE_TEXT];
			if (other->at.x == b->at.x && other->at.y == b->at.y)
				bad |= PROBLEM(c, b, corner_text(b->at, text),
					       "%s is on %s already", other->record.name, text);
		}
	}
	return bad;
}

/* ---- names ---- */

static uint32_t hash(const struct record *r)
{
	uint32_t h = 2166136261u + (uint32_t)r->kind;
	const char *p;

	for (p = r->owner ? r->owner : ""; *p; p++)
		h = (h ^ (unsigned char)*p) * 16777619u;
	h = (h ^ ' ') * 16777619u;
	for (p = r->name; *p; p++)
		h = (h ^ (unsigned char)*p) * 16777619u;
	return h ^ h >> 15;
}

static bool same_name(const struct record *a, const struct record *b)
{
	return a->kind == b->kind && !strcmp(a->name, b->name) &&
	       (!a->owner || !strcmp(a->owner, b->owner));
}

/* A table of names with room for every record of the board. */
struct names {
	const struct record **at;
	size_t mask;
};

static int enter(const struct checking *c, const struct names *n, const struct record *r)
{
	size_t i = hash(r) & n->mask;

	for (; n->at[i]; i = (i + 1) & n->mask)
		if (same_name(n->at[i], r))
			return PROBLEM(c, r, r->name, "a second %s '%s%s%s'", kinds[r->kind].word,
				       r->owner ? r->owner : "", r->owner ? " " : "", r->name);
	n->at[i] = r;
	return 0;
}

static int check_names(const struct checking *c)
{
	struct names n = {0};
	size_t records = 0, room = 16;
	int k, i, bad = 0;

	for (k = 0; k < KIND_COUNT; k++)
		records += (size_t)c->board->of[k].n;
	while (room < records * 2)
		room *= 2;
	n.at = arena_array(c->board->arena, const struct record *, room);
	n.mask = room - 1;
	for (k = 0; k < KIND_COUNT; k++)
		for (i = 0; i < c->board->of[k].n; i++) {
			const struct record *r = c->board->of[k].at[i];
			if (kinds[k].naming == NAMED || kinds[k].naming == OWNED)
				bad |= enter(c, &n, r);
			else if (kinds[k].naming == SINGLE && i)
				bad |= PROBLEM(c, r, kinds[k].word, "a second %s", kinds[k].word);
		}
	return bad;
}

/* ---- references ---- */

static int no_piece(const struct checking *c, const struct record *r, const char *name,
		    const char *what, const enum kind *of, size_t n)
{
	struct suggestion s;
	char hint[128];
	size_t k;
	int i;

	suggest_start(&s, name);
	for (k = 0; k < n; k++)
		for (i = 0; i < c->board->of[of[k]].n; i++)
			suggest_offer(&s, c->board->of[of[k]].at[i]->name);
	return PROBLEM(c, r, name, "no %s '%s'%s", what, name, suggest_text(&s, hint));
}

static int needs_piece(const struct checking *c, const struct record *r, const char *name,
		       const char *what, const enum kind *of, size_t n)
{
	size_t k;

	for (k = 0; k < n; k++)
		if (board_find(c->board, of[k], NULL, name))
			return 0;
	return no_piece(c, r, name, what, of, n);
}

static int check_owner(const struct checking *c, const struct record *r)
{
	static const enum kind anyone[] = {KIND_SPACER, KIND_INTRUDER, KIND_DOOR, KIND_STRATAGEM};
	bool token = r->kind == KIND_TOKEN;

	return needs_piece(c, r, r->owner, token ? "piece" : "spacer", anyone,
			   token ? COUNT(anyone) : 1);
}

static int check_row(const struct checking *c, const struct record *r, const char *name,
		     enum table_id t)
{
	char hint[128];

	if (data_find(c->board->data, t, name))
		return 0;
	return PROBLEM(c, r, name, "no '%s' in %s.csv%s", name, tables[t].name,
		       data_suggest(c->board->data, t, name, hint));
}

static int check_item(const struct checking *c, const struct record *r)
{
	const char *item = name_item(c->board->arena, r->name);
	char hint[128];

	if (data_find(c->board->data, TABLE_WEAPONS, item) ||
	    data_find(c->board->data, TABLE_GEAR, item))
		return 0;
	data_suggest(c->board->data, TABLE_WEAPONS, item, hint);
	if (!*hint)
		data_suggest(c->board->data, TABLE_GEAR, item, hint);
	return PROBLEM(c, r, r->name, "no '%s' in weapons.csv or gear.csv%s", item, hint);
}

static int check_pool_name(const struct checking *c, const struct record *r)
{
	if (!strcmp(r->name, pool_words[POOL_ACTIVE]) ||
	    !strcmp(r->name, pool_words[POOL_INCOMING]))
		return 0;
	return PROBLEM(c, r, r->name, "a pool is active or incoming, not '%s'", r->name);
}

static int check_holder(const struct checking *c, const struct record *r)
{
	static const enum kind spacer = KIND_SPACER;
	const struct priority *p = (const struct priority *)(const void *)r;

	return needs_piece(c, r, r->kind == KIND_PRIORITY ? p->who : r->name, "spacer", &spacer, 1);
}

static int check_condition(const struct checking *c, const struct record *r)
{
	return check_row(c, r, name_item(c->board->arena, r->name), TABLE_CONDITIONS);
}

static int check_stratagem(const struct checking *c, const struct record *r)
{
	return check_row(c, r, r->name, TABLE_STRATAGEMS);
}

static int check_ruling(const struct checking *c, const struct record *r)
{
	const struct ruling_record *x = (const struct ruling_record *)(const void *)r;
	const struct ruling_row *row = data_find(c->board->data, TABLE_RULINGS, x->id);

	if (!row)
		return check_row(c, r, x->id, TABLE_RULINGS);
	if (!strcmp(row->taken, x->reading) || keyword_in(row->also, x->reading, NULL))
		return 0;
	return PROBLEM(c, r, x->reading, "%s: reading '%s' is not implemented; this plays '%s'%s%s",
		       x->id, x->reading, row->taken, *row->also ? ", and also " : "", row->also);
}

static int check_rng(const struct checking *c, const struct record *r)
{
	const struct rng_record *x = (const struct rng_record *)(const void *)r;

	if (strlen(x->state) == 32 && !x->state[strspn(x->state, "0123456789abcdef")])
		return 0;
	return PROBLEM(c, r, x->state, "the state of %s is 32 hexadecimal digits in small letters",
		       generator_words[x->generator]);
}

typedef int check_fn(const struct checking *, const struct record *);

static check_fn *const checks[KIND_COUNT] = {
    [KIND_GEAR] = check_item,		[KIND_POOL] = check_pool_name,
    [KIND_PRIORITY] = check_holder,	[KIND_CONDITION] = check_condition,
    [KIND_STRATAGEM] = check_stratagem, [KIND_TURN] = check_holder,
    [KIND_RULING] = check_ruling,	[KIND_RNG] = check_rng,
};

/* Fields that name a row of a table. */
static int check_refs(const struct checking *c, const struct record *r)
{
	const struct kind_row *k = &kinds[r->kind];
	int f, bad = 0;

	for (f = 0; f < k->nfields; f++) {
		const char *name;
		if (k->fields[f].type != FIELD_NAME || k->fields[f].ref < 0)
			continue;
		name = *(const char *const *)((const char *)r + k->fields[f].offset);
		if (name)
			bad |= check_row(c, r, name, (enum table_id)k->fields[f].ref);
	}
	return bad;
}

static int check_records(const struct checking *c)
{
	int k, i, bad = 0;

	for (k = 0; k < KIND_COUNT; k++)
		for (i = 0; i < c->board->of[k].n; i++) {
			const struct record *r = c->board->of[k].at[i];
			bad |= check_refs(c, r);
			if (kinds[k].naming == OWNED)
				bad |= check_owner(c, r);
			if (checks[k])
				bad |= checks[k](c, r);
		}
	return bad;
}

int board_check(const struct checking *c)
{
	int bad = check_names(c);

	bad |= check_doors(c) | check_marks(c) | check_tiles(c) | check_figures(c) | check_blips(c);
	bad |= check_records(c);
	return bad ? -1 : 0;
}
