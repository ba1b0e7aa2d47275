#include "event/effect_words.h"

#include <ctype.h>
#include <string.h>

#include "data/field.h"
#include "dice/notation.h"
#include "text/buf.h"

const char *dice_in_words(struct arena *a, const char *dice)
{
	struct dice_pool p;
	struct diag d = {0};
	struct buf text = {0};
	const char *words = dice;

	if (*dice && !pool_read(&p, span_of(dice), &d)) {
		pool_in_words(&p, &text);
		words = arena_strdup(a, buf_text(&text));
	}
	diag_release(&d);
	buf_release(&text);
	return words;
}

/* By enum compare: what stands around the number. */
static const struct {
	const char *before, *after;
} compared[] = {
    {"below ", ""}, {"at most ", ""}, {"exactly ", ""}, {"", " or more"}, {"above ", ""}};

static void guard_words(const struct guard *g, bool first, struct buf *out)
{
	const struct guard_row *row = &effect_guards[g->what];

	if (g->what == GUARD_ALWAYS) {
		buf_puts(out, "always");
		return;
	}
	if (first)
		buf_puts(out, g->not ? "unless " : "if ");
	else
		buf_puts(out, g->not ? " and not " : " and ");
	buf_puts(out, row->what);
	if (row->asks != IS_SO)
		buf_printf(out, " %s %s%d%s", row->asks == HOW_MANY ? "are" : "is",
			   compared[g->compare].before, g->number, compared[g->compare].after);
}

static void dashes_to_blanks(char *text)
{
	for (; *text; text++)
		*text = *text == '-' ? ' ' : *text;
}

/* The words of a targeting line, parted by commas; a number belongs to the word before it. */
static void line_in_words(char *line, struct buf *out)
{
	char *rest, *word = strtok_r(line, " ", &rest);

	for (; word; word = strtok_r(NULL, " ", &rest)) {
		dashes_to_blanks(word);
		buf_printf(out, "%s%s",
			   !out->n			  ? ""
			   : *word >= '0' && *word <= '9' ? " "
							  : ", ",
			   word);
	}
}

static void arg_words(const struct effect_step *s, struct arena *a, struct buf *out)
{
	const char *spec = effect_verbs[s->verb].args;
	bool first = true;

	for (; *spec; spec++) {
		struct buf text = {0}, line = {0};
		const char *words;
		effect_argument_text(s, *spec, &text);
		words = buf_text(&text) + (text.n > 0);
		if (*spec == 'l')
			line_in_words(arena_strdup(a, words), &line);
		if (*words)
			buf_printf(out, "%s%s",
				   first	  ? ": "
				   : *spec == 'n' ? " "
						  : ", ",
				   *spec == 'd'	  ? dice_in_words(a, s->dice)
				   : *spec == 'l' ? buf_text(&line)
						  : words);
		first &= !*words;
		buf_release(&text);
		buf_release(&line);
	}
}

/* `the-gift` as its card is called: The Gift. */
static const char *card_words(struct arena *a, const char *name)
{
	char *words = arena_strdup(a, name), *p;

	dashes_to_blanks(words);
	for (p = words; *p; p++)
		if (p == words || p[-1] == ' ')
			*p = (char)toupper((unsigned char)*p);
	return words;
}

/* `move` alone goes by the Speed. */
static const char *verb_words(const struct effect_step *s)
{
	if (s->verb == EFFECT_MOVE)
		return s->number != ABSENT ? "moves that many spaces" : "moves by its Speed";
	if (s->verb == EFFECT_CONDITION)
		return "gives the Condition";
	return effect_verbs[s->verb].what;
}

static void group_words(const struct effect_group *g, struct buf *out)
{
	int i;

	if (g->otherwise)
		buf_puts(out, "otherwise");
	for (i = 0; i < g->nguards && !g->otherwise; i++)
		guard_words(&g->guard[i], !i, out);
}

const char *guards_in_words(struct arena *a, const struct effect_group *g)
{
	struct buf text = {0};
	const char *copy;

	group_words(g, &text);
	copy = arena_strdup(a, buf_text(&text));
	buf_release(&text);
	return copy;
}

/* What a step does, without its guards. */
static void does_words(const struct effect_step *s, struct arena *a, struct buf *out)
{
	buf_printf(out, "%s%s", s->may ? "may: " : "", verb_words(s));
	if (s->verb == EFFECT_CONDITION)
		buf_printf(out, " %s", card_words(a, s->name));
	else
		arg_words(s, a, out);
}

static const char *step_words(const struct effect_step *s, struct arena *a)
{
	struct buf text = {0};
	const char *copy;

	group_words(s->group, &text);
	buf_puts(&text, text.n ? ": " : "");
	does_words(s, a, &text);
	copy = arena_strdup(a, buf_text(&text));
	buf_release(&text);
	return copy;
}

void effect_words(struct arena *a, const struct effect *e, effect_words_fn *each, void *arg)
{
	const struct effect_step *s;

	for (s = e->steps; s; s = s->next)
		each(arg, step_words(s, a));
}

static void gather(void *arg, const char *words)
{
	struct buf *b = arg;

	buf_printf(b, "%s%s", b->n ? "; " : "", words);
}

const char *effect_sentence(struct arena *a, const struct effect *e)
{
	struct buf b = {0};
	const char *copy;

	effect_words(a, e, gather, &b);
	copy = arena_strdup(a, buf_text(&b));
	buf_release(&b);
	return copy;
}

void group_sentence(struct arena *a, const struct effect *e, struct buf *out)
{
	const struct effect_step *s;

	for (s = e->steps; s; s = s->next) {
		if (s == e->steps)
			group_words(s->group, out);
		buf_puts(out, s != e->steps ? "; " : s->group->nguards ? ": " : "");
		does_words(s, a, out);
	}
}
