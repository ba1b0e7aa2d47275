#include "data/effect.h"

#include <string.h>

#include "data/data.h"
#include "text/str.h"

const struct effect_row effect_verbs[EFFECT_COUNT] = {
#define V(id, word, args, what) {word, args, what},
    EFFECT_VERBS(V)
#undef V
};

const struct guard_row effect_guards[GUARD_COUNT] = {
#define G(id, word, compared, what) {word, compared, what},
    EFFECT_GUARDS(G)
#undef G
};

static const char *const compare_words[] = {"<", "<=", "==", ">=", ">", NULL};
static const char *const whom_words[] = {"target",   "attacker", "everyone", "closest",
					 "furthest", "priority", "self",     NULL};
static const char *const line_words[] = {"closest",  "furthest",   "in-front",	"in-sight",
					 "adjacent", "priority",   "none",	"zone",
					 "spacers",  "highest",	   "lowest",	"stress",
					 "vitals",   "adrenaline", "radiation", NULL};
static const char *const token_words[] = {"discipline", "confidence", "expertise", NULL};
static const char *const pool_names[] = {"active", "incoming", "any", "empty", NULL};

/* What the language is made of. */
enum { GROUP_WORD = 1, GROUP_NUMBER, GROUP_COMPARE, GROUP_MARK };

struct parsing {
	struct span text;
	size_t at; /* where the next token begins */
	int group; /* of the token in hand; 0 at the end */
	struct span token;
	const struct data *refs;
	struct arena *arena;
	struct diag *d;
};

static bool is_digit(char c)
{
	return c >= '0' && c <= '9';
}

static size_t digits_at(const char *s)
{
	size_t n = 0;

	while (is_digit(s[n]))
		n++;
	return n;
}

static size_t word_at(const char *s)
{
	size_t n = 0;

	while ((s[n] >= 'a' && s[n] <= 'z') || (n && (s[n] == '-' || is_digit(s[n]))))
		n++;
	return n;
}

static size_t compare_at(const char *s)
{
	if (*s == '<' || *s == '>')
		return s[1] == '=' ? 2 : 1;
	return s[0] == '=' && s[1] == '=' ? 2 : 0;
}

static size_t number_at(const char *s)
{
	size_t digits = digits_at(s + (*s == '-'));

	return digits ? digits + (*s == '-') : 0;
}

static size_t mark_at(const char *s)
{
	return *s == ':' || *s == ';';
}

/* The length of the token at s and its group; 0 and group 0 where there is none. */
static size_t token_at(const char *s, int *group)
{
	static size_t (*const at[])(const char *) = {[GROUP_WORD] = word_at,
						     [GROUP_NUMBER] = number_at,
						     [GROUP_COMPARE] = compare_at,
						     [GROUP_MARK] = mark_at};
	size_t n;

	for (*group = GROUP_WORD; *group <= GROUP_MARK; ++*group)
		if ((n = at[*group](s)))
			return n;
	*group = 0;
	return 0;
}

static int advance(struct parsing *p)
{
	const char *s = p->text.p + p->at;
	size_t n;

	while (*s == ' ' || *s == '\t')
		s++;
	n = token_at(s, &p->group);
	if (!p->group && *s)
		return diag_set(p->d, "effect '%s': cannot read it from '%.20s' on", p->text.p,
				p->text.p + p->at);
	if (p->group)
		p->token = (struct span){s, n};
	p->at = (size_t)(s - p->text.p) + n;
	return 0;
}

