#include "odds/weight.h"

#include <string.h>

#include "event/house.h"

/* ---- reading ---- */

static int at_branch(const struct branch *r, struct diag *d, const char *key, const char *value,
		     const char *wanted)
{
	d->at.line = r->record.line;
	return diag_set(d, "branch %s=%s is not %s", key, value, wanted);
}

/* `NAME:N` or `NAME:N:N`, parted by commas. */
static bool is_before(const char *text)
{
	while (*text) {
		size_t name = strcspn(text, ":,"), digits = strspn(text + name, ":0123456789");
		if (!name || digits < 2 || (text[name + digits] && text[name + digits] != ','))
			return false;
		text += name + digits + (text[name + digits] == ',');
	}
	return true;
}

int weight_read(const struct board *b, struct weight *out, struct diag *d)
{
	const struct branch *r = board_single(b, KIND_BRANCH);

	*out = (struct weight){.share = {1, 1}, .outcomes = 1};
	if (!r)
		return 0;
	if (r->weight && !frac_read(span_of(r->weight), &out->share))
		return at_branch(r, d, "weight", r->weight,
				 "a fraction such as 3/7, above nothing and of at most 128 bits");
	if (r->outcomes && (!u128_read(span_of(r->outcomes), &out->outcomes) || !out->outcomes))
		return at_branch(r, d, "outcomes", r->outcomes,
				 "a whole number from 1 on, of at most 128 bits");
	if (r->before && !is_before(r->before))
		return at_branch(r, d, "before", r->before, "a list such as juliet:9:1,grin-1:0");
	out->house = house_tables(r->house);
	out->before = r->before;
	return 0;
}

/* ---- writing ---- */

static const char *kept(struct board *b, struct buf *text)
{
	const char *copy = text->n ? arena_strdup(b->arena, text->p) : NULL;

	buf_release(text);
	return copy;
}

void weight_put(struct board *b, struct weight w, bool weighed)
{
	struct branch *r = board_single(b, KIND_BRANCH);
	struct buf share = {0}, house = {0};
	char digits[U128_DIGITS];

	if (!r) {
		r = board_add(b, KIND_BRANCH, NULL, NULL);
		r->number = "1/1";
	}
	house_write(w.house, ",", &house);
	frac_text(&share, w.share);
	r->house = kept(b, &house);
	r->before = w.before;
	r->outcomes = w.outcomes > 1 ? arena_strdup(b->arena, dec_text(w.outcomes, digits)) : NULL;
	r->weight = kept(b, &share);
	r->weight = weighed ? r->weight : NULL;
}

static void put_figure(struct buf *out, const char *name)
{
	buf_printf(out, "%s%s", out->n ? "," : "", name);
}

void before_write(const struct board *b, struct buf *out)
{
	int i;

	for (i = 0; i < board_count(b, KIND_SPACER); i++) {
		const struct spacer *s = board_spacer(b, i);
		if (s->dead || s->spare)
			continue;
		put_figure(out, s->record.name);
		buf_printf(out, ":%d:%d", s->vitals, s->stress);
	}
	for (i = 0; i < board_count(b, KIND_INTRUDER); i++) {
		put_figure(out, board_intruder(b, i)->record.name);
		buf_printf(out, ":%d", board_intruder(b, i)->wounds);
	}
}

/* ---- reckoning ---- */

static int beyond(struct diag *d)
{
	return diag_set(d, "the weights grow beyond 128 bits; put enorm-board merge between the "
			   "stages, or settle some dice with --rolled");
}

int weight_add(struct weight *a, struct weight b, struct diag *d)
{
	a->house |= b.house;
	return frac_add(&a->share, b.share) && u128_add(a->outcomes, b.outcomes, &a->outcomes)
		   ? 0
		   : beyond(d);
}

int weight_scale(struct weight *a, struct weight by, struct diag *d)
{
	a->house |= by.house;
	return frac_mul(&a->share, by.share) && u128_mul(a->outcomes, by.outcomes, &a->outcomes)
		   ? 0
		   : beyond(d);
}
