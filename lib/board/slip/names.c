/* The first word of a line, and names. */
#include <string.h>

#include "board/slip/slips.h"
#include "board/value.h"
#include "data/data.h"

/* ---- the first word ---- */

bool slip_is_first_word(const char *word)
{
	int k;

	for (k = 0; k < KIND_COUNT; k++)
		if (!strcmp(kinds[k].word, word))
			return true;
	return !strcmp(word, "map") || !strcmp(word, "done");
}

bool slip_kind_small(const struct slip *s, struct change *c)
{
	const char *text = slip_bare(s, slip_word_at(s, 0)->value);

	return slip_is_first_word(text) && slip_change(s, c, 0, 0, text);
}

/* The first word as a name and the word behind it, with a kind before them. */
static bool kind_before(const struct slip *s, struct change *c, const char *kind)
{
	const char *name = slip_name(slip_arena_of(s), slip_word_at(s, 0)->value);
	const struct word *next = slip_word_at(s, 1);

	if (!name)
		return false;
	if (!next)
		return slip_change(s, c, 0, 0, arena_printf(slip_arena_of(s), "%s %s", kind, name));
	return slip_change(s, c, 0, 1,
			   arena_printf(slip_arena_of(s), "%s %s %.*s", kind, name,
					(int)slip_whole(next).n, slip_whole(next).p));
}

/* Does the first word say a row of the table, perhaps with a number behind it? */
static bool first_is_of(const struct slip *s, enum table_id t)
{
	const char *name = slip_name(slip_arena_of(s), slip_word_at(s, 0)->value);

	return name && data_find(s->board->data, t, name_stem(slip_arena_of(s), name));
}

bool slip_kind_tile(const struct slip *s, struct change *c)
{
	return first_is_of(s, TABLE_TERRAIN) && kind_before(s, c, "terrain");
}

bool slip_kind_intruder(const struct slip *s, struct change *c)
{
	return first_is_of(s, TABLE_INTRUDERS) && kind_before(s, c, "intruder");
}

bool slip_kind_spacer(const struct slip *s, struct change *c)
{
	const char *name = slip_name(slip_arena_of(s), slip_word_at(s, 0)->value);
	size_t n = name ? strlen(name) : 0;

	EACH_ROW(s->board->data, SPACERS, spacer_row, row) {
		if (n && !strncmp(row->name, name, n) && (!row->name[n] || row->name[n] == '-'))
			return kind_before(s, c, "spacer");
	}
	return false;
}

/* `console B2`, `osr-3 juliet`, `knockdown juliet`: what it is stands behind whose it is. */
static bool turned_round(const struct slip *s, struct change *c, const char *kind)
{
	const struct word *next = slip_word_at(s, 1);

	if (!next || next->key.p || next->quoted)
		return false;
	return slip_change(s, c, 0, 1,
			   arena_printf(slip_arena_of(s), "%s %.*s %s", kind, (int)next->value.n,
					next->value.p, slip_bare(s, slip_word_at(s, 0)->value)));
}

bool slip_kind_mark(const struct slip *s, struct change *c)
{
	const char *word = slip_bare(s, slip_word_at(s, 0)->value);
	int i;

	for (i = 0; mark_words[i] && strcmp(mark_words[i], word); i++)
		;
	return mark_words[i] && turned_round(s, c, "mark");
}

bool slip_kind_gear(const struct slip *s, struct change *c)
{
	return (first_is_of(s, TABLE_WEAPONS) || first_is_of(s, TABLE_GEAR) ||
		data_find(s->board->data, TABLE_WEAPONS,
			  slip_bare(s, slip_word_at(s, 0)->value))) &&
	       turned_round(s, c, "gear");
}

bool slip_kind_condition(const struct slip *s, struct change *c)
{
	return first_is_of(s, TABLE_CONDITIONS) && turned_round(s, c, "condition");
}

/* ---- names ---- */

bool slip_name_behind_place(const struct slip *s, struct change *c)
{
	const struct word *w = slip_word_at(s, s->at), *next = slip_word_at(s, s->at + 1);
	const char *name;

	if (!w || !next || w->key.p || next->key.p || !name_like_place(w->value))
		return false;
	name = slip_name(slip_arena_of(s), next->value);
	return name && !slip_is_first_word(name) && !slip_bare_word(s, name) &&
	       slip_place_field(s) && slip_reads_as(slip_place_field(s), w->value) &&
	       slip_change(s, c, s->at, s->at + 1,
			   arena_printf(slip_arena_of(s), "%s %.*s", name, (int)w->value.n,
					w->value.p));
}

/* One that no record has that was read so far; this one has none yet. */
static const char *fresh_name(const struct slip *s, enum kind k, const char *stem)
{
	int n = 1, i = 0;

	while (i < s->board->of[k].n) {
		const char *taken = s->board->of[k].at[i]->name;
		bool same =
		    taken && !strcmp(taken, arena_printf(slip_arena_of(s), "%s-%d", stem, n));
		n += same;
		i = same ? 0 : i + 1;
	}
	return arena_printf(slip_arena_of(s), "%s-%d", stem, n);
}

/* Doors and Blips have names only to be told apart. */
bool slip_name_missing(const struct slip *s, struct change *c)
{
	enum kind k = (enum kind)(s->kind - kinds);
	const char *stem = k == KIND_DOOR ? "d" : k == KIND_BLIP ? "blip" : NULL;
	const struct word *w = slip_word_at(s, s->at);

	if (!stem || !w || w->key.p || !slip_reads_as(slip_place_field(s), w->value))
		return false;
	return slip_change(s, c, s->at, s->at,
			   arena_printf(slip_arena_of(s), "%s %.*s", fresh_name(s, k, stem),
					(int)w->value.n, w->value.p));
}

bool slip_name_clean(const struct slip *s, struct change *c)
{
	const struct word *w = slip_word_at(s, s->at);
	const char *name = w && !w->key.p ? slip_name(slip_arena_of(s), w->value) : NULL;

	return name && slip_change(s, c, s->at, s->at, name);
}

bool slip_name_small(const struct slip *s, struct change *c)
{
	const struct word *w = slip_word_at(s, s->at);

	return slip_name_clean(s, c) && !strcmp(c->text, slip_small(s, w->value));
}
