#include "look/offers.h"

#include <string.h>

#include "data/rooms.h"
#include "data/row.h"
#include "event/event.h"
#include "rules/deck/deck.h"
#include "rules/move/spacer_move.h"
#include "rules/sheet.h"
#include "rules/turn/card.h"

typedef void offer_fn(const struct offered_to *to, struct offers *o);

static void offer(struct offers *o, const char *name)
{
	const char **more;
	int i;

	for (i = 0; i < o->n; i++)
		if (!strcmp(o->at[i], name))
			return;
	if (o->n == o->room) {
		more = arena_array(o->arena, const char *, (size_t)o->room * 2 + 16);
		for (i = 0; i < o->n; i++)
			more[i] = o->at[i];
		o->at = more;
		o->room = o->room * 2 + 16;
	}
	o->at[o->n++] = arena_strdup(o->arena, name);
}

static void offer_list(struct offers *o, const char *names)
{
	struct span name;

	while (names && names_next(&names, &name))
		offer(o, arena_strndup(o->arena, name.p, name.n));
}

static void offer_words(struct offers *o, const char *const *words)
{
	for (; *words; words++)
		offer(o, *words);
}

static void offer_table(const struct offered_to *to, enum table_id t, struct offers *o)
{
	int n, i;
	const char *row = data_rows(to->data, t, &n);

	for (i = 0; i < n; i++)
		offer(o, *(const char *const *)(const void *)(row + (size_t)i * tables[t].row_size +
							      tables[t].columns[0].offset));
}

/* ---- pieces ---- */

static void of_kind(const struct offered_to *to, enum kind k, struct offers *o)
{
	int i;

	for (i = 0; to->board && i < to->board->of[k].n; i++)
		offer(o, to->board->of[k].at[i]->name);
}

static void spacers(const struct offered_to *to, struct offers *o)
{
	of_kind(to, KIND_SPACER, o);
}

static void intruders(const struct offered_to *to, struct offers *o)
{
	of_kind(to, KIND_INTRUDER, o);
}

static void figures(const struct offered_to *to, struct offers *o)
{
	spacers(to, o);
	intruders(to, o);
}

/* Nobody is asked about with itself. */
static void leave_out_said(const struct offered_to *to, struct offers *o)
{
	int i, k, n = 0;

	for (i = 0; i < o->n; i++) {
		for (k = 0; k < to->nsaid && strcmp(to->said[k], o->at[i]) != 0; k++)
			;
		if (k == to->nsaid)
			o->at[n++] = o->at[i];
	}
	o->n = n;
}

static void pieces(const struct offered_to *to, struct offers *o)
{
	figures(to, o);
	of_kind(to, KIND_TERRAIN, o);
	of_kind(to, KIND_BLIP, o);
	leave_out_said(to, o);
}

static void scouted(const struct offered_to *to, struct offers *o)
{
	of_kind(to, KIND_BLIP, o);
	intruders(to, o);
}

static void blips(const struct offered_to *to, struct offers *o)
{
	of_kind(to, KIND_BLIP, o);
}

static void tiles(const struct offered_to *to, struct offers *o)
{
	of_kind(to, KIND_TERRAIN, o);
}

static void doors(const struct offered_to *to, struct offers *o)
{
	of_kind(to, KIND_DOOR, o);
}

static void harmed(const struct offered_to *to, struct offers *o)
{
	spacers(to, o);
	offer(o, "everyone");
}

static void flashes(const struct offered_to *to, struct offers *o)
{
	intruders(to, o);
	offer_table(to, TABLE_INTRUDERS, o);
}

/* ---- what the one who was named has ---- */

/* The last word that names one of that kind. */
static void *named(const struct offered_to *to, enum kind k)
{
	int i;

	for (i = to->nsaid - 1; to->board && i >= 0; i--) {
		void *found = board_find(to->board, k, NULL, to->said[i]);
		if (found)
			return found;
	}
	return NULL;
}

static void gear_of(const struct offered_to *to, bool weapons, struct offers *o)
{
	const struct spacer *s = named(to, KIND_SPACER);

	if (!to->board)
		return;
	EACH(to->board, gear, g)
		if ((!s || !strcmp(g->record.owner, s->record.name)) &&
		    (!weapons || gear_weapon(to->board, g)))
			offer(o, g->record.name);
}

