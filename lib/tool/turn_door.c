/* enorm-turn weld, unweld, open, close, destroy, disable and enable. */
#include <string.h>

#include "board/names.h"
#include "data/data.h"
#include "rules/move/door.h"
#include "rules/turn/disable.h"
#include "tool/turn.h"

#define RANGE_MOST 99

static const char *const by_words[] = {"console", "keycard", "effect", NULL};

static int read_by(struct call *c, struct door_deed *x, struct diag *d)
{
	int by, missing = x->act == DOOR_TO_OPEN ? 0 : -1;
	long range = 0;

	if (call_word(c, "by", by_words, missing, &by, d) ||
	    call_number(c, "range", 1, RANGE_MOST, &range, d))
		return -1;
	x->by = (enum door_by)(by + 1);
	x->range = (int)range;
	if ((x->act == DOOR_WELD || x->act == DOOR_UNWELD) && by >= 0 && by < 2)
		return diag_usage(d, "--by %s opens doors; welds ask for --by effect",
				  by_words[by]);
	return 0;
}

/* What waits on the board is used up by the deed. */
static struct queue *use_grant(const struct board *b, struct door_deed *x)
{
	struct queue *q = NULL;

	if (x->who && x->by == DOOR_BY_NOTHING && (x->act == DOOR_WELD || x->act == DOOR_UNWELD))
		q = door_grant(b, x->who, x->act);
	if (q) {
		x->by = DOOR_BY_EFFECT;
		x->range = q->amount > 0 ? q->amount : 0;
	}
	return q;
}

/* Working a console and using a keycard are the Spacer's own acts; an effect has its own time. */
static struct refusal time_refusal(const struct call *c, const struct board *b,
				   const struct door_deed *x)
{
	bool own = x->by == DOOR_BY_CONSOLE || x->by == DOOR_BY_KEYCARD;

	return own && x->who ? turn_deed_refusal(c, b, x->who) : ALLOWED;
}

static int deed(struct call *c, struct board *b, enum door_act act, struct diag *d)
{
	struct rules r = call_rules(c, b, d);
	struct door_deed x = {.act = act};
	struct refusal no;
	struct queue *grant;

	x.door = as_door(name_piece(b, KIND_BIT(KIND_DOOR), c->word[1], d));
	if (!x.door || read_by(c, &x, d))
		return -1;
	if (c->nwords > 2) {
		x.who = turn_spacer_at(c, b, 2, d);
		if (!x.who)
			return -1;
	}
	grant = use_grant(b, &x);
	if (grant && call_has(c, "range"))
		return diag_usage(d,
				  "--range is of --by effect; what waits on the board says how far "
				  "it reaches");
	no = time_refusal(c, b, &x);
	if (!no.reason)
		no = door_refusal(b, &x);
	if (no.reason)
		return call_refuse(c, b, x.door->record.name, no);
	if (grant)
		board_remove(b, &grant->record);
	door_do(&r, &x);
	return STATUS_OK;
}

int turn_do_weld(struct call *c, struct board *b, struct diag *d)
{
	return deed(c, b, DOOR_WELD, d);
}

int turn_do_unweld(struct call *c, struct board *b, struct diag *d)
{
	return deed(c, b, DOOR_UNWELD, d);
}

int turn_do_open(struct call *c, struct board *b, struct diag *d)
{
	return deed(c, b, DOOR_TO_OPEN, d);
}

int turn_do_close(struct call *c, struct board *b, struct diag *d)
{
	return deed(c, b, DOOR_TO_CLOSE, d);
}

int turn_do_destroy(struct call *c, struct board *b, struct diag *d)
{
	return deed(c, b, DOOR_DESTROY, d);
}

/* ---- disable ---- */

/* Gear the Spacer carries, or an Action card. */
static struct record *named_of_spacer(struct call *c, struct board *b, bool on, struct diag *d)
{
	struct spacer *s = turn_spacer_at(c, b, 1, d);
	struct record *there = s ? component_of(b, s, c->word[2], on) : NULL;

	if (!s || there)
		return there;
	if (!on && data_find(b->data, TABLE_ACTION_CARDS, c->word[2])) {
		diag_set(d, "%s of %s is not disabled", c->word[2], s->record.name);
		return NULL;
	}
	return name_owned(b, KIND_GEAR, s->record.name, c->word[2], d);
}

static int tell_done(struct call *c, struct board *b, bool done, const char *what)
{
	return done ? STATUS_OK
		    : call_refuse(c, b, what,
				  refuse_of(b, "DSB-01",
					    "there is nothing to %s, or it is so already",
					    c->word[0]));
}

/* INTRUDER and one of its cards. */
static int set_on_card(struct call *c, struct board *b, const struct intruder *in, bool on,
		       struct diag *d)
{
	struct rules r = call_rules(c, b, d);
	bool known;
	int done = part_disable(&r, in, c->word[2], on, &known);

	if (done < 0)
		return -1;
	d->at.line = d->at.column = 0; /* the word is on the command line */
	if (!known)
		return diag_set(d,
				"%s has no card '%s' in its decks; 'enorm-board data bp-cards' and "
				"'ai-cards' list them",
				in->record.name, c->word[2]);
	return tell_done(c, b, done, c->word[2]);
}

/* DOOR, TILE, INTRUDER, BLIP, STRATAGEM or SPACE; SPACER and what of the Spacer's: gear, or a card;
 * INTRUDER and a card of its decks. */
static int set_token(struct call *c, struct board *b, bool on, struct diag *d)
{
	struct rules r = call_rules(c, b, d);
	struct record *piece = NULL;
	struct named what = {.text = c->word[c->nwords - 1]};
	const struct intruder *boss =
	    c->nwords > 2 ? board_find(b, KIND_INTRUDER, NULL, c->word[1]) : NULL;

	if (boss)
		return set_on_card(c, b, boss, on, d);
	if (c->nwords > 2)
		piece = named_of_spacer(c, b, on, d);
	else if (name_or_place(b, DISABLE_PIECES, c->word[1], &what, d))
		return -1;
	if (c->nwords > 2 && !piece)
		return -1;
	if (what.is_corner)
		return diag_usage(d, "%s takes a component or a space", c->word[0]);
	piece = piece ? piece : what.piece;
	return tell_done(c, b,
			 piece ? component_disable(&r, piece, on)
			       : marks_disable(&r, what.space, on),
			 what.text);
}

int turn_do_disable(struct call *c, struct board *b, struct diag *d)
{
	return set_token(c, b, true, d);
}

int turn_do_enable(struct call *c, struct board *b, struct diag *d)
{
	return set_token(c, b, false, d);
}
