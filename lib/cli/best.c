#include "cli/best.h"

#include <stdlib.h>
#include <string.h>

#include "odds/chances.h"
#include "odds/figures.h"
#include "odds/seams.h"
#include "text/shell.h"

static const struct best_value nothing = {{0, 1}, false, 0};

/* ---- policies ---- */

static int policy_of(struct best *b, const int *choice, size_t n)
{
	static const int none = -1; /* no set is empty bytes */

	return n ? intern(&b->policies,
			  (struct span){(const char *)(const void *)choice, n * sizeof *choice})
		 : intern(&b->policies,
			  (struct span){(const char *)(const void *)&none, sizeof none});
}

static const int *policy_list(const struct best *b, int policy, size_t *n)
{
	const struct interned *p = &b->policies.list[policy];
	const int *list = (const int *)(const void *)p->text;

	*n = p->n / sizeof *list;
	if (*n == 1 && *list < 0)
		*n = 0;
	return list;
}

/* Both, sorted, each once. */
static int policy_join(struct best *b, int x, int y)
{
	size_t nx, ny, n = 0, i = 0, k = 0;
	const int *left = policy_list(b, x, &nx), *right = policy_list(b, y, &ny);
	int *both, joined;

	if (x == y || !ny)
		return x;
	both = mem_alloc((nx + ny) * sizeof *both);
	while (i < nx || k < ny) {
		bool first = k == ny || (i < nx && left[i] <= right[k]);
		int now = first ? left[i] : right[k];
		i += first || (i < nx && left[i] == now);
		k += !first || (k < ny && right[k] == now);
		both[n++] = now;
	}
	joined = policy_of(b, both, n);
	mem_free(both);
	return joined;
}

/* What the ruling would pick anyway begins with a star. */
static int choice_number(struct best *b, const char *choice, bool preferred)
{
	struct buf text = {0};
	int number;

	buf_printf(&text, "%s%.*s", preferred ? "*" : "", (int)strcspn(choice, " "), choice);
	number = intern(&b->choice, (struct span){text.p, text.n});
	buf_release(&text);
	return number;
}

static int policy_with(struct best *b, int policy, int one)
{
	return policy_join(b, policy_of(b, &one, 1), policy);
}

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

/* The choice that the run made at the step. */
static const char *choice_at(const struct fate *f, const struct fate_step *s)
{
	const char *text = f->choices.p + s->choice;

	return *text == ' ' ? text + 1 : text;
}

static int mean_with(struct best *b, struct best_value *sum, const struct best_value *way,
		     const struct fate_step *s, struct diag *d)
{
	struct frac part = way->chance;

	sum->possible |= way->possible;
	sum->policy = policy_join(b, sum->policy, way->policy);
	return frac_mul(&part, (struct frac){s->weight, s->total}) && frac_add(&sum->chance, part)
		   ? 0
		   : diag_set(d,
			      "the odds grow beyond 128 bits; give some of the dice with --rolled");
}

static int take_in(struct best *b, const struct fate *f, int i, const struct best_value *way,
		   struct diag *d)
{
	const struct fate_step *s = &f->path[i];
	struct best_value *now = &b->at[i];

