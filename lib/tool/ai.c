/* enorm-ai: what the Intruders do. */
#include <string.h>

#include "board/names.h"
#include "event/event.h"
#include "look/routes.h"
#include "look/why.h"
#include "rules/intruder/ai.h"
#include "rules/intruder/zigzag.h"
#include "rules/sheet.h"
#include "rules/waiting.h"
#include "tool/tools.h"

/* ---- the command line ---- */

/* The Target that was named; NULL if none was. */
static int read_target(const struct call *c, const struct board *b, const char **out,
		       struct diag *d)
{
	const char *word = call_value(c, "target");
	const struct record *target = NULL;

	*out = NULL;
	if (word && !(target = name_piece(b, KIND_BIT(KIND_SPACER), word, d)))
		return -1;
	if (target)
		*out = target->name;
	return 0;
}

/* --first and --route answer the points of every Intruder of the call. */
static int read_shorthands(struct call *c, struct diag *d)
{
	static const char *const points[] = {"first", "route"};
	size_t p;
	int first;

	if (call_word(c, "first", zig_words, -1, &first, d))
		return -1;
	for (p = 0; p < COUNT(points); p++) {
		struct given one = {.point = points[p],
				    .value = call_value(c, points[p]),
				    .every = true,
				    .used = true};
		if (one.value)
			givens_add(&c->fate.given[ANSWER_CHOOSE], one, &c->arena);
	}
	return 0;
}

/* ---- one board ---- */

static struct intruder *named(struct call *c, const struct board *b, struct diag *d)
{
	return as_intruder(name_piece(b, KIND_BIT(KIND_INTRUDER), c->word[0], d));
}

static int flash(struct call *c, const struct rules *r)
{
	struct record *t =
	    name_piece(r->board, KIND_BIT(KIND_SPACER), call_value(c, "flash"), r->diag);
	const struct intruder_row *row;
	struct record *in;

	if (!t)
		return -1;
	in = board_find(r->board, KIND_INTRUDER, NULL, c->word[0]);
	row = in ? NULL : name_row(r->board, TABLE_INTRUDERS, c->word[0], r->diag);
	if (!in && !row)
		return -1;
	if (as_spacer(t)->elsewhere) /* RULING: RO-112 */
		return rules_refuse(r, refuse_of(r->board, "OTP-02", "%s is in an Other Place",
						 t->name));
	return ai_flash(r, in ? in->name : row->name, as_spacer(t), call_has(c, "zero-hour"));
}

static int opportunity(struct call *c, const struct rules *r)
{
	struct spacer *mover = as_spacer(
	    name_piece(r->board, KIND_BIT(KIND_SPACER), call_value(c, "opportunity"), r->diag));
	struct refusal no;

	if (!mover)
		return -1;
	no = ai_provoke_refusal(r->board, mover);
	return no.reason ? rules_refuse(r, no) : ai_opportunity(r, mover);
}

static int activate(struct call *c, const struct rules *r, const char *against)
{
	struct intruder *in = named(c, r->board, r->diag);
	struct refusal no;

	if (!in)
		return -1;
	if (call_has(c, "card") && !intruder_is_boss(r->board, in))
		return diag_usage(r->diag, "--card: %s is no Boss and draws none", in->record.name);
	no = intruder_act_refusal(r->board, in);
	return no.reason ? rules_refuse(r, no)
			 : ai_activate(r, in, (struct ai_order){.against = against});
}

static int act(struct call *c, const struct rules *r, const char *against)
{
	struct refusal no;

	if (call_has(c, "queued"))
		return ai_queued(r);
	if (call_has(c, "flash"))
		return flash(c, r);
	if (call_has(c, "opportunity"))
		return opportunity(c, r);
	no = unfinished_refusal(r->board);
	if (no.reason)
		return rules_refuse(r, no);
	return c->nwords ? activate(c, r, against) : ai_phase(r);
}

