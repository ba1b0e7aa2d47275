#include "cli/readings.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "data/row.h"

#define TRIALS_MOST 1000
/* What all trials together may take, as an exploration's work is counted: half as much as one may
 * alone, so that also where an event costs twice what others do they end in five seconds. */
#define TRIALS_WORK   (FATE_WORK / 2)
#define WORK_AT_FIRST (FATE_WORK - TRIALS_WORK)

/* The next letter of a ruling after that one that may be played; 0 behind the last. 0 before the
 * first. */
static char reading_next(const struct data *d, enum ruling r, char after)
{
	char letter = after ? (char)(after + 1) : 'a';

	for (; letter <= 'z'; letter++) {
		const struct reading_row *row = reading_find(d, ruling_words[r], letter);
		if (row && !*row->rejected)
			return letter;
	}
	return '\0';
}

/* ---- one trial ---- */

static int by_position(const void *a, const void *b)
{
	const struct branch_leaf *x = a, *y = b;

	return strcmp(x->position, y->position);
}

static void sort_leaves(struct branches *all)
{
	if (all->n)
		qsort(all->leaf, (size_t)all->n, sizeof *all->leaf, by_position);
}

struct frac trial_chance(const struct trial *t, const char *what)
{
	int i;

	for (i = 0; i < t->all.headlines.n; i++)
		if (!strcmp(t->all.headlines.list[i].what, what))
			return t->all.headlines.list[i].weight;
	return (struct frac){0, 1};
}

/* Of a roll its results count as well as what becomes of the board. */
static bool same_results(const struct trial *a, const struct trial *b)
{
	const struct headlines *h = &a->all.headlines;
	int i;

	if (!h->results)
		return true;
	for (i = 0; i < h->n; i++)
		if (frac_cmp(h->list[i].weight, trial_chance(b, h->list[i].what)))
			return false;
	return h->n == b->all.headlines.n;
}

/* Do they come to the same? */
static bool trial_same(struct trial *a, struct trial *b)
{
	int i;

	if (!a->answer != !b->answer || (a->answer && strcmp(a->answer, b->answer) != 0))
		return false;
	if (a->all.n != b->all.n || !same_results(a, b))
		return false;
	sort_leaves(&a->all);
	sort_leaves(&b->all);
	for (i = 0; i < a->all.n; i++)
		if (by_position(&a->all.leaf[i], &b->all.leaf[i]) ||
		    frac_cmp(a->all.leaf[i].weight, b->all.leaf[i].weight))
			return false;
	return true;
}

/* What a call that writes no board has to say, taken off the output again. */
static int try_to_look(struct run *r, const struct board *b, struct trial *t)
{
	struct call *c = &r->call;
	enum view view = c->view;
	size_t mark = c->out.n;
	struct board *work;
	int result;

	c->view = VIEW_RULING;
	result = run_once(r, board_copy(b, &r->scratch), &r->scratch, &work);
	c->view = view;
	if (result >= 0 && result != REFUSED)
		t->answer = mem_strdup(buf_text(&c->out) + mark);
	c->out.n = mark;
	return result;
}

static void answer_refusal(struct trial *t, const struct refusal *no)
{
	struct buf text = {0};

	buf_printf(&text, "refused: %s%s%s%s", no->reason, no->clause ? " [" : "",
		   no->clause ? no->clause : "", no->clause ? "]" : "");
	branches_release(&t->all);
	t->answer = text.p;
}

/* Only the call as it is played has to be typed right. */
static void answer_trouble(struct trial *t, struct diag *d)
{
	struct buf text = {0};

	buf_printf(&text, "cannot be resolved: %s", d->list[0].text);
	branches_release(&t->all);
	t->answer = text.p;
	diag_clear(d);
}

static int try_one(struct run *r, struct board *b, struct trials *all, struct trial *t)
{
	struct call *c = &r->call;
	bool looks = c->only_looks || c->tool->kind == QUERY, played = t == all->list;
	int result;

	arena_reset(&r->scratch);
	*b->readings = t->by;
	memset(b->readings->noted, 0, sizeof b->readings->noted);
	c->fate.explore_chance = !looks;
	fate_start(&c->fate, &r->arena);
	c->fate.work = all->work;
	t->all.headlines.results = c->tool->rolls;
	result = looks ? try_to_look(r, b, t) : run_explore(r, b, &t->all);
	all->work = c->fate.work;
	t->work = c->fate.work;
	if (result == REFUSED)
		answer_refusal(t, &c->refusal);
	else if (played && (result < 0 || fate_end(&c->fate, &r->diag)))
		return -1;
	else if (result < 0 && t->all.too_much)
		return -1; /* no answer, and the others would take as much */
	else if (result < 0)
		answer_trouble(t, &r->diag);
	t->by = *b->readings;
	return 0;
}

/* ---- all of them ---- */

static struct trial *add_trial(struct trials *all, const struct readings *by)
{
	if (all->n == all->room) {
		all->room = all->room ? all->room * 2 : 16;
		all->list = mem_grow(all->list, (size_t)all->room * sizeof *all->list);
	}
	all->list[all->n] = (struct trial){.by = *by};
	return &all->list[all->n++];
}

static void join_group(struct trials *all, struct trial *t)
{
	struct trial *same = all->list;

	while (same != t && !trial_same(same, t))
		same++;
	t->group = same == t ? all->groups++ : same->group;
}

/* Set-up and campaign are no matter of the call. */
static bool is_tried(enum ruling r)
{
	return r != RO_81;
}

