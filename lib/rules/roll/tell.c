/* The events of a roll. */
#include "board/readings.h"
#include "event/event.h"
#include "rules/roll/thrown.h"

/* NULL of nothing. */
static const char *kept(const struct rules *r, struct buf *text)
{
	const char *copy = text->n ? arena_strdup(r->board->arena, text->p) : NULL;

	buf_release(text);
	return copy;
}

/* What the numbered faces show, NULL if every face says so itself. */
static const char *symbols(const struct rules *r, const struct roll *roll)
{
	struct buf text = {0};
	bool numbered = false;
	int i;

	for (i = 0; i < roll->n; i++) {
		numbered |= roll->die[i].number > 0;
		buf_puts(&text, i ? " " : "");
		face_text(roll->die[i].face, &text);
	}
	if (numbered)
		return kept(r, &text);
	buf_release(&text);
	return NULL;
}

static const char *house(const struct rolling *q, const struct roll *roll)
{
	int i;

	for (i = 0; i < roll->n; i++)
		if (roll->die[i].number && q->spec.table->die[roll->die[i].colour].house)
			return "dice";
	return NULL;
}

static const char *number(const struct rules *r, bool there, int n)
{
	return there ? arena_printf(r->board->arena, "%d", n) : NULL;
}

void tell_roll(const struct rules *r, const struct rolling *q, const char *point,
	       const struct dice_pool *pool, const struct roll *roll)
{
	struct totals t = roll_totals(roll, q->spec.reading);
	bool danger = q->spec.reading == READ_DANGER;
	struct buf dice = {0}, faces = {0};

	pool_text(pool, &dice);
	roll_text(roll, &faces);
	EVENT(r->board, ROLL,
	      "point=%s dice=%s faces=%s symbols=%s power=%s potential=%s quadrants=%s "
	      "house=%s clause=%s",
	      point, kept(r, &dice), kept(r, &faces), symbols(r, roll),
	      number(r, !danger, totals_power(t, pool->raw, 0)),
	      number(r, danger || t.potential, t.potential),
	      number(r, roll_kinds[q->kind].quadrants && t.quadrants, t.quadrants), house(q, roll),
	      danger ? "DIC-02" : "PWR-09");
}

/* The dice of the list, picked from a roll. */
static struct roll picked(const struct rules *r, const struct tokens *k, const struct roll *roll)
{
	struct roll out = {arena_array(r->board->arena, struct rolled, (size_t)k->count + 1), 0};

	for (; out.n < k->count; out.n++)
		out.die[out.n] = roll->die[k->token[out.n].die];
	return out;
}

void tell_reroll(const struct rules *r, const struct rolling *q, const char *with,
		 const struct tokens *k, const struct roll *was, const struct roll *now,
		 const char *clause)
{
	struct roll before = picked(r, k, was), after = picked(r, k, now);
	struct buf names = {0}, from = {0}, to = {0};
	int i;

	for (i = 0; i < k->count; i++)
		buf_printf(&names, "%s#%d", i ? "," : "", k->token[i].die + 1);
	roll_text(&before, &from);
	roll_text(&after, &to);
	EVENT(r->board, REROLL, "with=%s which=%s was=%s faces=%s symbols=%s house=%s clause=%s",
	      with, kept(r, &names), kept(r, &from), kept(r, &to), symbols(r, &after),
	      house(q, &after), clause);
}

void tell_convert(const struct rules *r, const struct rolling_result *out)
{
	struct buf names = {0};
	int i, n = 0;

	for (i = 0; i < out->roll.n; i++)
		if (out->converted[i])
			buf_printf(&names, "%s#%d", n++ ? "," : "", i + 1);
	EVENT(r->board, CONVERT, "with=Discipline n=%d which=%s clause=%s", n, kept(r, &names),
	      out->discipline.tokens ? "PWR-35" : "PWR-36");
}

/* What the roll came to, in a word. */
static const char *outcome_word(const struct rolling *q, const struct rolling_result *out)
{
	const struct roll_kind_row *kind = &roll_kinds[q->kind];

	if (q->spec.reading == READ_DANGER)
		return out->potential ? kind->bad : kind->good;
	if (!q->has_at)
		return "total"; /* SKL-09 */
	return out->critical ? "critical wound" : out->wound ? kind->good : kind->bad;
}

