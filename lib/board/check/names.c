/* Every name is given once, and every name that is used is somebody's. */
#include <stdint.h>
#include <string.h>

#include "board/check/check.h"
#include "board/slip.h"
#include "data/reading.h"

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

/* Where the record of that name is, or where it would be entered. */
static const struct record **names_find(const struct names *n, const struct record *like)
{
	size_t i = hash(like) & n->mask;

	while (n->at[i] && !record_same_name(n->at[i], like))
		i = (i + 1) & n->mask;
	return &n->at[i];
}

/* Does anything on the board speak of it by its name? */
static bool is_named(const struct board *b, const char *name)
{
	int k, i;

	for (k = 0; k < KIND_COUNT; k++)
		for (i = 0; i < b->of[k].n; i++)
			if (b->of[k].at[i]->owner && !strcmp(b->of[k].at[i]->owner, name))
				return true;
	return false;
}

/* Pieces whose names only tell them apart get another; the board is refused as it is. */
static int rename_second(const struct checking *c, const struct record *r)
{
	static const enum kind nameless[] = {KIND_DOOR, KIND_TERRAIN, KIND_INTRUDER, KIND_BLIP};
	struct record *list;
	const char *fresh;
	size_t i;

	for (i = 0; i < COUNT(nameless) && nameless[i] != r->kind; i++)
		;
	if (i == COUNT(nameless) || is_named(c->board, r->name))
		return -1;
	fresh = board_fresh_name(c->board, r->kind, name_stem(c->board->arena, r->name));
	check_cure(c, r->name, fresh);
	list = board_find(c->board, r->kind, NULL, r->name);
	for (i = 0; i < (size_t)c->board->of[r->kind].n; i++)
		if (c->board->of[r->kind].at[i] == r && list != r)
			c->board->of[r->kind].at[i]->name = fresh;
	return -1;
}

static int enter(const struct checking *c, const struct record *r)
{
	const struct record **at = names_find(c->names, r);

	if (*at) {
		PROBLEM(c, r, r->name, "a second %s '%s%s%s'", kinds[r->kind].word,
			r->owner ? r->owner : "", r->owner ? " " : "", r->name);
		return rename_second(c, r);
	}
	*at = r;
	return 0;
}

int check_names(const struct checking *c)
{
	size_t records = 0, room = 16;
	int k, i, bad = 0;

	for (k = 0; k < KIND_COUNT; k++)
		records += (size_t)c->board->of[k].n;
	while (room < records * 2)
		room *= 2;
	c->names->at = arena_array(c->board->arena, const struct record *, room);
	c->names->mask = room - 1;
	for (k = 0; k < KIND_COUNT; k++)
		for (i = 0; i < c->board->of[k].n; i++) {
			const struct record *r = c->board->of[k].at[i];
			if (kinds[k].naming == NAMED || kinds[k].naming == OWNED ||
			    kinds[k].naming == KEYED)
				bad |= enter(c, r);
			else if (kinds[k].naming == SINGLE && i)
				bad |= PROBLEM(c, r, kinds[k].word, "a second %s", kinds[k].word);
		}
	return bad;
}

/* ---- references ---- */

/* Who there is, or what is to be written first. */
static void list_pieces(const struct checking *c, const enum kind *of, size_t n)
{
	size_t k, said = 0;
	int i;

	for (k = 0; k < n; k++)
		for (i = 0; i < c->board->of[of[k]].n && said < 12; i++)
			diag_add(c->diag, "%s%s", said++ ? ", " : "; on the board: ",
				 c->board->of[of[k]].at[i]->name);
	if (!said)
		diag_add(c->diag, "; there is none");
}

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
	PROBLEM(c, r, name, "no %s '%s'%s", what, name, suggest_text(&s, hint));
	if (!s.best)
		list_pieces(c, of, n);
	return -1;
}

static int needs_piece(const struct checking *c, const struct record *r, const char *name,
		       const char *what, const enum kind *of, size_t n)
{
	size_t k;

	for (k = 0; k < n; k++) {
		const struct record like = {.kind = of[k], .name = name};
		if (*names_find(c->names, &like))
			return 0;
	}
	return no_piece(c, r, name, what, of, n);
}

static int check_owner(const struct checking *c, const struct record *r)
{
	static const enum kind anyone[] = {KIND_SPACER, KIND_INTRUDER, KIND_DOOR, KIND_STRATAGEM};
	bool token = r->kind == KIND_TOKEN;

	return needs_piece(c, r, r->owner, token ? "piece" : "spacer", anyone,
			   token ? COUNT(anyone) : 1);
}

