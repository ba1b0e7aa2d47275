#include "look/why_answer.h"

#include <string.h>

#include "dice/notation.h"
#include "event/event.h"
#include "event/house.h"
#include "look/threat.h"
#include "rules/sheet.h"

int look_begin(const struct rules *r, struct intruder *in, const char *against)
{
	struct arena own = {0};
	struct fate f = {.explore_chance = true};
	struct rules there = {.board = r->board, .fate = &f, .diag = r->diag};
	int result;

	if (intruder_has_token(r->board, in, TOKEN_SURPRISE))
		return 0;
	memcpy(f.given, r->fate->given, sizeof f.given);
	fate_start(&f, &own);
	fate_begin(&f, r->board);
	result = ai_begin(&there, in, (struct ai_order){.against = against});
	fate_release(&f);
	arena_release(&own);
	return result;
}

/* ---- what is to be expected ---- */

#define EXPECT_MOST 100000 /* outcomes: some seconds */

static void write_damage(struct frac damage, struct buf *out)
{
	int n = frac_tenths(damage);

	if (!n)
		buf_puts(out, "less than 0.1");
	else
		buf_printf(out, "%d.%d", n / 10, n % 10);
}

/* ": 1.7 damage expected, 0.3 on romeo (house dice)", of every Spacer that may get any. Where there
 * are too many outcomes to count there is nothing to say. */
static void expect(const struct rules *r, const struct intruder *in, const char *against,
		   const char *target, struct buf *out)
{
	struct threat_by by = {in->record.name, against, r->fate->given, EXPECT_MOST};
	struct house house = {0};
	struct diag ignored = {0};
	size_t start = out->n;
	int n = 0;

	EACH(r->board, spacer, s) {
		struct frac damage = {0, 1};

		if (!spacer_on_board(s))
			continue;
		if (threat_of(r->board, &by, s->record.name, &damage, &house, &ignored))
			break; /* as many outcomes for everybody */
		if (!damage.num)
			continue;
		buf_puts(out, out->n == start ? ": " : ", ");
		write_damage(damage, out);
		buf_puts(out, n++ ? "" : " damage expected");
		if (!target || strcmp(target, s->record.name) != 0)
			buf_printf(out, " on %s", s->record.name);
	}
	if (out->n > start && house.tables) {
		buf_puts(out, " (house ");
		house_write(house.tables, ", ", out);
		buf_putc(out, ')');
	}
	house_release(&house);
	diag_release(&ignored);
}

/* ---- what it does ---- */

/* The parts of one activation, as its events tell them. */
struct deeds {
	const char *target, *none, *to, *stays, *kind, *dice, *title, *cannot;
};

static void keep(const char **first, const struct event *e, const char *key)
{
	if (!*first)
		*first = event_arg(e, key);
}

static void note_deed(struct deeds *d, const struct event *e)
{
	if (event_is(e, EVENT_AI_CARD)) /* what came before its card is not of it (BOS-02) */
		*d = (struct deeds){.title = event_arg(e, "card")};
	if (event_is(e, EVENT_TARGET))
		keep(&d->target, e, "target");
	if (event_is(e, EVENT_NO_TARGET))
		keep(&d->none, e, "why");
	if (event_is(e, EVENT_PATH))
		d->to = event_arg(e, "to");
	if (event_is(e, EVENT_STAYS))
		d->stays = event_arg(e, "at");
	if (event_is(e, EVENT_PROTOCOL))
		keep(&d->title, e, "title");
	if (event_is(e, EVENT_NO_ATTACK))
		keep(&d->cannot, e, "why");
	if (event_is(e, EVENT_INTRUDER_ATTACK)) {
		keep(&d->kind, e, "kind");
		keep(&d->dice, e, "dice");
	}
}

static int play(const struct rules *r, const char *who, const char *against, struct arena *a,
		struct deeds *out)
{
	struct board *copy = board_copy(r->board, a);
	struct fate f = {.explore_chance = true}; /* its first way is enough */
	struct rules there = {.board = copy, .fate = &f, .diag = r->diag};
	int from = board_count(copy, KIND_EVENT), i, result;

	memcpy(f.given, r->fate->given, sizeof f.given);
	fate_start(&f, a);
	fate_begin(&f, copy);
	result = ai_activate(&there, board_find(copy, KIND_INTRUDER, NULL, who),
			     (struct ai_order){.against = against});
	for (i = from; !result && i < board_count(copy, KIND_EVENT); i++) {
		const struct event *e = board_event(copy, i);
		const char *whose = event_arg(e, "who");

		if (whose && !strcmp(whose, who))
			note_deed(out, e);
	}
	fate_release(&f);
	return result;
}

static void write_attack(const struct deeds *d, struct buf *out)
{
	struct dice_pool pool;
	struct diag ignored = {0};

	buf_printf(out, " and %ss with ", d->kind);
	if (!pool_read(&pool, span_of(d->dice), &ignored))
		pool_in_words(&pool, out);
	diag_release(&ignored);
}

static void write_deeds(const char *who, const struct deeds *d, struct buf *out)
{
	if (d->target)
		buf_printf(out, "%s goes for %s", who, d->target);
	else
		buf_printf(out, "%s goes for nobody%s%s", who, d->none ? ": " : "",
			   d->none ? d->none : "");
	if (d->to)
		buf_printf(out, "%s moves to %s", d->kind ? "," : " and", d->to);
	else if (d->stays && d->target)
		buf_printf(out, "%s stays on %s", d->kind ? "," : " and", d->stays);
	if (d->kind)
		write_attack(d, out);
	else if (d->cannot)
		buf_printf(out, " and does not attack: %s", d->cannot);
	if (d->title)
		buf_printf(out, " (%s)", d->title);
}

static void tell(const struct rules *r, struct buf *text)
{
	EVENT(r->board, NOTE, "text=%s", buf_text(text));
	buf_release(text);
}

int why_answer(const struct rules *r, const struct intruder *in, const char *against)
{
	struct deeds did = {0};
	struct arena own = {0};
	struct buf text = {0};
	int result = play(r, in->record.name, against, &own, &did);

	if (!result) {
		write_deeds(in->record.name, &did, &text);
		expect(r, in, against, did.target, &text);
		tell(r, &text);
	}
	arena_release(&own);
	return result;
}

int why_answer_boss(const struct rules *r, const struct intruder *in, const char *against,
		    const struct aims *aims)
{
	struct buf text = {0};
	int i;

	buf_printf(&text, "%s goes by the card it draws: ", in->record.name);
	for (i = 0; i < aims->n; i++)
		buf_printf(&text, "%s%s for %s", i ? ", " : "", aims->at[i].card,
			   aims->at[i].target ? aims->at[i].target : "nobody");
	expect(r, in, against, NULL, &text);
	tell(r, &text);
	return 0;
}
