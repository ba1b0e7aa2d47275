#include "cli/branches.h"

#include <stdint.h>
#include <string.h>

#include "board/write.h"
#include "cli/read_text.h"
#include "event/event.h"
#include "odds/weight.h"
#include "show/board_json.h"
#include "show/diff.h"

#define OF_MOST	    1000000 /* what a branch's `of` can be */
#define LEAF_EVENTS 60	    /* a board that is kept and told costs as many */

/* a + b, exactly. */
static int add_weight(struct frac *a, struct frac b, struct diag *d)
{
	if (!frac_add(a, b))
		return diag_set(
		    d, "the odds grow beyond 128 bits; give some of the dice with --rolled");
	return 0;
}

/* ---- equal positions ---- */

/* The slot of the leaf with that position, or the empty one where it belongs. */
static int *slot_of(const struct branches *all, uint64_t hash, const char *position)
{
	size_t at = (size_t)hash & (all->slots - 1);

	while (all->slot[at] && (all->leaf[all->slot[at] - 1].hash != hash ||
				 strcmp(all->leaf[all->slot[at] - 1].position, position) != 0))
		at = (at + 1) & (all->slots - 1);
	return &all->slot[at];
}

/* Room for one more leaf, and at least as many empty slots as leaves. */
static void make_room(struct branches *all)
{
	int i;

	if (all->n < all->room)
		return;
	all->room = all->room ? all->room * 2 : 16;
	all->leaf = mem_grow(all->leaf, (size_t)all->room * sizeof *all->leaf);
	all->slots = (size_t)all->room * 2;
	all->slot = mem_grow(all->slot, all->slots * sizeof *all->slot);
	memset(all->slot, 0, all->slots * sizeof *all->slot);
	for (i = 0; i < all->n; i++)
		*slot_of(all, all->leaf[i].hash, all->leaf[i].position) = i + 1;
}

static void write_changes(const struct branches *all, const struct board *before,
			  const struct board *b, struct buf *out)
{
	const char *between = all->a_change_a_line ? "\n" : "; ";

	buf_room(out, 1);
	if (!board_diff(before, b, between, out))
		buf_printf(out, "%s%s", all->a_change_a_line ? "" : "nothing changes", between);
	out->n -= strlen(between);
	out->p[out->n] = '\0';
}

static int add_leaf(struct branches *all, char *position, uint64_t hash, const struct board *before,
		    const struct board *b, struct fate *f, struct diag *d)
{
	struct buf text = {0}, changes = {0};

	if (all->n == FATE_BRANCHES) {
		mem_free(position);
		return diag_set(d, "more than %d branches; settle some with --choose or --rolled",
				FATE_BRANCHES);
	}
	if (all->plain) {
		board_write_plain(b, &text);
		buf_puts(&text, "done\n");
	} else {
		board_write(b, &text);
	}
	write_changes(all, before, b, &changes);
	fate_count(f, b, LEAF_EVENTS);
	all->bytes += (long)(strlen(position) + text.n + changes.n);
	*slot_of(all, hash, position) = all->n + 1;
	all->leaf[all->n++] = (struct branch_leaf){.position = position,
						   .hash = hash,
						   .text = text.p,
						   .choices = mem_strdup(buf_text(&f->choices)),
						   .changes = changes.p,
						   .weight = {0, 1}};
	return 0;
}

/* The chance of what a run told of, without seams. */
static int count_headlines(struct branches *all, uint64_t told, struct frac weight, struct diag *d)
{
	int i;

	for (i = 0; i < all->headlines.n; i++)
		if (told >> i & 1 && add_weight(&all->headlines.list[i].weight, weight, d))
			return -1;
	return 0;
}

/* What the run took; there is an end to it. */
static int count_work(struct branches *all, const struct board *before, const struct board *b,
		      struct fate *f, struct diag *d)
{
	all->states++;
	fate_count_run(f, before, b);
	return f->work > FATE_WORK || all->bytes > FATE_BYTES ? fate_too_much(f, d) : 0;
}

/* The leaf of that position, which is made if it is new; -1 and the diag if there are too many. */
static int leaf_of(struct branches *all, const struct board *before, const struct board *b,
		   struct fate *f, struct diag *d)
{
	struct buf position = {0};
	uint64_t hash;
	int same;

	board_write_position(b, &position);
	if (f->explore_choice) /* two ways to choose are two branches, even to the same end */
		buf_puts(&position, buf_text(&f->choices));
	make_room(all);
	hash = hash_bytes(HASH_START, buf_text(&position), position.n);
	same = *slot_of(all, hash, buf_text(&position));
	if (!same)
		return add_leaf(all, position.p, hash, before, b, f, d) ? -1 : all->n - 1;
	buf_release(&position);
	return same - 1;
}

static int add_to_leaf(struct branches *all, int leaf, uint64_t told, const struct fate *f,
		       struct diag *d)
{
	struct frac weight = frac_reduce(f->weight);

