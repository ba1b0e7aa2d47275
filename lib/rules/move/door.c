#include "rules/move/door.h"

#include <string.h>

#include "event/event.h"
#include "rules/harm/able.h"
#include "space/adjacent.h"
#include "space/distance.h"

#define DOOR_SPACES (ROWS_MOST * COLS_MOST)

/* What each deed asks of the door, makes of it, and by which clause. */
static const struct deed_row {
	const char *clause;
	enum door_state from, to;
	const char *wrong; /* when the door is not so */
	const char *wrong_clause;
	const char *becomes;
} deeds[DOOR_ACTS] = {
    /* WLD-05, WLD-06, WLD-07: an open door gets the welded standee. */
    [DOOR_WELD] = {"WLD-07", DOOR_OPEN, DOOR_WELDED, "only an open door can be welded",
		   "WLD-05,WLD-06", "welded"},
    /* WLD-22, RULING: RO-74 the door is open then. */
    [DOOR_UNWELD] = {"WLD-22", DOOR_WELDED, DOOR_OPEN, "it is not welded", "WLD-22", "open"},
    /* WLD-20: the standee goes. */
    [DOOR_TO_OPEN] = {"WLD-20", DOOR_CLOSED, DOOR_OPEN, "it is open already", "WLD-20", "open"},
    [DOOR_TO_CLOSE] = {"WLD-18", DOOR_OPEN, DOOR_CLOSED, "it is not open", "WLD-18", "closed"},
    [DOOR_DESTROY] = {"WLD-14", DOOR_WELDED, DOOR_OPEN, "there is no standee to destroy", "WLD-14",
		      "open, its standee out of play"},
};

/* ---- where ---- */

static bool mark_is(const struct mark *m, enum mark_word what, const struct door *d)
{
	return m->name && !strcmp(m->name, d->record.name) && m->what == (int)what;
}

static int add_space(struct space *out, int n, struct space s)
{
	if (n < DOOR_SPACES)
		out[n++] = s;
	return n;
}

/* WLD-02: those that bear its number; else all that its line parts. */
static int door_spaces(const struct board *b, const struct door *d, struct space *out)
{
	int i, n = 0;

	EACH(b, mark, m)
		if (mark_is(m, MARK_DOOR_SPACE, d))
			n = add_space(out, n, m->at);
	if (n)
		return n;
	for (i = 0; i < d->at.n; i++) {
		n = add_space(out, n, d->at.at[i].at);
		n = add_space(out, n, edge_other(d->at.at[i]));
	}
	return n;
}

/* On a space of the door, or adjacent to one. */
static bool door_beside(const struct board *b, const struct door *d, struct space s)
{
	struct space at[DOOR_SPACES];
	struct scene sc;
	int i, n = door_spaces(b, d, at);

	scene_build(&sc, b);
	for (i = 0; i < n; i++) /* WLD-03, RULING: RO-70 on it is near enough */
		if (space_same(at[i], s) || adjacent(&sc, at[i], s, NULL))
			return true;
	return false;
}

static bool door_within(const struct board *b, const struct door *d, struct space s, int range)
{
	struct space at[DOOR_SPACES];
	struct scene sc;
	int i, far, n = door_spaces(b, d, at);

	scene_build(&sc, b);
	for (i = 0; i < n; i++) {
		far = distance_range(&sc, s, at[i]);
		if (far != UNREACHABLE && far <= range)
			return true;
	}
	return false;
}

/* ---- who lets it ---- */

static bool grants(const struct queue *q, enum door_act act)
{
	/* WLD-15, WLD-16: leave for the one is leave for the other, unless it says `only`. */
	if (q->what == WAITING_WELD || q->what == WAITING_UNWELD)
		return true;
	return q->what == (act == DOOR_WELD ? WAITING_WELD_ONLY : WAITING_UNWELD_ONLY);
}

struct queue *door_grant(const struct board *b, const struct spacer *s, enum door_act act)
{
	EACH(b, queue, q)
		if (grants(q, act) && q->who && !strcmp(q->who, s->record.name))
			return q;
	return NULL;
}

/* WLD-19: a console of this door, on the space of the Spacer. */
static struct refusal console_refusal(const struct board *b, const struct door_deed *x)
{
	bool dead_console = false;

	EACH(b, mark, m) {
		if (!mark_is(m, MARK_CONSOLE, x->door) || !space_same(m->at, x->who->at))
			continue;
		if (!m->disabled)
			return ALLOWED;
		dead_console = true;
	}
	/* DSB-02: a disabled console is as good as none. */
	return dead_console ? refuse("DSB-02", "the console is disabled")
			    : refuse("WLD-19", "no console of this door is at hand");
}

static struct refusal reach_refusal(const struct board *b, const struct door_deed *x)
{
	if (!x->who)
		return ALLOWED;
	/* WLD-04: a range takes the place of being beside it. */
	if (x->range)
		return allow_if(door_within(b, x->door, x->who->at, x->range), "WLD-04",
				"the door is out of the effect's range");
	return allow_if(door_beside(b, x->door, x->who->at), "WLD-03",
			"the Spacer is not beside a space of the door");
}

/* ---- the state it is in ---- */

static struct refusal state_refusal(const struct door_deed *x)
{
	const struct deed_row *row = &deeds[x->act];

	/* DSB-02, DSB-03, DSB-04, RULING: RO-74 nothing at all can be done to it. */
	if (x->door->disabled)
		return refuse(x->act == DOOR_TO_OPEN   ? "DSB-03"
			      : x->act == DOOR_DESTROY ? "DSB-04"
						       : "DSB-02",
			      "the door is disabled");
	/* WLD-08, WLD-09: a weld holds against both. */
	if (x->act == DOOR_TO_OPEN && x->door->state == DOOR_WELDED)
		return refuse(x->by == DOOR_BY_KEYCARD ? "WLD-09" : "WLD-08", "the door is welded");
	if (x->act == DOOR_DESTROY ? x->door->state == DOOR_OPEN
				   : (enum door_state)x->door->state != row->from)
		return refuse(row->wrong_clause, row->wrong);
	return ALLOWED;
}

static struct refusal leave_refusal(const struct board *b, const struct door_deed *x)
{
	if (x->act == DOOR_TO_OPEN && x->by == DOOR_BY_CONSOLE)
		return console_refusal(b, x);
	if (x->act == DOOR_TO_CLOSE && x->by != DOOR_BY_EFFECT) /* WLD-21 */
		return refuse("WLD-21", "a door stays open unless an effect closes it");
	/* WLD-01: not without an effect that says so. */
	if (x->by == DOOR_BY_NOTHING)
		return refuse("WLD-01", "no effect lets the Spacer do so");
	return reach_refusal(b, x);
}

struct refusal door_refusal(const struct board *b, const struct door_deed *x)
{
	struct refusal no = x->who ? deed_there_refusal(b, x->who, DEED_ACTION) : ALLOWED;

	if (!no.reason)
		no = state_refusal(x);
	return no.reason ? no : leave_refusal(b, x);
}

/* ---- doing it ---- */

void door_do(const struct rules *r, const struct door_deed *x)
{
	const struct deed_row *row = &deeds[x->act];

	x->door->state = (int)row->to;
	EVENT(r->board, DOOR, "door=%s state=%s who=%s clause=%s ruling=%s", x->door->record.name,
	      row->becomes, x->who ? x->who->record.name : NULL, row->clause,
	      x->act == DOOR_UNWELD || x->act == DOOR_DESTROY ? "RO-74" : NULL);
}
