#include "show/in_short.h"

#include <string.h>

#include "board/keyed.h"
#include "data/data.h"
#include "data/row.h"
#include "event/event.h"
#include "rules/harm/condition.h"
#include "rules/waiting.h"

/* One figure's part of the line: its name, then what became of it. */
struct part {
	struct buf *out;
	const char *name;
	int said;
	size_t joint; /* where the last " and " stands */
};

static struct part part_of(struct buf *out, const char *name)
{
	return (struct part){.out = out, .name = name};
}

/* "a and b" becomes "a, b and ". */
static void join(struct part *p)
{
	struct buf tail = {0};

	if (p->joint) {
		buf_puts(&tail, buf_text(p->out) + p->joint + strlen(" and "));
		buf_cut(p->out, p->joint);
		buf_printf(p->out, ", %s", buf_text(&tail));
		buf_release(&tail);
	}
	p->joint = p->out->n;
	buf_puts(p->out, " and ");
}

static void begin(struct part *p)
{
	if (p->said++)
		join(p);
	else
		buf_printf(p->out, "%s%s ", p->out->n ? "; " : "", p->name);
}

static void say(struct part *p, const char *text)
{
	begin(p);
	buf_puts(p->out, text);
}

static void say_place(struct part *p, const char *how, struct space at)
{
	char text[PLACE_TEXT];

	begin(p);
	buf_printf(p->out, "%s %s", how, space_text(at, text));
}

static void say_number(struct part *p, int before, int after, const char *what)
{
	if (before == after || before == ABSENT || after == ABSENT)
		return;
	begin(p);
	buf_printf(p->out, "%s %d %s (now %d)", after > before ? "gains" : "loses",
		   after > before ? after - before : before - after, what, after);
}

/* ---- Spacers ---- */

static const char *condition_title(const struct board *b, const struct condition *c)
{
	const struct condition_row *row = data_find(b->data, TABLE_CONDITIONS, c->record.name);

	return row && row->title && *row->title ? row->title : c->record.name;
}

static void conditions(struct part *p, const struct board *before, const struct board *after)
{
	EACH_OF(after, p->name, condition, c) {
		if (board_find(before, KIND_CONDITION, p->name, c->record.name))
			continue;
		begin(p);
		if (!strcmp(c->record.name, KNOCKDOWN))
			buf_puts(p->out, "is knocked down");
		else
			buf_printf(p->out, "has the Condition %s", condition_title(after, c));
	}
}

static void ammo(struct part *p, const struct board *before, const struct board *after)
{
	EACH_OF(after, p->name, gear, g) {
		const struct gear *was = board_find(before, KIND_GEAR, p->name, g->record.name);

		if (!was || was->ammo == g->ammo || g->ammo == ABSENT)
			continue;
		begin(p);
		buf_printf(p->out, "has %d Ammo %s %s", g->ammo,
			   g->ammo < was->ammo ? "left in" : "in", g->record.name);
	}
}

/* What killed, as the events tell it. */
static const char *cause_of_death(const struct board *after, int from, const char *name)
{
	int i;

	for (i = board_count(after, KIND_EVENT); i-- > from;) {
		const struct event *e = board_event(after, i);
		if (event_is(e, EVENT_DIES) && str_same(event_arg(e, "who"), name))
			return event_arg(e, "why");
	}
	return NULL;
}

static void dies(struct part *p, const struct board *after, int from)
{
	const char *why = cause_of_death(after, from, p->name);

	say(p, "dies");
	if (why)
		buf_printf(p->out, ": %s", why);
}

static void spacer(const struct board *before, const struct board *after, int from,
		   const struct spacer *now, struct buf *out)
{
	const struct spacer *was = board_find(before, KIND_SPACER, NULL, now->record.name);
	struct part p = part_of(out, now->record.name);

	if (!was) {
		say(&p, "is new");
		return;
	}
	if (now->dead && !was->dead) {
		dies(&p, after, from);
		return;
	}
	if (space_on(now->at) && !space_same(was->at, now->at))
		say_place(&p, "ends on", now->at);
	say_number(&p, was->vitals, now->vitals, "Vitals");
	say_number(&p, was->stress, now->stress, "Stress");
	ammo(&p, before, after);
	say_number(&p, was->adrenaline, now->adrenaline, "Adrenaline");
	conditions(&p, before, after);
}

/* ---- what is against them ---- */

