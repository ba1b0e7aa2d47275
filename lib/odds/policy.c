#include "odds/policy.h"

#include <string.h>

/* A node is a list of numbers: of a choice CHOICE, its key, its options, whether the rulings pick
 * it, and the rest; of a chance CHANCE, its point, and of each way what came and what is decided
 * then. */
enum { CHOICE, CHANCE };
enum { KIND, KEY, OPTIONS, PREFERRED, REST, CHOICE_LENGTH };
enum { POINT = 1, WAYS };

static int word(struct policies *p, const char *text)
{
	return intern(&p->words, span_of(text));
}

static const char *word_text(const struct policies *p, int i)
{
	return p->words.list[i].text;
}

/* Node 0 is no decision: it is there before any other. */
static int node(struct policies *p, const int *numbers, size_t n)
{
	static const int nothing = -1;

	if (!p->nodes.n)
		intern(&p->nodes,
		       (struct span){(const char *)(const void *)&nothing, sizeof nothing});
	return intern(&p->nodes,
		      (struct span){(const char *)(const void *)numbers, n * sizeof *numbers});
}

static const int *numbers_of(const struct policies *p, int policy, int *n)
{
	const struct interned *it = &p->nodes.list[policy];

	*n = (int)(it->n / sizeof(int));
	return (const int *)(const void *)it->text;
}

int policy_choice(struct policies *p, const char *key, const char *options, bool preferred,
		  int rest)
{
	int numbers[CHOICE_LENGTH] = {CHOICE, word(p, key), word(p, options), preferred, rest};

	return node(p, numbers, CHOICE_LENGTH);
}

static void add(struct policy_chance *c, int number)
{
	if (c->n == c->room) {
		c->room = c->room ? c->room * 2 : 16;
		c->way = mem_grow(c->way, (size_t)c->room * sizeof *c->way);
	}
	c->way[c->n++] = number;
}

void policy_way(struct policies *p, struct policy_chance *c, const char *what, int then)
{
	if (!c->n) {
		add(c, CHANCE);
		add(c, 0);
	}
	add(c, word(p, what));
	add(c, then);
}

static bool all_same(const int *numbers, int n)
{
	int i;

	for (i = WAYS + 3; i < n; i += 2)
		if (numbers[i] != numbers[WAYS + 1])
			return false;
	return true;
}

int policy_chance_end(struct policies *p, struct policy_chance *c, const char *point)
{
	int made;

	if (all_same(c->way, c->n)) {
		made = c->way[WAYS + 1];
	} else {
		c->way[POINT] = word(p, point);
		made = node(p, c->way, (size_t)c->n);
	}
	c->n = 0;
	return made;
}

void policy_chance_release(struct policy_chance *c)
{
	mem_free(c->way);
	*c = (struct policy_chance){0};
}

/* ---- what depends on chance, and what does not ---- */

enum { UNSEEN = -1, SEVERAL = -2 };

struct telling {
	struct policies *p;
	int *options;	  /* by key: the one that is always taken, UNSEEN or SEVERAL */
	bool *preferred;  /* by key: the rulings always pick it */
	bool *everywhere; /* by key: it is decided whatever comes */
	int *order;	  /* the keys as they came */
	int norder;
	bool *seen;    /* by node */
	int *short_as; /* by node: the same without what is always so, or UNSEEN */
	int *decides;  /* by node: the last key that was found to be decided in it, or UNSEEN */
	struct arena *arena;
	struct policy_told **told; /* by node: what is told of it, or NULL */
	int ntold;
};

/* A growing list of words, in the arena. */
struct words {
	const char **list;
	int n, room;
};

static void note_choice(struct telling *t, const int *numbers)
{
	int key = numbers[KEY];

	if (t->options[key] == UNSEEN) {
		t->options[key] = numbers[OPTIONS];
		t->preferred[key] = true;
		t->order[t->norder++] = key;
	} else if (t->options[key] != numbers[OPTIONS]) {
		t->options[key] = SEVERAL;
	}
	t->preferred[key] &= numbers[PREFERRED] != 0;
}

