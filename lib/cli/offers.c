#include "cli/offers.h"

#include <string.h>

#include "data/rooms.h"
#include "data/row.h"
#include "event/event.h"
#include "rules/deck/deck.h"
#include "rules/move/spacer_move.h"
#include "rules/sheet.h"
#include "rules/turn/ability.h"
#include "rules/turn/card.h"

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

static void offer_pieces(const struct offered_to *to, enum kind k, struct offers *o)
{
	int i;

	for (i = 0; to->board && i < to->board->of[k].n; i++)
		offer(o, to->board->of[k].at[i]->name);
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

static void everyone(const struct offered_to *to, struct offers *o)
{
	(void)to;
	offer(o, "everyone");
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

static void abilities(const struct offered_to *to, struct offers *o)
{
	const struct spacer *s = named(to, KIND_SPACER);
	const struct ability_row *a;
	struct gear *gear;
	int i;

	for (i = 0; s && (a = ability_nth(to->board, s, i, &gear)); i++)
		offer(o, a->name);
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

static void offer_map(const struct grid *g, struct offers *o)
{
	char text[PLACE_TEXT];
	struct space at;

	for (at.row = 0; at.row < g->rows; at.row++)
		for (at.col = 0; at.col < g->cols; at.col++)
			if (grid_is_space(g, at))
				offer(o, space_text(at, text));
}

/* Where the Spacer named can get to; without one, every space. */
static void spaces(const struct offered_to *to, struct offers *o)
{
	struct spacer *s = named(to, KIND_SPACER);
	struct buf list = {0};

	if (!to->board)
		return;
	if (s && spacer_on_board(s) && spacer_reach_list(to->board, s, SPACER_MOVE_MOST, &list))
		offer_list(o, buf_text(&list));
	else
		offer_map(&to->board->grid, o);
	buf_release(&list);
}

/* The action that was said so many words ago; -1 for another word. */
static int action_said(const struct offered_to *to, int ago)
{
	return to->nsaid < ago ? -1 : word_number(span_of(to->said[to->nsaid - ago]), action_words);
}

/* What follows an action of a card: `play juliet desperate-measures attack`. */
static void arguments(const struct offered_to *to, struct offers *o)
{
	static const char *const of[ACTION_COUNT] = {[ACTION_ATTACK] = "TARGET",
						     [ACTION_MOVE] = "SPACE",
						     [ACTION_SCOUT] = "BLIP|INTRUDER",
						     [ACTION_FULL_RELOAD] = "WEAPON",
						     [ACTION_FAST_RELOAD] = "WEAPON"};
	int last = action_said(to, 1);

	if (last >= 0 && of[last])
		offers_of(to, of[last], o);
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

/* ---- what there is anywhere ---- */

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

static void all_rooms(const struct offered_to *to, struct offers *o)
{
	int i;

	(void)to;
	for (i = 0; i < nrooms; i++)
		offer(o, rooms[i].name);
}

/* ---- which is meant ---- */

#define PIECES(...)                                 \
	.pieces = (const enum kind[]){__VA_ARGS__}, \
	.npieces = sizeof((enum kind[]){__VA_ARGS__}) / sizeof(enum kind)
#define NAMES_IN(...)                                   \
	.tables = (const enum table_id[]){__VA_ARGS__}, \
	.ntables = sizeof((enum table_id[]){__VA_ARGS__}) / sizeof(enum table_id)
#define FIGURES KIND_SPACER, KIND_INTRUDER

/* Pieces of the board, then names of tables, then what a function adds or leaves out. A tool's own
 * meaning of the word stands before the one of all. */
static const struct offer_row {
	const char *kind, *tool;
	const enum kind *pieces;
	size_t npieces;
	const enum table_id *tables;
	size_t ntables;
	void (*add)(const struct offered_to *to, struct offers *o);
} rows[] = {
    {"TARGET", "enorm-attack", PIECES(KIND_INTRUDER)},
    {"TARGET", "enorm-turn", PIECES(KIND_INTRUDER)},
    {"TARGET", NULL, PIECES(FIGURES, KIND_TERRAIN, KIND_BLIP), .add = leave_out_said},
    {"ATTACKER", NULL, PIECES(FIGURES, KIND_TERRAIN, KIND_BLIP), .add = leave_out_said},
    {"WHO", NULL, PIECES(FIGURES)},
    {"SOURCE", NULL, PIECES(FIGURES, KIND_TERRAIN, KIND_BLIP), .add = leave_out_said},
    {"INTRUDER", "enorm-ai", PIECES(KIND_INTRUDER)},
    {"INTRUDER", "enorm-show", PIECES(KIND_INTRUDER)},
    {"INTRUDER", NULL, PIECES(KIND_INTRUDER), NAMES_IN(TABLE_INTRUDERS)},
    {"BOSS", NULL, PIECES(KIND_INTRUDER)},
    {"SPACER|everyone", NULL, PIECES(KIND_SPACER), .add = everyone},
    {"SPACER", NULL, PIECES(KIND_SPACER)},
    {"WHOM", NULL, PIECES(KIND_SPACER)},
    {"BLIP|INTRUDER", NULL, PIECES(KIND_BLIP, KIND_INTRUDER)},
    {"BLIP", NULL, PIECES(KIND_BLIP)},
    {"DOOR", NULL, PIECES(KIND_DOOR)},
    {"WEAPON", NULL, .add = weapons},
    {"GEAR", NULL, .add = gear},
    {"ABILITY", NULL, .add = abilities},
    {"CARD", "enorm-ai", .add = ai_cards},
    {"CARD", NULL, .add = cards},
    {"ACTION", NULL, .add = actions},
    {"SPACE", NULL, .add = spaces},
    {"SPACES", NULL, .add = spaces},
    {"TYPE", NULL, NAMES_IN(TABLE_TERRAIN)},
    {"NAME", "enorm-terrain", PIECES(KIND_TERRAIN)},
    {"NAME", "enorm-harm", NAMES_IN(TABLE_CONDITIONS)},
    {"NAME", "enorm-roll", NAMES_IN(TABLE_WEAPONS)},
    {"NAME", "enorm-turn", NAMES_IN(TABLE_STRATAGEMS)},
    {"NAME", "enorm-board", PIECES(FIGURES, KIND_TERRAIN, KIND_DOOR, KIND_BLIP)},
    {"ROOM", NULL, .add = all_rooms},
    {"ARGUMENT", NULL, .add = arguments},
    {"TABLE", NULL, .add = all_tables},
    {"KIND", NULL, .add = all_kinds},
    {"POINT=VALUE", NULL, .add = choices},
    {"ID=READING", NULL, .add = readings},
    {"weapon", NULL, NAMES_IN(TABLE_WEAPONS)},
    {"intruder", NULL, NAMES_IN(TABLE_INTRUDERS)},
    {"keyword", NULL, NAMES_IN(TABLE_KEYWORDS)},
    {"card", NULL,
     NAMES_IN(TABLE_AI_CARDS, TABLE_BP_CARDS, TABLE_CONDITIONS, TABLE_STRATAGEMS, TABLE_GEAR,
	      TABLE_ACTION_CARDS)},
    {"ruling", NULL, NAMES_IN(TABLE_RULINGS)},
    {"rule", NULL, NAMES_IN(TABLE_RULES)},
};

const char *offers_kind(const char *wanted, size_t *n)
{
	wanted += strspn(wanted, "[");
	wanted += str_starts(wanted, "POINT=]") ? strlen("POINT=]") : 0;
	*n = strcspn(wanted, "[], \n");
	return wanted;
}

static bool is_meant(const struct offer_row *row, const struct offered_to *to, const char *wanted,
		     size_t n)
{
	return strlen(row->kind) == n && !strncmp(row->kind, wanted, n) &&
	       (!row->tool || (to->tool && !strcmp(row->tool, to->tool)));
}

void offers_of(const struct offered_to *to, const char *kind, struct offers *out)
{
	const struct offer_row *row = rows, *end = rows + COUNT(rows);
	size_t i, n;
	const char *wanted = offers_kind(kind, &n);

	while (row < end && !is_meant(row, to, wanted, n))
		row++;
	if (row == end)
		return;
	for (i = 0; i < row->npieces; i++)
		offer_pieces(to, row->pieces[i], out);
	for (i = 0; i < row->ntables; i++)
		offer_table(to, row->tables[i], out);
	if (row->add)
		row->add(to, out);
}
