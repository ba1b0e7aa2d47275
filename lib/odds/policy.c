#include "odds/policy.h"

#include <string.h>

#include "text/fold.h"
#include "text/shell.h"

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
	struct buf *out;
	int lines, most;
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
	return t->options[key] != SEVERAL && (t->everywhere[key] || t->preferred[key]);
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
}

/* ---- writing ---- */

/* `choose a=b` and the like, a line each: one after the other to `each`, the option and its value.
 */
static void each_option(const struct policies *p, int options,
			void (*each)(const char *option, const char *value, struct buf *out),
			struct buf *out)
{
	const char *at = word_text(p, options);
	struct buf option = {0}, value = {0};

	while (*at) {
		size_t name = strcspn(at, " "), end = strcspn(at, "\n");
		buf_clear(&option);
		buf_clear(&value);
		buf_printf(&option, "--%.*s", (int)name, at);
		buf_add(&value, at + name + 1, end - name - 1);
		each(buf_text(&option), buf_text(&value), out);
		at += end + (at[end] == '\n');
	}
	buf_release(&option);
	buf_release(&value);
}

static void typed(const char *option, const char *value, struct buf *out)
{
	buf_printf(out, "%s%s ", out->n ? "\n" : "", option);
	shell_word(value, out);
}

/* What was typed so, a line each, behind the line that begins at `start`: as many in one as fit,
 * and the shell takes all of them for one. */
static void write_options(const char *options, size_t start, int indent, struct buf *out)
{
	while (*options) {
		size_t n = strcspn(options, "\n");
		bool first = out->n == start;

		if (!first && out->n - start + n + strlen("  \\") > FOLD_WIDTH) {
			buf_puts(out, " \\\n");
			start = out->n;
			buf_pad(out, ' ', (size_t)indent);
		} else if (!first) {
			buf_putc(out, ' ');
		}
		buf_add(out, options, n);
		options += n + (options[n] == '\n');
	}
}

static void as_words(const char *option, const char *value, struct buf *out)
{
	buf_puts(out, out->p[out->n - 1] == '[' ? "" : ",");
	buf_json(out, option);
	buf_putc(out, ',');
	buf_json(out, value);
}

/* What is always the same, and not what the rulings pick anyway. */
static void always(const struct telling *t, void (*each)(const char *, const char *, struct buf *),
		   struct buf *out)
{
	int i;

	for (i = 0; i < t->norder; i++) {
		int key = t->order[i];
		if (is_told_apart(t, key) && !t->preferred[key])
			each_option(t->p, t->options[key], each, out);
	}
}

/* The choices that come first; what is left behind them. */
static int choices(const struct telling *t, int policy,
		   void (*each)(const char *, const char *, struct buf *), struct buf *out)
{
	int n;
	const int *numbers;

	while (policy && (numbers = numbers_of(t->p, policy, &n))[KIND] == CHOICE) {
		each_option(t->p, numbers[OPTIONS], each, out);
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

#define OR " or "

static void ways_alike(const struct telling *t, const int *numbers, int n, int way, bool json,
		       struct buf *out)
{
	const char *before = "";
	int i;

	for (i = way; i < n; i += 2) {
		if (numbers[i + 1] != numbers[way + 1])
			continue;
		buf_puts(out, before);
		if (json)
			buf_json(out, word_text(t->p, numbers[i]));
		else
			buf_puts(out, word_text(t->p, numbers[i]));
		before = json ? "," : OR;
	}
}

static void write_tree(struct telling *t, int policy, int depth);

/* `after ai keening or wingbeat:` */
static void write_after(const struct telling *t, const int *numbers, int n, int way, int depth)
{
	struct fold fold = {t->out->n, 2 * depth + 4, OR, NULL};
	struct buf ways = {0};

	buf_printf(t->out, "%*safter %s ", 2 * depth, "", word_text(t->p, numbers[POINT]));
	ways_alike(t, numbers, n, way, false, &ways);
	fold_text(&fold, buf_text(&ways), t->out);
	buf_putc(t->out, ':');
	buf_release(&ways);
}

static void write_way(struct telling *t, const int *numbers, int n, int way, int depth)
{
	struct buf options = {0}, none = {0}, *out = t->out;
	int rest = choices(t, numbers[way + 1], typed, &options);
	size_t line;

	if (t->lines++ >= t->most)
		t->out = &none;
	write_after(t, numbers, n, way, depth);
	for (line = t->out->n; line && t->out->p[line - 1] != '\n'; line--)
		;
	write_options(buf_text(&options), line, 2 * depth + 4, t->out);
	buf_putc(t->out, '\n');
	t->out = out;
	buf_release(&options);
	buf_release(&none);
	write_tree(t, rest, depth + 1);
}

static void write_tree(struct telling *t, int policy, int depth)
{
	int n, i;
	const int *numbers;

	if (!policy)
		return;
	numbers = numbers_of(t->p, policy, &n);
	for (i = WAYS; i < n; i += 2)
		if (numbers[i + 1] && !was_told(numbers, i))
			write_way(t, numbers, n, i, depth);
}

void policy_write(struct policies *p, int policy, int most, struct buf *out)
{
	struct telling t = {.out = out, .most = most};
	struct buf options = {0};
	int rest;

	telling_start(&t, p, policy);
	rest = shorten(&t, policy);
	always(&t, typed, &options);
	rest = choices(&t, rest, typed, &options);
	write_options(buf_text(&options), out->n, 2, out);
	if (options.n)
		buf_putc(out, '\n');
	buf_release(&options);
	write_tree(&t, rest, 0);
	if (t.lines > most)
		buf_printf(out, "and %d more: --full\n", t.lines - most);
	telling_end(&t);
}

static void json_tree(struct telling *t, int policy);

static void json_way(struct telling *t, const int *numbers, int n, int way)
{
	int rest;

	buf_puts(t->out, t->out->p[t->out->n - 1] == '[' ? "" : ",");
	buf_puts(t->out, "{\"point\":");
	buf_json(t->out, word_text(t->p, numbers[POINT]));
	buf_puts(t->out, ",\"came\":[");
	ways_alike(t, numbers, n, way, true, t->out);
	buf_puts(t->out, "],\"answers\":[");
	rest = choices(t, numbers[way + 1], as_words, t->out);
	buf_puts(t->out, "],\"depending\":[");
	json_tree(t, rest);
	buf_puts(t->out, "]}");
}

static void json_tree(struct telling *t, int policy)
{
	int n, i;
	const int *numbers;

	if (!policy)
		return;
	numbers = numbers_of(t->p, policy, &n);
	for (i = WAYS; i < n; i += 2)
		if (numbers[i + 1] && !was_told(numbers, i))
			json_way(t, numbers, n, i);
}

void policy_json(struct policies *p, int policy, struct buf *out)
{
	struct telling t = {.out = out};
	int rest;

	telling_start(&t, p, policy);
	rest = shorten(&t, policy);
	buf_puts(out, ",\"answers\":[");
	always(&t, as_words, out);
	rest = choices(&t, rest, as_words, out);
	buf_puts(out, "],\"depending\":[");
	json_tree(&t, rest);
	buf_puts(out, "]");
	telling_end(&t);
}

void policies_release(struct policies *p)
{
	intern_release(&p->words);
	intern_release(&p->nodes);
}