static void survey(struct telling *t, int policy)
{
	int n, i;
	const int *numbers;

	if (!policy || t->seen[policy])
		return;
	t->seen[policy] = true;
	numbers = numbers_of(t->p, policy, &n);
	if (numbers[KIND] == CHOICE) {
		note_choice(t, numbers);
		survey(t, numbers[REST]);
		return;
	}
	for (i = WAYS; i < n; i += 2)
		survey(t, numbers[i + 1]);
}

/* Is the key decided from there on, whatever comes? Where it is not, to type it might be refused.
 */
static bool decides(struct telling *t, int policy, int key)
{
	const int *numbers;
	int n, i;

	if (!policy || t->decides[policy] == key)
		return policy;
	numbers = numbers_of(t->p, policy, &n);
	if (numbers[KIND] == CHOICE && numbers[KEY] != key && !decides(t, numbers[REST], key))
		return false;
	for (i = WAYS; numbers[KIND] == CHANCE && i < n; i += 2)
		if (!decides(t, numbers[i + 1], key))
			return false;
	t->decides[policy] = key;
	return true;
}

/* Is it told at the beginning, or not at all? */
static bool is_told_apart(const struct telling *t, int key)
{
	return t->preferred[key] || (t->options[key] != SEVERAL && t->everywhere[key]);
}

static int shorten(struct telling *t, int policy);

static int shorten_choice(struct telling *t, const int *numbers)
{
	int rest = numbers[REST], kept[CHOICE_LENGTH];

	if (is_told_apart(t, numbers[KEY]))
		return shorten(t, rest);
	memcpy(kept, numbers, sizeof kept);
	kept[REST] = shorten(t, rest);
	return node(t->p, kept, CHOICE_LENGTH);
}

static int shorten_chance(struct telling *t, const int *numbers, int n)
{
	struct policy_chance c = {0};
	int i, made;

	for (i = 0; i < n; i++)
		add(&c, i > WAYS && (i - WAYS) % 2 ? shorten(t, numbers[i]) : numbers[i]);
	made = all_same(c.way, c.n) ? c.way[WAYS + 1] : node(t->p, c.way, (size_t)c.n);
	policy_chance_release(&c);
	return made;
}

static int shorten(struct telling *t, int policy)
{
	const int *numbers;
	int n;

	if (!policy || t->short_as[policy] != UNSEEN)
		return policy ? t->short_as[policy] : 0;
	numbers = numbers_of(t->p, policy, &n);
	t->short_as[policy] =
	    numbers[KIND] == CHOICE ? shorten_choice(t, numbers) : shorten_chance(t, numbers, n);
	return t->short_as[policy];
}

static void telling_start(struct telling *t, struct policies *p, int policy)
{
	size_t words = (size_t)p->words.n + 1, nodes = (size_t)p->nodes.n + 1, i;
	int k;

	t->p = p;
	t->options = mem_alloc(words * sizeof *t->options);
	t->preferred = mem_alloc(words * sizeof *t->preferred);
	t->order = mem_alloc(words * sizeof *t->order);
	t->everywhere = mem_alloc(words * sizeof *t->everywhere);
	t->decides = mem_alloc(nodes * sizeof *t->decides);
	t->seen = mem_alloc(nodes * sizeof *t->seen);
	t->short_as = mem_alloc(nodes * sizeof *t->short_as);
	for (i = 0; i < words; i++)
		t->options[i] = UNSEEN;
	for (i = 0; i < nodes; i++) {
		t->seen[i] = false;
		t->short_as[i] = t->decides[i] = UNSEEN;
	}
	survey(t, policy);
	for (k = 0; k < t->norder; k++)
		t->everywhere[t->order[k]] =
		    t->options[t->order[k]] != SEVERAL && decides(t, policy, t->order[k]);
}

static void telling_end(struct telling *t)
{
	mem_free(t->options);
	mem_free(t->preferred);
	mem_free(t->order);
	mem_free(t->seen);
	mem_free(t->short_as);
	mem_free(t->everywhere);
	mem_free(t->decides);
	mem_free(t->told);
}

/* ---- what is told ---- */

