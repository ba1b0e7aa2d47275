/* enorm-knockback: moves a figure against its will. */
#include <string.h>

#include "board/names.h"
#include "board/readings.h"
#include "event/event.h"
#include "rules/gate.h"
#include "rules/move/forced.h"
#include "tool/tools.h"

enum as { AS_KNOCKBACK, AS_PUSHBACK, AS_LURE, AS_DISPLACE };

static const char *const as_words[] = {"knockback", "pushback", "lure", "displace", NULL};
static const char *const by_words[] = {"attack", "response", NULL};

struct asked {
	enum as as;
	struct forced_gate gate;
	int x;
};

/* ---- the command line ---- */

/* KB-50: several X at once add up; --lower takes from an ordinary Knockback (RO-33, KB-45). */
static int read_x(const struct call *c, struct asked *a, struct diag *d)
{
	long x, lower = 0;
	int i;

	if (call_number(c, "lower", 0, FORCED_MOST, &lower, d))
		return -1;
	for (i = 1; i < c->nwords; i++) {
		if (number_word(c->word[i], "X", 0, FORCED_MOST, &x, d))
			return -1;
		a->x += (int)x;
	}
	if (a->x > FORCED_MOST)
		return diag_usage(d, "X adds up to %d; %d is the most", a->x, FORCED_MOST);
	if (!call_has(c, "unavoidable")) /* KB-45: an Unavoidable one cannot be lowered */
		a->x = a->x > (int)lower ? a->x - (int)lower : 0;
	return 0;
}

static int check_words(struct call *c, const struct asked *a, struct diag *d)
{
	bool from = call_has(c, "from"), direction = call_has(c, "direction");

	if (a->as != AS_KNOCKBACK && (call_has(c, "unavoidable") || call_has(c, "lower")))
		return diag_usage(d, "--unavoidable and --lower go with --as knockback");
	if (a->as == AS_DISPLACE)
		return c->nwords > 1 || from || direction || call_has(c, "by")
			   ? diag_usage(d, "--as displace takes only the figure's name, no X, "
					   "--from, --direction or --by")
			   : 0;
	if (c->nwords < 2)
		return diag_usage(d, "how far? give X, the number of spaces");
	if (!from && !direction)
		return call_missing(c, "SOURCE", d,
				    "which way? give --from SOURCE or --direction n|e|s|w");
	if (direction && a->as != AS_KNOCKBACK)
		return diag_usage(d, "--direction goes with --as knockback");
	if ((call_has(c, "zone") || call_has(c, "range")) && a->gate.by != BY_ATTACK)
		return diag_usage(d, "--zone and --range go with --by attack");
	if (call_has(c, "zone") && call_has(c, "range"))
		return diag_usage(d, "either --zone or --range, not both");
	if (a->gate.by && !from)
		return diag_usage(d, "--by needs --from: its range is counted from there");
	return 0;
}

static int begin(struct call *c, struct diag *d)
{
	struct asked *a = arena_new(&c->arena, struct asked);
	long zone = 0, range = 0;
	int as, by;

	c->own = a;
	if (call_word(c, "as", as_words, AS_KNOCKBACK, &as, d) ||
	    call_word(c, "by", by_words, -1, &by, d) || call_number(c, "zone", 1, 99, &zone, d) ||
	    call_number(c, "range", 1, 99, &range, d))
		return -1;
	a->as = (enum as)as;
	a->gate = (struct forced_gate){(enum forced_by)(by + 1), (int)zone, (int)range, false};
	return check_words(c, a, d) || read_x(c, a, d) ? -1 : 0;
}

/* ---- one board ---- */

static int read_source(struct call *c, struct board *b, struct push *p, struct diag *d)
{
	const char *word = call_value(c, "from");
	struct named from;
	struct figure f;

	p->source = NOWHERE;
	p->last_step = NO_DIRECTION;
	if (!word)
		return 0;
	if (name_or_place(b, KIND_BIT(KIND_SPACER) | KIND_BIT(KIND_INTRUDER), word, &from, d))
		return -1;
	if (from.is_corner)
		return diag_usage(d, "--from takes a figure or a space");
	p->source = from.space;
	if (!from.piece)
		return 0;
	f = figure_named(b, from.piece->name);
	p->by = from.piece->name;
	p->source = figure_at(f);
	if (f.intruder)
		p->last_step = f.intruder->facing; /* a move ends facing its last step (RI-12) */
	return 0;
}

static int read_direction(const struct call *c, struct push *p, struct diag *d)
{
	return call_word(c, "direction", facing_words, NO_DIRECTION, &p->direction, d);
}

