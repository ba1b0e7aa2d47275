#include "data/effect.h"

#include <string.h>

#include "data/field.h"
#include "data/tables.h"
#include "text/re.h"
#include "text/str.h"

const struct effect_group effect_always;

const struct effect_row effect_verbs[EFFECT_COUNT] = {
#define V(id, word, args, needs, run, what) {word, args, needs, what},
    EFFECT_VERBS(V)
#undef V
};

const struct guard_row effect_guards[GUARD_COUNT] = {
#define G(id, word, asks, needs, run, what) {word, asks, needs, what},
    EFFECT_GUARDS(G)
#undef G
};

#define WORD(id, word) word,
const char *const effect_moments[] = {EFFECT_MOMENTS(WORD) NULL};
#undef WORD
#define WORD(id, word, needs) word,
#define NEED(id, word, needs) needs,
const char *const effect_whoms[] = {EFFECT_WHOM(WORD) NULL};
const int whom_needs[] = {EFFECT_WHOM(NEED)};
#undef NEED
#undef WORD
#define L(id, word, kind) word,
const char *const target_words[] = {"", TARGET_WORDS(L) NULL};
#undef L
const char *const effect_compares[] = {"<", "<=", "==", ">=", ">", NULL};
const char *const effect_pools[] = {EFFECT_POOLS(LIST_WORD) NULL};
static const char *const component_words[] = {EFFECT_COMPONENTS(LIST_WORD) NULL};
const char *const effect_manners[] = {"", "away", "through walls", NULL};

/* One word, comparison or mark of the language. */
#define TOKEN_PATTERN "[ \\t]*(?:([a-z][a-z0-9-]*)|(-?[0-9]+)|(<=|>=|==|<|>)|([:;])|$)"
enum { PART_END, PART_WORD, PART_NUMBER, PART_COMPARE, PART_MARK };

struct reading {
	struct re *re;
	struct span text;
	size_t at; /* where the next token begins */
	int part;  /* the kind of the token in hand */
	struct span token;
	struct arena *arena;
	struct diag *d;
	struct effect_group *group;	 /* the one that steps go into; NULL before the first */
	const struct effect_group *adds; /* the last that adds to a roll */
	int ngroups;
};

/* ---- tokens ---- */

static int advance(struct reading *p)
{
	int g, found = re_match(p->re, p->text, p->at, p->d);

	if (found < 0)
		return -1;
	if (!found)
		return diag_set(p->d, "effect '%s': cannot read it from '%.20s' on", p->text.p,
				p->text.p + p->at);
	p->part = PART_END;
	p->token = (struct span){"", 0};
	for (g = PART_WORD; g <= PART_MARK; g++)
		if (re_group(p->re, g).p) {
			p->part = g;
			p->token = re_group(p->re, g);
		}
	p->at = re_end(p->re);
	return 0;
}

static bool at_word(const struct reading *p, const char *word)
{
	return p->part == PART_WORD && span_is(p->token, word);
}

static bool at_mark(const struct reading *p, char mark)
{
	return p->part == PART_MARK && *p->token.p == mark;
}

static bool step_ends(const struct reading *p)
{
	return p->part == PART_END || at_mark(p, ';');
}

static int wrong(struct reading *p, const char *wanted, const char *const *words)
{
	const char *got = arena_strndup(p->arena, p->token.p, p->token.n);
	struct suggestion s;
	char hint[128];

	suggest_start(&s, got);
	for (; words && *words; words++)
		suggest_offer(&s, *words);
	if (!*got)
		return diag_set(p->d, "effect '%s': it ends where %s is wanted", p->text.p, wanted);
	return diag_set(p->d, "effect '%s': '%s' where %s is wanted%s", p->text.p, got, wanted,
			suggest_text(&s, hint));
}

static int read_number(struct reading *p, int least, int *out)
{
	long v;

	if (p->part != PART_NUMBER || !num_read(p->token, least, AMOUNT_MOST, &v))
		return wrong(p, least ? "a number from 1 to 99" : "a number from 0 to 99", NULL);
	*out = (int)v;
	return advance(p);
}