static void weapons(const struct offered_to *to, struct offers *o)
{
	gear_of(to, true, o);
}

static void gear(const struct offered_to *to, struct offers *o)
{
	gear_of(to, false, o);
}

/* The sides that may be played; without a Spacer, all. */
static void cards(const struct offered_to *to, struct offers *o)
{
	const struct spacer *s = named(to, KIND_SPACER);

	EACH_ROW(to->data, ACTION_CARDS, action_card_row, side)
		if (!s || !card_on_table(to->board, s, side))
			offer(o, side->name);
}

static void actions(const struct offered_to *to, struct offers *o)
{
	EACH_ROW(to->data, ACTION_CARDS, action_card_row, side)
		if (to->nsaid && !strcmp(side->name, to->said[to->nsaid - 1]))
			offer_list(o, side->actions);
	if (!o->n)
		offer_words(o, action_words);
}

static void ai_cards(const struct offered_to *to, struct offers *o)
{
	const struct intruder *in = named(to, KIND_INTRUDER);

	EACH_ROW(to->data, AI_CARDS, ai_card_row, card)
		if (!in || !strcmp(card->intruder, in->type))
			offer(o, card->name);
}

/* Where the Spacer named can get to; without one, every space. */
static void spaces(const struct offered_to *to, struct offers *o)
{
	struct spacer *s = named(to, KIND_SPACER);
	char text[PLACE_TEXT];
	struct space at;

	if (!to->board)
		return;
	if (s && spacer_on_board(s) && spacer_reach_event(to->board, s, SPACER_MOVE_MOST)) {
		int last = board_count(to->board, KIND_EVENT) - 1;

		offer_list(o, event_arg(board_event(to->board, last), "spaces"));
		return;
	}
	for (at.row = 0; at.row < to->board->grid.rows; at.row++)
		for (at.col = 0; at.col < to->board->grid.cols; at.col++)
			if (grid_is_space(&to->board->grid, at))
				offer(o, space_text(at, text));
}

/* The action that was said so many words ago; -1 for another word. */
static int action_said(const struct offered_to *to, int ago)
{
	return to->nsaid < ago ? -1 : word_number(span_of(to->said[to->nsaid - ago]), action_words);
}

/* What follows an action of a card: `play juliet desperate-measures attack`. */
static void arguments(const struct offered_to *to, struct offers *o)
{
	static offer_fn *const of[ACTION_COUNT] = {[ACTION_ATTACK] = intruders,
						   [ACTION_MOVE] = spaces,
						   [ACTION_SCOUT] = scouted,
						   [ACTION_FULL_RELOAD] = weapons,
						   [ACTION_FAST_RELOAD] = weapons};
	int last = action_said(to, 1);

	if (last >= 0 && of[last])
		of[last](to, o);
	else if (action_said(to, 2) == ACTION_ATTACK)
		weapons(to, o);
}

/* ---- points and readings ---- */

/* What was chosen on the way to this board, and what could have been. */
static void choices(const struct offered_to *to, struct offers *o)
{
	int i;

	for (i = 0; to->board && i < board_count(to->board, KIND_EVENT); i++) {
		const struct event *e = board_event(to->board, i);
		const char *options = event_arg(e, "options");
		struct span value;

		while (event_is(e, EVENT_CHOICE) && options && names_next(&options, &value))
			offer(o, arena_printf(o->arena, "%s=%.*s", event_arg(e, "point"),
					      (int)value.n, value.p));
	}
}

static void readings(const struct offered_to *to, struct offers *o)
{
	EACH_ROW(to->data, READINGS, reading_row, r)
		if (!r->rejected || !*r->rejected)
			offer(o, arena_printf(o->arena, "%s=%s", r->ruling, r->letter));
}

/* ---- tables ---- */

