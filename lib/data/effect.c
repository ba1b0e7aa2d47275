#include "data/effect.h"

#include <string.h>

#include "data/effect_token.h"
#include "data/field.h"
#include "data/tables.h"
#include "text/re.h"

static const char *const component_words[] = {EFFECT_COMPONENTS(LIST_WORD) NULL};

/* ---- guards ---- */

static int read_guard(struct reading *p, struct guard *g)
{
	const char *words[GUARD_COUNT + 1] = {0};
	int i, k = 0;

	for (i = 0; i < GUARD_COUNT; i++)
		words[i] = effect_guards[i].word;
	*g = (struct guard){.not = token_is(p, "not")};
	if ((g->not &&token_next(p)) || token_of(p, words, "a guard", &k))
		return -1;
	g->what = (enum effect_guard)k;
	if (g->what == GUARD_ON)
		return token_of(p, effect_moments, "attack, wound, critical or fail", &g->number);
	if (effect_guards[k].asks == IS_SO)
		return 0;
	for (i = 0; effect_compares[i] && !span_is(p->token, effect_compares[i]); i++)
		;
	if (p->part != PART_COMPARE || !effect_compares[i])
		return token_wrong(p, "< <= == >= or >", NULL);
	g->compare = (enum compare)i;
	return token_next(p) || token_number(p, 0, &g->number) ? -1 : 0;
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
	return token_next(p);
}

static int read_guards(struct reading *p)
{
	if (token_is(p, "else") ? read_else(p) : open_group(p))
		return -1;
	while (!p->group->otherwise) {
		if (p->group->nguards == GUARDS_MOST)
			return token_wrong(p, "at most four guards", NULL);
		if (read_guard(p, &p->group->guard[p->group->nguards++]))
			return -1;
		if (!token_is(p, "and"))
			break;
		if (token_next(p))
			return -1;
	}
	return token_is_mark(p, ':') ? token_next(p) : token_wrong(p, "a colon", NULL);
}

/* ---- arguments ---- */

static int read_dice(struct reading *p, const char **out)
{
	if (p->part != PART_WORD || !span_only(p->token, "wrbgo"))
		return token_wrong(p, "dice such as rrw", NULL);
	if (p->token.n > POOL_MOST)
		return diag_set(p->d, "effect '%s': %zu dice, and %d are the most", p->text.p,
				p->token.n, POOL_MOST);
	*out = arena_strndup(p->arena, p->token.p, p->token.n);
	return token_next(p);
}

static int read_name(struct reading *p, const char *wanted, const char **out)
{
	if (p->part != PART_WORD)
		return token_wrong(p, wanted, NULL);
	*out = arena_strndup(p->arena, p->token.p, p->token.n);
	return token_next(p);
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
	if (!token_is(p, "range"))
		return token_wrong(p, "range and a number", NULL);
	return token_next(p) || token_number(p, 1, out) ? -1 : 0;
}

static int read_whom(struct reading *p, struct effect_step *s)
{
	int whom = 0;

	if (token_of(p, effect_whoms, "whom", &whom))
		return -1;
	s->whom = (enum effect_whom)whom;
	s->says_whom = true;
	return s->whom == WHOM_EACH_ZONE ? token_number(p, 1, &s->zone) : 0;
}

/* A token, a pool or the manner of a move. */
static int read_choice(struct reading *p, char type, struct effect_step *s)
{
	int i = 0;

	if (type == 't'	  ? token_of(p, spacer_token_words, "a token", &i)
	    : type == 'p' ? token_of(p, effect_pools, "a pool", &i)
			  : token_of(p, effect_manners + 1, "away or through walls", &i))
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
		return token_number(p, 1, &s->number);
	case 'z':
		return token_number(p, 0, &s->number);
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
		return effect_read_line(p, &s->line);
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
		return token_is(p, "range");
	default:
		return !token_ends_step(p);
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
	return token_ends_step(p) ? 0 : token_wrong(p, "a semicolon or the end", NULL);
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
	s->may = token_is(p, "may");
	for (i = 0; i < EFFECT_COUNT; i++)
		words[i] = effect_verbs[i].word;
	if ((s->may && token_next(p)) || token_of(p, words, "a verb", &verb))
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
	if (token_next(p))
		return -1;
	while (p->part != PART_END) {
		struct effect_step *step = arena_new(p->arena, struct effect_step);
		if (read_step(p, step))
			return -1;
		*out = step;
		out = &step->next;
		if (p->part == PART_END)
			break;
		if (token_next(p))
			return -1;
		if (p->part == PART_END)
			return token_wrong(p, "a verb", NULL);
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
