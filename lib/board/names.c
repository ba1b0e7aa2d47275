#include "board/names.h"

#include <string.h>

#include "data/data.h"

/* What a word may stand for. */
struct choice {
	const char *name;
	const char *kind; /* to tell it from another of the same name */
	const void *what;
};

struct choices {
	struct choice *at;
	int n;
	const char *called; /* what they are, for messages; NULL: see `bits` */
	unsigned bits;	    /* of the kinds of records that they are of */
	const char *where;  /* what their list begins with */
	struct arena *arena;
};

static bool is_it(const struct choice *c, const char *word, bool whole)
{
	return whole ? str_same(c->name, word)
		     : *word && *word == *c->name && str_starts(c->name, word);
}

static const char *called(struct arena *a, unsigned bits)
{
	const char *text = "";
	int k;

	for (k = 0; k < KIND_EVENT; k++)
		if (bits & KIND_BIT(k)) {
			bits &= ~KIND_BIT(k);
			text = arena_printf(a, "%s%s%s", text,
					    !*text ? ""
					    : bits ? ", "
						   : " or ",
					    kinds[k].word);
		}
	return text;
}

#define LISTED 24

static void list(const struct choices *all, struct diag *d)
{
	int i;

	for (i = 0; i < all->n && i < LISTED; i++)
		diag_add(d, "%s%s", i ? ", " : all->where, all->at[i].name);
	if (i < all->n)
		diag_add(d, " and %d more", all->n - i);
	if (!all->n)
		diag_add(d, "; there is none");
}

static int unknown(const struct choices *all, const char *word, struct diag *d)
{
	struct suggestion s;
	char hint[128];
	int i;

	suggest_start(&s, word);
	for (i = 0; i < all->n; i++)
		suggest_offer(&s, all->at[i].name);
	diag_set(d, "no %s '%s'%s", all->called ? all->called : called(all->arena, all->bits), word,
		 suggest_text(&s, hint));
	if (!s.best)
		list(all, d);
	return -1;
}

static int ambiguous(const struct choices *all, const char *word, bool whole, struct diag *d)
{
	struct buf list = {0};
	int i;

	for (i = 0; i < all->n; i++)
		if (is_it(&all->at[i], word, whole))
			buf_printf(&list, "%s%s%s%s", list.n ? ", " : "",
				   whole ? all->at[i].kind : "", whole ? ":" : "", all->at[i].name);
	diag_set(d, "'%s' may be any of %s", word, buf_text(&list));
	buf_release(&list);
	return -1;
}

/* The one that is meant. A name in full goes before those that only begin with it. */
static const void *choose(const struct choices *all, const char *word, struct diag *d)
{
	const struct choice *found[2] = {0};
	int n[2] = {0}, i, whole;

	for (i = 0; i < all->n; i++)
		for (whole = 0; whole < 2; whole++)
			if (is_it(&all->at[i], word, whole) && !n[whole]++)
				found[whole] = &all->at[i];
	whole = n[1] > 0;
	if (n[whole] == 1)
		return found[whole]->what;
	d->at.line = d->at.column = 0; /* the word is on the command line */
	if (n[whole])
		ambiguous(all, word, whole, d);
	else
		unknown(all, word, d);
	return NULL;
}

static void offer(struct choices *all, const char *name, const char *kind, const void *what)
{
	all->at[all->n++] = (struct choice){name, kind, what};
}

/* ---- pieces ---- */

/* `intruder:juliet`: leaves only that kind in the bits and returns the name. */
static const char *without_kind(const char *word, unsigned *bits)
{
	const char *colon = strchr(word, ':');
	int k;

	for (k = 0; colon && k < KIND_EVENT; k++)
		if (*bits & KIND_BIT(k) &&
		    span_is((struct span){word, (size_t)(colon - word)}, kinds[k].word)) {
			*bits = KIND_BIT(k);
			return colon + 1;
		}
	return word;
}

static struct choices pieces(const struct board *b, unsigned bits)
{
	struct choices all = {.bits = bits, .arena = b->arena, .where = "; on the board: "};
	int k, i, n = 0;

	for (k = 0; k < KIND_EVENT; k++)
		n += bits & KIND_BIT(k) ? b->of[k].n : 0;
	all.at = arena_unset(b->arena, struct choice, (size_t)n + 1);
	for (k = 0; k < KIND_EVENT; k++)
		for (i = 0; bits & KIND_BIT(k) && i < b->of[k].n; i++)
			offer(&all, b->of[k].at[i]->name, kinds[k].word, b->of[k].at[i]);
	return all;
}

