#include "rules/roll/tokens.h"

#include <limits.h>
#include <string.h>

#include "board/readings.h"
#include "event/event.h"
#include "rules/harm/condition.h"

#define STRESS_MOST 9

const struct roll_kind_row roll_kinds[ROLL_KIND_COUNT] = {
#define R(id, word, tokens, quadrants, good, bad) {word, tokens, quadrants, good, bad},
    ROLL_KINDS(R)
#undef R
};

const char *const roll_kind_words[] = {
#define R(id, word, tokens, quadrants, good, bad) word,
    ROLL_KINDS(R)
#undef R
	NULL,
};

static const struct {
	const char *word, *clause;
} token_rows[] = {
#define T(id, word, clause) {word, clause},
    ROLL_TOKENS(T)
#undef T
};

int asks_read(struct asks *out, const struct rolling *q, struct diag *d)
{
	return ask_read(&out->confidence, q->use_confidence, d) ||
		       ask_read(&out->stress, q->use_stress, d) ||
		       ask_read(&out->discipline, q->use_discipline, d) ||
		       ask_read(&out->armor, q->use_armor, d)
		   ? -1
		   : 0;
}

/* How many Confidence or Discipline there are in all: what costs nothing is always open, tokens
 * only as asked for, and 0 is none at all. */
static int ask_at_hand(struct ask a, int modifiers)
{
	/* PWR-19, PWR-43: optional, the weapon's own too */
	return a.none ? 0 : a.named ? a.count : a.count + modifiers;
}

struct spent spent_split(int n, int modifiers)
{
	/* PWR-44: a modifier is no token; it goes first. */
	struct spent s = {n < modifiers ? n : modifiers, 0};

	s.tokens = n - s.modifiers;
	return s;
}

int stress_bearable(const struct rolling *q)
{
	/* PWR-27, PWR-31, PWR-32: up to 9 and no further. */
	return q->roller ? STRESS_MOST - q->roller->stress : INT_MAX;
}

/* The count of the tokens in the Active Pool. */
static int *tokens_of(const struct rolling *q, enum roll_token what)
{
	return what == ROLL_CONFIDENCE ? &q->active->confidence : &q->active->discipline;
}

void tokens_pay(const struct rules *r, const struct rolling *q, enum roll_token what, int tokens)
{
	if (!q->active || !tokens)
		return;
	*tokens_of(q, what) -= tokens; /* PWR-22, PWR-37 */
	EVENT(r->board, SPEND, "who=%s n=%d what=%s left=%d clause=%s",
	      q->roller ? q->roller->record.name : "the roller", tokens, token_rows[what].word,
	      *tokens_of(q, what), token_rows[what].clause);
}

/* ---- may it be so? ---- */

static struct refusal kind_refusal(const struct rolling *q, const struct asks *k)
{
	bool tokens = roll_kinds[q->kind].tokens;

	if (!tokens && k->confidence.count) /* KW-CONFIDENCE-6, POL-08 RULING: RI-30 */
		return refuse("KW-CONFIDENCE-6,POL-08",
			      "Confidence re-rolls Spacer Attack, Skill Test, Scouting and Noise "
			      "dice only");
	if (!tokens && k->discipline.count) /* POL-06 */
		return refuse("POL-06",
			      "Discipline serves Spacer Attacks, Skill Tests, Scouting Checks and "
			      "Noise Rolls only");
	if (q->kind == ROLL_TERRORIZE && k->armor.count) /* CMD-27 */
		return refuse("CMD-27", "armor re-rolls no Terrorize dice");
	if (q->kind != ROLL_INTRUDER && k->armor.count)
		return refuse(NULL, "armor re-rolls an Intruder's attack dice only");
	return ALLOWED;
}

/* A player wants an Intruder's dice low; no plan of ours plays for that. */
static int check_plan(const struct rules *r, const struct rolling *q, const struct asks *k)
{
	bool counted = (k->stress.count && !k->stress.named) || (k->armor.count && !k->armor.named);

	if (roll_kinds[q->kind].tokens || !counted)
		return 0;
	return diag_usage(r->diag, "name the Intruder's dice that are thrown again, like #1,#3");
}

static struct refusal tokens_refusal(const struct rules *r, const struct rolling *q, struct ask ask,
				     int modifiers, enum roll_token what)
{
	int want = ask.named ? spent_split(ask.count, modifiers).tokens : ask.count;

	/* PWR-18: only what lies in the Active Pool. */
	if (q->active && want > *tokens_of(q, what))
		return refuse_of(r->board, "PWR-18", "the Active Pool has %d %s, not %d",
				 *tokens_of(q, what), token_rows[what].word, want);
	return ALLOWED;
}