static int wrong(struct parsing *p, const char *wanted, const char *const *words)
{
	const char *got =
	    arena_strndup(p->arena, p->group ? p->token.p : "", p->group ? p->token.n : 0);
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

static int index_of(const char *const *words, struct span s)
{
	int i;

	for (i = 0; words[i]; i++)
		if (span_is(s, words[i]))
			return i;
	return -1;
}

static int find_guard(struct span s)
{
	int i;

	for (i = 0; i < GUARD_COUNT; i++)
		if (span_is(s, effect_guards[i].word))
			return i;
	return -1;
}

static int find_verb(struct span s)
{
	int i;

	for (i = 0; i < EFFECT_COUNT; i++)
		if (span_is(s, effect_verbs[i].word))
			return i;
	return -1;
}

/* Is there a guard here? A colon comes before the next semicolon. */
static bool at_guard(const struct parsing *p)
{
	const char *rest = p->token.p;
	size_t n = p->text.n - (size_t)(rest - p->text.p);
	const char *colon = memchr(rest, ':', n), *semicolon = memchr(rest, ';', n);

	return colon && (!semicolon || colon < semicolon);
}

static int parse_number(struct parsing *p, int *out)
{
	long v;

	if (p->group != GROUP_NUMBER || !num_read(p->token, -99, 999, &v))
		return wrong(p, "a number", NULL);
	*out = (int)v;
	return advance(p);
}

static int parse_guard(struct parsing *p, struct guard *g)
{
	int what;

	*g = (struct guard){.not = p->group == GROUP_WORD && span_is(p->token, "not")};
	if (g->not &&advance(p))
		return -1;
	what = p->group == GROUP_WORD ? find_guard(p->token) : -1;
	if (what < 0) {
		const char *words[GUARD_COUNT + 1] = {0};
		for (what = 0; what < GUARD_COUNT; what++)
			words[what] = effect_guards[what].word;
		return wrong(p, "a guard", words);
	}
	g->what = (enum effect_guard)what;
	if (advance(p))
		return -1;
	if (!effect_guards[what].compared)
		return 0;
	what = p->group == GROUP_COMPARE ? index_of(compare_words, p->token) : -1;
	if (what < 0)
		return wrong(p, "< <= == >= or >", NULL);
	g->compare = (enum compare)what;
	return advance(p) || parse_number(p, &g->number) ? -1 : 0;
}

static int parse_guards(struct parsing *p, struct effect_step *step)
{
	step->nguards = 0;
	do {
		if (step->nguards == EFFECT_GUARDS_MOST)
			return wrong(p, "at most four guards", NULL);
		if (step->nguards && advance(p))
			return -1;
		if (parse_guard(p, &step->guard[step->nguards++]))
			return -1;
	} while (p->group == GROUP_WORD && span_is(p->token, "and"));
	if (p->group != GROUP_MARK || *p->token.p != ':')
		return wrong(p, "a colon", NULL);
	return advance(p);
}

static bool is_dice(struct span s)
{
	size_t i;

	for (i = 0; i < s.n; i++)
		if (!strchr("wrbgo", s.p[i]))
			return false;
	return s.n > 0;
}

static int parse_arg(struct parsing *p, char type, struct effect_arg *arg)
{
	static const struct {
		char type;
		const char *what;
		const char *const *words;
		int ref;
	} kinds[] = {{'n', "a number", NULL, -1},
		     {'d', "dice such as rrw", NULL, -1},
		     {'t', "a token", token_words, -1},
		     {'p', "a pool", pool_names, -1},
		     {'w', "whom", whom_words, -1},
		     {'l', "a word of a targeting line", line_words, -1},
		     {'c', "a condition", NULL, TABLE_CONDITIONS},
		     {'k', "a terrain type", NULL, TABLE_TERRAIN}};
	size_t i;

	for (i = 0; kinds[i].type != type; i++)
		;
	arg->type = type;
	arg->word = arena_strndup(p->arena, p->group ? p->token.p : "", p->group ? p->token.n : 0);
	if (type == 'n')
		return parse_number(p, &arg->number);
	if (p->group == GROUP_NUMBER && type == 'l')
		return parse_number(p, &arg->number);
	if (p->group != GROUP_WORD || (type == 'd' && !is_dice(p->token)) ||
	    (kinds[i].words && index_of(kinds[i].words, p->token) < 0))
		return wrong(p, kinds[i].what, kinds[i].words);
	if (kinds[i].ref >= 0 && p->refs &&
	    !data_find(p->refs, (enum table_id)kinds[i].ref, arg->word)) {
		char hint[128];
		return diag_set(p->d, "effect '%s': '%s' where %s is wanted%s", p->text.p,
				arg->word, kinds[i].what,
				data_suggest(p->refs, (enum table_id)kinds[i].ref, arg->word,
					     hint));
	}
	return advance(p);
}

static bool step_ends(const struct parsing *p)
{
	return !p->group || (p->group == GROUP_MARK && *p->token.p == ';');
}

static int parse_args(struct parsing *p, struct effect_step *step)
{
	const char *spec = effect_verbs[step->verb].args;
	int n = 0;

	for (; *spec; spec++) {
		if (*spec == '[' && step_ends(p))
			return 0;
		if (*spec != '[' && *spec != ']' && parse_arg(p, *spec, &step->arg[n++]))
			return -1;
	}
	return step_ends(p) ? 0 : wrong(p, "a semicolon or the end", NULL);
}

static int parse_step(struct parsing *p, struct effect_step *step)
{
	int verb;

	if (p->group == GROUP_WORD && at_guard(p) && parse_guards(p, step))
		return -1;
	step->may = p->group == GROUP_WORD && span_is(p->token, "may");
	if (step->may && advance(p))
		return -1;
	verb = p->group == GROUP_WORD ? find_verb(p->token) : -1;
	if (verb < 0) {
		const char *words[EFFECT_COUNT + 1] = {0};
		for (verb = 0; verb < EFFECT_COUNT; verb++)
			words[verb] = effect_verbs[verb].word;
		return wrong(p, "a verb", words);
	}
	step->verb = (enum effect_verb)verb;
	return advance(p) || parse_args(p, step) ? -1 : 0;
}

static int parse_steps(struct parsing *p, struct effect_step **out)
{
	struct effect_step *last = NULL;

	if (advance(p))
		return -1;
	while (p->group) {
		struct effect_step *step = arena_new(p->arena, struct effect_step);
		if (last) { /* the guard in force goes on */
			memcpy(step->guard, last->guard, sizeof step->guard);
			step->nguards = last->nguards;
		}
		if (parse_step(p, step))
			return -1;
		*out = step;
		out = &step->next;
		last = step;
		if (p->group && advance(p))
			return -1;
		if (!p->group && p->text.n && p->text.p[p->text.n - 1] == ';')
			return wrong(p, "a verb", NULL);
	}
	return 0;
}

int effect_parse(const char *text, const struct data *refs, struct arena *a,
		 struct effect_step **out, struct diag *d)
{
	struct parsing p = {.text = span_of(text), .refs = refs, .arena = a, .d = d};

	*out = NULL;
	return *text ? parse_steps(&p, out) : 0;
}

bool guard_holds(struct guard g, int amount)
{
	bool holds = false;

	switch (g.compare) {
	case LESS:
		holds = amount < g.number;
		break;
	case AT_MOST:
		holds = amount <= g.number;
		break;
	case EXACTLY:
		holds = amount == g.number;
		break;
	case AT_LEAST:
		holds = amount >= g.number;
		break;
	case MORE:
		holds = amount > g.number;
		break;
	}
	return holds != g.not ;
}
