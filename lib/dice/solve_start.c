/* Setting a solver up: the hues with their kinds of faces, the codes, the worth of every ending. */
#include <string.h>

#include "dice/solve.h"

/* What of a face can matter to this plan. Faces that agree in it are one kind. */
static struct kind kind_of(const struct solver *s, struct face f, unsigned ways)
{
	struct kind k = {.totals = face_totals(f, s->spec.reading), .ways = ways};

	k.spark = s->spec.devastating && f.quadrant;
	k.totals.potential = 0;
	if (!s->spec.discipline)
		k.totals.convertible = 0;
	if (k.totals.quadrants > s->quadrants_needed)
		k.totals.quadrants = s->quadrants_needed;
	return k;
}

int solver_kind(const struct solver *s, const struct hue *h, struct face f)
{
	struct kind want = kind_of(s, f, 0);
	int i;

	for (i = 0; i < h->nkinds; i++)
		if (!memcmp(&h->kind[i].totals, &want.totals, sizeof want.totals) &&
		    h->kind[i].spark == want.spark)
			return i;
	return -1;
}

int solver_hue(const struct solver *s, enum colour c)
{
	int i = s->nhues;

	while (i-- > 0)
		if (s->hue[i].colour == c)
			break;
	return i;
}

static bool is_stressed(const struct position *p, int die)
{
	return p->stressed && p->stressed[die];
}

/* The dice still open to a throw, by colour; those that Stress has settled go to the base. */
static struct dice_pool open_dice(struct solver *s, const struct position *p)
{
	struct dice_pool open = {0};
	int i;

	if (!p)
		return s->spec.pool;
	for (i = 0; i < p->roll.n; i++) {
		const struct rolled *r = &p->roll.die[i];
		if (is_stressed(p, i)) /* PWR-30 */
			s->base = totals_add(s->base, face_totals(r->face, s->spec.reading));
		else
			open.count[r->colour]++;
	}
	return open;
}

static int clip(int v, int most)
{
	return v < 0 ? 0 : v < most ? v : most;
}

/* No more tokens than dice to spend them on: POL-13 RULING: RA-16. */
static void clip_tokens(struct plan_spec *s, int dice, int settled_convertible)
{
	s->confidence = clip(s->confidence, dice);
	s->stress = clip(s->stress, dice);
	s->discipline = clip(s->discipline, dice + settled_convertible);
}

static void add_hue(struct solver *s, const struct die *die, int dice, const struct position *p)
{
	struct hue *h = &s->hue[s->nhues++];
	size_t most = (size_t)die->n + (p ? (size_t)p->roll.n : 0);
	int i;

	*h = (struct hue){.colour = die->colour, .faces = die->n, .dice = dice, .most = dice};
	if (s->spec.devastating)
		h->most = 2 * dice;
	h->kind = arena_array(&s->arena, struct kind, most);
	for (i = 0; i < die->n; i++)
		hue_kind(h, kind_of(s, die->face[i], 1));
	for (i = 0; p && i < p->roll.n; i++)
		if (p->roll.die[i].colour == die->colour)
			hue_kind(h, kind_of(s, p->roll.die[i].face, 0));
}

/* Chances are counted in throws: the first ones, then a least common multiple for each re-roll. */
static bool count_throws(struct solver *s)
{
	int rolls = s->spec.confidence + s->spec.stress, i;
	u128 multiple = 1, ways;
	bool fits = true;

	s->throws = 1;
	for (i = 0; i < s->nhues; i++) {
		u128 faces = (unsigned)s->hue[i].faces;
		if (!faces)
			continue;
		multiple = multiple / u128_gcd(multiple, faces) * faces;
		fits = fits && u128_pow(faces, s->hue[i].most, &ways) &&
		       u128_mul(s->throws, ways, &s->throws);
	}
	for (i = 0; i < s->nhues; i++)
		s->scale[i] = s->hue[i].faces ? (unsigned)multiple / (unsigned)s->hue[i].faces : 0;
	s->power = arena_array(&s->arena, u128, (size_t)rolls + 1);
	for (i = 0; i <= rolls; i++)
		fits = u128_pow(multiple, i, &s->power[i]) && fits;
	return fits && u128_mul(s->throws, s->power[rolls], &ways);
}

