/* Words behind the name: keys, values, what the kind does not take. */
#include <string.h>

#include "board/slip/slips.h"
#include "data/data.h"

/* ---- further words ---- */

/* A second place where the kind takes several of them as one word. */
bool slip_word_of_list(const struct slip *s, struct change *c)
{
	const struct field *f = slip_place_field(s);
	const struct word *before = &s->words->word[s->at - 1], *w = slip_word_at(s, s->at);
	bool comma = before->value.n && before->value.p[before->value.n - 1] == ',';

	if (!f || (f->type != FIELD_EDGES && f->type != FIELD_SPACES) || before->key.p ||
	    !slip_reads_as(f, before->value) || !slip_reads_as(f, w->value))
		return false;
	return slip_change(s, c, s->at - 1, s->at,
			   arena_printf(slip_arena_of(s), "%.*s%s%.*s", (int)before->value.n,
					before->value.p, comma ? "" : ",", (int)w->value.n,
					w->value.p));
}

/* A second place where the kind takes one: another line. */
bool slip_word_of_line(const struct slip *s, struct change *c)
{
	const struct field *f = slip_place_field(s);
	const struct word *before = &s->words->word[s->at - 1], *w = slip_word_at(s, s->at);

	if (!f || f->type != FIELD_CORNER || s->kind->naming != DRAWN ||
	    !slip_reads_as(f, w->value))
		return false;
	return slip_change(s, c, s->at - 1, s->at,
			   arena_printf(slip_arena_of(s), "%.*s\n%s %.*s", (int)before->value.n,
					before->value.p, s->kind->word, (int)w->value.n,
					w->value.p));
}

static const struct field *slip_key_named(const struct slip *s, const char *word)
{
	int f;

	for (f = 0; f < s->kind->nfields; f++)
		if (s->kind->fields[f].how == BY_KEY && !strcmp(s->kind->fields[f].key, word))
			return &s->kind->fields[f];
	return NULL;
}

/* `stress 4`, `stress = 4`, `stress: 4` */
bool slip_word_is_key(const struct slip *s, struct change *c)
{
	const char *key = slip_bare(s, slip_word_at(s, s->at)->value);
	int i = s->at + 1;

	if (slip_word_at(s, i) && span_is(slip_word_at(s, i)->value, "="))
		i++;
	if (!slip_key_named(s, key) || !slip_word_at(s, i) || slip_word_at(s, i)->key.p)
		return false;
	return slip_change(s, c, s->at, i,
			   arena_printf(slip_arena_of(s), "%s=%.*s", key,
					(int)slip_whole(slip_word_at(s, i)).n,
					slip_whole(slip_word_at(s, i)).p));
}

/* `Stress=4`, `stress:4` */
bool slip_word_has_key(const struct slip *s, struct change *c)
{
	const struct word *w = slip_word_at(s, s->at);
	size_t n = 0;

	while (n < w->value.n && w->value.p[n] != '=' && w->value.p[n] != ':')
		n++;
	if (w->quoted || n + 1 >= w->value.n ||
	    !slip_key_named(s, slip_small(s, (struct span){w->value.p, n})))
		return false;
	return slip_change(s, c, s->at, s->at,
			   arena_printf(slip_arena_of(s), "%s=%.*s",
					slip_small(s, (struct span){w->value.p, n}),
					(int)(w->value.n - n - 1), w->value.p + n + 1));
}

/* What a facing may be called: its number, or -1. */
static int facing_called(const char *word)
{
	static const char *const other[4][3] = {{"up", "^", "u"},
						{"right", ">", "r"},
						{"down", "v", "d"},
						{"left", "<", "l"}};
	int i, j;

	for (i = 0; i < 4; i++) {
		if (!strcmp(facing_names[i], word) || !strcmp(facing_words[i], word))
			return i;
		for (j = 0; j < 3; j++)
			if (!strcmp(other[i][j], word))
				return i;
	}
	return -1;
}

bool slip_word_is_facing(const struct slip *s, struct change *c)
{
	int facing = facing_called(slip_small(s, slip_word_at(s, s->at)->value));

	return slip_key_named(s, "facing") && facing >= 0 &&
	       slip_change(s, c, s->at, s->at,
			   arena_printf(slip_arena_of(s), "facing=%s", facing_words[facing]));
}

const char *slip_bare_word(const struct slip *s, const char *word)
{
	int f, i;

	for (f = 0; f < s->kind->nfields; f++) {
		const struct field *field = &s->kind->fields[f];
		if (field->how == BARE && field->type == FIELD_FLAG && !strcmp(field->key, word))
			return field->key;
		for (i = 0; field->how == BARE && field->type == FIELD_WORD && field->words[i]; i++)
			if (!strcmp(field->words[i], word))
				return field->words[i];
	}
	return NULL;
}