/* RULING: RA-04 (a): a re-roll that would take Stress past 9 is refused. */
static struct refusal stress_refusal(const struct rules *r, const struct rolling *q, struct ask ask)
{
	int bearable = stress_bearable(q);

	if (!q->roller || !ask.count || !plays(r->board, RA_04, 'a') || ask.count <= bearable)
		return ALLOWED;
	return refuse_of(r->board, "PWR-31", "%s can take %d more Stress, not %d",
			 q->roller->record.name, bearable, ask.count);
}

/* RULING: RO-39 (b): falling down, no token and no Stress goes into a roll. */
static struct refusal down_refusal(const struct rules *r, const struct rolling *q,
				   const struct asks *k)
{
	bool any = k->confidence.count || k->stress.count || k->discipline.count;

	if (!q->roller || !any || !tokens_barred(r->board, q->roller))
		return ALLOWED;
	return refuse("KD-05", "a Spacer who is down uses no tokens");
}

/* Stress is declared die by die, or, by RA-03 (b), once. */
static struct refusal take_stress(const struct rules *r, struct rolling *q, const char *who)
{
	const char *first = fate_answer(r->fate, ANSWER_STRESS, q->point, who);
	const char *more = first ? fate_answers(r->fate, ANSWER_STRESS, q->point, who) : NULL;

	q->use_stress = more ? arena_printf(r->board->arena, "%s,%s", first, more) : first;
	if (!more || !plays(r->board, RA_03, 'b'))
		return ALLOWED;
	return refuse("PWR-25", "Stress re-rolls are declared together, once: name all their dice "
				"in one list");
}

static struct refusal take_answers(const struct rules *r, struct rolling *q)
{
	const char *who = q->roller ? q->roller->record.name : NULL;
	struct refusal no;

	q->use_confidence = fate_answer(r->fate, ANSWER_CONFIDENCE, q->point, who); /* PWR-23 */
	no = take_stress(r, q, who);
	q->use_discipline = fate_answer(r->fate, ANSWER_DISCIPLINE, q->point, who);
	q->use_armor = fate_answer(r->fate, ANSWER_ARMOR, q->point, who);
	return no;
}

/* Where nobody's pool is looked at there are as many tokens as are asked for. */
static int confidence_there(const struct rolling *q, struct ask ask)
{
	int asked = ask.named ? spent_split(ask.count, q->confidence).tokens : ask.count;

	if (!roll_kinds[q->kind].tokens)
		return 0;
	return q->confidence + (q->active ? q->active->confidence : asked);
}

int confidence_first(const struct rules *r, const struct rolling *q)
{
	bool any = roll_kinds[q->kind].tokens;

	return any && plays(r->board, RA_02, 'a') ? q->all_confidence : 0;
}

int rolling_prepare(const struct rules *r, struct rolling *q)
{
	struct refusal no;
	struct asks k;

	no = take_answers(r, q);
	if (asks_read(&k, q, r->diag))
		return -1;
	q->all_confidence = confidence_there(q, k.confidence);
	if (q->roller && q->roller->dead)
		no = refuse_of(r->board, "DIE-15", "%s is dead", q->roller->record.name);
	if (!no.reason)
		no = kind_refusal(q, &k);
	if (!no.reason && check_plan(r, q, &k))
		return -1;
	if (!no.reason)
		no = down_refusal(r, q, &k);
	if (!no.reason)
		no = stress_refusal(r, q, k.stress);
	if (!no.reason)
		no = tokens_refusal(r, q, k.confidence, q->confidence, ROLL_CONFIDENCE);
	if (!no.reason)
		no = tokens_refusal(r, q, k.discipline, q->discipline, ROLL_DISCIPLINE);
	return no.reason ? rules_refuse(r, no) : 0;
}

int rolling_spec(const struct rules *r, const struct rolling *q, struct plan_spec *out)
{
	struct asks k;
	int bearable = stress_bearable(q);

	if (asks_read(&k, q, r->diag))
		return -1;
	*out = q->spec;
	out->confidence = ask_at_hand(k.confidence, q->confidence);
	out->discipline = ask_at_hand(k.discipline, q->discipline);
	out->stress = k.stress.count < bearable ? k.stress.count : bearable;
	if (k.stress.count) {
		out->first = confidence_first(r, q);
		out->declared = plays(r->board, RA_03, 'b');
	}
	return 0;
}