static struct refusal push_refusal(const struct call *c, const struct board *b,
				   const struct push *p, struct figure who)
{
	if (who.spacer && who.spacer->dead)
		return refuse_of(b, "DIE-15", "%s is dead", p->who);
	if (who.spacer && who.spacer->elsewhere) /* RULING: RO-112 */
		return refuse_of(b, "OTP-02", "%s is in an Other Place", p->who);
	if (who.intruder && who.intruder->disabled) /* RULING: RT-141 */
		return refuse_of(b, "DSB-02", "%s is disabled", p->who);
	if (who.intruder && who.intruder->dying) /* RULING: RA-08: where it died it answers */
		return refuse_of(b, "WND-10", "%s is dead, and only its Reprisal is left", p->who);
	if (!space_on(figure_at(who)))
		return refuse_of(b, "KB-01", "%s is not on the board", p->who);
	if (p->by && !strcmp(p->by, p->who))
		return refuse_of(b, "KB-02", "%s cannot be the source of its own push", p->who);
	if (call_has(c, "from") && !space_on(p->source))
		return refuse("KB-02", "the source is not on the board");
	return ALLOWED;
}

/* RULING: RO-34 (b): a push for each X, lowered in turn, instead of one of their sum (KB-50). */
static int push_apart(const struct call *c, const struct rules *r, const struct push *p)
{
	long lower = 0, x = 0;
	int i, result = call_number(c, "lower", 0, FORCED_MOST, &lower, r->diag);

	for (i = 1; i < c->nwords && !result; i++) {
		struct push one = *p;

		if (number_word(c->word[i], "X", 0, FORCED_MOST, &x, r->diag))
			return -1;
		one.x = (int)(x > lower ? x - lower : 0);
		lower = x > lower ? 0 : lower - x;
		if (space_on(figure_at(figure_named(r->board, p->who))))
			result = forced_knockback(r, &one);
	}
	return result;
}

static int move(const struct rules *r, const struct asked *a, const struct push *p)
{
	switch (a->as) {
	case AS_PUSHBACK:
		return forced_pushback(r, p);
	case AS_LURE:
		return forced_lure(r, p);
	case AS_DISPLACE:
		return forced_displace(r, p->who);
	default:
		return forced_knockback(r, p);
	}
}

static int each(struct call *c, struct board *b, struct diag *d)
{
	const struct asked *a = c->own;
	const struct record *who =
	    name_piece(b, KIND_BIT(KIND_SPACER) | KIND_BIT(KIND_INTRUDER), c->word[0], d);
	struct chain chain = {0};
	struct rules plain = call_rules(c, b, d), inside = rules_in_attack(&plain, &chain);
	struct rules r = a->gate.by == BY_ATTACK ? inside : plain; /* RULING: RO-27 */
	struct push p = {.x = a->x, .unavoidable = call_has(c, "unavoidable")};
	struct forced_gate gate = a->gate;
	struct refusal no;

	if (!who)
		return -1;
	p.who = who->name;
	if (read_source(c, b, &p, d) || read_direction(c, &p, d))
		return -1;
	no = push_refusal(c, b, &p, figure_named(b, p.who));
	if (no.reason)
		return call_refuse(c, b, NULL, no);
	gate.spacer = p.by && figure_named(b, p.by).spacer;
	no = forced_gate_refusal(b, &gate, p.source, figure_at(figure_named(b, p.who)));
	/* RULING: RA-11: the sisters work at any distance. */
	if (no.reason && a->as == AS_KNOCKBACK) {
		EVENT(b, STAYS, "who=%s why=%s clause=%s ruling=RA-57", p.who, no.reason,
		      no.clause);
		return STATUS_OK;
	}
	if (a->as == AS_KNOCKBACK && c->nwords > 2 && plays(b, RO_34, 'b'))
		return push_apart(c, &r, &p) ? -1 : STATUS_OK;
	return move(&r, a, &p) ? -1 : STATUS_OK;
}

static const struct option_row options[] = {
    {0, "from", "SOURCE", "the figure or space it is moved away from, or lured to"},
    {0, "direction", "WAY", "the printed direction: n, e, s or w; the source decides the rest"},
    {0, "as", "EFFECT", "knockback (if not given), pushback, lure or displace"},
    {0, "unavoidable", NULL, "an Unavoidable Knockback: nothing lowers it"},
    {0, "lower", "N", "an ability lowers an ordinary Knockback by N"},
    {0, "by", "WHAT", "attack or response: it must reach its target first"},
    {0, "zone", "N", "the Attack is a Zone N Attack"},
    {0, "range", "N", "the Attack is Ranged N"},
};

const struct tool tool_knockback = {
    .name = "enorm-knockback",
    .examples = {"enorm-knockback juliet 3 --from grin-1 -f push.board",
		 "enorm-knockback romeo 2 --direction n -f push.board",
		 "enorm-knockback juliet --as displace -f push.board"},
    .about = "Move a figure against its will.",
    .usage = " [options] WHO X ... --from SOURCE\n"
	     " [options] WHO X ... --direction n|e|s|w [--from SOURCE]\n"
	     " [options] WHO --as displace",
    .kind = RESOLVER,
    .answer_first = true,
    .views = 1u << VIEW_BOARD | 1u << VIEW_RULING | 1u << VIEW_JSON,
    .options = options,
    .noptions = (int)COUNT(options),
    .words_least = 1,
    .words_most = 9,
    .begin = begin,
    .board = each,
};