/* One of a list, as its index. A word of two parts is read as two tokens. */
static int read_word(struct reading *p, const char *const *words, const char *wanted, int *out)
{
	int i;

	for (i = 0; words[i] && p->part == PART_WORD; i++) {
		const char *blank = strchr(words[i], ' ');
		size_t n = blank ? (size_t)(blank - words[i]) : strlen(words[i]);
		if (n != p->token.n || memcmp(words[i], p->token.p, n) != 0)
			continue;
		if (!blank) {
			*out = i;
			return advance(p);
		}
		if (!str_starts(p->text.p + p->at + strspn(p->text.p + p->at, " \t"), blank + 1))
			continue;
		*out = i;
		return advance(p) || advance(p) ? -1 : 0;
	}
	return wrong(p, wanted, words);
}

/* ---- guards ---- */

static int read_guard(struct reading *p, struct guard *g)
{
	const char *words[GUARD_COUNT + 1] = {0};
	int i, k = 0;

	for (i = 0; i < GUARD_COUNT; i++)
		words[i] = effect_guards[i].word;
	*g = (struct guard){.not = at_word(p, "not")};
	if ((g->not &&advance(p)) || read_word(p, words, "a guard", &k))
		return -1;
	g->what = (enum effect_guard)k;
	if (g->what == GUARD_ON)
		return read_word(p, effect_moments, "attack, wound, critical or fail", &g->number);
	if (effect_guards[k].asks == IS_SO)
		return 0;
	for (i = 0; effect_compares[i] && !span_is(p->token, effect_compares[i]); i++)
		;
	if (p->part != PART_COMPARE || !effect_compares[i])
		return wrong(p, "< <= == >= or >", NULL);
	g->compare = (enum compare)i;
	return advance(p) || read_number(p, 0, &g->number) ? -1 : 0;
}

/* Is there a guard here? A colon comes before the next semicolon. */
static bool at_guards(const struct reading *p)
{
	size_t n = p->text.n - (size_t)(p->token.p - p->text.p);
	const char *colon = p->part == PART_WORD ? memchr(p->token.p, ':', n) : NULL;
	const char *semicolon = colon ? memchr(p->token.p, ';', n) : NULL;

	return colon && (!semicolon || colon < semicolon);
}

static int open_group(struct reading *p)
{
	if (p->ngroups == GROUPS_MOST)
		return diag_set(p->d, "effect '%s': more than %d guards; part it into two texts",
				p->text.p, GROUPS_MOST);
	p->group = arena_new(p->arena, struct effect_group);
	p->group->index = p->ngroups++;
	return 0;
}

static int read_else(struct reading *p)
{
	const struct effect_group *before = p->group;

	if (!before || before->otherwise || !before->nguards)
		return diag_set(p->d, "effect '%s': 'else' follows no guard", p->text.p);
	if (open_group(p))
		return -1;
	p->group->otherwise = true;
	p->group->nguards = before->nguards;
	memcpy(p->group->guard, before->guard, sizeof before->guard);
	return advance(p);
}

static int read_guards(struct reading *p)
{
	if (at_word(p, "else") ? read_else(p) : open_group(p))
		return -1;
	while (!p->group->otherwise) {
		if (p->group->nguards == GUARDS_MOST)
			return wrong(p, "at most four guards", NULL);
		if (read_guard(p, &p->group->guard[p->group->nguards++]))
			return -1;
		if (!at_word(p, "and"))
			break;
		if (advance(p))
			return -1;
	}
	return at_mark(p, ':') ? advance(p) : wrong(p, "a colon", NULL);
}

/* ---- targeting lines ---- */

enum word_kind { WORD_RANK, WORD_STATISTIC, WORD_REQUIREMENT, WORD_AREA };

static const enum word_kind target_kinds[] = {WORD_RANK,
#define L(id, word, kind) WORD_##kind,
					      TARGET_WORDS(L)
#undef L
};

