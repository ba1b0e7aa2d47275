#include "vary.h"

#include <string.h>

#include "data/tables.h"
#include "tool/tools.h"

/* ---- dice ---- */

static uint64_t mix(uint64_t x)
{
	x ^= x >> 30;
	x *= 0xbf58476d1ce4e5b9u;
	x ^= x >> 27;
	x *= 0x94d049bb133111ebu;
	return x ^ x >> 31;
}

struct dice dice_of(uint64_t seed, uint64_t number)
{
	return (struct dice){mix(seed * 0x9e3779b97f4a7c15u + mix(number + 1))};
}

int dice_below(struct dice *d, int n)
{
	d->state += 0x9e3779b97f4a7c15u;
	return (int)(mix(d->state) % (uint64_t)n);
}

bool dice_chance(struct dice *d, int percent)
{
	return dice_below(d, 100) < percent;
}

/* ---- words ---- */

static const struct tool *tool_of(const struct plan *p)
{
	return p->nwords ? tool_named(p->word[0]) : NULL;
}

static void insert(struct plan *p, int at, const char *word)
{
	if (p->nwords == PLAN_WORDS || at > p->nwords)
		return;
	memmove(p->word + at + 1, p->word + at, (size_t)(p->nwords - at) * sizeof *p->word);
	p->word[at] = word;
	p->nwords++;
}

static void take_out(struct plan *p, int at)
{
	memmove(p->word + at, p->word + at + 1, (size_t)(p->nwords - at - 1) * sizeof *p->word);
	p->nwords--;
}

/* A call of the same tool, if a few tries find one. */
static const struct plan *sister(const struct plan *p, const struct seeds *s, struct dice *d)
{
	const struct plan *other = p;
	int tries;

	for (tries = 0; tries < 20; tries++) {
		other = &s->call[dice_below(d, s->n)];
		if (other->nwords && tool_of(other) == tool_of(p))
			break;
	}
	return other;
}

/* An option of a sister, with its value. */
static void borrow(struct plan *p, const struct seeds *s, struct dice *d)
{
	const struct plan *other = sister(p, s, d);
	int i, start = other->nwords > 1 ? 1 + dice_below(d, other->nwords - 1) : 0;

	for (i = start; i && i < other->nwords; i++)
		if (str_starts(other->word[i], "--")) {
			plan_add(p, other->word[i]);
			if (i + 1 < other->nwords && !str_starts(other->word[i + 1], "--"))
				plan_add(p, other->word[i + 1]);
			return;
		}
}

/* Ways to explore, to ask and to tell, at the end of a call. */
static void ask_more(struct plan *p, struct dice *d)
{
	static const char *const more[][2] = {
	    {"-T", "json"},	    {"-T", "ruling"},	  {"-T", "board"},
	    {"-T", "text"},	    {"--all", NULL},	  {"--outcomes", NULL},
	    {"--odds", NULL},	    {"--ask", "all"},	  {"--ask", "dice"},
	    {"--ask", "choices"},   {"--table", NULL},	  {"--readings", NULL},
	    {"--keep-going", NULL}, {"-q", NULL},	  {"--reseed", NULL},
	    {"--full", NULL},	    {"--best", "juliet"}, {"--ask", "windows"},
	    {"--ask", "grants"},    {"--why", NULL},	  {"--react", "none"},
	    {"--cover", "decline"}, {"--ask", "tokens"},  {"-T", "svg"},
	    {"--ask", "mitigation"}};
	int i = dice_below(d, (int)COUNT(more));

	plan_add(p, more[i][0]);
	if (more[i][1])
		plan_add(p, more[i][1]);
}

static const char *seed_word(struct dice *d, struct arena *a)
{
	return arena_printf(a, "%d", dice_below(d, 1000));
}

/* Words that named a piece of the board before name one of this. */
static void fit_names(struct plan *p, struct span before, struct dice *d, struct arena *a)
{
	int i;

	for (i = 1; i < p->nwords; i++) {
		const char *name;
		if (!board_has_name(before, p->word[i]) ||
		    (board_has_name(p->board, p->word[i]) && dice_chance(d, 80)))
			continue;
		name = vary_name(p->board, d, a);
		if (name)
			p->word[i] = name;
	}
}

/* What was thrown on another board fits this one by chance only. */
static void drop_dice(struct plan *p)
{
	int i;

	for (i = p->nwords - 2; i > 0; i--)
		if (!strcmp(p->word[i], "--rolled") || !strcmp(p->word[i], "--choose")) {
			take_out(p, i);
			take_out(p, i);
		}
}

void vary_asked(struct plan *p)
{
	const struct tool *t = tool_of(p);

	drop_dice(p);
	if (!t || t->kind != RESOLVER)
		return;
	plan_add(p, "--ask");
	plan_add(p, "all");
}