struct record *name_piece(const struct board *b, unsigned bits, const char *word, struct diag *d)
{
	const char *name = without_kind(word, &bits);
	struct choices all = pieces(b, bits);

	return (struct record *)choose(&all, name, d);
}

struct record *name_owned(const struct board *b, enum kind k, const char *owner, const char *word,
			  struct diag *d)
{
	struct choices all = {.where = arena_printf(b->arena, "; %s has ", owner)};
	int i;

	all.at = arena_unset(b->arena, struct choice, (size_t)b->of[k].n + 1);
	for (i = 0; i < b->of[k].n; i++)
		if (!strcmp(b->of[k].at[i]->owner, owner))
			offer(&all, b->of[k].at[i]->name, kinds[k].word, b->of[k].at[i]);
	all.called = arena_printf(b->arena, "%s of %s", kinds[k].word, owner);
	return (struct record *)choose(&all, word, d);
}

/* A row of "action-cards" is an action card, one of "ai-cards" an AI card. */
static const char *row_called(struct arena *a, enum table_id t)
{
	char *name = arena_strdup(a, tables[t].name);
	size_t n = strlen(name), dash = strcspn(name, "-"), i;

	if (name[n - 1] == 's')
		name[n - 1] = '\0';
	if (name[dash])
		name[dash] = ' ';
	for (i = 0; dash == 2 && i < dash; i++)
		name[i] = (char)(name[i] & ~0x20);
	return name;
}

const void *name_row(const struct board *b, enum table_id t, const char *word, struct diag *d)
{
	struct choices all = {.called = row_called(b->arena, t), .where = "; there are "};
	const char *row;
	int i, n;

	row = data_rows(b->data, t, &n);
	all.at = arena_unset(b->arena, struct choice, (size_t)n + 1);
	for (i = 0; i < n; i++, row += tables[t].row_size)
		offer(&all, *(const char *const *)(const void *)(row + tables[t].columns[0].offset),
		      tables[t].name, row);
	return choose(&all, word, d);
}

const struct weapon_row *name_weapon(const struct board *b, const struct record *who,
				     const char *word, struct diag *d)
{
	struct diag quiet = {0};
	const struct weapon_row *w = NULL;
	const void *gear = NULL;

	if (who && who->kind == KIND_SPACER)
		gear = name_owned(b, KIND_GEAR, who->name, word, &quiet);
	diag_release(&quiet);
	if (gear)
		w = gear_weapon(b, gear);
	return w ? w : name_row(b, TABLE_WEAPONS, word, d);
}

/* ---- places ---- */

static int space_named(const struct board *b, struct named *out, struct diag *d)
{
	const struct grid *g = &b->grid;
	char last[PLACE_TEXT];

	d->at.line = d->at.column = 0;
	if (!grid_holds(g, out->space))
		return diag_set(d, "%s is outside the map, which goes from A1 to %s", out->text,
				space_text((struct space){g->rows - 1, g->cols - 1}, last));
	if (!grid_is_space(g, out->space))
		return diag_set(d, "%s is out of bounds: there is no space", out->text);
	return 0;
}

static int corner_named(const struct board *b, struct named *out, struct diag *d)
{
	out->is_corner = true;
	d->at.line = d->at.column = 0;
	if (!grid_has_corner(&b->grid, out->corner))
		return diag_set(d, "%s is outside the map, which goes from x0y0 to x%dy%d",
				out->text, b->grid.cols, b->grid.rows);
	return 0;
}

int name_or_place(const struct board *b, unsigned bits, const char *word, struct named *out,
		  struct diag *d)
{
	char text[PLACE_TEXT];

	*out = (struct named){.space = NOWHERE};
	if (space_read(span_of(word), &out->space) && space_on(out->space)) {
		out->text = arena_strdup(b->arena, space_text(out->space, text));
		return space_named(b, out, d);
	}
	out->space = NOWHERE;
	if (corner_read(span_of(word), &out->corner)) {
		out->text = arena_strdup(b->arena, corner_text(out->corner, text));
		return corner_named(b, out, d);
	}
	out->piece = name_piece(b, bits, word, d);
	if (!out->piece)
		return -1;
	out->text = out->piece->name;
	return 0;
}
