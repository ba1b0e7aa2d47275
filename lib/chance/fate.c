#include "chance/fate.h"

#include <stdio.h>
#include <string.h>
#include <sys/random.h>

#include "chance/point.h"
#include "event/event.h"

#define OFFER_EVENTS 14 /* to list one answer takes as long as telling of so many events */

void fate_start(struct fate *f, struct arena *a)
{
	f->length = 0;
	f->effort = 0;
	f->left_out = false;
	if (f->explore_chance || f->explore_choice)
		f->path = arena_array(a, struct fate_step, FATE_DEPTH);
}

void fate_release(struct fate *f)
{
	buf_release(&f->choices);
	buf_release(&f->points);
	buf_release(&f->told);
}

void fate_begin(struct fate *f, struct board *b)
{
	int i, k;

	f->board = b;
	f->depth = 0;
	f->weight = (struct frac){1, 1};
	f->rng_ready = f->drew = f->asked = f->open = f->cut = false;
	f->tally = (struct tally){0};
	f->question = NULL;
	f->about = NULL;
	f->part = (struct fate_part){0};
	f->parts = 0;
	for (k = 0; k < ANSWER_COUNT; k++)
		for (i = 0; i < f->given[k].n; i++)
			f->given[k].at[i].taken = false;
	buf_clear(&f->choices);
	buf_clear(&f->points);
	buf_clear(&f->told);
}

bool fate_next(struct fate *f)
{
	while (f->length && f->path[f->length - 1].taken + 1 == f->path[f->length - 1].n)
		f->length--;
	if (!f->length)
		return false;
	f->path[f->length - 1].taken++;
	return true;
}

/* ---- too much to explore ---- */

long fate_work(const struct board *before, const struct board *after)
{
	long events = board_count(after, KIND_EVENT) - board_count(before, KIND_EVENT);

	return events * (256 + (long)after->grid.rows * after->grid.cols);
}

/* How many ways the point of a step parts, all its dice together. */
static long ways_of(const struct fate *f, int step)
{
	long ways = 1;
	int i;

	for (i = 0; i < f->depth && ways < FATE_STATES; i++)
		if (f->path[i].point == f->path[step].point)
			ways *= f->path[i].n;
	return ways;
}

int fate_too_much(const struct fate *f, struct diag *d)
{
	struct where call = {.file = d->at.file, .board = d->at.board}; /* it is no line's fault */
	const char *option;
	int i, best = 0;

	if (!f->depth)
		return diag_at(d, call, "this takes too long on such a board");
	for (i = 1; i < f->depth; i++)
		if (ways_of(f, i) > ways_of(f, best))
			best = i;
	option = f->path[best].chance ? answer_options[ANSWER_ROLLED]
		 : f->keep_harsh      ? fate_told(f, &f->path[best])
				      : answer_options[ANSWER_CHOOSE];
	return diag_at(d, call,
		       "there are too many ways this can go; settle some, first of all with "
		       "--%.*s %.*s=... (%ld ways); %sthis call asks for%s",
		       (int)strcspn(option, " "), option,
		       (int)strcspn(f->points.p + f->path[best].point, " "),
		       f->points.p + f->path[best].point, ways_of(f, best),
		       f->keep_harsh ? "or say with --ask which kinds of decisions count; " : "",
		       f->points.p);
}

static int unused(const struct fate *f, enum answer_kind kind, struct diag *d)
{
	const struct givens *all = &f->given[kind];
	int i, bad = 0;

	for (i = 0; i < all->n; i++) {
		const struct given *g = &all->at[i];
		if (!g->used)
			bad |= diag_usage(d, "--%s %s%s%s: %s; this call asked for%s%s",
					  answer_options[kind], g->point ? g->point : "",
					  g->point ? "=" : "", g->value, answer_unused[kind],
					  f->points.n ? "" : " nothing", buf_text(&f->points));
	}
	return bad;
}

int fate_end(struct fate *f, struct diag *d)
{
	int kind, bad = 0;

	for (kind = 0; kind < ANSWER_COUNT; kind++)
		bad |= unused(f, (enum answer_kind)kind, d);
	return bad;
}

/* ---- answers that were typed ---- */

bool point_is(const char *name, size_t n, const char *point)
{
	size_t len = strlen(point);

	if (n < len || strncmp(name, point, len))
		return false;
	return n == len || (name[len] == '-' && n > len + 1 &&
			    strspn(name + len + 1, "0123456789") >= n - len - 1);
}

static bool of_an_intruder(const struct board *b, const char *point, const char *stem)
{
	int i;

	for (i = 0; i < board_count(b, KIND_INTRUDER); i++) {
		const char *name = board_intruder(b, i)->record.name;
		size_t len = strlen(name);
		if (!strncmp(point, name, len) && point[len] == '.' &&
		    point_is(point + len + 1, strlen(point + len + 1), stem))
			return true;
	}
	return false;
}

