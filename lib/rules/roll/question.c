/* What the players may still do with a roll that lies on the table, asked. PWR-23, PWR-28, PWR-40:
 * Confidence, then Stress, then Discipline; whoever uses a later one lets the earlier pass. */
#include "board/readings.h"
#include "dice/exact.h"
#include "rules/harm/condition.h"
#include "rules/roll/thrown.h"

#define ANSWERS_MOST 4

/* Everything at hand, as if it were all asked for. */
struct hand {
	int confidence, stress, discipline;
	int first;     /* by RA-02 (a) the Confidence to be used before Stress */
	bool shut;     /* so that it is not open yet */
	bool declared; /* by RA-03 (b) all Stress at once */
};

static void stress_at_hand(const struct thrown *c, struct hand *h)
{
	const struct rolling *q = c->rolling;

	if (!q->roller || stress_bearable(q) <= 0)
		return;
	h->first = confidence_first(c->rules, q);
	h->declared = plays(c->rules->board, RA_03, 'b');
	h->shut = thrown_confidence_left(c, h->first) > 0;
	if ((h->shut && !h->confidence) || (h->declared && q->use_stress))
		return;
	h->stress = stress_bearable(q);
}

static struct hand at_hand(const struct thrown *c)
{
	const struct rolling *q = c->rolling;
	bool tokens = roll_kinds[q->kind].tokens;
	struct hand h = {0};

	if (q->roller && tokens_barred(c->rules->board, q->roller)) /* RULING: RO-39 (b) */
		return h;
	if (tokens) {
		h.confidence = q->confidence + (q->active ? q->active->confidence : 0);
		h.discipline = q->discipline + (q->active ? q->active->discipline : 0);
	}
	if (q->use_confidence || q->use_stress)
		h.confidence = 0;
	stress_at_hand(c, &h);
	return h;
}

/* The first die that may be thrown again; -1 for none. */
static int free_die(const struct thrown *c)
{
	int i;

	for (i = 0; i < c->out->roll.n; i++)
		if (!c->stressed[i])
			return i;
	return -1;
}

static bool shows_potential(const struct thrown *c)
{
	int i;

	for (i = 0; i < c->out->roll.n; i++)
		if (face_totals(c->out->roll.die[i].face, c->rolling->spec.reading).convertible ||
		    (c->rolling->spec.reading == READ_DANGER && c->out->roll.die[i].face.potential))
			return true;
	return false;
}

static const char *text_of(const struct thrown *c, const struct hand *h)
{
	const struct rolling *q = c->rolling;
	struct totals t = roll_totals(&c->out->roll, q->spec.reading);
	struct buf text = {0};
	const char *copy;

	if (q->spec.reading == READ_DANGER)
		buf_printf(&text, "%d Potential", t.potential);
	else
		buf_printf(&text, "%d Power, %d Potential", totals_power(t, q->spec.pool.raw, 0),
			   t.potential);
	if (q->has_at)
		buf_printf(&text, ", where %d is a %s", q->spec.at, roll_kinds[q->kind].good);
	buf_puts(&text, ": use anything?");
	if (h->confidence)
		buf_printf(&text, " %d Confidence (%d of the weapon),", h->confidence,
			   q->confidence);
	if (h->stress && !h->shut)
		buf_printf(&text, " Stress (at %d),", q->roller->stress);
	if (h->discipline)
		buf_printf(&text, " %d Discipline,", h->discipline);
	if (text.p[text.n - 1] == ',')
		text.n--, text.p[text.n] = '\0';
	copy = arena_strdup(c->rules->board->arena, buf_text(&text));
	buf_release(&text);
	return copy;
}

static int answers_of(const struct thrown *c, const struct hand *h, const char **out)
{
	struct arena *a = c->rules->board->arena;
	int die = free_die(c), n = 0;

	if (h->confidence && c->out->roll.n)
		out[n++] = "confidence #1";
	if (h->stress > 0 && !h->shut && die >= 0)
		out[n++] = arena_printf(a, "stress #%d", die + 1);
	if (h->discipline && shows_potential(c))
		out[n++] = "discipline 1";
	out[n++] = "keep";
	return n;
}

/* The best plan, in words, with its chance; NULL where there is none to tell. */
static int advice_of(struct thrown *c, const struct hand *h, const char **out)
{
	struct thrown trial = *c;
	struct advice plan;
	const char *next;

	*out = NULL;
	if (!c->rolling->has_at || !roll_kinds[c->rolling->kind].tokens)
		return 0;
	trial.spec = c->rolling->spec;
	trial.spec.confidence = h->confidence;
	trial.spec.stress = h->stress;
	trial.spec.discipline = h->discipline;
	trial.spec.first = h->first;
	trial.spec.declared = h->declared;
	if (thrown_advise(&trial, &plan))
		return -1;
	next = plan.nconfidence ? "Confidence"
	       : plan.nstress	? arena_printf(c->rules->board->arena, "Stress on %s",
					       thrown_dice(c, plan.stress))
	       : plan.nconvert	? "Discipline"
				: "keep";
	*out = arena_printf(c->rules->board->arena, "best: %s, then %.2f %%", next,
			    100.0 * (double)plan.best.wound / (double)plan.best.den);
	return 0;
}

static bool is_quiet(const struct thrown *c)
{
	return c->rolling->spec.reading == READ_DANGER &&
	       !roll_totals(&c->out->roll, READ_DANGER).potential;
}

int thrown_question(struct thrown *c)
{
	const struct rolling *q = c->rolling;
	const char *answers[ANSWERS_MOST];
	struct asking ask = {.kind = ASK_KIND_TOKENS, .point = q->point, .answers = answers};
	struct hand h;

	/* Discipline comes last: who has used it, or none, has done. Nobody wants a quiet roll
	 * again. */
	if (!fate_asks(c->rules->fate, ASK_KIND_TOKENS) || q->use_discipline || is_quiet(c))
		return 0;
	h = at_hand(c);
	ask.n = answers_of(c, &h, answers);
	if (ask.n < 2)
		return 0;
	ask.preferred = ask.n - 1;
	ask.form = h.declared
		       ? "confidence DICE, armor DICE, stress DICE, discipline N or DICE, keep"
		       : "confidence DICE, armor DICE, stress DIE, discipline N or DICE, keep";
	ask.who = q->roller ? q->roller->record.name : NULL;
	ask.text = text_of(c, &h);
	return advice_of(c, &h, &ask.advice) ? -1 : fate_ask(c->rules->fate, &ask, c->rules->diag);
}