static void add_word(struct words *w, const char *text, struct arena *a)
{
	const char **more;

	if (w->n == w->room) {
		w->room = w->room ? w->room * 2 : 8;
		more = arena_array(a, const char *, (size_t)w->room);
		if (w->n)
			memcpy(more, w->list, (size_t)w->n * sizeof *more);
		w->list = more;
	}
	w->list[w->n++] = text;
}

/* `choose a=b` and the like, a line each: the option and its value as two words. */
static void add_options(const struct telling *t, int options, struct words *w)
{
	const char *at = word_text(t->p, options);

	while (*at) {
		size_t name = strcspn(at, " "), end = strcspn(at, "\n");

		add_word(w, arena_printf(t->arena, "--%.*s", (int)name, at), t->arena);
		add_word(w, arena_strndup(t->arena, at + name + 1, end - name - 1), t->arena);
		at += end + (at[end] == '\n');
	}
}

/* What is always the same, and not what the rulings pick anyway. */
static void add_always(const struct telling *t, struct words *w)
{
	int i;

	for (i = 0; i < t->norder; i++) {
		int key = t->order[i];
		if (is_told_apart(t, key) && !t->preferred[key])
			add_options(t, t->options[key], w);
	}
}

/* The choices that come first; what is left behind them. */
static int add_choices(const struct telling *t, int policy, struct words *w)
{
	int n;
	const int *numbers;

	while (policy && (numbers = numbers_of(t->p, policy, &n))[KIND] == CHOICE) {
		add_options(t, numbers[OPTIONS], w);
		policy = numbers[REST];
	}
	return policy;
}

/* Has a way before that one the same behind it? */
static bool was_told(const int *numbers, int way)
{
	int i;

	for (i = WAYS; i < way; i += 2)
		if (numbers[i + 1] == numbers[way + 1])
			return true;
	return false;
}

static const struct policy_told *tell(struct telling *t, int policy);

/* Whatever leads to the same as that way, together. */
static void tell_way(struct telling *t, const int *numbers, int n, int way, struct policy_way *out)
{
	struct words came = {0};
	int i;

	for (i = way; i < n; i += 2)
		if (numbers[i + 1] == numbers[way + 1])
			add_word(&came, arena_strdup(t->arena, word_text(t->p, numbers[i])),
				 t->arena);
	out->point = arena_strdup(t->arena, word_text(t->p, numbers[POINT]));
	out->came = came.list;
	out->ncame = came.n;
	out->then = tell(t, numbers[way + 1]);
}

static void tell_ways(struct telling *t, int policy, struct policy_told *out)
{
	int n, i;
	const int *numbers;

	if (!policy)
		return;
	numbers = numbers_of(t->p, policy, &n);
	out->way = arena_array(t->arena, struct policy_way, (size_t)n / 2);
	for (i = WAYS; i < n; i += 2)
		if (numbers[i + 1] && !was_told(numbers, i))
			tell_way(t, numbers, n, i, &out->way[out->nways++]);
}

static struct policy_told *tell_new(struct telling *t, int policy, struct words answers)
{
	struct policy_told *out = arena_new(t->arena, struct policy_told);
	int rest = add_choices(t, policy, &answers);

	out->number = t->ntold++;
	out->answer = answers.list;
	out->nanswers = answers.n;
	tell_ways(t, rest, out);
	return out;
}

static const struct policy_told *tell(struct telling *t, int policy)
{
	if (!t->told[policy])
		t->told[policy] = tell_new(t, policy, (struct words){0});
	return t->told[policy];
}

const struct policy_told *policy_tell(struct policies *p, int policy, struct arena *a, int *ntold)
{
	struct telling t = {.arena = a};
	struct words always = {0};
	const struct policy_told *told;
	int rest;

	telling_start(&t, p, policy);
	rest = shorten(&t, policy);
	t.told = mem_zeroed((size_t)p->nodes.n + 1, sizeof(struct policy_told *));
	add_always(&t, &always);
	told = tell_new(&t, rest, always);
	*ntold = t.ntold;
	telling_end(&t);
	return told;
}

void policies_release(struct policies *p)
{
	intern_release(&p->words);
	intern_release(&p->nodes);
}
