#include "board/slip.h"

#include <string.h>

#include "board/slip/slips.h"

/* ---- a letter too many, too few or another ---- */

static void offer_bare(const struct slip *s, struct suggestion *best)
{
	int f, i;

	for (f = 0; f < s->kind->nfields; f++) {
		const struct field *field = &s->kind->fields[f];
		if (field->how != BARE)
			continue;
		if (field->type == FIELD_FLAG)
			suggest_offer(best, field->key);
		for (i = 0; field->type == FIELD_WORD && field->words[i]; i++)
			suggest_offer(best, field->words[i]);
	}
}

static void offer_first(struct suggestion *best)
{
	int k;

	for (k = 0; k < KIND_COUNT; k++)
		suggest_offer(best, kinds[k].word);
	suggest_offer(best, "map");
	suggest_offer(best, "done");
}

static void offer_keys(const struct slip *s, struct suggestion *best)
{
	int f;

	for (f = 0; f < s->kind->nfields; f++)
		if (s->kind->fields[f].how == BY_KEY)
			suggest_offer(best, s->kind->fields[f].key);
}

static void offer_values(const struct slip *s, struct suggestion *best)
{
	int i;

	for (i = 0; s->field->words[i]; i++)
		suggest_offer(best, s->field->words[i]);
}

/* Only a slip of one letter is mended; what is less like it is asked about. */
static bool misspelt(const struct slip *s, enum slip_at where, struct change *c)
{
	const struct word *w = slip_word_at(s, s->at);
	struct span said = where == SLIP_KEY ? w->key : w->value;
	struct suggestion best;
	char hint[128];
	bool values = (where == SLIP_VALUE || where == SLIP_PLACE) && s->field->type == FIELD_WORD;

	if (said.n > 60 || where == SLIP_NAME ||
	    ((where == SLIP_VALUE || where == SLIP_PLACE) && !values))
		return false;
	suggest_start(&best, arena_strndup(slip_arena_of(s), said.p, said.n));
	if (where == SLIP_KIND)
		offer_first(&best);
	else if (where == SLIP_WORD)
		offer_bare(s, &best);
	else if (where == SLIP_KEY)
		offer_keys(s, &best);
	else
		offer_values(s, &best);
	if (!best.best)
		return false;
	diag_add(s->d, "%s", suggest_text(&best, hint));
	if (best.distance > 1)
		return false;
	if (where != SLIP_KEY)
		return slip_replace_value(s, c, best.best);
	return slip_change(s, c, s->at, s->at,
			   arena_printf(slip_arena_of(s), "%s=%.*s", best.best,
					(int)slip_said_value(w).n, slip_said_value(w).p));
}

/* ---- the table ---- */

static const struct {
	enum slip_at where;
	slip_fn *fits;
	const char *sentence; /* behind it stands what would be right */
} slips[] = {
#define S(where, fits, sentence) {SLIP_##where, slip_##fits, sentence},
    SLIPS(S)
#undef S
};

static void tell(const struct slip *s, const char *sentence, const char *text)
{
	const char *line = strchr(text, '\n');

	diag_add(s->d, "; %s %s", sentence, line ? line + 1 : text);
}

static int apply(const struct slip *s, const struct change *c)
{
	diag_cure(s->d, s->d->at.line, (long)(c->from - s->line.p) + 1, (size_t)(c->to - c->from),
		  c->text);
	return c->words > 0 ? c->words : 1;
}

int slip_mend(const struct slip *s, enum slip_at where)
{
	struct change c;
	size_t i;

	if (s->at >= s->words->n)
		return 0;
	for (i = 0; i < COUNT(slips); i++)
		if (slips[i].where == where && slips[i].fits(s, &c)) {
			tell(s, slips[i].sentence, c.text);
			return apply(s, &c);
		}
	return misspelt(s, where, &c) ? apply(s, &c) : 0;
}
