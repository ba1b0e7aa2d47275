#include "cli/best.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "odds/chances.h"
#include "odds/lines.h"
#include "odds/policy_write.h"
#include "odds/seams.h"

#define LINES	      20 /* of what depends on chance, without --full */
#define PAST_128_BITS "the odds grow beyond 128 bits; give some of the dice with --rolled"

static const struct best_value nothing = {{0, 1}, false, 0};

/* ---- one step of the path, when one of its ways is known ---- */

/* Of equal ones the ruling's pick. */
static bool beats(const struct best *b, const struct best_value *x, const struct best_value *y,
		  bool preferred)
{
	int order = frac_cmp(x->chance, y->chance);

	if (!x->possible || !y->possible)
		return x->possible && !y->possible;
	if (!order)
		return preferred;
	return b->worst ? order < 0 : order > 0;
}

static int mean_with(struct best *b, struct best_step *now, const struct best_value *way,
		     const struct fate *f, const struct fate_step *s, struct diag *d)
{
	struct frac part = way->chance;
	bool last = s->taken + 1 == s->n;

	now->value.possible |= way->possible;
	policy_way(&b->policies, &now->ways, fate_told(f, s), way->policy);
	if (last)
		now->value.policy =
		    policy_chance_end(&b->policies, &now->ways, fate_told_point(f, s));
	return frac_mul(&part, (struct frac){s->weight, s->total}) &&
		       frac_add(&now->value.chance, part)
		   ? 0
		   : diag_set(d, PAST_128_BITS);
}

static int take_in(struct best *b, const struct fate *f, int i, const struct best_value *way,
		   struct diag *d)
{
	const struct fate_step *s = &f->path[i];
	struct best_step *now = &b->step[i];
	bool preferred = s->taken == s->preferred;

	if (!s->taken)
		now->value = nothing;
	if (s->chance)
		return mean_with(b, now, way, f, s, d);
	if (s->taken && !beats(b, way, &now->value, preferred))
		return 0;
	now->value = *way;
	now->value.policy = policy_choice(&b->policies, fate_told_point(f, s), fate_told(f, s),
					  preferred, way->policy);
	return 0;
}

/* Every seam from that depth on has the value. */
static void settle(struct best *b, int depth, const struct best_value *v)
{
	while (b->npassed && b->passed[b->npassed - 1].depth >= depth) {
		int node = b->passed[--b->npassed].node;
		if (node >= 0)
			b->node[node] = (struct best_node){*v, true};
	}
}

static int back_up(struct best *b, const struct fate *f, struct best_value v, struct diag *d)
{
	int i;

	settle(b, f->length, &v);
	for (i = f->length - 1; i >= 0; i--) {
		if (take_in(b, f, i, &v, d))
			return -1;
		if (f->path[i].taken + 1 < f->path[i].n)
			return 0;
		v = b->step[i].value;
		settle(b, i, &v);
	}
	b->all = v;
	return 0;
}

/* ---- runs ---- */

static void push(struct best *b, int node, int depth)
{
	if (b->npassed == b->passed_room) {
		b->passed_room = b->passed_room ? b->passed_room * 2 : 32;
		b->passed = mem_grow(b->passed, (size_t)b->passed_room * sizeof *b->passed);
	}
	b->passed[b->npassed++] = (struct best_passed){node, depth};
}

static void new_node(struct best *b, int node)
{
	if (node >= b->nodes_room) {
		b->nodes_room = b->nodes_room ? b->nodes_room * 2 : 64;
		b->node = mem_grow(b->node, (size_t)b->nodes_room * sizeof *b->node);
	}
	b->node[node] = (struct best_node){nothing, false};
}

