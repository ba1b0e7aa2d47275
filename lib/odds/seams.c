#include "odds/seams.h"

#include <stdlib.h>
#include <string.h>

#include "board/write.h"

#define SEAM_EVENTS 20 /* to look a position up takes as long as telling of so many events */

static const struct frac none = {0, 1}, one = {1, 1};

/* ---- nodes and stretches ---- */

static int new_node(struct seams *s)
{
	if (s->n == s->room) {
		s->room = s->room ? s->room * 2 : 64;
		s->node = mem_grow(s->node, (size_t)s->room * sizeof *s->node);
	}
	s->node[s->n] = (struct seam_node){.first = -1, .weight = none};
	return s->n++;
}

void seams_note(struct seams *s, int to, const struct fate *f, uint64_t headlines)
{
	struct seam_node *from = &s->node[s->now];

	if (s->nstretches == s->stretch_room) {
		s->stretch_room = s->stretch_room ? s->stretch_room * 2 : 256;
		s->stretch = mem_grow(s->stretch, (size_t)s->stretch_room * sizeof *s->stretch);
	}
	s->stretch[s->nstretches] =
	    (struct stretch){to, from->first, frac_reduce(f->weight), 1, headlines};
	from->first = s->nstretches++;
}

/* ---- a run ---- */

static void complete(struct seams *s, int depth)
{
	while (s->npassed && s->passed[s->npassed - 1].depth >= depth) {
		int node = s->passed[--s->npassed].node;
		if (node >= 0)
			s->node[node].completed = ++s->completed;
	}
}

void seams_begin(struct seams *s, const struct fate *f, int events)
{
	if (!s->n)
		new_node(s);
	complete(s, f->length);
	s->at = s->now = 0;
	s->events = events;
}

void seams_end(struct seams *s)
{
	complete(s, 0);
}

/* Which part of the act is under way, and the way to where it began. */
static void write_part(struct buf *out, const struct fate *f)
{
	int i;

	buf_printf(out, "%d", f->part.number);
	for (i = 0; i < f->part.depth; i++)
		buf_printf(out, " %d", f->path[i].taken);
	buf_putc(out, '\n');
}

void seam_key(struct buf *out, struct fate *f, const char *state)
{
	const struct tally *t = &f->tally;
	const struct doing *d;
	int kind, i, typed = 0;

	fate_count(f, f->board, SEAM_EVENTS);
	buf_clear(out);
	board_write_position(f->board, out);
	if (f->part.number)
		write_part(out, f);
	buf_printf(out, "%s %d %d %d %s %d\n", state, t->flatlines, t->provoked, t->damage,
		   t->gone ? t->gone : "", f->asked);
	for (d = f->board->doing; d; d = d->outer)
		buf_printf(out, "%d ", d->suppressed);
	for (kind = 0; kind < ANSWER_COUNT; kind++)
		for (i = 0; i < f->given[kind].n; i++, typed++)
			buf_printf(out, "%d", f->given[kind].at[i].taken);
	if (typed) /* the names of points are numbered through the call */
		buf_puts(out, buf_text(&f->points));
	buf_putc(out, '\n');
}

static void push(struct seams *s, int node, int depth)
{
	if (s->npassed == s->passed_room) {
		s->passed_room = s->passed_room ? s->passed_room * 2 : 32;
		s->passed = mem_grow(s->passed, (size_t)s->passed_room * sizeof *s->passed);
	}
	s->passed[s->npassed++] = (struct seam_passed){node, depth};
}

static void go_on_from(struct seams *s, struct fate *f, int node)
{
	s->at++;
	if (node < 0)
		return;
	s->now = node;
	s->events = board_count(f->board, KIND_EVENT);
	f->weight = one;
}

