/* Signs that nobody spoke of: what they are most likely. What cannot be known is asked for. */
#include <string.h>

#include "draw/drawing.h"

struct guess {
	enum kind kind;
	const char *stem; /* a number goes behind it */
	const char *name; /* or this is its name */
};

/* The only row of the table whose name begins with the letter; NULL if there is none or several. */
static const char *row_beginning(const struct drawing *g, enum table_id t, char letter)
{
	const char *found = NULL;
	int i, n;
	const char *row = data_rows(g->how->data, t, &n);

	for (i = 0; i < n; i++, row += tables[t].row_size) {
		const char *name =
		    *(const char *const *)(const void *)(row + tables[t].columns[0].offset);
		if (name[0] != letter)
			continue;
		if (found)
			return NULL;
		found = name;
	}
	return found;
}

/* `juliet` of juliet-abel: so a Spacer is called. */
static bool guess_spacer(struct drawing *g, const struct drawn_sign *s, struct guess *out)
{
	const char *row = row_beginning(g, TABLE_SPACERS, (char)(s->sign | 0x20));

	if (s->sign < 'A' || s->sign > 'Z' || !row)
		return false;
	out->kind = KIND_SPACER;
	out->name = arena_strndup(g->arena, row, strcspn(row, "-"));
	return !board_find(&g->names, KIND_SPACER, NULL, out->name);
}

/* The type of all other Intruders of the drawing, if they are of one. */
static bool guess_intruder(struct drawing *g, const struct drawn_sign *s, struct guess *out)
{
	const char *type = NULL;

	if (s->sign < '1' || s->sign > '9')
		return false;
	EACH(&g->names, intruder, i) {
		const char *stem = name_stem(g->arena, i->record.name);
		if (type && strcmp(type, stem) != 0)
			return false;
		type = stem;
	}
	if (!type || !data_find(g->how->data, TABLE_INTRUDERS, type))
		return false;
	out->kind = KIND_INTRUDER;
	out->name = arena_printf(g->arena, "%s-%c", type, s->sign);
	if (board_find(&g->names, KIND_INTRUDER, NULL, out->name))
		*out = (struct guess){.kind = KIND_INTRUDER, .stem = type};
	return true;
}

static bool guess_tile(struct drawing *g, const struct drawn_sign *s, struct guess *out)
{
	out->kind = KIND_TERRAIN;
	out->stem = sign_fits(s, KIND_TERRAIN) ? row_beginning(g, TABLE_TERRAIN, s->sign) : NULL;
	return out->stem;
}

static bool guess_one(struct drawing *g, const struct drawn_sign *s, struct guess *out)
{
	*out = (struct guess){0};
	switch (s->class) {
	case SIGN_FIGURE:
		return guess_spacer(g, s, out) || guess_intruder(g, s, out) ||
		       guess_tile(g, s, out);
	case SIGN_TILE:
		return guess_tile(g, s, out);
	case SIGN_DOOR:
		*out = (struct guess){.kind = KIND_DOOR, .stem = "d"};
		return true;
	case SIGN_AT_CORNER:
		*out = (struct guess){.kind = KIND_BLIP, .stem = "blip"};
		return true;
	default:
		out->kind = KIND_MARK;
		return true;
	}
}

/* ---- what is asked for ---- */

static void list_rows(const struct drawing *g, enum table_id t)
{
	int i, n;
	const char *row = data_rows(g->how->data, t, &n);

	for (i = 0; i < n && i < 12; i++, row += tables[t].row_size)
		diag_add(g->d, "%s%s", i ? ", " : "; there are ",
			 *(const char *const *)(const void *)(row + tables[t].columns[0].offset));
}

static int ask(struct drawing *g, const struct drawn_sign *s)
{
	char at[PLACE_TEXT];
	bool tile = s->class == SIGN_TILE, spacer = s->sign >= 'A' && s->sign <= 'Z';
	bool either = !tile && s->sign >= 'a' && s->facing < 0;

	if (tile)
		drawing_problem(g, s->from,
				"%s: no key says which tile %c is; add one: key %c terrain crate",
				sign_place(s, at), s->sign, s->sign);
	else if (spacer)
		drawing_problem(g, s->from,
				"%s: no key says who %c is; add one: key %c spacer NAME",
				sign_place(s, at), s->sign, s->sign);
	else if (either)
		drawing_problem(g, s->from,
				"%s: no key says what %c is; add one: key %c terrain crate, or key "
				"%c intruder grin-1",
				sign_place(s, at), s->sign, s->sign, s->sign);
	else
		drawing_problem(g, s->from,
				"%s: no key says who %c is; add one: key %c intruder grin-%c",
				sign_place(s, at), s->sign, s->sign,
				s->sign >= '1' && s->sign <= '9' ? s->sign : '1');
	if (!spacer && !either)
		list_rows(g, tile ? TABLE_TERRAIN : TABLE_INTRUDERS);
	return -1;
}

/* ---- writing ---- */

static int write_guess(struct drawing *g, struct drawn_sign *s, struct traced *out)
{
	struct guess guess;
	struct said nothing = {.kind = KIND_MARK};
	char at[PLACE_TEXT];
	const char *name;

	if (!guess_one(g, s, &guess))
		return ask(g, s);
	name = guess.stem ? name_fresh(g, guess.kind, guess.stem) : guess.name;
	if (name && !guess.stem)
		board_add(&g->names, guess.kind, NULL, name);
	if (name)
		drawing_guess(g, s->from, "%s: %c is taken for %s %s", sign_place(s, at), s->sign,
			      kinds[guess.kind].word, name);
	traced_add(out,
		   arena_printf(g->arena, "%s%s%s %s", kinds[guess.kind].word, name ? " " : "",
				name ? name : "", sign_place(s, at)),
		   s->from);
	sign_write(g, s, &nothing, out);
	traced_add(out, "\n", s->from);
	return 0;
}

int guesses_write(struct drawing *g, struct traced *out)
{
	int i, bad = 0;

	for (i = 0; i < g->nsigns; i++)
		if (!g->sign[i].of)
			bad |= write_guess(g, &g->sign[i], out);
	return bad;
}
