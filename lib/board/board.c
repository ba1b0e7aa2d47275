#include "board/board.h"

#include <stdio.h>
#include <string.h>

#include "board/readings.h"
#include "data/data.h"
#include "data/row.h"

void board_start(struct board *b, struct arena *a, const struct data *d)
{
	*b = (struct board){.arena = a, .data = d, .readings = arena_new(a, struct readings)};
}

static void list_add(struct board *b, enum kind k, struct record *r)
{
	struct record_list *l = &b->of[k];

	if (l->n == l->room) {
		struct record **at;
		l->room = l->room ? l->room * 2 : 8;
		at = arena_array(b->arena, struct record *, (size_t)l->room);
		if (l->n)
			memcpy(at, l->at, (size_t)l->n * sizeof *at);
		l->at = at;
	}
	l->at[l->n++] = r;
}

static void set_missing(const struct field *f, void *record)
{
	if (f->type == FIELD_INT || f->type == FIELD_WORD)
		*field_int(f, record) = f->missing;
	else if (f->type == FIELD_SPACE)
		*(struct space *)(void *)((char *)record + f->offset) = NOWHERE;
}

static void list_record(struct board *b, struct record *r)
{
	list_add(b, r->kind, r);
	if (r->kind == KIND_RULING)
		readings_forget(b);
}

void *board_add(struct board *b, enum kind k, const char *owner, const char *name)
{
	struct record *r = arena_alloc(b->arena, kinds[k].size);
	int i;

	r->kind = k;
	r->owner = owner;
	r->name = name;
	for (i = 0; i < kinds[k].nfields; i++)
		set_missing(&kinds[k].fields[i], r);
	list_record(b, r);
	return r;
}

struct record *board_add_copy(struct board *b, const struct record *r)
{
	size_t size = kinds[r->kind].size;
	struct record *copy = memcpy(arena_alloc(b->arena, size), r, size);

	list_record(b, copy);
	return copy;
}

static struct comment **comments_end(struct comment **at)
{
	while (*at)
		at = &(*at)->next;
	return at;
}

/* The comments of a record that goes, behind those of the board; where they end now. */
static struct comment **own_comments(struct board *b, struct comment **end, struct record *r)
{
	*end = r->above;
	end = comments_end(end);
	if (r->beside) {
		*end = arena_new(b->arena, struct comment);
		(*end)->text = r->beside;
		end = &(*end)->next;
	}
	return end;
}

void board_remove(struct board *b, struct record *r)
{
	struct record_list *l = &b->of[r->kind];
	int i;

	for (i = 0; i < l->n; i++)
		if (l->at[i] == r) {
			own_comments(b, comments_end(&b->own), r);
			l->n--;
			memmove(l->at + i, l->at + i + 1, (size_t)(l->n - i) * sizeof *l->at);
			return;
		}
}

static bool belongs_to(const struct record *r, const char *name)
{
	if (kinds[r->kind].naming == OWNED)
		return !strcmp(r->owner, name);
	if (r->kind == KIND_PRIORITY)
		return !strcmp(((const struct priority *)(const void *)r)->who, name);
	return (r->kind == KIND_TURN || r->kind == KIND_BONUS) && !strcmp(r->name, name);
}

void board_remove_piece(struct board *b, struct record *r)
{
	bool owner = r->kind == KIND_SPACER || r->kind == KIND_INTRUDER || r->kind == KIND_DOOR ||
		     r->kind == KIND_STRATAGEM;
	int k, i;

	for (k = 0; k < KIND_COUNT && owner; k++)
		for (i = b->of[k].n - 1; i >= 0; i--)
			if (belongs_to(b->of[k].at[i], r->name))
				board_remove(b, b->of[k].at[i]);
	board_remove(b, r);
}

void board_remove_all(struct board *b, enum kind k)
{
	struct comment **end = comments_end(&b->own);

	while (b->of[k].n)
		end = own_comments(b, end, b->of[k].at[--b->of[k].n]);
}

static struct comment *copy_comments(const struct comment *from, struct arena *a)
{
	struct comment *first = NULL, **last = &first;

	for (; from; from = from->next) {
		*last = arena_new(a, struct comment);
		(*last)->text = from->text;
		last = &(*last)->next;
	}
	return first;
}

struct board *board_copy(const struct board *b, struct arena *a)
{
	struct board *copy = arena_new(a, struct board);
	int k, i;

	*copy = *b;
	copy->arena = a;
	if (b->grid.in)
		grid_bare(&b->grid); /* once for all copies */
	copy->grid = grid_copy(&b->grid, a);
	copy->own = copy_comments(b->own, a);
	for (k = 0; k < KIND_COUNT; k++) {
		copy->of[k] = (struct record_list){0};
		for (i = 0; i < b->of[k].n; i++) {
			struct record *r = arena_alloc(a, kinds[k].size);
			memcpy(r, b->of[k].at[i], kinds[k].size);
			r->above = copy_comments(r->above, a);
			list_add(copy, (enum kind)k, r);
		}
	}
	return copy;
}