static void vary_words(struct plan *p, const struct seeds *s, struct dice *d, struct arena *a)
{
	const struct tool *t = tool_of(p);

	if (dice_chance(d, 10))
		borrow(p, s, d);
	if (dice_chance(d, 25))
		ask_more(p, d);
	if (dice_chance(d, 15))
		vary_option(p, s, d, a);
	if (dice_chance(d, 7) && p->nwords > 1)
		take_out(p, 1 + dice_below(d, p->nwords - 1));
	if (t && t->kind == RESOLVER && dice_chance(d, 80)) {
		plan_add(p, "--seed");
		plan_add(p, seed_word(d, a));
	}
}

/* ---- calls ---- */

static void lay_table(struct plan *p, const struct seeds *s, struct dice *d, struct arena *a)
{
	int t = dice_below(d, TABLE_COUNT);

	if (p->ntables < PLAN_PARTS)
		p->table[p->ntables++] = (struct plan_part){tables[t].name, vary_table(t, s, d, a)};
}

void vary_valid(struct plan *p, const struct seeds *s, struct dice *d, struct arena *a)
{
	const struct plan *seed =
	    dice_chance(d, 20) ? vary_tool(s, d) : &s->call[dice_below(d, s->n)];
	int changes;

	*p = *seed;
	if (dice_chance(d, 5))
		vary_command(p, d);
	if (dice_chance(d, 25))
		p->board = sister(p, s, d)->board;
	else if (dice_chance(d, 10))
		p->board = s->call[dice_below(d, s->n)].board;
	for (changes = dice_chance(d, 40) ? 1 + dice_below(d, 3) : 0; changes; changes--)
		p->board = vary_board(p->board, s, d, a);
	if (p->board.p != seed->board.p && dice_chance(d, 80))
		drop_dice(p);
	fit_names(p, seed->board, d, a);
	vary_words(p, s, d, a);
	for (changes = dice_chance(d, 10) ? 1 + dice_below(d, 3) : 0; changes; changes--)
		lay_table(p, s, d, a);
	if (dice_chance(d, 5))
		p->file[p->nfiles++] =
		    (struct plan_part){"other.board", s->call[dice_below(d, s->n)].board};
}

void vary_next(struct plan *p, const struct seeds *s, struct span board, struct dice *d,
	       struct arena *a)
{
	const struct plan *seed = &s->call[dice_below(d, s->n)];
	struct plan before = *p;

	*p = *seed;
	memcpy(p->table, before.table, sizeof p->table);
	p->ntables = before.ntables;
	p->board = board;
	if (dice_chance(d, 90))
		drop_dice(p);
	fit_names(p, seed->board, d, a);
	vary_words(p, s, d, a);
}

/* ---- nonsense ---- */

static void mangle_word(struct plan *p, struct dice *d, struct arena *a)
{
	int i = p->nwords ? dice_below(d, p->nwords) : 0;
	const char *word = hostile_words[dice_below(d, nhostile_words)], *equals;

	if (!i || dice_chance(d, 30)) {
		insert(p, p->nwords ? 1 + dice_below(d, p->nwords) : 0, word);
		return;
	}
	equals = strchr(p->word[i], '=');
	if (equals && dice_chance(d, 60))
		word = arena_printf(a, "%.*s=%s", (int)(equals - p->word[i]), p->word[i], word);
	else if (dice_chance(d, 30))
		word = vary_bytes(span_of(p->word[i]), d, a).p;
	p->word[i] = word;
}

static void mangle_table(struct plan *p, struct dice *d, struct arena *a)
{
	struct plan_part *t = p->ntables ? &p->table[dice_below(d, p->ntables)] : NULL;

	if (t)
		t->text = vary_bytes(t->text, d, a);
	else
		mangle_word(p, d, a);
}

static struct span twice(struct span text, struct arena *a)
{
	char *both = arena_alloc(a, 2 * text.n + 1);

	memcpy(both, text.p, text.n);
	memcpy(both + text.n, text.p, text.n);
	return (struct span){both, 2 * text.n};
}

void vary_hostile(struct plan *p, struct dice *d, struct arena *a)
{
	int changes;

	for (changes = dice_chance(d, 70) ? 1 : 2 + dice_below(d, 3); changes; changes--)
		switch (dice_below(d, 10)) {
		case 0:
			if (p->board.n < 65536)
				p->board = twice(p->board, a);
			break;
		case 1:
		case 2:
			mangle_table(p, d, a);
			break;
		case 3:
		case 4:
		case 5:
			mangle_word(p, d, a);
			break;
		default:
			p->board = vary_bytes(p->board, d, a);
			break;
		}
}