	if (!s->taken)
		*now = nothing;
	if (s->chance)
		return mean_with(b, now, way, s, d);
	if (s->taken && !beats(b, way, now, s->taken == s->preferred))
		return 0;
	*now = *way;
	now->policy = policy_with(b, way->policy,
				  choice_number(b, choice_at(f, s), s->taken == s->preferred));
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
		v = b->at[i];
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

/* The names of points are numbered through the call, and the choices are to be typed: so what was
 * asked is part of the position. */
static int at_seam(struct fate *f, const char *state)
{
	struct best *b = f->seam_arg;
	int known = positions_count(&b->positions), node;

	if (b->seen++ < b->npassed)
		return 0;
	seam_key(&b->key, f, state);
	buf_printf(&b->key, "%s\n", buf_text(&f->points));
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
	b->at = mem_alloc(FATE_DEPTH * sizeof *b->at);
	policy_of(b, NULL, 0);
	c->fate.seam = at_seam;
	c->fate.seam_arg = b;
	return 0;
}

void best_begin(struct best *b)
{
	b->seen = 0;
	b->arrived_at = -1;
}

/* Choices are numbered in the order of play. */
static void number_choices(struct best *b, const struct fate *f)
{
	int i;

	for (i = 0; i < f->depth; i++)
		if (!f->path[i].chance)
			choice_number(b, choice_at(f, &f->path[i]),
				      f->path[i].taken == f->path[i].preferred);
}

int best_add(struct best *b, const struct board *before, const struct board *end, bool refused,
	     const struct fate *f, struct diag *d)
{
	struct best_value v = {{0, 1}, !refused, 0};
	int found;

	number_choices(b, f);
	b->work += fate_work(before, f->board) + seam_work(f->board);
	if (b->work > FATE_WORK)
		return fate_too_much(f, d);
	if (b->arrived_at >= 0)
		return back_up(b, f, b->node[b->arrived_at].value, d);
	found = refused ? 0 : board_matches(end, b->pattern, d);
	if (found < 0)
		return -1;
	v.chance.num = (u128)found;
	return back_up(b, f, v, d);
}

/* ---- telling ---- */

static const char *bare(const char *choice)
{
	return choice + (*choice == '*');
}

/* How many choices of the policy are made at the point of that one. */
static int values_at(const struct best *b, const char *choice)
{
	size_t n, i, len = strcspn(bare(choice), "=") + 1;
	const int *list = policy_list(b, b->all.policy, &n);
	int values = 0;

	for (i = 0; i < n; i++)
		values += !strncmp(bare(b->choice.list[list[i]].text), bare(choice), len);
	return values;
}

/* The choices that are the same whatever comes, or those that are not, one after the other; what
 * the ruling always picks need not be typed. NULL at their end. */
static const char *next_choice(const struct best *b, bool same, size_t *at)
{
	size_t n;
	const int *list = policy_list(b, b->all.policy, &n);

	while (*at < n) {
		const char *choice = b->choice.list[list[(*at)++]].text;
		bool alone = values_at(b, choice) == 1;
		if (alone == same && !(alone && *choice == '*'))
			return bare(choice);
	}
	return NULL;
}

static bool write_choices(const struct best *b, bool same, struct buf *out)
{
	const char *choice;
	size_t at = 0;
	bool any = false;

	for (; (choice = next_choice(b, same, &at)); any = true) {
		buf_puts(out, any ? " --choose " : "--choose ");
		shell_word(choice, out);
	}
	return any;
}

static void json_choices(const struct best *b, bool same, struct buf *out)
{
	const char *choice, *before = "[";
	size_t at = 0;

	for (; (choice = next_choice(b, same, &at)); before = ",") {
		buf_puts(out, before);
		buf_json(out, choice);
	}
	buf_puts(out, *before == '[' ? "[]" : "]");
}

static void write_json(const struct best *b, const char *pattern, const struct board *from,
		       struct call *c)
{
	call_json(c, from, b->worst ? JSON_WORST : JSON_BEST);
	buf_puts(&c->out, ",\"pattern\":");
	buf_json(&c->out, pattern);
	buf_puts(&c->out, ",\"chance\":");
	frac_json(&c->out, b->all.chance);
	buf_puts(&c->out, ",\"choose\":");
	json_choices(b, true, &c->out);
	buf_puts(&c->out, ",\"depending\":");
	json_choices(b, false, &c->out);
	buf_puts(&c->out, "}\n");
}

void best_write(const struct best *b, const struct board *from, struct call *c)
{
	const char *pattern = call_value(c, b->worst ? "worst" : "best");
	struct buf varying = {0};

	if (c->view == VIEW_JSON) {
		write_json(b, pattern, from, c);
		return;
	}
	percent_write(&c->out, b->all.chance);
	buf_puts(&c->out, "  ");
	frac_text(&c->out, b->all.chance);
	buf_printf(&c->out, "  %s for %s\n", b->worst ? "at worst" : "at best", pattern);
	if (write_choices(b, true, &c->out))
		buf_putc(&c->out, '\n');
	if (write_choices(b, false, &varying))
		buf_printf(&c->out, "as it comes: %s\n", buf_text(&varying));
	buf_release(&varying);
}

void best_release(struct best *b)
{
	re_free(b->pattern);
	intern_release(&b->choice);
	intern_release(&b->policies);
	positions_release(&b->positions);
	mem_free(b->at);
	mem_free(b->node);
	mem_free(b->passed);
	buf_release(&b->key);
	*b = (struct best){0};
}