	if (all->merges) {
		seams_note(&all->seams, ~leaf, f, told);
		return 0;
	}
	all->leaf[leaf].outcomes++;
	return add_weight(&all->leaf[leaf].weight, weight, d) ||
	       count_headlines(all, told, weight, d);
}

int branches_add(struct branches *all, const struct board *before, const struct board *b,
		 struct fate *f, struct diag *d)
{
	int from = all->merges ? all->seams.events : board_count(before, KIND_EVENT), leaf;

	if (count_work(all, before, b, f, d))
		return -1;
	house_note(&all->house, b, board_count(before, KIND_EVENT));
	all->house.tables |= f->tally.house_dice ? 1u << TABLE_DICE : 0;
	all->refused |= board_single(b, KIND_REFUSED) != NULL;
	leaf = leaf_of(all, before, b, f, d);
	return leaf < 0 || add_to_leaf(all, leaf, headlines_of(&all->headlines, b, from), f, d) ? -1
												: 0;
}

/* ---- seams ---- */

static int at_seam(struct fate *f, const char *state)
{
	struct branches *all = f->seam_arg;

	return seams_pass(&all->seams, f, state, &all->headlines);
}

void branches_merge(struct branches *all, struct fate *f)
{
	all->merges = f->explore_chance && !f->explore_choice;
	f->seam = all->merges ? at_seam : NULL;
	f->seam_arg = all;
}

void branches_begin(struct branches *all, const struct fate *f, int events)
{
	if (all->merges)
		seams_begin(&all->seams, f, events);
}

int branches_cut(struct branches *all, const struct board *before, struct fate *f, struct diag *d)
{
	house_note(&all->house, f->board, board_count(before, KIND_EVENT));
	all->house.tables |= f->tally.house_dice ? 1u << TABLE_DICE : 0;
	return count_work(all, before, f->board, f, d);
}

static struct seam_leaf weights_of(void *arg, int i)
{
	struct branches *all = arg;

	return (struct seam_leaf){&all->leaf[i].weight, &all->leaf[i].outcomes};
}

int branches_finish(struct branches *all, struct diag *d)
{
	if (!all->merges)
		return 0;
	seams_end(&all->seams);
	return seams_flow(&all->seams, &all->headlines, weights_of, all)
		   ? diag_set(d,
			      "the odds grow beyond 128 bits; give some of the dice with --rolled")
		   : 0;
}

void branches_release(struct branches *all)
{
	int i;

	for (i = 0; i < all->n; i++) {
		mem_free(all->leaf[i].position);
		mem_free(all->leaf[i].text);
		mem_free(all->leaf[i].choices);
		mem_free(all->leaf[i].changes);
	}
	mem_free(all->leaf);
	mem_free(all->slot);
	headlines_release(&all->headlines);
	seams_release(&all->seams);
	house_release(&all->house);
	*all = (struct branches){0};
}

static int mark_branch(struct board *b, const struct branches *all, int i, const struct board *from,
		       bool weighed, struct diag *d)
{
	const struct branch *was = board_single(from, KIND_BRANCH);
	struct branch *r = board_add(b, KIND_BRANCH, NULL, NULL);
	struct weight w, leaf = {.share = all->leaf[i].weight,
				 .outcomes = all->leaf[i].outcomes,
				 .house = all->house.tables};
	struct buf before = {0};

	r->number = arena_printf(b->arena, "%d/%d", i + 1, all->n);
	r->of = from->number <= OF_MOST ? (int)from->number : ABSENT;
	if (*all->leaf[i].choices)
		r->choose = arena_strdup(b->arena, all->leaf[i].choices);
	if (weight_read(from, &w, d))
		return -1;
	if (weighed && weight_scale(&w, leaf, d))
		return -1;
	if (weighed && !w.before) {
		before_write(from, &before);
		w.before = arena_strdup(b->arena, buf_text(&before));
		buf_release(&before);
	}
	if (weighed || was)
		weight_put(b, w, weighed || was->weight);
	return 0;
}

static void show_branch(struct call *c, const struct board *b, int from)
{
	struct showing s = {.kind = SHOW_BRANCH, .out = b, .told = b, .from = from};

	call_hand_over(c, &s);
	if (c->view == VIEW_BOARD)
		board_write(b, &c->out);
	else
		showing_tell(c, &s);
}

int branches_write(const struct branches *all, const struct board *from, struct call *c,
		   struct diag *d)
{
	struct arena a = {0};
	int i, result = 0;

	for (i = 0; i < all->n && !result; i++) {
		struct board b;

		arena_reset(&a);
		board_start(&b, &a, from->data);
		result = read_text(span_of(all->leaf[i].text), &b, d);
		if (result)
			break;
		b.number = from->number;
		board_remove_all(&b, KIND_BRANCH);
		result = mark_branch(&b, all, i, from, c->fate.explore_chance, d);
		if (result)
			break;
		show_branch(c, &b, board_count(from, KIND_EVENT));
	}
	arena_release(&a);

	return result;
}