static int take_word(struct reading *p, struct target_line *l, enum target_word w)
{
	enum target_word *one = target_kinds[w] == WORD_RANK ? &l->rank : &l->statistic;

	if (target_kinds[w] >= WORD_REQUIREMENT) {
		l->says |= 1u << w;
	} else if (*one) {
		return diag_set(p->d, "effect '%s': '%s' beside '%s' in one targeting line",
				p->text.p, target_words[w], target_words[*one]);
	} else {
		*one = w;
	}
	if (w == TARGET_ZONE && p->part == PART_NUMBER)
		return read_number(p, 1, &l->size);
	return 0;
}

/* Does it ask something of its Target? */
static bool line_asks(const struct target_line *l)
{
	size_t w;

	for (w = 0; w < sizeof target_kinds / sizeof *target_kinds; w++)
		if (target_kinds[w] == WORD_REQUIREMENT && line_says(l, (enum target_word)w))
			return true;
	return false;
}

/* What does not go together, or NULL. */
static const char *line_problem(const struct target_line *l)
{
	bool ranks = l->rank == TARGET_HIGHEST || l->rank == TARGET_LOWEST;
	bool picks = l->rank || line_asks(l), nobody = line_says(l, TARGET_NOBODY);
	bool zone = line_says(l, TARGET_ZONE), spacers = line_says(l, TARGET_SPACERS);

	if (ranks && !l->statistic)
		return "say highest or lowest of what: stress, vitals, adrenaline, radiation or "
		       "infection";
	if (l->statistic && !ranks)
		return "a statistic goes with highest or lowest";
	if (nobody && (picks || zone || spacers))
		return "'none' stands alone";
	if (spacers && !zone)
		return "'spacers' goes with 'zone'";
	if (zone && picks)
		return "a zone takes everybody in it: no other word goes with it";
	return picks || nobody || zone ? NULL : "a targeting line says whom";
}

static int read_line(struct reading *p, struct target_line *l)
{
	const char *problem;

	while (!step_ends(p)) {
		int w = 0;
		if (read_word(p, target_words + 1, "a word of a targeting line", &w) ||
		    take_word(p, l, (enum target_word)(w + 1)))
			return -1;
	}
	problem = line_problem(l);
	return problem ? diag_set(p->d, "effect '%s': %s", p->text.p, problem) : 0;
}

/* ---- arguments ---- */

static int read_dice(struct reading *p, const char **out)
{
	if (p->part != PART_WORD || !span_only(p->token, "wrbgo"))
		return wrong(p, "dice such as rrw", NULL);
	if (p->token.n > POOL_MOST)
		return diag_set(p->d, "effect '%s': %zu dice, and %d are the most", p->text.p,
				p->token.n, POOL_MOST);
	*out = arena_strndup(p->arena, p->token.p, p->token.n);
	return advance(p);
}

static int read_name(struct reading *p, const char *wanted, const char **out)
{
	if (p->part != PART_WORD)
		return wrong(p, wanted, NULL);
	*out = arena_strndup(p->arena, p->token.p, p->token.n);
	return advance(p);
}

static int read_component(struct reading *p, struct effect_step *s)
{
	if (read_name(p, "weapon, gear or a name", &s->name))
		return -1;
	s->component = (enum effect_component)(word_number(span_of(s->name), component_words) + 1);
	return 0;
}

static int read_range(struct reading *p, int *out)
{
	if (!at_word(p, "range"))
		return wrong(p, "range and a number", NULL);
	return advance(p) || read_number(p, 1, out) ? -1 : 0;
}

static int read_whom(struct reading *p, struct effect_step *s)
{
	int whom = 0;

	if (read_word(p, effect_whoms, "whom", &whom))
		return -1;
	s->whom = (enum effect_whom)whom;
	s->says_whom = true;
	return s->whom == WHOM_EACH_ZONE ? read_number(p, 1, &s->zone) : 0;
}