static void suppression(struct part *p, const struct board *before, const struct board *after)
{
	int now = token_count(after, p->name, TOKEN_SUPPRESSION);

	if (now <= token_count(before, p->name, TOKEN_SUPPRESSION))
		return;
	begin(p);
	buf_printf(p->out, "is suppressed (%d token%s)", now, now == 1 ? "" : "s");
}

static void intruder(const struct board *before, const struct board *after,
		     const struct intruder *now, bool goes_on, struct buf *out)
{
	const struct intruder *was = board_find(before, KIND_INTRUDER, NULL, now->record.name);
	struct part p = part_of(out, now->record.name);

	p.said = goes_on;
	if (!was && space_on(now->at))
		say_place(&p, "is new, on", now->at);
	if (!was)
		return;
	if (space_on(now->at) && !space_same(was->at, now->at))
		say_place(&p, "ends on", now->at);
	if (now->wounds > was->wounds) {
		begin(&p);
		buf_printf(out, "has %d Wound%s", now->wounds, now->wounds == 1 ? "" : "s");
	}
	suppression(&p, before, after);
}

static void blip(const struct board *before, const struct blip *now, struct buf *out)
{
	const struct blip *was = board_find(before, KIND_BLIP, NULL, now->record.name);
	struct part p = part_of(out, now->record.name);
	char text[PLACE_TEXT];

	if (was && was->at.x == now->at.x && was->at.y == now->at.y)
		return;
	begin(&p);
	buf_printf(out, "%s %s", was ? "ends on" : "is new, on", corner_text(now->at, text));
}

static bool was_killed(const struct board *after, int from, const char *name)
{
	int i = board_count(after, KIND_EVENT);

	while (i-- > from) {
		const struct event *e = board_event(after, i);
		if (event_is(e, EVENT_KILLED) && str_same(event_arg(e, "who"), name))
			return true;
	}
	return false;
}

/* Who and what of that kind is there no more. */
static void gone(const struct board *before, const struct board *after, int from, enum kind k,
		 struct buf *out)
{
	int i;

	for (i = 0; i < before->of[k].n; i++) {
		const struct record *r = before->of[k].at[i];
		struct part p = part_of(out, r->name);

		if (!board_find(after, k, NULL, r->name))
			say(&p, was_killed(after, from, r->name) ? "dies" : "is gone");
	}
}

static void doors(const struct board *before, const struct board *after, struct buf *out)
{
	EACH(after, door, d) {
		const struct door *was = board_find(before, KIND_DOOR, NULL, d->record.name);
		struct part p = part_of(out, d->record.name);

		if (was && was->state != d->state) {
			begin(&p);
			buf_printf(out, "is %s", door_words[d->state]);
		}
	}
}

static void spacers(const struct board *before, const struct board *after, int from,
		    struct buf *out)
{
	EACH(after, spacer, s)
		spacer(before, after, from, s, out);
}

static void intruders(const struct board *before, const struct board *after, int from,
		      const char *subject, struct buf *out)
{
	const struct intruder *first =
	    subject ? board_find(after, KIND_INTRUDER, NULL, subject) : NULL;

	if (first)
		intruder(before, after, first, true, out);
	gone(before, after, from, KIND_INTRUDER, out);
	EACH(after, intruder, in)
		if (in != first)
			intruder(before, after, in, false, out);
}

/* Is it an Attack on Intruders, or what they do? */
static bool about_intruders(const struct board *after, int from)
{
	for (; from < board_count(after, KIND_EVENT); from++) {
		const struct event *e = board_event(after, from);
		if (event_is(e, EVENT_ATTACK) || event_is(e, EVENT_ACTIVATES))
			return true;
		if (event_is(e, EVENT_KNOCKBACK) || event_is(e, EVENT_PATH) ||
		    event_is(e, EVENT_NOISE))
			return false;
	}
	return false;
}

void in_short(const struct board *before, const struct board *after, int from, const char *subject,
	      struct buf *out)
{
	struct refusal waits = unfinished_refusal(after);
	bool intruders_first = about_intruders(after, from);

	if (intruders_first)
		intruders(before, after, from, subject, out);
	spacers(before, after, from, out);
	if (!intruders_first)
		intruders(before, after, from, subject, out);
	EACH(after, blip, p)
		blip(before, p, out);
	gone(before, after, from, KIND_BLIP, out);
	gone(before, after, from, KIND_TERRAIN, out);
	doors(before, after, out);
	if (waits.reason)
		buf_printf(out, "%s%s", out->n ? "; " : "", waits.reason);
}
