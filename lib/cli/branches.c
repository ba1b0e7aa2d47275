#include "cli/branches.h"

#include <limits.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "board/diff.h"
#include "board/write.h"
#include "cli/read_text.h"
#include "cli/weight.h"
#include "event/event.h"

#define OF_MOST 1000000 /* what a branch's `of` can be */

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

static int add_leaf(struct branches *all, char *position, uint64_t hash, const struct board *before,
		    const struct board *b, const struct fate *f, struct diag *d)
{
	struct buf text = {0}, changes = {0};

	if (all->n == FATE_BRANCHES) {
		mem_free(position);
		return diag_set(d, "more than %d branches; settle some with --choose or --rolled",
				FATE_BRANCHES);
	}
	board_write(b, &text);
	if (!board_diff(before, b, "; ", &changes))
		buf_puts(&changes, "nothing changes; ");
	changes.p[changes.n - 2] = '\0';
	all->bytes += (long)(strlen(position) + text.n + changes.n);
	*slot_of(all, hash, position) = all->n + 1;
	all->leaf[all->n++] = (struct branch_leaf){position,  hash,
						   text.p,    mem_strdup(buf_text(&f->choices)),
						   changes.p, frac_reduce(f->weight),
						   1};
	return 0;
}

/* What the odds tell the chance of: an event's sentence, or who and these words. */
static const struct headline {
	const char *verb, *words;
} headlines[] = {
    {"outcome", NULL},
    {"response", NULL},
    {"gate", NULL},
    {"flatline", "flatlines"},
    {"dies", "dies"},
    {"awakens", "awakens"},
    {"breakdown", "breaks down"},
};

/* The headline of an event into the buffer; false if it makes none. */
static bool headline_of(const struct event *e, struct buf *out)
{
	size_t i;

	for (i = 0; i < COUNT(headlines); i++) {
		if (strcmp(e->record.name, headlines[i].verb) != 0)
			continue;
		buf_clear(out);
		if (headlines[i].words)
			buf_printf(out, "%s %s", event_arg(e, "who"), headlines[i].words);
		else
			event_sentence(e, out);
		return true;
	}
	return false;
}

/* Twice in one run counts once. */
static int count_headline(struct branches *all, const char *what, struct frac weight,
			  struct diag *d)
{
	int i;

	for (i = 0; i < all->ntally && strcmp(all->tally[i].what, what) != 0; i++)
		;
	if (i == TALLIES_MOST)
		return 0;
	if (i == all->ntally)
		all->tally[all->ntally++] = (struct branch_tally){mem_strdup(what), {0, 1}, 0};
	if (all->tally[i].run == all->states)
		return 0;
	all->tally[i].run = all->states;
	return add_weight(&all->tally[i].weight, weight, d);
}

/* The re-rolls that cost nothing and were played without being asked for. */
static void note_own(struct branches *all, const struct event *e)
{
	const char *own = strcmp(e->record.name, "result") ? NULL : event_arg(e, "own");

	if (own && !all->own)
		all->own = mem_strdup(own);
}

static int count_headlines(struct branches *all, const struct board *before, const struct board *b,
			   struct frac weight, struct diag *d)
{
	struct buf what = {0};
	int i, result = 0;

	for (i = board_count(before, KIND_EVENT); i < board_count(b, KIND_EVENT) && !result; i++) {
		const struct event *e = board_event(b, i);
		note_own(all, e);
		if (headline_of(e, &what))
			result = count_headline(all, buf_text(&what), weight, d);
	}
	buf_release(&what);
	return result;
}