static struct totals most_of(const struct hue *h)
{
	struct totals most = {0};
	int i;

	for (i = 0; i < h->nkinds; i++) {
		const struct totals *t = &h->kind[i].totals;
		most.halves = t->halves > most.halves ? t->halves : most.halves;
		most.convertible = t->convertible > most.convertible ? 1 : most.convertible;
		most.quadrants = t->quadrants > most.quadrants ? t->quadrants : most.quadrants;
	}
	most.halves *= h->most;
	most.convertible *= h->most;
	most.quadrants *= h->most;
	return most;
}

static struct totals number_codes(struct solver *s)
{
	struct totals most = {0};
	int i, x;

	for (i = 0; i < s->nhues; i++)
		most = totals_add(most, most_of(&s->hue[i]));
	s->by_convertible = most.halves + 1;
	s->by_quadrant = s->by_convertible * (most.convertible + 1);
	s->codes = s->by_quadrant * (most.quadrants + 1);
	for (i = 0; i < s->nhues; i++)
		for (x = 0; x < s->hue[i].nkinds; x++) {
			struct kind *k = &s->hue[i].kind[x];
			k->code = k->totals.halves + k->totals.convertible * s->by_convertible +
				  k->totals.quadrants * s->by_quadrant;
		}
	return most;
}

static int fill_hues(struct solver *s, bool thrown, struct diag *d)
{
	int i, bags = 0;

	for (i = 0; i < s->nhues; i++) {
		if (hue_bags(&s->hue[i], &bags, &s->arena, d))
			return -1;
		if (thrown)
			hue_start(&s->hue[i], s->spec.devastating, &s->arena);
	}
	return 0;
}

int solver_start(struct solver *s, const struct plan_spec *spec, const struct position *p,
		 struct diag *d)
{
	struct dice_pool open;
	int dice, c;

	*s = (struct solver){.spec = *spec};
	s->spec.devastating = spec->devastating && !p;
	if (p && p->batch_done)
		s->spec.confidence = s->spec.first =
		    0; /* PWR-23: one batch, PWR-28: before all Stress. */
	open = open_dice(s, p);
	dice = pool_dice(&open) * (s->spec.devastating ? 2 : 1);
	clip_tokens(&s->spec, dice, s->base.convertible);
	s->quadrants_needed = CRITICAL_QUADRANTS - spec->quadrants - s->base.quadrants;
	if (s->quadrants_needed < 0)
		s->quadrants_needed = 0;
	for (c = 0; c < COLOURS; c++) {
		if (open.count[c] && !p && !dice_die(spec->table, (enum colour)c, d))
			return -1;
		if (open.count[c])
			add_hue(s, &spec->table->die[c], open.count[c], p);
	}
	if (!count_throws(s))
		return diag_set(d, "too many throws to count exactly: use fewer dice or tokens, or "
				   "--rolled");
	return solver_judge(s, number_codes(s), d) || fill_hues(s, !p, d) ? -1 : 0;
}

void solver_forget(struct solver *s)
{
	struct stress_table *t;
	struct batch_table *b;
	int i;

	for (t = s->stresses; t; t = t->next) {
		for (i = 0; i < COLOURS; i++)
			mem_free(t->again[i]);
		mem_free(t->value);
		mem_free(t->mass);
	}
	for (b = s->batches; b; b = b->next) {
		mem_free(b->mean);
		mem_free(b->shut);
		mem_free(b->best);
		mem_free(b->mass);
	}
	s->stresses = NULL;
	s->batches = NULL;
	s->cells = 0;
}

void solver_release(struct solver *s)
{
	solver_forget(s);
	arena_release(&s->arena);
	*s = (struct solver){0};
}