static bool answers(const struct fate *f, const struct given *g, const char *point, const char *who)
{
	if (g->every)
		return f->board && of_an_intruder(f->board, point, g->point);
	return !strcmp(g->point, point) || (who && !strcmp(g->point, who));
}

/* The first that was typed for the point, or for whoever it is about, and not taken in this run;
 * `first`: what names no point will do. */
static struct given *find(const struct fate *f, enum answer_kind kind, const char *point,
			  const char *who, bool first)
{
	const struct givens *all = &f->given[kind];
	int i;

	for (i = 0; i < all->n; i++) {
		struct given *g = &all->at[i];
		bool fits = g->point ? answers(f, g, point, who) : first;
		if (fits && (g->every || !g->taken))
			return g;
	}
	return NULL;
}

static const char *take(struct given *g)
{
	if (!g)
		return NULL;
	g->used = g->taken = true;
	return g->value;
}

bool fate_is_chosen(const struct fate *f, const char *point)
{
	return find(f, ANSWER_CHOOSE, point, NULL, false);
}

const char *fate_will_be_typed(const struct fate *f, const char *point)
{
	const struct given *g = find(f, ANSWER_ROLLED, point, NULL, !f->asked);

	return g ? g->value : NULL;
}

void fate_note(struct fate *f, const char *point)
{
	buf_printf(&f->points, " %s", point);
}

const char *fate_typed(struct fate *f, const char *point)
{
	bool first = !f->asked;

	f->asked = true;
	fate_note(f, point);
	return take(find(f, ANSWER_ROLLED, point, NULL, first));
}

const char *fate_answer(struct fate *f, enum answer_kind kind, const char *point, const char *who)
{
	return take(find(f, kind, point, who, true));
}

const char *fate_answers(struct fate *f, enum answer_kind kind, const char *point, const char *who)
{
	const char *all = fate_answer(f, kind, point, who), *more;

	while (all && (more = fate_answer(f, kind, point, who)))
		all = arena_printf(f->board->arena, "%s,%s", all, more);
	return all;
}

static int label_of(const char *option, const char *point, const char *value,
		    const char *const *labels, int n, struct diag *d)
{
	struct buf all = {0};
	int i;

	for (i = 0; i < n; i++)
		if (!strcmp(labels[i], value))
			return i;
	for (i = 0; i < n; i++)
		buf_printf(&all, "%s%s", i ? ", " : "", labels[i]);
	diag_usage(d, "--%s %s=%s: it is one of %s", option, point, value, buf_text(&all));
	buf_release(&all);
	return -1;
}

/* ---- exploring ---- */

/* The name of a point is noted before it is answered. */
static size_t last_point(const struct fate *f)
{
	const char *blank = f->points.n ? strrchr(f->points.p, ' ') : NULL;

	return blank ? (size_t)(blank + 1 - f->points.p) : 0;
}

static int take_step(struct fate *f, bool chance, const u128 *weights, int n, struct diag *d)
{
	struct fate_step *s = &f->path[f->depth];
	int i;

	if (f->depth == FATE_DEPTH)
		return diag_bug(d, "more than %d points in one resolution", FATE_DEPTH);
	if (f->depth == f->length) {
		*s = (struct fate_step){.n = n, .chance = chance, .point = last_point(f)};
		f->length++;
	}
	if (s->n != n || s->chance != chance)
		return diag_bug(d, "the same resolution took two ways");
	f->depth++;
	if (!chance)
		return s->taken;
	for (s->total = 0, i = 0; i < n; i++)
		s->total += weights ? weights[i] : 1;
	s->weight = weights ? weights[s->taken] : 1;
	f->weight = frac_reduce(f->weight);
	if (!u128_mul(f->weight.num, s->weight, &f->weight.num) ||
	    !u128_mul(f->weight.den, s->total, &f->weight.den))
		return diag_set(
		    d, "the odds grow beyond 128 bits; give some of the dice with --rolled");
	return s->taken;
}

int fate_explore(struct fate *f, const u128 *weights, int n, struct diag *d)
{
	return f->explore_chance ? take_step(f, true, weights, n, d) : -1;
}

/* ---- asking ---- */

bool fate_asks(const struct fate *f, enum ask_kind kind)
{
	return f->board && !f->peek && !f->explore_chance && !f->explore_choice &&
	       f->asks & 1u << kind;
}