int branches_add(struct branches *all, const struct board *before, const struct board *b,
		 const struct fate *f, struct diag *d)
{
	struct buf position = {0};
	uint64_t hash;
	int same;

	all->states++;
	all->work += fate_work(before, b);
	if (all->work > FATE_WORK || all->bytes > FATE_BYTES)
		return fate_too_much(f, d);
	if (count_headlines(all, before, b, frac_reduce(f->weight), d))
		return -1;
	house_note(&all->house, b, board_count(before, KIND_EVENT));
	all->house.tables |= f->tally.house_dice ? 1u << TABLE_DICE : 0;
	all->refused |= board_single(b, KIND_REFUSED) != NULL;
	board_write_position(b, &position);
	if (f->explore_choice) /* two ways to choose are two branches, even to the same end */
		buf_puts(&position, buf_text(&f->choices));
	make_room(all);
	hash = hash_bytes(HASH_START, buf_text(&position), position.n);
	same = *slot_of(all, hash, buf_text(&position));
	if (!same)
		return add_leaf(all, position.p, hash, before, b, f, d);
	buf_release(&position);
	all->leaf[same - 1].outcomes++;
	return add_weight(&all->leaf[same - 1].weight, f->weight, d);
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
	for (i = 0; i < all->ntally; i++)
		mem_free(all->tally[i].what);
	mem_free(all->leaf);
	mem_free(all->slot);
	mem_free(all->own);
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
	const struct branch *r = board_single(b, KIND_BRANCH);

	const struct refused *no = board_single(b, KIND_REFUSED);

	if (c->view == VIEW_BOARD) {
		board_write(b, &c->out);
		return;
	}
	if (c->view == VIEW_RULING)
		buf_printf(&c->out, "branch %s%s%s%s%s\n", r->number, r->choose ? " " : "",
			   r->choose ? r->choose : "", r->weight ? " weight " : "",
			   r->weight ? r->weight : "");
	if (no)
		call_tell_refusal(c, b, no, "  ");
	else
		call_tell_events(c, b, from, "  ");
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

/* ---- odds ---- */

static int likelier(const void *a, const void *b)
{
	const struct branch_leaf *x = a, *y = b;
	int order = -frac_cmp(x->weight, y->weight);

	return order ? order : strcmp(x->changes, y->changes);
}

static int sums_to_one(const struct branches *all, struct diag *d)
{
	struct frac sum = {0, 1};
	int i;

	for (i = 0; i < all->n; i++)
		if (add_weight(&sum, all->leaf[i].weight, d))
			return -1;
	return sum.num == sum.den ? 0 : diag_bug(d, "the chances do not sum to one");
}

static void odds_json(const struct branches *all, const struct board *from, struct call *c)
{
	int i;

	call_json(c, from, "odds");
	buf_puts(&c->out, ",\"results\":[");
	for (i = 0; i < all->ntally; i++) {
		buf_puts(&c->out, i ? ",{\"what\":" : "{\"what\":");
		buf_json(&c->out, all->tally[i].what);
		buf_puts(&c->out, ",\"chance\":");
		frac_json(&c->out, all->tally[i].weight);
		buf_putc(&c->out, '}');
	}
	buf_puts(&c->out, "],\"outcomes\":[");
	for (i = 0; i < all->n; i++) {
		buf_puts(&c->out, i ? ",{\"chance\":" : "{\"chance\":");
		frac_json(&c->out, all->leaf[i].weight);
		buf_puts(&c->out, ",\"changes\":");
		buf_json(&c->out, all->leaf[i].changes);
		buf_putc(&c->out, '}');
	}
	buf_puts(&c->out, "],\"own\":");
	buf_json(&c->out, all->own ? all->own : "");
	house_json(all->house.tables, &c->out);
	buf_puts(&c->out, "}\n");
}

void odds_line(struct frac w, int n, const char *what, struct buf *out)
{
	struct buf fraction = {0};

	frac_text(&fraction, w);
	buf_printf(out, "%6.2f%%  %-12s  %.*s\n", 100.0 * (double)w.num / (double)w.den,
		   buf_text(&fraction), n, what);
	buf_release(&fraction);
}

int branches_write_odds(struct branches *all, const struct board *from, struct call *c,
			struct diag *d)
{
	int i;

	if (sums_to_one(all, d))
		return -1;
	qsort(all->leaf, (size_t)all->n, sizeof *all->leaf, likelier);
	if (c->view == VIEW_JSON) {
		odds_json(all, from, c);
		return 0;
	}
	for (i = 0; i < all->ntally; i++)
		odds_line(all->tally[i].weight, INT_MAX, all->tally[i].what, &c->out);
	if (all->ntally)
		buf_puts(&c->out, "and what becomes of the board:\n");
	for (i = 0; i < all->n; i++)
		odds_line(all->leaf[i].weight, INT_MAX, all->leaf[i].changes, &c->out);
	if (all->own)
		buf_printf(&c->out, "(with the weapon's own %s; tokens only as typed)\n", all->own);
	if (all->house.tables) {
		buf_puts(&c->out, "(house ");
		house_write(all->house.tables, ", ", &c->out);
		buf_puts(&c->out, ")\n");
	}
	return 0;
}