/* Does the limit leave room for another trial beside the one as it is played? */
static bool room_for_one(const struct trials *all)
{
	return (all->list[0].work - WORK_AT_FIRST) * 2 <= TRIALS_WORK;
}

/* Too much by all readings together: fewer may do. */
static int advise_fewer(struct run *r, const struct trials *all)
{
	const struct readings *played = &all->list[0].by;
	struct buf list = {0};
	int i;

	for (i = 0; i < RULING_COUNT; i++)
		if (played->noted[i] && is_tried((enum ruling)i))
			buf_printf(&list, "%s%s", list.n ? ", " : "", ruling_words[i]);
	if (all->n > 1 && all->nasked > 1)
		diag_add(&r->diag, "; or name fewer rulings to read together");
	else if (all->n > 1 && !all->nasked && room_for_one(all))
		diag_add(&r->diag, "; or name the ruling to read otherwise, --readings %.5s, of %s",
			 buf_text(&list), buf_text(&list));
	buf_release(&list);
	return -1;
}

static int try_by(struct run *r, struct board *b, struct trials *all, const struct readings *by)
{
	struct trial *t;

	if (all->n == TRIALS_MOST)
		return diag_set(&r->diag,
				"there are more than %d ways to read these together; name fewer",
				TRIALS_MOST);
	t = add_trial(all, by);
	t->all = (struct branches){.bytes = all->bytes,
				   .plain = true,
				   .a_change_a_line = r->call.view == VIEW_JSON};
	if (try_one(r, b, all, t))
		return t->all.too_much ? advise_fewer(r, all) : -1;
	all->bytes = t->answer ? all->bytes : t->all.bytes;
	join_group(all, t);
	return 0;
}

static int try_each_alone(struct run *r, struct board *b, struct trials *all)
{
	struct readings played = all->list[0].by;
	int i;

	for (i = 0; i < RULING_COUNT; i++) {
		char letter = 0;
		while (played.noted[i] && is_tried((enum ruling)i) &&
		       (letter = reading_next(b->data, (enum ruling)i, letter)) != 0) {
			struct readings by = played;
			by.value[i] = letter;
			if (letter != played.value[i] && try_by(r, b, all, &by))
				return -1;
		}
	}
	return 0;
}

static int try_together(struct run *r, struct board *b, struct trials *all, struct readings by,
			int from)
{
	char letter = 0;

	if (from == all->nasked) {
		for (; from > 0; from--)
			if (by.value[all->asked[from - 1]] != all->played[all->asked[from - 1]])
				return try_by(r, b, all, &by);
		return 0; /* as it is played, which comes first */
	}
	while ((letter = reading_next(b->data, all->asked[from], letter)) != 0) {
		by.value[all->asked[from]] = letter;
		if (try_together(r, b, all, by, from + 1))
			return -1;
	}
	return 0;
}

/* ---- which are asked for ---- */

static int find_ruling(const struct data *d, struct span word, enum ruling *out, struct diag *diag)
{
	char hint[128], name[64];
	int i;

	snprintf(name, sizeof name, "%.*s", (int)(word.n < 63 ? word.n : 63), word.p);
	for (i = 0; i < RULING_COUNT; i++)
		if (!strcmp(ruling_words[i], name)) {
			*out = (enum ruling)i;
			return 0;
		}
	if (data_find(d, TABLE_RULINGS, name))
		return diag_usage(diag,
				  "--readings: %s is settled; `enorm-ref readings` lists "
				  "those that are not",
				  name);
	return diag_usage(diag, "--readings: no ruling '%s'%s", name,
			  data_suggest(d, TABLE_RULINGS, name, hint));
}

static int read_asked(struct run *r, const struct board *b, struct trials *all)
{
	const char *p = call_value(&r->call, "readings");
	enum ruling *list = arena_array(&r->arena, enum ruling, RULING_COUNT);
	struct span word;
	int i;

	all->asked = list;
	while (p && names_next(&p, &word)) {
		enum ruling id = RULING_COUNT;
		if (find_ruling(b->data, word, &id, &r->diag))
			return -1;
		for (i = 0; i < all->nasked && list[i] != id; i++)
			;
		list[i] = id;
		all->nasked += i == all->nasked;
	}
	for (i = 0; i < RULING_COUNT; i++)
		all->played[i] = reading_played(b, (enum ruling)i);
	return 0;
}

static void release(struct trials *all)
{
	int i;

	for (i = 0; i < all->n; i++) {
		branches_release(&all->list[i].all);
		mem_free(all->list[i].answer);
	}
	mem_free(all->list);
}

static int try_all(struct run *r, struct board *b, struct trials *all)
{
	struct readings by = {0};

	memcpy(by.value, all->played, sizeof by.value);
	if (try_by(r, b, all, &by))
		return -1;
	return all->nasked ? try_together(r, b, all, by, 0) : try_each_alone(r, b, all);
}

int run_readings(struct run *r, struct board *b)
{
	struct trials all = {.work = WORK_AT_FIRST};
	int result = read_asked(r, b, &all);

	if (!result)
		result = try_all(r, b, &all);
	if (!result && r->call.view == VIEW_JSON)
		trials_json(&r->call, b, &all);
	else if (!result)
		trials_text(&r->call, b, &all);
	if (!result && r->call.port->readings)
		r->call.port->readings(r->call.port, b, &all);
	release(&all);
	return result;
}
