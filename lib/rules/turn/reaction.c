#include "rules/turn/reaction.h"

#include <stdlib.h>
#include <string.h>

#include "board/names.h"
#include "data/data.h"
#include "event/event.h"
#include "rules/turn/ability.h"
#include "rules/turn/location_card.h"

#define OPEN_FIRST  32
#define NO_REACTION "none"

/* ---- as it is typed ---- */

static int spacer_named(const struct board *b, const char *word, const char **out, struct diag *d)
{
	struct record *r = name_piece(b, KIND_BIT(KIND_SPACER), word, d);

	if (!r)
		return -1;
	*out = r->name;
	return 0;
}

/* What stands behind the ability: a space, or the Spacer it is for. */
static int read_part(const struct board *b, const char *word, struct reaction *out, struct diag *d)
{
	return space_read(span_of(word), &out->to) ? 0 : spacer_named(b, word, &out->whom, d);
}

/* In full, so that one is known whichever way it is typed. */
static void whole_name(const struct board *b, struct reaction *it)
{
	const struct spacer *s = board_find(b, KIND_SPACER, NULL, it->who);
	const struct ability_row *row = ability_of(b, s, it->ability);

	if (row)
		it->ability = row->name;
}

int reaction_read(const struct board *b, const char *text, struct reaction *out, struct diag *d)
{
	char *copy = arena_strdup(b->arena, text), *part, *rest = NULL;

	*out = (struct reaction){.to = NOWHERE};
	if (!strcmp(text, NO_REACTION))
		return 0;
	part = strtok_r(copy, ":", &rest);
	if (!part || spacer_named(b, part, &out->who, d))
		return part ? -1 : diag_usage(d, "--react '%s' names nobody", text);
	out->ability = strtok_r(NULL, ":", &rest);
	if (!out->ability)
		return diag_usage(d,
				  "--react '%s': write WHO:ABILITY[:WHOM][:SPACE], such as "
				  "juliet:reflex:C4, or none",
				  text);
	while ((part = strtok_r(NULL, ":", &rest)))
		if (read_part(b, part, out, d))
			return -1;
	whole_name(b, out);
	return 0;
}

/* ---- which are open ---- */

struct open {
	const struct board *b;
	const struct reaction *last; /* used in the window */
	const char **at;
	int n, room;
};

static void add_open(struct open *o, const char *answer)
{
	if (o->n == o->room) {
		const char **more;
		o->room = o->room ? 2 * o->room : OPEN_FIRST;
		more = arena_array(o->b->arena, const char *, (size_t)o->room);
		if (o->n)
			memcpy(more, o->at, (size_t)o->n * sizeof *more);
		o->at = more;
	}
	o->at[o->n++] = answer;
}

static void offer(struct open *o, const char *who, const char *ability, const char *whom,
		  const char *to)
{
	add_open(o, arena_printf(o->b->arena, "%s:%s%s%s%s%s", who, ability, whom ? ":" : "",
				 whom ? whom : "", to ? ":" : "", to ? to : ""));
}

/* Where it can go with a move of that many spaces. */
static void offer_spaces(struct open *o, struct spacer *s, const struct ability_row *row,
			 struct spacer *whom, int most)
{
	struct ability_use use = {.whom = whom, .window = true};
	struct space from = whom ? whom->at : s->at;
	char at[PLACE_TEXT];
	int row_at, col;

	for (row_at = -most; row_at <= most; row_at++)
		for (col = abs(row_at) - most; col <= most - abs(row_at); col++) {
			use.to = (struct space){from.row + row_at, from.col + col};
			if (grid_is_space(&o->b->grid, use.to) &&
			    !ability_refusal(o->b, s, row, &use).reason)
				offer(o, s->record.name, row->name, whom ? whom->record.name : NULL,
				      space_text(use.to, at));
		}
}

static void offer_ability(struct open *o, struct spacer *s, const struct ability_row *row,
			  struct spacer *whom)
{
	struct ability_use use = {.whom = whom, .to = NOWHERE, .window = true};
	int most = effect_number(&row->effect, EFFECT_FREE_MOVE);