static int by_name(const void *a, const void *b)
{
	return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* The names of points are numbered through the call, and the choices are to be typed: so what was
 * asked, in whatever order, is part of the position. */
static void write_names(struct best *b, const struct fate *f)
{
	char *copy = mem_strdup(buf_text(&f->points)), *rest = NULL, *name;
	const char **names = mem_alloc((f->points.n / 2 + 1) * sizeof *names);
	size_t n = 0, i;

	for (name = strtok_r(copy, " ", &rest); name; name = strtok_r(NULL, " ", &rest))
		names[n++] = name;
	qsort(names, n, sizeof *names, by_name);
	for (i = 0; i < n; i++)
		if (!i || strcmp(names[i], names[i - 1]) != 0)
			buf_printf(&b->key, " %s", names[i]);
	buf_putc(&b->key, '\n');
	mem_free(names);
	mem_free(copy);
}

static int at_seam(struct fate *f, const char *state)
{
	struct best *b = f->seam_arg;
	int known = positions_count(&b->positions), node;

	if (b->seen++ < b->npassed)
		return 0;
	seam_key(&b->key, f, state);
	write_names(b, f);
	node = positions_add(&b->positions, (struct span){b->key.p, b->key.n});
	if (node == known)
		new_node(b, node);
	else if (b->node[node].known)
		b->arrived_at = node;
	if (b->arrived_at < 0)
		push(b, node == known ? node : -1, f->depth);
	return b->arrived_at >= 0;
}

int best_start(struct best *b, struct call *c, struct diag *d)
{
	const char *option = call_has(c, "worst") ? "worst" : "best";

	if (!call_has(c, option))
		return 0;
	b->worst = call_has(c, "worst");
	b->pattern = re_typed(option, call_value(c, option), d);
	if (!b->pattern)
		return -1;
	b->step = mem_alloc(FATE_DEPTH * sizeof *b->step);
	memset(b->step, 0, FATE_DEPTH * sizeof *b->step);
	c->fate.seam = at_seam;
	c->fate.seam_arg = b;
	return 0;
}

void best_begin(struct best *b)
{
	b->seen = 0;
	b->arrived_at = -1;
}

int best_add(struct best *b, const struct board *before, const struct board *end, bool refused,
	     struct fate *f, struct diag *d)
{
	struct best_value v = {{0, 1}, !refused, 0};
	int found;

	house_note(&b->house, f->board, board_count(before, KIND_EVENT));
	b->house.tables |= f->tally.house_dice ? 1u << TABLE_DICE : 0;
	headlines_of(&b->headlines, f->board, board_count(before, KIND_EVENT));
	fate_count_run(f, before, f->board);
	if (f->work > FATE_WORK)
		return fate_too_much(f, d);
	if (b->arrived_at >= 0)
		return back_up(b, f, b->node[b->arrived_at].value, d);
	found = refused ? 0 : board_matches(end, b->pattern, &b->without, d);
	if (found < 0)
		return -1;
	v.chance.num = (u128)found;
	return back_up(b, f, v, d);
}

/* ---- telling ---- */

static const char *pattern_of(const struct best *b, const struct call *c)
{
	return call_value(c, b->worst ? "worst" : "best");
}

static void write_json(const struct best *b, const struct best_told *t, const struct board *from,
		       struct call *c)
{
	call_json(c, from, b->worst ? JSON_WORST : JSON_BEST);
	buf_puts(&c->out, ",\"pattern\":");
	buf_json(&c->out, t->pattern);
	buf_puts(&c->out, ",\"chance\":");
	frac_json(&c->out, t->chance);
	policy_json(t->policy, &c->out);
	buf_printf(&c->out, ",\"left_out\":%s", t->left_out ? "true" : "false");
	buf_json_member(&c->out, "own", b->headlines.own);
	house_json(b->house.tables, &c->out);
	buf_puts(&c->out, "}\n");
}

static void write_text(const struct best *b, const struct best_told *t, struct call *c)
{
	percent_write(&c->out, t->chance);
	buf_puts(&c->out, "  ");
	frac_text(&c->out, t->chance);
	buf_printf(&c->out, "  %s for %s\n", t->worst ? "at worst" : "at best", t->pattern);
	policy_write(t->policy, call_has(c, "full") ? INT_MAX : LINES, &c->out);
	if (t->left_out)
		buf_puts(&c->out,
			 "(in the middle of a granted act all is as the rulings have it, unless "
			 "typed)\n");
	if (b->headlines.own)
		headlines_assumed(&b->headlines, &c->out);
	house_line(b->house.tables, &c->out);
}

void best_write(struct best *b, const struct board *from, struct call *c)
{
	struct best_told t = {.pattern = pattern_of(b, c),
			      .worst = b->worst,
			      .chance = b->all.chance,
			      .left_out = c->fate.left_out};
	struct arena a = {0};

	t.policy = policy_tell(&b->policies, b->all.policy, &a, &t.npolicies);
	if (c->view == VIEW_JSON)
		write_json(b, &t, from, c);
	else
		write_text(b, &t, c);
	if (c->port->best)
		c->port->best(c->port, from, &t);
	arena_release(&a);
}

void best_release(struct best *b)
{
	int i;

	for (i = 0; b->step && i < FATE_DEPTH; i++)
		policy_chance_release(&b->step[i].ways);
	re_free(b->pattern);
	intern_release(&b->without);
	policies_release(&b->policies);
	positions_release(&b->positions);
	house_release(&b->house);
	headlines_release(&b->headlines);
	mem_free(b->step);
	mem_free(b->node);
	mem_free(b->passed);
	buf_release(&b->key);
	*b = (struct best){0};
}
