#include "space/weapon_range.h"

#include "space/distance.h"

const struct reason range_reasons[RANGE_REASON_COUNT] = {
#define R(id, word, clause, text) {word, clause, text},
    RANGE_REASONS(R)
#undef R
};

static bool has(const struct weapon_row *w, enum keyword k)
{
	return has_keyword(w->keywords, k, NULL);
}

bool weapon_is_melee(const struct weapon_row *w)
{
	/* RNG-05: no range is Melee. RNG-09, RNG-10, KW-REACH-1, KW-REACH-3, KW-REACH-4: so is
	 * Reach. */
	return w->range == 0 || has(w, KEYWORD_REACH);
}

static void refuse(struct weapon_range *r, enum range_reason why)
{
	r->why[r->n++] = why;
}

/* RNG-02: counted cardinally. RULING: RO-60: up to the Range, not exactly at it. */
static void judge_distance(struct weapon_range *r)
{
	if (r->range == UNLIMITED)
		return;
	if (r->distance == UNREACHABLE)
		refuse(r, RANGE_NO_WAY); /* RNG-04: counted as movement is. */
	else if (r->distance > r->range)
		refuse(r, RANGE_FAR); /* RNG-01; RNG-08, KW-REACH-2: Reach counts the same way. */
}

static bool straight(struct space a, struct space b)
{
	/* RNG-07, KW-LINEAR-1, RULING: RA-61: the same row or the same column. */
	return a.row == b.row || a.col == b.col;
}

struct weapon_range weapon_range_judge(struct scene *sc, const struct weapon_row *w,
				       struct space attacker, struct space target)
{
	struct weapon_range r = {.melee = weapon_is_melee(w), .range = w->range};
	bool near = figures_adjacent(sc, attacker, target, &r.apart);

	r.distance = distance_range(sc, attacker, target);
	if (r.apart == APART_OFF)
		refuse(&r, RANGE_NO_WAY);
	else if (w->range > 0)
		judge_distance(&r);
	else if (!near)
		refuse(&r, RANGE_MELEE); /* RNG-06 */
	if (has(w, KEYWORD_LINEAR) && !straight(attacker, target))
		refuse(&r, RANGE_BENT);
	/* RNG-11: not against an adjacent target, nor one on the same space. */
	if (has(w, KEYWORD_DEADZONE) && near)
		refuse(&r, RANGE_DEADZONE);
	r.in = !r.n;
	return r;
}
