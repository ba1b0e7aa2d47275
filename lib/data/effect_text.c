/* What was read of an effect: asked, and as text again. */
#include <stdio.h>

#include "data/effect.h"
#include "data/field.h"
#include "data/tables.h"
#include "text/buf.h"

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

static const struct effect_step *last_of(const struct effect *e, enum effect_verb v)
{
	const struct effect_step *s, *found = NULL;

	for (s = e->steps; s; s = s->next)
		if (s->verb == v)
			found = s;
	return found;
}

bool line_says(const struct target_line *l, enum target_word w)
{
	return l->says & 1u << w;
}

bool effect_has(const struct effect *e, enum effect_verb v)
{
	return last_of(e, v) != NULL;
}

int effect_number(const struct effect *e, enum effect_verb v)
{
	const struct effect_step *s = last_of(e, v);

	return s ? s->number : 0;
}

bool effect_adds_to_roll(enum effect_verb v)
{
	return effect_verbs[v].needs & ADDS;
}

bool effect_about_target(const struct effect_step *s)
{
	bool about =
	    (effect_verbs[s->verb].needs & NEED_SPACER) || s->verb == EFFECT_SPAWN_INTRUDER;

	return about && s->whom == WHOM_TARGET;
}

bool effect_makes_roll(enum effect_verb v)
{
	return effect_verbs[v].needs & ROLLS;
}

const struct effect_group *effect_requirement(const struct effect *e)
{
	const struct effect_step *s = e->steps, *next = s;

	while (next && next->group == s->group)
		next = next->next;
	if (!s || !s->group->nguards || effect_adds_to_roll(s->verb) ||
	    (next && next->group->otherwise))
		return NULL;
	return s->group;
}

/* ---- guards ---- */

static void guard_text(const struct guard *g, struct buf *out)
{
	buf_printf(out, "%s%s", g->not ? "not " : "", effect_guards[g->what].word);
	if (g->what == GUARD_ON)
		buf_printf(out, " %s", effect_moments[g->number]);
	else if (effect_guards[g->what].asks != IS_SO)
		buf_printf(out, "%s%d", effect_compares[g->compare], g->number);
}

static const char *kept(struct buf *text, struct arena *a)
{
	const char *copy = arena_strdup(a, buf_text(text));

	buf_release(text);
	return copy;
}

const char *effect_guards_text(const struct effect_group *g, struct arena *a)
{
	struct buf text = {0};
	int i;

	if (g->otherwise)
		buf_puts(&text, "else");
	for (i = 0; i < g->nguards && !g->otherwise; i++) {
		buf_puts(&text, i ? " and " : "");
		guard_text(&g->guard[i], &text);
	}
	return kept(&text, a);
}

/* ---- steps ---- */

static void line_text(const struct target_line *l, struct buf *out)
{
	int w;

	if (l->rank)
		buf_printf(out, " %s", target_words[l->rank]);
	if (l->statistic)
		buf_printf(out, " %s", target_words[l->statistic]);
	for (w = 1; target_words[w]; w++)
		if (line_says(l, (enum target_word)w))
			buf_printf(out, " %s", target_words[w]);
	if (l->size)
		buf_printf(out, " %d", l->size);
}

void effect_argument_text(const struct effect_step *s, char type, struct buf *out)
{
	switch (type) {
	case 'n':
	case 'z':
		if (s->number != ABSENT)
			buf_printf(out, " %d", s->number);
		break;
	case 'd':
		if (s->dice)
			buf_printf(out, " %s", s->dice);
		break;
	case 'c':
	case 'k':
	case 'o':
		buf_printf(out, " %s", s->name);
		break;
	case 't':
		buf_printf(out, " %s", spacer_token_words[s->token]);
		break;
	case 'p':
		if (s->says_pool)
			buf_printf(out, " %s", effect_pools[s->pool]);
		break;
	case 'w':
		if (s->says_whom)
			buf_printf(out, " %s", effect_whoms[s->whom]);
		if (s->whom == WHOM_EACH_ZONE)
			buf_printf(out, " %d", s->zone);
		break;
	case 'r':
		if (s->range)
			buf_printf(out, " range %d", s->range);
		break;
	case 'm':
		if (s->manner != BY_STEPS)
			buf_printf(out, " %s", effect_manners[s->manner]);
		break;
	case 'l':
		line_text(&s->line, out);
		break;
	default: /* the brackets of what may be left out */
		break;
	}
}

const char *effect_step_text(const struct effect_step *s, struct arena *a)
{
	const char *spec = effect_verbs[s->verb].args;
	struct buf text = {0};

	buf_printf(&text, "%s%s", s->may ? "may " : "", effect_verbs[s->verb].word);
	for (; *spec; spec++)
		effect_argument_text(s, *spec, &text);
	return kept(&text, a);
}

const char *effect_group_text(const struct effect_step *first, struct arena *a)
{
	const char *text = effect_guards_text(first->group, a);
	const struct effect_step *s;

	for (s = first; s && s->group == first->group; s = s->next)
		text = arena_printf(a, "%s%s %s", text, s == first ? ":" : ";",
				    effect_step_text(s, a));
	return text;
}