int fate_ask(struct fate *f, const struct asking *q, struct diag *d)
{
	struct arena *a = f->board->arena;
	struct asking *kept = arena_new(a, struct asking);
	const char **answers = arena_array(a, const char *, (size_t)q->n + 1);
	int i;

	*kept = *q;
	for (i = 0; i < q->n; i++) /* the rule that asks may keep them where it likes */
		answers[i] = arena_strdup(a, q->answers[i]);
	kept->answers = answers;
	f->question = kept;
	d->at = (struct where){0}; /* it is asked of the players, not of a line */
	return diag_status(d, STATUS_WAITING, "%s, then add --%s %s=...", q->text,
			   answer_options[ask_answers[q->kind]], q->point);
}

int fate_seam(struct fate *f, const char *state)
{
	if (fate_has_seam(f))
		f->cut = f->seam(f, state) != 0;
	return f->cut ? -1 : 0;
}

struct fate_part fate_enter(struct fate *f)
{
	struct fate_part before = f->part;

	before.open = f->open;
	f->part = (struct fate_part){.number = ++f->parts, .depth = f->depth};
	f->part.doing = f->board ? f->board->doing : NULL;
	f->open = false;
	return before;
}

int fate_leave(struct fate *f, struct fate_part before, const char *state)
{
	f->open = f->depth > f->part.depth; /* something was decided in it */
	if (fate_seam(f, state))
		return -1;
	f->part = before;
	f->open = before.open;
	return 0;
}

/* ---- the generator ---- */

static int start_rng(struct fate *f, struct diag *d)
{
	struct rng_record *r = f->board ? board_single(f->board, KIND_RNG) : NULL;

	if (r && !rng_from_hex(&f->rng, span_of(r->state)))
		return diag_bug(d, "the generator's state cannot be read");
	if (!r && !f->has_seed) {
		if (getrandom(&f->seed, sizeof f->seed, 0) != (ssize_t)sizeof f->seed)
			return diag_status(d, STATUS_IO,
					   "the system gives no random numbers; use --seed");
		f->seed %= 1000000000;
		f->has_seed = true;
	}
	if (!r)
		f->rng = rng_seed(f->seed);
	rng_to_hex(f->rng, f->rng_before);
	f->rng_ready = true;
	return 0;
}

void fate_keep(struct fate *f)
{
	struct rng_record *r;
	char hex[RNG_HEX];

	if (!f->board)
		return;
	r = board_single(f->board, KIND_RNG);
	if (!r) {
		r = board_add(f->board, KIND_RNG, NULL, NULL);
		r->generator = 0;
	}
	r->state = arena_strdup(f->board->arena, rng_to_hex(f->rng, hex));
}

struct rng *fate_rng(struct fate *f, struct diag *d)
{
	if (!f->rng_ready && start_rng(f, d))
		return NULL;
	f->drew = true;
	return &f->rng;
}

static int draw(struct fate *f, const u128 *weights, int n, struct diag *d)
{
	struct rng *r = fate_rng(f, d);
	u128 total = 0;
	uint64_t at;
	int i;

	if (!r)
		return -1;
	for (i = 0; i < n; i++)
		total += weights ? weights[i] : 1;
	if (total > UINT64_MAX)
		return diag_bug(d, "too many cards to draw from");
	at = rng_below(r, (uint64_t)total);
	for (i = 0; at >= (weights ? weights[i] : 1); i++)
		at -= (uint64_t)(weights ? weights[i] : 1);
	fate_keep(f);
	return i;
}

int fate_pick(struct fate *f, const char *point, const char *what, const char *const *labels,
	      const u128 *weights, int n, struct diag *d)
{
	const char *value = fate_typed(f, point);
	int i;

	if (f->peek)
		i = 0;
	else if (value)
		i = label_of("rolled", point, value, labels, n, d);
	else if (f->explore_chance) {
		i = take_step(f, true, weights, n, d);
		if (i >= 0)
			fate_tell(f, point, labels[i]);
	} else if (fate_asks(f, ASK_KIND_CARDS))
		return fate_ask(f,
				&(struct asking){.kind = ASK_KIND_CARDS,
						 .point = point,
						 .text = arena_strdup(f->board->arena, what),
						 .answers = labels,
						 .n = n,
						 .preferred = -1},
				d);
	else
		i = draw(f, weights, n, d);
	if (i >= 0 && f->board)
		EVENT(f->board, DRAW, "point=%s card=%s", point, labels[i]);
	return i;
}

/* ---- choices ---- */

/* One of several, each in its turn. */
static int explore_choice(struct fate *f, int n, int preferred, struct diag *d)
{
	int i = take_step(f, false, NULL, n, d);

	if (f->board)
		f->effort +=
		    OFFER_EVENTS * n * (256 + (long)f->board->grid.rows * f->board->grid.cols);
	if (i >= 0)
		f->path[f->depth - 1].preferred = preferred;
	return i;
}

