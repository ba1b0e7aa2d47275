#include "show/in_short.h"

#include <string.h>

#include "board/keyed.h"
#include "data/data.h"
#include "data/row.h"
#include "rules/harm/condition.h"
#include "rules/waiting.h"

/* One figure's part of the line: its name, then what became of it. */
struct part {
	struct buf *out;
	size_t start; /* of the whole line */
	const char *name;
	int said;
};

static struct part part_of(struct buf *out, size_t start, const char *name)
{
	return (struct part){out, start, name, 0};
}

static void begin(struct part *p)
{
	if (!p->said++)
		buf_printf(p->out, "%s%s ", p->out->n > p->start ? "; " : "", p->name);
	else
		buf_puts(p->out, " and ");
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
		buf_printf(p->out, "has %d Ammo in %s", g->ammo, g->record.name);
	}
}

static void spacer(const struct board *before, const struct board *after, const struct spacer *now,
		   size_t start, struct buf *out)
{
	const struct spacer *was = board_find(before, KIND_SPACER, NULL, now->record.name);
	struct part p = part_of(out, start, now->record.name);

	if (!was) {
		say(&p, "is new");
		return;
	}
	if (now->dead && !was->dead) {
		say(&p, "is dead");
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
		     const struct intruder *now, size_t start, struct buf *out)
{
	const struct intruder *was = board_find(before, KIND_INTRUDER, NULL, now->record.name);
	struct part p = part_of(out, start, now->record.name);

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

static void blip(const struct board *before, const struct blip *now, size_t start, struct buf *out)
{
	const struct blip *was = board_find(before, KIND_BLIP, NULL, now->record.name);
	struct part p = part_of(out, start, now->record.name);
	char text[PLACE_TEXT];

	if (was && was->at.x == now->at.x && was->at.y == now->at.y)
		return;
	begin(&p);
	buf_printf(out, "%s %s", was ? "ends on" : "is new, on", corner_text(now->at, text));
}

/* Who and what of that kind is there no more. */
static void gone(const struct board *before, const struct board *after, enum kind k, size_t start,
		 struct buf *out)
{
	int i;

	for (i = 0; i < before->of[k].n; i++) {
		const struct record *r = before->of[k].at[i];
		struct part p = part_of(out, start, r->name);

		if (!board_find(after, k, NULL, r->name))
			say(&p, "is gone");
	}
}

static void doors(const struct board *before, const struct board *after, size_t start,
		  struct buf *out)
{
	EACH(after, door, d) {
		const struct door *was = board_find(before, KIND_DOOR, NULL, d->record.name);
		struct part p = part_of(out, start, d->record.name);

		if (was && was->state != d->state) {
			begin(&p);
			buf_printf(out, "is %s", door_words[d->state]);
		}
	}
}

void in_short(const struct board *before, const struct board *after, struct buf *out)
{
	size_t start = out->n;
	struct refusal waits = unfinished_refusal(after);

	EACH(after, spacer, s)
		spacer(before, after, s, start, out);
	EACH(after, intruder, in)
		intruder(before, after, in, start, out);
	gone(before, after, KIND_INTRUDER, start, out);
	EACH(after, blip, p)
		blip(before, p, start, out);
	gone(before, after, KIND_BLIP, start, out);
	gone(before, after, KIND_TERRAIN, start, out);
	doors(before, after, start, out);
	if (waits.reason)
		buf_printf(out, "%s%s", out->n > start ? "; " : "", waits.reason);
}
