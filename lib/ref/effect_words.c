#include "ref/effect_words.h"

#include <string.h>

#include "data/effect.h"
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

static bool counts_many(enum effect_guard g)
{
	return g == GUARD_POOL || g == GUARD_BLIPS || g == GUARD_BROOD;
}

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
	if (row->compared)
		buf_printf(out, " %s %s%d%s", counts_many(g->what) ? "are" : "is",
			   compared[g->compare].before, g->number, compared[g->compare].after);
}

static void arg_words(const struct effect_arg *arg, struct arena *a, struct buf *out)
{
	char *word, *at;

	if (arg->type == 'd') {
		buf_puts(out, dice_in_words(a, arg->word));
		return;
	}
	word = arena_strdup(a, arg->word);
	for (at = word; arg->type == 'l' && *at; at++)
		*at = *at == '-' ? ' ' : *at;
	buf_puts(out, word);
}

/* `move` alone goes by the Speed. */
static const char *verb_words(const struct effect_step *s)
{
	if (s->verb == EFFECT_MOVE)
		return s->arg[0].type ? "moves that many spaces" : "moves by its Speed";
	return effect_verbs[s->verb].what;
}

static const char *step_words(const struct effect_step *s, struct arena *a)
{
	struct buf text = {0};
	const char *copy;
	int i;

	for (i = 0; i < s->nguards; i++)
		guard_words(&s->guard[i], !i, &text);
	buf_printf(&text, "%s%s%s", s->nguards ? ": " : "", s->may ? "may: " : "", verb_words(s));
	for (i = 0; i < EFFECT_ARGS && s->arg[i].type; i++) {
		buf_puts(&text, !i ? ": " : s->arg[i].type == 'n' ? " " : ", ");
		arg_words(&s->arg[i], a, &text);
	}
	copy = arena_strdup(a, buf_text(&text));
	buf_release(&text);
	return copy;
}

void effect_words(const struct data *d, struct arena *a, const char *effect, effect_words_fn *each,
		  void *arg)
{
	struct effect_step *s = NULL;
	struct diag quiet = {0};

	if (effect && !effect_parse(effect, d, a, &s, &quiet))
		for (; s; s = s->next)
			each(arg, step_words(s, a));
	diag_release(&quiet);
}

static void gather(void *arg, const char *words)
{
	struct buf *b = arg;

	buf_printf(b, "%s%s", b->n ? "; " : "", words);
}

const char *effect_sentence(const struct data *d, struct arena *a, const char *effect)
{
	struct buf b = {0};
	const char *copy;

	effect_words(d, a, effect, gather, &b);
	copy = arena_strdup(a, buf_text(&b));
	buf_release(&b);
	return copy;
}