bool fate_seeks_kind(struct fate *f, enum ask_kind kind)
{
	bool wanted = fate_seeks(f) && f->seeks & 1u << kind;

	f->left_out |= wanted && f->tally.grants;
	return wanted && !f->tally.grants;
}

void fate_tell(struct fate *f, const char *point, const char *what)
{
	if (!fate_seeks(f) || !f->depth)
		return;
	f->path[f->depth - 1].told = f->told.n;
	buf_add(&f->told, point, strlen(point) + 1);
	buf_add(&f->told, what, strlen(what) + 1);
}

const char *fate_told_point(const struct fate *f, const struct fate_step *s)
{
	return f->told.p + s->told;
}

const char *fate_told(const struct fate *f, const struct fate_step *s)
{
	return fate_told_point(f, s) + strlen(fate_told_point(f, s)) + 1;
}

int fate_seek(struct fate *f, const char *key, const char *const *options, int n, int preferred,
	      struct diag *d)
{
	int i = explore_choice(f, n, preferred, d);

	if (i >= 0)
		fate_tell(f, key, options[i]);
	return i;
}

/* A choice that --choose says. */
static void tell_choice(struct fate *f, const char *point, const char *value)
{
	if (fate_seeks(f))
		fate_tell(f, point,
			  arena_printf(f->board->arena, "%s %s=%s", answer_options[ANSWER_CHOOSE],
				       point, value));
}

int fate_offer(struct fate *f, const struct asking *q, const char **typed_as, struct diag *d)
{
	const char *value = take(find(f, ANSWER_CHOOSE, q->point, NULL, false));
	int i = q->n - 1;

	fate_note(f, q->point);
	*typed_as = value;
	if (value)
		for (i = 0; i < q->n && strcmp(q->answers[i], value) != 0; i++)
			;
	else if (f->explore_choice && (!f->keep_harsh || fate_seeks_kind(f, ASK_KIND_GRANTS))) {
		i = explore_choice(f, q->n, q->preferred, d);
		if (i >= 0)
			tell_choice(f, q->point, q->answers[i]);
	} else if (fate_asks(f, ASK_KIND_GRANTS))
		return fate_ask(f, q, d);
	if (i >= 0 && (value || f->explore_choice))
		buf_printf(&f->choices, "%s%s=%s", f->choices.n ? " " : "", q->point,
			   i < q->n ? q->answers[i] : value);
	return i;
}

/* Is it theirs to take each answer in turn? What goes Harsh is not theirs to better. */
static bool explores(struct fate *f, const struct choice *c)
{
	if (!f->explore_choice)
		return false;
	return !f->keep_harsh || (!c->harsh && fate_seeks_kind(f, ASK_KIND_CHOICES));
}

static int explore_of(struct fate *f, const struct choice *c, struct diag *d)
{
	int i = c->n > 1 ? explore_choice(f, c->n, c->preferred, d) : 0;

	if (c->n > 1 && i >= 0)
		tell_choice(f, c->point, c->labels[i]);
	return i;
}

/* Typed, explored or asked for; else as the ruling has it. */
static int choose(struct fate *f, const struct choice *c, const char *value, struct diag *d)
{
	if (value)
		return label_of("choose", c->point, value, c->labels, c->n, d);
	if (explores(f, c))
		return explore_of(f, c, d);
	if (c->n > 1 && fate_asks(f, ASK_KIND_CHOICES))
		return fate_ask(f,
				&(struct asking){.kind = ASK_KIND_CHOICES,
						 .point = c->point,
						 .text =
						     arena_printf(f->board->arena, "%s: %s?",
								  c->point, point_asks(c->point)),
						 .answers = c->labels,
						 .n = c->n,
						 .preferred = c->preferred,
						 .advice = c->why},
				d);
	return c->preferred;
}

int fate_choose(struct fate *f, const struct choice *c, struct diag *d)
{
	const char *value = take(find(f, ANSWER_CHOOSE, c->point, NULL, false));
	struct buf all = {0};
	int i, k;

	fate_note(f, c->point);
	i = choose(f, c, value, d);
	if (i < 0 || c->n < 2)
		return i;
	buf_printf(&f->choices, "%s%s=%s", f->choices.n ? " " : "", c->point, c->labels[i]);
	for (k = 0; k < c->n; k++)
		buf_printf(&all, "%s%s", k ? "," : "", c->labels[k]);
	if (f->board)
		EVENT(f->board, CHOICE, "point=%s value=%s options=%s why=%s", c->point,
		      c->labels[i], buf_text(&all),
		      value		  ? "as asked"
		      : f->explore_choice ? NULL
					  : c->why);
	buf_release(&all);
	return i;
}
