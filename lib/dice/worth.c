#include "dice/worth.h"

const char *const aim_words[] = {AIM_LIST(LIST_WORD) NULL};

#define BITS_MOST 126

/* From the part that matters most; PARTS ends it. */
static const enum part order[AIMS][PARTS + 1] = {
    [AIM_WOUND] = {PART_WOUND, PART_STRESS, PART_CRITICAL, PART_CONFIDENCE, PART_DISCIPLINE, PARTS},
    [AIM_CRITICAL] = {PART_CRITICAL, PART_WOUND, PART_STRESS, PART_CONFIDENCE, PART_DISCIPLINE,
		      PARTS},
    [AIM_POWER] = {PART_POWER, PART_STRESS, PART_CONFIDENCE, PART_DISCIPLINE, PART_WOUND,
		   PART_CRITICAL, PARTS},
    [AIM_SAFE] = {PART_CLEAN, PART_WOUND, PART_STRESS, PART_CRITICAL, PART_CONFIDENCE,
		  PART_DISCIPLINE, PARTS},
};

static bool measure(struct worth *w, const struct plan_spec *s, int power_most)
{
	const int most[PARTS] = {
	    [PART_WOUND] = 1,	       [PART_CRITICAL] = 1,	  [PART_CLEAN] = 1,
	    [PART_POWER] = power_most, [PART_STRESS] = s->stress, [PART_DISCIPLINE] = s->discipline,
	};
	bool fits = true;
	int i;

	for (i = 0; i < PARTS; i++)
		fits = u128_mul((unsigned)most[i], w->den, &w->most[i]) && fits;
	w->most[PART_CONFIDENCE] = (unsigned)s->confidence;
	return fits;
}

int worth_start(struct worth *w, const struct plan_spec *s, int power_most, u128 den,
		struct diag *d)
{
	const enum part *parts = order[s->aim];
	int bits = 0, i = 0;
	bool fits;

	*w = (struct worth){.den = den};
	fits = measure(w, s, power_most);
	while (parts[i] != PARTS)
		i++;
	while (i-- > 0 && bits < BITS_MOST) {
		int wide = u128_bits(w->most[parts[i]]);
		w->unit[parts[i]] = (u128)1 << bits;
		w->mask[parts[i]] = wide < 128 ? ((u128)1 << wide) - 1 : U128_MAX;
		w->shift[parts[i]] = bits;
		bits += wide;
	}
	if (!fits || i >= 0 || bits > BITS_MOST)
		return diag_set(d,
				"too many re-rolls to plan exactly: use fewer dice or tokens, or "
				"--rolled");
	return 0;
}

u128 worth_part(const struct worth *w, u128 sum, enum part p)
{
	return (sum - w->den) >> w->shift[p] & w->mask[p];
}

static u128 add_up(const struct worth *w, const struct ending *e, int discipline_kept)
{
	/* The 1 makes it differ from "not known yet"; worth_part takes it off again. */
	return 1 + e->wound * w->unit[PART_WOUND] + e->critical * w->unit[PART_CRITICAL] +
	       (unsigned)e->power * w->unit[PART_POWER] +
	       (unsigned)discipline_kept * w->unit[PART_DISCIPLINE];
}

struct ending worth_ending(const struct worth *w, const struct plan_spec *s, struct totals t)
{
	struct ending best = {0}, now;
	int most = totals_converts(t, s->discipline), k;

	for (k = 0; k <= most; k++) { /* PWR-43: any number of them */
		now.discipline = k;
		now.power = totals_power(t, s->pool.raw, k);
		now.wound = now.power >= s->at;
		now.critical = now.power >= s->at + s->beats &&
			       totals_critical_chance(t, s->quadrants); /* CRT-07 */
		now.worth = add_up(w, &now, s->discipline - k);
		if (now.worth > best.worth)
			best = now;
	}
	return best;
}
