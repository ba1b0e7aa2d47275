#include "dice/notation.h"

#include <string.h>

const enum colour pool_order[COLOURS] = {BLACK, RED, WHITE, GREEN, ORANGE};

#define LETTERS_MOST 9

int notation_error(struct diag *d, struct span text, size_t at, const char *fmt, ...)
{
	struct where where = d->at;
	struct buf b = {0};
	va_list ap;

	va_start(ap, fmt);
	buf_vprintf(&b, fmt, ap);
	va_end(ap);
	if (!where.line && text.n)
		buf_printf(&b, ", at character %zu of '%.*s'", at + 1, (int)text.n, text.p);
	where.column = (where.column ? where.column : 1) + (long)at;
	diag_at(d, where, "%s", b.p);
	buf_release(&b);
	return -1;
}

/* Digits from *at on; false if there are none. Stops counting far above every limit. */
static bool digits_read(struct span text, size_t *at, int *out)
{
	size_t start = *at;

	for (*out = 0; *at < text.n && text.p[*at] >= '0' && text.p[*at] <= '9'; ++*at)
		if (*out < 100000)
			*out = *out * 10 + (text.p[*at] - '0');
	return *at > start;
}

static int raw_read(struct dice_pool *p, struct span text, size_t at, struct diag *d)
{
	size_t start = at + 1;

	at = start;
	if (!digits_read(text, &at, &p->raw))
		return notation_error(d, text, start, "a number of raw Power belongs after '+'");
	if (p->raw > POOL_MOST)
		return notation_error(d, text, start, "at most %d raw Power", POOL_MOST);
	if (at < text.n)
		return notation_error(d, text, at, "raw Power comes last, nothing after it");
	return 0;
}

static int dice_read(struct dice_pool *p, struct span text, size_t *at, struct diag *d)
{
	size_t start = *at;
	int count;
	bool counted = digits_read(text, at, &count);
	enum colour c;

	if (counted && (count < 1 || count > POOL_MOST))
		return notation_error(d, text, start, "a number of dice is 1 to %d", POOL_MOST);
	if (*at == text.n)
		return notation_error(d, text, *at, "a colour belongs after the number: w r b g o");
	if (!colour_of_letter(text.p[*at], &c))
		return notation_error(d, text, *at, "no die is '%c': colours are w r b g o",
				      text.p[*at]);
	p->count[c] += counted ? count : 1;
	if (pool_dice(p) > POOL_MOST)
		return notation_error(d, text, start, "more than %d dice: roll them in parts",
				      POOL_MOST);
	++*at;
	return 0;
}

int pool_read(struct dice_pool *p, struct span text, struct diag *d)
{
	size_t at = 0;

	*p = (struct dice_pool){0};
	if (!text.n)
		return notation_error(d, text, 0, "no dice: write them like rrw or 2r1w+1");
	while (at < text.n) {
		if (text.p[at] == '+')
			return raw_read(p, text, at, d);
		if (dice_read(p, text, &at, d))
			return -1;
	}
	return 0;
}

int pool_dice(const struct dice_pool *p)
{
	int n = 0, c;

	for (c = 0; c < COLOURS; c++)
		n += p->count[c];
	return n;
}

static int check_size(const struct dice_pool *p, struct diag *d)
{
	int n = pool_dice(p);

	if (n <= POOL_MOST && p->raw <= POOL_MOST)
		return 0;
	return n > POOL_MOST
		   ? diag_set(d, "%d dice, and %d are the most: roll them in parts", n, POOL_MOST)
		   : diag_set(d, "%d raw Power, and %d is the most", p->raw, POOL_MOST);
}

int dice_add(struct dice_pool *p, const struct dice_pool *more, struct diag *d)
{
	int c;

	for (c = 0; c < COLOURS; c++)
		p->count[c] += more->count[c];
	p->raw += more->raw;
	return check_size(p, d);
}

int dice_times(struct dice_pool *p, int times, struct diag *d)
{
	int c;

	for (c = 0; c < COLOURS; c++)
		p->count[c] *= times;
	return check_size(p, d);
}

void pool_text(const struct dice_pool *p, struct buf *out)
{
	bool counted = pool_dice(p) > LETTERS_MOST;
	int i;

	for (i = 0; i < COLOURS; i++) {
		enum colour c = pool_order[i];
		if (counted && p->count[c])
			buf_printf(out, "%d%c", p->count[c], colour_letter(c));
		else if (p->count[c])
			buf_pad(out, colour_letter(c), (size_t)p->count[c]);
	}
	if (p->raw)
		buf_printf(out, "+%d", p->raw);
	else if (!pool_dice(p))
		buf_putc(out, '-');
}

void pool_in_words(const struct dice_pool *p, struct buf *out)
{
	int left = 0, i;

	for (i = 0; i < COLOURS; i++)
		left += p->count[i] > 0;
	if (!left)
		buf_puts(out, "no dice");
	for (i = 0; i < COLOURS; i++) {
		enum colour c = pool_order[i];
		if (!p->count[c])
			continue;
		buf_printf(out, "%d %s", p->count[c], colour_words[c]);
		left--;
		buf_puts(out, left > 1 ? ", " : left ? " and " : "");
	}
}

bool pool_is_house(const struct dice_pool *p, const struct dice_table *t)
{
	int c;

	for (c = 0; c < COLOURS; c++)
		if (p->count[c] && t->die[c].house)
			return true;
	return false;
}

int pool_check(const struct dice_pool *p, const struct dice_table *t, struct diag *d)
{
	int c;

	for (c = 0; c < COLOURS; c++)
		if (p->count[c] && !dice_die(t, (enum colour)c, d))
			return -1;
	return 0;
}