void *board_find(const struct board *b, enum kind k, const char *owner, const char *name)
{
	int i;

	for (i = 0; name && i < b->of[k].n; i++) {
		struct record *r = b->of[k].at[i];
		if (r->name && str_same(r->name, name) &&
		    (!owner || (r->owner && str_same(r->owner, owner))))
			return r;
	}
	return NULL;
}

static bool same_text(const char *a, const char *b)
{
	return a && b ? !strcmp(a, b) : a == b;
}

bool record_is_of(const struct record *r, const char *owner)
{
	return !strcmp(r->owner, owner);
}

bool record_same_name(const struct record *a, const struct record *b)
{
	return a->kind == b->kind && same_text(a->name, b->name) && same_text(a->owner, b->owner);
}

struct record *board_same(const struct board *b, const struct record *r)
{
	int i;

	for (i = 0; i < b->of[r->kind].n; i++)
		if (record_same_name(b->of[r->kind].at[i], r))
			return b->of[r->kind].at[i];
	return NULL;
}

void *board_single(const struct board *b, enum kind k)
{
	return b->of[k].n ? b->of[k].at[0] : NULL;
}

const char *board_fresh_name(const struct board *b, enum kind k, const char *stem)
{
	int n = 1;

	for (;; n++) {
		const char *name = arena_printf(b->arena, "%s-%d", stem, n);
		if (!board_find(b, k, NULL, name))
			return name;
	}
}

bool spacer_on_board(const struct spacer *s)
{
	return !s->dead && !s->elsewhere && space_on(s->at);
}

struct space spacer_place(const struct spacer *s)
{
	return spacer_on_board(s) ? s->at : NOWHERE;
}

struct spacer *board_spacer_at(const struct board *b, struct space s)
{
	int i;

	for (i = 0; i < board_count(b, KIND_SPACER); i++) {
		struct spacer *who = board_spacer(b, i);
		if (spacer_on_board(who) && space_same(who->at, s))
			return who;
	}
	return NULL;
}

struct intruder *board_intruder_at(const struct board *b, struct space s)
{
	int i;

	for (i = 0; i < board_count(b, KIND_INTRUDER); i++)
		if (space_on(s) && space_same(board_intruder(b, i)->at, s))
			return board_intruder(b, i);
	return NULL;
}

struct terrain *board_terrain_at(const struct board *b, struct space s)
{
	int i, j;

	for (i = 0; i < board_count(b, KIND_TERRAIN); i++) {
		struct terrain *t = board_terrain(b, i);
		for (j = 0; j < t->at.n; j++)
			if (space_on(s) && space_same(t->at.at[j], s))
				return t;
	}
	return NULL;
}

struct door *board_door_on(const struct board *b, struct edge e)
{
	int i, j;

	for (i = 0; i < board_count(b, KIND_DOOR); i++) {
		struct door *d = board_door(b, i);
		for (j = 0; j < d->at.n; j++)
			if (d->at.at[j].side == e.side && space_same(d->at.at[j].at, e.at))
				return d;
	}
	return NULL;
}

const struct terrain_row *terrain_type(const struct board *b, const struct terrain *t)
{
	return t->type ? data_find(b->data, TABLE_TERRAIN, t->type) : NULL;
}

const struct intruder_row *intruder_type(const struct board *b, const struct intruder *i)
{
	const struct intruder_row *own =
	    i->unique ? data_find(b->data, TABLE_INTRUDERS, i->unique) : NULL;

	if (own) /* a Unique Specimen's card overrides the sheet (INT-33) */
		return own;
	return i->type ? data_find(b->data, TABLE_INTRUDERS, i->type) : NULL;
}

const struct weapon_row *gear_weapon(const struct board *b, const struct gear *g)
{
	return data_find(b->data, TABLE_WEAPONS, name_item(b->arena, g->record.name));
}

const struct gear_row *gear_item(const struct board *b, const struct gear *g)
{
	return data_find(b->data, TABLE_GEAR, name_item(b->arena, g->record.name));
}

/* `grin` of `grin-1` and of `grin-1.2`: without its dots, then without its last number. */
const char *name_item(struct arena *a, const char *name)
{
	const char *dot = strchr(name, '.');

	return dot ? arena_strndup(a, name, (size_t)(dot - name)) : name;
}

const char *name_stem(struct arena *a, const char *name)
{
	const char *item = name_item(a, name), *dash = strrchr(item, '-');

	if (dash && dash != item && dash[1] && !dash[1 + strspn(dash + 1, "0123456789")])
		return arena_strndup(a, item, (size_t)(dash - item));
	return item;
}

int board_countdown(const struct board *b)
{
	const struct countdown_record *c = board_single(b, KIND_COUNTDOWN);

	return c ? c->at : 9;
}

int board_level(const struct board *b)
{
	int at = board_countdown(b);

	return at >= 7 ? 0 : at >= 4 ? 1 : 2; /* CDE-12 */
}

const char *refused_reason(const struct refused *r)
{
	return r->reason ? r->reason : "no reason is given";
}

/* ---- what is under way ---- */

struct doing *board_doing(const struct board *b, enum doing_what what, const char *who)
{
	struct doing *d = b->doing;

	while (d && (d->what != what || strcmp(d->who, who) != 0))
		d = d->outer;
	return d;
}