/* A token, a pool or the manner of a move. */
static int read_choice(struct reading *p, char type, struct effect_step *s)
{
	int i = 0;

	if (type == 't'	  ? read_word(p, spacer_token_words, "a token", &i)
	    : type == 'p' ? read_word(p, effect_pools, "a pool", &i)
			  : read_word(p, effect_manners + 1, "away or through walls", &i))
		return -1;
	if (type == 't')
		s->token = i;
	else if (type == 'm')
		s->manner = (enum effect_manner)(i + 1);
	else
		s->pool = (enum effect_pool)i;
	s->says_pool |= type == 'p';
	return 0;
}

static int read_argument(struct reading *p, char type, struct effect_step *s)
{
	switch (type) {
	case 'n':
		return read_number(p, 1, &s->number);
	case 'z':
		return read_number(p, 0, &s->number);
	case 'd':
		return read_dice(p, &s->dice);
	case 'c':
		return read_name(p, "a condition", &s->name);
	case 'k':
		return read_name(p, "a terrain type", &s->name);
	case 'o':
		return read_component(p, s);
	case 'r':
		return read_range(p, &s->range);
	case 'w':
		return read_whom(p, s);
	case 'l':
		return read_line(p, &s->line);
	default:
		return read_choice(p, type, s);
	}
}

/* Does the token in hand begin an argument that may be left out? */
static bool begins(const struct reading *p, char type)
{
	switch (type) {
	case 'n':
	case 'z':
		return p->part == PART_NUMBER;
	case 'r':
		return at_word(p, "range");
	default:
		return !step_ends(p);
	}
}

static int read_arguments(struct reading *p, struct effect_step *s)
{
	const char *spec = effect_verbs[s->verb].args;
	bool optional = false;

	for (; *spec; spec++) {
		if (*spec == '[' || *spec == ']') {
			optional = *spec == '[';
			continue;
		}
		if (optional && !begins(p, *spec))
			continue;
		if (read_argument(p, *spec, s))
			return -1;
	}
	return step_ends(p) ? 0 : wrong(p, "a semicolon or the end", NULL);
}

/* ---- steps ---- */

static int read_step(struct reading *p, struct effect_step *s)
{
	const char *words[EFFECT_COUNT + 1] = {0};
	bool fresh = at_guards(p);
	int i, verb = 0;

	*s = (struct effect_step){.number = ABSENT, .pool = INTO_INCOMING};
	if (fresh ? read_guards(p) : !p->group && open_group(p))
		return -1;
	s->may = at_word(p, "may");
	for (i = 0; i < EFFECT_COUNT; i++)
		words[i] = effect_verbs[i].word;
	if ((s->may && advance(p)) || read_word(p, words, "a verb", &verb))
		return -1;
	s->verb = (enum effect_verb)verb;
	/* IAT-13: a gate that adds to the roll does not decide about the Attack, nor about what
	 * leads up to it. */
	if (!fresh && p->adds == p->group && !effect_adds_to_roll(s->verb) &&
	    (effect_verbs[verb].needs & NEED_ACT) && open_group(p))
		return -1;
	s->group = p->group;
	if (effect_adds_to_roll(s->verb))
		p->adds = s->group;
	return read_arguments(p, s);
}

static int read_steps(struct reading *p, const struct effect_step **out)
{
	if (advance(p))
		return -1;
	while (p->part != PART_END) {
		struct effect_step *step = arena_new(p->arena, struct effect_step);
		if (read_step(p, step))
			return -1;
		*out = step;
		out = &step->next;
		if (p->part == PART_END)
			break;
		if (advance(p))
			return -1;
		if (p->part == PART_END)
			return wrong(p, "a verb", NULL);
	}
	return 0;
}

int effect_read(const char *text, struct arena *a, struct effect *out, struct diag *d)
{
	struct reading p = {.text = span_of(text), .arena = a, .d = d};
	int result;

	*out = (struct effect){.text = text};
	if (!*text)
		return 0;
	p.re = re_new(TOKEN_PATTERN, d);
	if (!p.re)
		return -1;
	result = read_steps(&p, &out->steps);
	re_free(p.re);
	return result;
}