	if (most > 0)
		offer_spaces(o, s, row, whom, most);
	else if (!ability_refusal(o->b, s, row, &use).reason)
		offer(o, s->record.name, row->name, whom ? whom->record.name : NULL, NULL);
}

bool reaction_was_used(const struct reaction *last, const char *who, const char *ability)
{
	while (last && (strcmp(last->who, who) != 0 || strcmp(last->ability, ability) != 0))
		last = last->before;
	return last;
}

static void offer_own(struct open *o, struct spacer *s)
{
	const struct ability_row *row;
	struct gear *gear;
	int i;

	for (i = 0; (row = ability_nth(o->b, s, i, &gear)); i++) {
		struct ability_use use = {.to = NOWHERE, .window = true};
		if (reaction_was_used(o->last, s->record.name, row->name) ||
		    ability_ready_refusal(o->b, s, row, &use).reason)
			continue;
		offer_ability(o, s, row, NULL);
		EACH(o->b, spacer, other)
			if (other != s)
				offer_ability(o, s, row, other);
	}
}

/* LOC-12: what the Location lets her do. */
static void offer_place(struct open *o, struct spacer *s)
{
	const struct location_row *here = location_here(o->b);

	EACH_ROW(o->b->data, LOCATION_ABILITIES, location_ability_row, row) {
		struct location_use use = {.what = row, .who = s, .window = true};
		if (here && !strcmp(row->location, here->name) &&
		    !reaction_was_used(o->last, s->record.name, row->name) &&
		    !location_use_refusal(o->b, &use).reason)
			offer(o, s->record.name, row->name, NULL, NULL);
	}
}

int reactions_open(const struct board *b, const struct reaction *last, const char *const **out)
{
	struct open o = {.b = b, .last = last};

	EACH(b, spacer, s) {
		if (s->dead)
			continue;
		offer_own(&o, s);
		offer_place(&o, s);
	}
	if (!o.n)
		return 0;
	str_sort(o.at, o.n);
	add_open(&o, NO_REACTION);
	*out = o.at;
	return o.n;
}

/* ---- using one ---- */

/* Whose ability of that title it is. */
static int refuse_ability(const struct rules *r, const char *title, const char *who,
			  struct refusal no)
{
	return rules_refuse(r,
			    refuse_of(r->board, no.clause, "%s of %s: %s", title, who, no.reason));
}

/* LOC-12: what the Location offers in a window. */
static int react_by_place(const struct rules *r, struct spacer *s,
			  const struct location_ability_row *what)
{
	struct location_use use = {.what = what, .who = s, .window = true};
	struct refusal no = location_use_refusal(r->board, &use);

	if (no.reason)
		return refuse_ability(r, what->title, s->record.name, no);
	return location_use(r, &use);
}

int reaction_use(const struct rules *r, const struct reaction *it)
{
	const struct board *b = r->board;
	struct ability_use use = {.to = it->to, .window = true, .told = true};
	struct spacer *s = board_find(b, KIND_SPACER, NULL, it->who);
	const struct ability_row *row = ability_of(b, s, it->ability);
	const struct location_ability_row *of_place;
	struct refusal no;
	char at[PLACE_TEXT];

	if (!row && (of_place = location_ability(b, it->ability)))
		return react_by_place(r, s, of_place);
	use.whom = it->whom ? board_find(b, KIND_SPACER, NULL, it->whom) : NULL;
	if (!row)
		return rules_refuse(r, refuse_of(b, "WOO-06", "%s has no ability '%s'", it->who,
						 it->ability));
	no = ability_refusal(b, s, row, &use);
	if (no.reason)
		return refuse_ability(r, row->title, it->who, no);
	/* WOO-04, WOO-05, REA-05: all of it before the instruction. */
	EVENT(r->board, REACTS, "who=%s ability=%s whom=%s to=%s house=%s clause=WOO-05", it->who,
	      row->title, it->whom, space_on(it->to) ? space_text(it->to, at) : NULL,
	      row->source == SOURCE_HOUSE ? "ability" : NULL);
	return ability_use(r, s, row, &use);
}