/* The row whose name has the same letters: `osr3` means osr-3. */
static const char *row_meant(const struct checking *c, enum table_id t, const char *name)
{
	int i, n;
	const char *row = data_rows(c->board->data, t, &n);

	for (i = 0; i < n; i++, row += tables[t].row_size) {
		const char *key =
		    *(const char *const *)(const void *)(row + tables[t].columns[0].offset);
		if (slip_same_letters(key, name))
			return key;
	}
	return NULL;
}

/* `grin1` means grin-1. */
static const char *numbered_meant(const struct checking *c, enum table_id t, const char *name)
{
	size_t n = strlen(name);
	const char *stem;

	while (n && name[n - 1] >= '0' && name[n - 1] <= '9')
		n--;
	stem = arena_strndup(c->board->arena, name, n);
	return name[n] && data_find(c->board->data, t, stem)
		   ? arena_printf(c->board->arena, "%s-%s", stem, name + n)
		   : NULL;
}

static int no_row(const struct checking *c, const char *name, const enum table_id *t, size_t n)
{
	char hint[128] = "";
	const char *meant = NULL;
	size_t k;

	for (k = 0; k < n && !meant; k++)
		meant = row_meant(c, t[k], name);
	for (k = 0; k < n && !meant; k++)
		meant = numbered_meant(c, t[k], name);
	if (meant) {
		check_cure(c, name, meant);
		return -1;
	}
	for (k = 0; k < n && !*hint; k++)
		data_suggest(c->board->data, t[k], name, hint);
	if (*hint)
		diag_add(c->diag, "%s", hint);
	else
		check_list_rows(c, t, n);
	return -1;
}

static int check_row(const struct checking *c, const struct record *r, const char *name,
		     enum table_id t)
{
	if (data_find(c->board->data, t, name))
		return 0;
	PROBLEM(c, r, name, "no '%s' in %s.csv", name, tables[t].name);
	return no_row(c, name, &t, 1);
}

static int check_item(const struct checking *c, const struct record *r)
{
	static const enum table_id of[] = {TABLE_WEAPONS, TABLE_GEAR};
	const char *item = name_item(c->board->arena, r->name);

	if (data_find(c->board->data, TABLE_WEAPONS, item) ||
	    data_find(c->board->data, TABLE_GEAR, item))
		return 0;
	PROBLEM(c, r, item, "no '%s' in weapons.csv or gear.csv", item);
	return no_row(c, item, of, COUNT(of));
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
	const struct reading_row *letter = reading_find(c->board->data, x->id, x->reading[0]);
	struct buf list = {0};

	if (!row)
		return check_row(c, r, x->id, TABLE_RULINGS);
	if (!strcmp(row->taken, x->reading) || (letter && !x->reading[1] && !*letter->rejected))
		return 0;
	if (!strcmp(row->taken, SETTLED))
		return PROBLEM(c, r, x->reading, "%s is settled and has no reading '%s': %s", x->id,
			       x->reading, row->reading);
	readings_list(c->board->data, x->id, &list);
	PROBLEM(c, r, x->reading, "%s has no reading '%s'; it has %s", x->id, x->reading,
		buf_text(&list));
	buf_release(&list);
	return -1;
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
    [KIND_GEAR] = check_item,
    [KIND_POOL] = check_pool_name,
    [KIND_PRIORITY] = check_holder,
    [KIND_CONDITION] = check_condition,
    [KIND_STRATAGEM] = check_stratagem,
    [KIND_TURN] = check_holder,
    [KIND_BONUS] = check_holder,
    [KIND_RULING] = check_ruling,
    [KIND_RNG] = check_rng,
};

static int check_field(const struct checking *c, const struct record *r, const struct field *f)
{
	const void *at = (const char *)r + f->offset;
	const char *name = *(const char *const *)at;

	if (f->type == FIELD_EFFECT) {
		c->diag->at.line = r->line;
		return effect_check(at, f->lo, "a record of the board", c->board->data, c->diag);
	}
	return name && !r->known ? check_row(c, r, name, (enum table_id)f->ref) : 0;
}

/* Fields that name a row of a table, or hold an effect that does. */
static int check_refs(const struct checking *c, const struct record *r)
{
	const struct kind_row *k = &kinds[r->kind];
	int f, left = k->nrefs, bad = 0;

	for (f = 0; left && f < k->nfields; f++)
		if (k->fields[f].type == FIELD_EFFECT ||
		    (k->fields[f].type == FIELD_NAME && k->fields[f].ref >= 0)) {
			bad |= check_field(c, r, &k->fields[f]);
			left--;
		}
	return bad;
}

int check_references(const struct checking *c)
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