int seams_pass(struct seams *s, struct fate *f, const char *state, struct headlines *h)
{
	int known = positions_count(&s->known), node;
	uint64_t told;

	if (s->at < s->npassed) { /* as the run before */
		go_on_from(s, f, s->passed[s->at].node);
		return 0;
	}
	seam_key(&s->key, f, state);
	node = 1 + positions_add(&s->known, (struct span){s->key.p, s->key.n});
	if (node <= known && !s->node[node].completed) { /* a circle: it is no seam */
		push(s, -1, f->depth);
		go_on_from(s, f, -1);
		return 0;
	}
	told = headlines_of(h, f->board, s->events);
	if (node > known)
		new_node(s);
	seams_note(s, node, f, told);
	if (node <= known)
		return 1;
	push(s, node, f->depth);
	go_on_from(s, f, node);
	return 0;
}

/* ---- weights ---- */

static bool flow(struct frac *to, struct frac from, struct frac chance)
{
	return !from.num || (frac_mul(&from, chance) && frac_add(to, from));
}

static struct frac *told_of(struct seam_node *n, int headlines)
{
	int i;

	if (!n->told && headlines) {
		n->told = mem_alloc((size_t)headlines * sizeof *n->told);
		for (i = 0; i < headlines; i++)
			n->told[i] = none;
	}
	return n->told;
}

/* Along one stretch; what ends in a leaf is told for good. */
static bool flow_along(struct seams *s, const struct seam_node *from, const struct stretch *x,
		       struct headlines *h, struct seam_leaf leaf)
{
	struct seam_node *to = x->to < 0 ? NULL : &s->node[x->to];
	u128 outcomes;
	int i;

	if (!flow(to ? &to->weight : leaf.weight, from->weight, x->chance) ||
	    !u128_mul(from->outcomes, x->outcomes, &outcomes) ||
	    !u128_add(outcomes, to ? to->outcomes : *leaf.outcomes,
		      to ? &to->outcomes : leaf.outcomes))
		return false;
	for (i = 0; i < h->n; i++) {
		struct frac weight = x->headlines >> i & 1 ? from->weight
				     : from->told	   ? from->told[i]
							   : none;
		if (weight.num &&
		    !flow(to ? &told_of(to, h->n)[i] : &h->list[i].weight, weight, x->chance))
			return false;
	}
	return true;
}

static int later(const void *a, const void *b, void *seams)
{
	const struct seam_node *node = ((struct seams *)seams)->node;

	return node[*(const int *)b].completed - node[*(const int *)a].completed;
}

/* The nodes so that none comes before one that leads to it: the last to be completed first. */
static int *in_order(struct seams *s)
{
	int *order = mem_alloc((size_t)s->n * sizeof *order), i;

	s->node[0].completed = s->completed + 1;
	for (i = 0; i < s->n; i++)
		order[i] = i;
	qsort_r(order, (size_t)s->n, sizeof *order, later, s);
	return order;
}

int seams_flow(struct seams *s, struct headlines *h, struct seam_leaf (*leaf)(void *arg, int i),
	       void *arg)
{
	int *order = in_order(s), i, k;
	bool fits = true;

	s->node[0].weight = one;
	s->node[0].outcomes = 1;
	for (i = 0; i < s->n && fits; i++) {
		struct seam_node *from = &s->node[order[i]];
		for (k = from->first; k >= 0 && fits; k = s->stretch[k].next) {
			const struct stretch *x = &s->stretch[k];
			fits = flow_along(s, from, x, h,
					  x->to < 0 ? leaf(arg, ~x->to) : (struct seam_leaf){0});
		}
		mem_free(from->told);
		from->told = NULL;
	}
	mem_free(order);
	return fits ? 0 : -1;
}

void seams_release(struct seams *s)
{
	int i;

	for (i = 0; i < s->n; i++)
		mem_free(s->node[i].told);
	positions_release(&s->known);
	mem_free(s->node);
	mem_free(s->stretch);
	mem_free(s->passed);
	buf_release(&s->key);
	*s = (struct seams){0};
}