static int report(struct call *c, const struct rules *r, const char *against)
{
	struct intruder *in = named(c, r->board, r->diag);
	struct routes_ask ask = {.in = in, .speed = -1, .range = -1};
	long speed = -1, range = -1;

	if (!in)
		return -1;
	fate_begin(r->fate, r->board);
	if (call_has(c, "why")) {
		int from = board_count(r->board, KIND_EVENT);
		if (ai_why(r, in, against))
			return -1;
		call_tell_events(c, r->board, from, "");
		return STATUS_OK;
	}
	if (call_number(c, "speed", 0, 99, &speed, r->diag) ||
	    call_number(c, "range", 0, 99, &range, r->diag))
		return -1;
	ask.speed = (int)speed;
	ask.range = (int)range;
	return ai_routes(r, &ask, against, c->view == VIEW_JSON, &c->out);
}

static int each(struct call *c, struct board *b, struct diag *d)
{
	struct rules r = call_rules(c, b, d);
	const char *against;

	if (read_target(c, b, &against, d))
		return -1;
	if (call_has(c, "why") || call_has(c, "routes"))
		return report(c, &r, against);
	fate_open_seams(&c->fate);
	return act(c, &r, against) ? -1 : STATUS_OK;
}

static int begin(struct call *c, struct diag *d)
{
	bool looks = call_has(c, "why") || call_has(c, "routes");

	if ((call_has(c, "speed") || call_has(c, "range")) && !call_has(c, "routes"))
		return diag_usage(d, "--speed and --range go with --routes");
	if (call_has(c, "zero-hour") && !call_has(c, "flash"))
		return diag_usage(d, "--zero-hour goes with --flash");
	if (looks && !c->nwords)
		return call_missing(c, "INTRUDER", d, "which Intruder? enorm-ai %s INTRUDER",
				    call_has(c, "why") ? "--why" : "--routes");
	if (call_has(c, "flash") && !c->nwords)
		return call_missing(c, "INTRUDER", d,
				    "--flash SPACER INTRUDER: which Intruder makes it?");
	c->game_unchanged = c->game_unchanged || looks;
	c->only_looks = looks;
	return read_shorthands(c, d);
}

static const struct option_row options[] = {
    {0, "why", NULL, "tell distances, targeting lines and protocols, and what failed"},
    {0, "routes", NULL, "list every legal route of its Move"},
    {0, "speed", "N", "with --routes: this Speed instead of its own"},
    {0, "range", "N", "with --routes: stop where an attack of this Range works"},
    {0, "target", "SPACER", "the Target, whatever the targeting says"},
    {0, "card", "[POINT=]CARD", "the AI card that lies on top"},
    {0, "first", "h|v", "the axis of the first step of a zigzag"},
    {0, "route", "N", "the route, by its number in --routes"},
    {0, "opportunity", "SPACER", "the attacks of opportunity a step of hers provokes"},
    {0, "queued", NULL, "resolve the Reprisals and attacks that wait on the board"},
    {0, "flash", "SPACER", "a Flash Attack on the Spacer"},
    {0, "zero-hour", NULL, "with --flash: it stays as the Adversary"},
};

const struct tool tool_ai = {
    .name = "enorm-ai",
    .about = "Activate Intruders: one, or all of them in their order.",
    .examples = {"enorm-ai --why grin-1 -f ai.board", "enorm-ai grin-1 -f ai.board",
		 "enorm-ai mothman --card ignite --odds -f ai.board"},
    .usage = " [options] [INTRUDER]\n"
	     " [options] --why INTRUDER\n"
	     " [options] --routes INTRUDER\n"
	     " [options] --opportunity SPACER\n"
	     " [options] --queued\n"
	     " [options] --flash SPACER INTRUDER",
    .kind = RESOLVER,
    .views = 1u << VIEW_BOARD | 1u << VIEW_RULING | 1u << VIEW_JSON,
    .options = options,
    .noptions = (int)COUNT(options),
    .words_least = 0,
    .words_most = 1,
    .begin = begin,
    .board = each,
};
