#include "event/house.h"

#include <string.h>

#include "event/event.h"

/* Those whose rows are called by one name that events tell. */
static const enum table_id named[] = {
    TABLE_TERRAIN,   TABLE_WEAPONS,	 TABLE_GEAR,	   TABLE_INTRUDERS,
    TABLE_AI_CARDS,  TABLE_BP_CARDS,	 TABLE_CONDITIONS, TABLE_STRATAGEMS,
    TABLE_ABILITIES, TABLE_ACTION_CARDS, TABLE_LOCATIONS,  TABLE_SCANNER,
};

static bool row_is_house(enum table_id t, const void *row)
{
	const struct table *table = &tables[t];
	int i;

	for (i = 0; i < table->ncolumns; i++)
		if (!strcmp(table->columns[i].key, "source"))
			return *field_int(&table->columns[i], (void *)(uintptr_t)row) ==
			       SOURCE_HOUSE;
	return false;
}

/* A name as it is on the board, or of the type it is one of: `mothman`, `crate-2`. */
static void look_up(struct house *h, const struct board *b, const char *word)
{
	size_t i;

	for (i = 0; i < COUNT(named); i++) {
		const void *row = data_find(b->data, named[i], word);
		if (row && row_is_house(named[i], row))
			h->tables |= 1u << named[i];
	}
}

static void note_word(struct house *h, const struct board *b, const char *word, size_t n)
{
	int before = h->seen.n, at = intern(&h->seen, (struct span){word, n});
	const char *text = h->seen.list[at].text;

	if (h->seen.n == before)
		return;
	look_up(h, b, text);
	look_up(h, b, name_stem(b->arena, text));
}

/* Rows are called by names, and a name begins with a small letter: no space, number or sentence. */
static bool may_be_name(const char *word)
{
	return *word >= 'a' && *word <= 'z';
}

static void note_words(struct house *h, const struct board *b, const char *text)
{
	while (*text) {
		size_t n = 0;
		while (text[n] && text[n] != ',' && text[n] != ' ')
			n++;
		if (may_be_name(text))
			note_word(h, b, text, n);
		text += n + (text[n] != '\0');
	}
}

/* What an event itself calls a house's. */
static void note_told(struct house *h, const char *what)
{
	if (!strcmp(what, "dice"))
		h->tables |= 1u << TABLE_DICE;
	else if (!strcmp(what, "Light field"))
		h->tables |= 1u << TABLE_SUITS;
}

void house_note(struct house *h, const struct board *b, int from)
{
	int i;

	for (i = from; i < board_count(b, KIND_EVENT); i++) {
		const struct event *e = board_event(b, i);
		const struct extra *x;
		if (event_is(e, EVENT_CALL) || event_is(e, EVENT_NOTE))
			continue;
		for (x = e->record.extras; x; x = x->next)
			if (str_same(x->key, "house"))
				note_told(h, x->value);
			else if (!str_same(x->key, "clause") && !str_same(x->key, "options"))
				note_words(h, b, x->value);
	}
}

void house_note_name(struct house *h, const struct board *b, const char *name)
{
	look_up(h, b, name);
}

void house_release(struct house *h)
{
	intern_release(&h->seen);
	h->tables = 0;
}

/* Every board of odds names them: most are told apart by their first letter. */
static int table_named(struct span name)
{
	int t;

	for (t = 0; t < TABLE_COUNT; t++)
		if (name.n && tables[t].name[0] == *name.p && span_is(name, tables[t].name))
			return t;
	return -1;
}

unsigned house_tables(const char *names)
{
	unsigned found = 0;

	while (names && *names) {
		size_t n = strcspn(names, ", ");
		int t = table_named((struct span){names, n});
		if (t >= 0)
			found |= 1u << t;
		names += n + (names[n] != '\0');
	}
	return found;
}

void house_write(unsigned of, const char *with, struct buf *out)
{
	bool any = false;
	int t;

	for (t = 0; t < TABLE_COUNT; t++)
		if (of & 1u << t) {
			buf_printf(out, "%s%s", any ? with : "", tables[t].name);
			any = true;
		}
}

void house_json(unsigned of, struct buf *out)
{
	buf_printf(out, ",\"house\":%s,\"house_tables\":[%s", of ? "true" : "false",
		   of ? "\"" : "");
	house_write(of, "\",\"", out);
	buf_puts(out, of ? "\"]" : "]");
}