bool slip_word_small(const struct slip *s, struct change *c)
{
	const char *text = slip_bare_word(s, slip_bare(s, slip_word_at(s, s->at)->value));

	return text && slip_change(s, c, s->at, s->at, text);
}

/* A word of a table that one of the keys is looked up in: `grin` as type=grin. */
bool slip_word_of_table(const struct slip *s, struct change *c)
{
	const char *word = slip_bare(s, slip_word_at(s, s->at)->value);
	int f;

	for (f = 0; f < s->kind->nfields; f++) {
		const struct field *field = &s->kind->fields[f];
		if (field->how == BY_KEY && field->type == FIELD_NAME && field->ref >= 0 &&
		    data_find(s->board->data, (enum table_id)field->ref, word))
			return slip_change(s, c, s->at, s->at,
					   arena_printf(slip_arena_of(s), "%s=%s", field->key,
							word));
	}
	return false;
}

/* What a Spacer has is a line of its own behind hers. */
bool slip_word_is_gear(const struct slip *s, struct change *c)
{
	const char *item = slip_bare(s, slip_word_at(s, s->at)->value), *kind = NULL;
	const struct word *last = slip_word_at(s, s->words->n - 1);
	const char *rest = slip_word_end(slip_word_at(s, s->at));

	if (s->kind != &kinds[KIND_SPACER] || s->words->stop || s->words->comment.p || !s->name)
		return false;
	if (data_find(s->board->data, TABLE_WEAPONS, item) ||
	    data_find(s->board->data, TABLE_GEAR, item))
		kind = kinds[KIND_GEAR].word;
	else if (data_find(s->board->data, TABLE_CONDITIONS, item))
		kind = kinds[KIND_CONDITION].word;
	if (!kind)
		return false;
	slip_change(s, c, s->at - 1, s->words->n - 1,
		    arena_printf(slip_arena_of(s), "%.*s%.*s\n%s %s %s",
				 (int)slip_whole(slip_word_at(s, s->at - 1)).n,
				 slip_whole(slip_word_at(s, s->at - 1)).p,
				 (int)(slip_word_end(last) - rest), rest, kind, s->name, item));
	c->words = 1;
	return true;
}

/* ---- keys and values ---- */

bool slip_key_other(const struct slip *s, struct change *c)
{
	static const char *const same[][2] = {{"dir", "facing"},     {"direction", "facing"},
					      {"face", "facing"},    {"faces", "facing"},
					      {"hp", "vitals"},	     {"health", "vitals"},
					      {"life", "vitals"},    {"kind", "type"},
					      {"char", "character"}, {"bullets", "ammo"},
					      {"charges", "charge"}, {"wound", "wounds"},
					      {"looks", "facing"}};
	const struct word *w = slip_word_at(s, s->at);
	size_t i;

	for (i = 0; i < COUNT(same); i++)
		if (span_is(w->key, same[i][0]) && slip_key_named(s, same[i][1]))
			return slip_change(s, c, s->at, s->at,
					   arena_printf(slip_arena_of(s), "%s=%.*s", same[i][1],
							(int)slip_said_value(w).n,
							slip_said_value(w).p));
	return false;
}

bool slip_replace_value(const struct slip *s, struct change *c, const char *text)
{
	const struct word *w = slip_word_at(s, s->at);

	if (w->key.p)
		text = arena_printf(slip_arena_of(s), "%.*s=%s", (int)w->key.n, w->key.p, text);
	return slip_change(s, c, s->at, s->at, text);
}

bool slip_value_facing(const struct slip *s, struct change *c)
{
	int facing = s->field->type == FIELD_WORD && s->field->words == facing_words
			 ? facing_called(slip_small(s, slip_word_at(s, s->at)->value))
			 : -1;

	return facing >= 0 && slip_replace_value(s, c, facing_words[facing]);
}

/* In small letters, or the only word that begins so. */
bool slip_value_word(const struct slip *s, struct change *c)
{
	const char *said = slip_bare(s, slip_word_at(s, s->at)->value), *found = NULL;
	int i;

	if (s->field->type != FIELD_WORD)
		return false;
	for (i = 0; s->field->words[i]; i++) {
		if (!strcmp(s->field->words[i], said))
			return slip_replace_value(s, c, s->field->words[i]);
		if (strlen(said) > 2 && str_starts(s->field->words[i], said)) {
			if (found)
				return false;
			found = s->field->words[i];
		}
	}
	return found && slip_replace_value(s, c, found);
}

bool slip_value_name(const struct slip *s, struct change *c)
{
	const char *name = s->field->type == FIELD_NAME
			       ? slip_name(slip_arena_of(s), slip_word_at(s, s->at)->value)
			       : NULL;

	return name && slip_replace_value(s, c, name);
}