static const char *outcome_clause(const struct rolling *q, const struct rolling_result *out)
{
	if (q->spec.reading == READ_DANGER)
		return out->potential ? "NRL-06" : "NRL-05";
	if (!q->has_at)
		return q->kind == ROLL_SKILL ? "SKL-09" : "WND-01";
	if (q->kind == ROLL_ATTACK)
		return out->critical ? "CRT-07" : out->wound ? "WND-02" : "WND-04";
	return q->kind == ROLL_SCOUT ? out->wound ? "SCT-06" : "SCT-07" : "SKL-08";
}

/* CRT-02: those of the dice and those of the weapon, where it has any. */
static const char *all_quadrants(const struct rules *r, const struct rolling *q,
				 const struct rolling_result *out)
{
	int own = q->spec.quadrants;

	if (!own || !out->known || !roll_kinds[q->kind].quadrants)
		return NULL;
	return arena_printf(r->board->arena, "%d", out->totals.quadrants + own);
}

struct own {
	int confidence, discipline;
};

/* The weapon's own modifiers that the plan could use without being asked to. */
static struct own own_at_hand(const struct rolling *q, const struct asks *k)
{
	return (struct own){
	    k->confidence.named || k->confidence.none ? 0 : q->confidence,
	    k->discipline.named || k->discipline.none ? 0 : q->discipline,
	};
}

static const char *own_text(const struct rules *r, struct own own)
{
	struct buf text = {0};

	if (!own.confidence && !own.discipline)
		return NULL;
	if (own.confidence)
		buf_printf(&text, "%d Confidence", own.confidence);
	if (own.discipline)
		buf_printf(&text, "%s%d Discipline", own.confidence ? ", " : "", own.discipline);
	return kept(r, &text);
}

/* What became of them, if not all were used. */
static const char *own_left(const struct rules *r, struct own own, const struct rolling_result *out)
{
	struct own left = {own.confidence ? own.confidence - out->confidence.modifiers : 0,
			   own.discipline ? own.discipline - out->discipline.modifiers : 0};
	const char *text = own_text(r, left);

	if (!text)
		return NULL;
	if (left.confidence == own.confidence && left.discipline == own.discipline)
		return "is not used";
	return arena_printf(r->board->arena, "is used but for %s", text);
}

void tell_result(const struct rules *r, const struct rolling *q, const struct asks *k,
		 const struct rolling_result *out)
{
	bool danger = q->spec.reading == READ_DANGER;
	struct own own = own_at_hand(q, k);

	if (!out->finished) {
		EVENT(r->board, RESULT, "what=%s clause=PWR-31 ruling=%s",
		      "the roll is not completed", ruling_cited(r->board, RA_04));
		return;
	}
	EVENT(r->board, RESULT,
	      "what=%s power=%s potential=%s at=%s quadrants=%s own=%s used=%s clause=%s",
	      outcome_word(q, out), number(r, !danger, out->power),
	      number(r, danger, out->potential), number(r, q->has_at && !danger, q->spec.at),
	      all_quadrants(r, q, out), own_text(r, own), own_left(r, own, out),
	      outcome_clause(q, out));
}

void warn_of_stress(const struct rules *r, const struct rolling *q, const struct asks *k)
{
	int bearable = stress_bearable(q);
	const char *who = q->roller ? q->roller->record.name : NULL;

	if (k->stress.count <= bearable)
		return;
	EVENT(r->board, NOTE, "text=%s clause=PWR-31 ruling=%s",
	      k->stress.named
		  ? arena_printf(r->board->arena,
				 "%s has %d Stress: re-roll %d of %d goes past 9 and kills", who,
				 q->roller->stress, bearable + 1, k->stress.count)
		  : arena_printf(r->board->arena,
				 "%s has %d Stress: %d of %d re-rolls are left out, going past "
				 "9 kills",
				 who, q->roller->stress, k->stress.count - bearable,
				 k->stress.count),
	      ruling_cited(r->board, RA_04));
}