#define TABLE_OFFER(name, id)                                           \
	static void name(const struct offered_to *to, struct offers *o) \
	{                                                               \
		offer_table(to, TABLE_##id, o);                         \
	}
TABLE_OFFER(types, TERRAIN)
TABLE_OFFER(conditions, CONDITIONS)
TABLE_OFFER(stratagems, STRATAGEMS)
TABLE_OFFER(all_weapons, WEAPONS)
TABLE_OFFER(all_intruders, INTRUDERS)
TABLE_OFFER(all_keywords, KEYWORDS)
TABLE_OFFER(all_rulings, RULINGS)
TABLE_OFFER(all_clauses, RULES)

static void all_tables(const struct offered_to *to, struct offers *o)
{
	int t;

	(void)to;
	for (t = 0; t < TABLE_COUNT; t++)
		offer(o, tables[t].name);
}

static void all_kinds(const struct offered_to *to, struct offers *o)
{
	int k;

	(void)to;
	for (k = 0; k < KIND_COUNT; k++)
		if (kinds[k].naming != DRAWN)
			offer(o, kinds[k].word);
}

static void all_cards(const struct offered_to *to, struct offers *o)
{
	static const enum table_id of[] = {TABLE_AI_CARDS,   TABLE_BP_CARDS, TABLE_CONDITIONS,
					   TABLE_STRATAGEMS, TABLE_GEAR,     TABLE_ACTION_CARDS};
	size_t i;

	for (i = 0; i < COUNT(of); i++)
		offer_table(to, of[i], o);
}

/* ---- which is meant ---- */

/* A tool's own meaning of the word stands before the one of all. */
/* What can be changed or taken off. */
static void all_named(const struct offered_to *to, struct offers *o)
{
	figures(to, o);
	of_kind(to, KIND_TERRAIN, o);
	of_kind(to, KIND_DOOR, o);
	of_kind(to, KIND_BLIP, o);
}

static void all_rooms(const struct offered_to *to, struct offers *o)
{
	int i;

	(void)to;
	for (i = 0; i < nrooms; i++)
		offer(o, rooms[i].name);
}

static const struct offer_row {
	const char *kind, *tool;
	offer_fn *add;
} rows[] = {
    {"TARGET", "enorm-attack", intruders},
    {"TARGET", "enorm-turn", intruders},
    {"TARGET", NULL, pieces},
    {"ATTACKER", NULL, pieces},
    {"WHO", NULL, figures},
    {"SOURCE", NULL, pieces},
    {"INTRUDER", "enorm-ai", intruders},
    {"INTRUDER", "enorm-show", intruders},
    {"INTRUDER", NULL, flashes},
    {"BOSS", NULL, intruders},
    {"SPACER|everyone", NULL, harmed},
    {"SPACER", NULL, spacers},
    {"WHOM", NULL, spacers},
    {"BLIP|INTRUDER", NULL, scouted},
    {"BLIP", NULL, blips},
    {"DOOR", NULL, doors},
    {"WEAPON", NULL, weapons},
    {"GEAR", NULL, gear},
    {"CARD", "enorm-ai", ai_cards},
    {"CARD", NULL, cards},
    {"ACTION", NULL, actions},
    {"SPACE", NULL, spaces},
    {"SPACES", NULL, spaces},
    {"TYPE", NULL, types},
    {"NAME", "enorm-terrain", tiles},
    {"NAME", "enorm-harm", conditions},
    {"NAME", "enorm-roll", all_weapons},
    {"NAME", "enorm-turn", stratagems},
    {"NAME", "enorm-board", all_named},
    {"ROOM", NULL, all_rooms},
    {"ARGUMENT", NULL, arguments},
    {"TABLE", NULL, all_tables},
    {"KIND", NULL, all_kinds},
    {"POINT=VALUE", NULL, choices},
    {"ID=READING", NULL, readings},
    {"weapon", NULL, all_weapons},
    {"intruder", NULL, all_intruders},
    {"keyword", NULL, all_keywords},
    {"card", NULL, all_cards},
    {"ruling", NULL, all_rulings},
    {"rule", NULL, all_clauses},
};

const char *offers_kind(const char *wanted, size_t *n)
{
	wanted += strspn(wanted, "[");
	wanted += str_starts(wanted, "POINT=]") ? strlen("POINT=]") : 0;
	*n = strcspn(wanted, "[], \n");
	return wanted;
}

void offers_of(const struct offered_to *to, const char *kind, struct offers *out)
{
	size_t i, n;
	const char *wanted = offers_kind(kind, &n);

	for (i = 0; i < COUNT(rows); i++) {
		if (strlen(rows[i].kind) != n || strncmp(rows[i].kind, wanted, n) != 0)
			continue;
		if (rows[i].tool && (!to->tool || strcmp(to->tool, rows[i].tool) != 0))
			continue;
		rows[i].add(to, out);
		return;
	}
}
