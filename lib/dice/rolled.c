#include "dice/rolled.h"

#define TOKENS_MOST  99
#define SYMBOLS_MOST 9 /* of one kind on a face, as in data/dice.csv */

/* The next word of the list: from `at` to the comma, blanks cut off at both ends. */
static struct span next_word(struct span text, size_t *at)
{
	size_t start = *at, end;

	while (*at < text.n && text.p[*at] != ',')
		++*at;
	end = *at;
	while (start < end && text.p[start] == ' ')
		start++;
	while (end > start && text.p[end - 1] == ' ')
		end--;
	++*at;
	return (struct span){text.p + start, end - start};
}

static size_t offset(struct span text, const char *p)
{
	return (size_t)(p - text.p);
}

static int symbols_read(struct face *f, struct span list, struct span word, struct diag *d)
{
	size_t i;

	*f = (struct face){0};
	if (span_is(word, "-"))
		return 0;
	if (!word.n)
		return notation_error(d, list, offset(list, word.p),
				      "symbols belong after ':': P h o q, or - for none");
	for (i = 0; i < word.n; i++)
		if (!face_add_symbol(f, word.p[i]))
			return notation_error(d, list, offset(list, word.p + i),
					      "no symbol is '%c': P h o q, or - alone", word.p[i]);
	if (f->power > SYMBOLS_MOST || f->half > SYMBOLS_MOST || f->potential > SYMBOLS_MOST ||
	    f->quadrant > SYMBOLS_MOST)
		return notation_error(d, list, offset(list, word.p),
				      "more than %d of one symbol on a face", SYMBOLS_MOST);
	return 0;
}

static int number_read(struct rolled *r, struct span list, struct span word,
		       const struct dice_table *t, struct diag *d)
{
	const struct die *die = &t->die[r->colour];
	size_t at = offset(list, word.p);
	long number;

	if (!num_read(word, 1, 9999, &number) || word.p[0] == '+')
		return notation_error(d, list, at, "a face is a number or ':' and symbols");
	if (!die->n)
		return notation_error(d, list, at, "the %s die has no faces in data/dice.csv",
				      colour_words[r->colour]);
	if (number > die->n)
		return notation_error(d, list, at, "the %s die has faces 1 to %d",
				      colour_words[r->colour], die->n);
	r->number = (int)number;
	r->face = die->face[number - 1];
	return 0;
}

static int die_read(struct rolled *r, struct span list, struct span word,
		    const struct dice_table *t, struct diag *d)
{
	size_t at = offset(list, word.p);

	*r = (struct rolled){0};
	if (!word.n)
		return notation_error(d, list, at, "a die is missing, write it like r3 or r:PP");
	if (!colour_of_letter(word.p[0], &r->colour))
		return notation_error(d, list, at, "no die is '%c': colours are w r b g o",
				      word.p[0]);
	if (word.n > 1 && word.p[1] == ':')
		return symbols_read(&r->face, list, (struct span){word.p + 2, word.n - 2}, d);
	return number_read(r, list, (struct span){word.p + 1, word.n - 1}, t, d);
}

static int count_words(struct span text)
{
	int n = 1;
	size_t i;

	for (i = 0; i < text.n; i++)
		n += text.p[i] == ',';
	return n;
}

/* One face too few is an error, and so is one left over. */
static int match_pool(const struct roll *r, struct span text, const struct dice_pool *pool,
		      struct diag *d)
{
	struct dice_pool got = {0};
	struct buf want = {0}, have = {0};
	bool same = true;
	int i;

	for (i = 0; i < r->n; i++)
		got.count[r->die[i].colour]++;
	for (i = 0; i < COLOURS; i++)
		same = same && got.count[i] == pool->count[i];
	if (same)
		return 0;
	pool_in_words(pool, &want);
	pool_in_words(&got, &have);
	notation_error(d, text, 0, "dice expected: %d, %s; given: %d, %s", pool_dice(pool), want.p,
		       r->n, have.p);
	buf_release(&want);
	buf_release(&have);
	return -1;
}

static bool blank(struct span text)
{
	size_t i = 0;

	while (i < text.n && text.p[i] == ' ')
		i++;
	return i == text.n;
}

int rolled_read(struct roll *r, struct span text, const struct dice_pool *pool,
		const struct dice_table *t, struct arena *a, struct diag *d)
{
	int most = blank(text) ? 0 : count_words(text);
	size_t at = 0;

	*r = (struct roll){arena_array(a, struct rolled, (size_t)most + 1), 0};
	while (r->n < most) {
		if (die_read(&r->die[r->n], text, next_word(text, &at), t, d))
			return -1;
		r->n++;
	}
	return match_pool(r, text, pool, d);
}

void rolled_text(const struct rolled *r, struct buf *out)
{
	buf_putc(out, colour_letter(r->colour));
	if (r->number) {
		buf_int(out, r->number);
		return;
	}
	buf_putc(out, ':');
	face_text(r->face, out);
}

void roll_text(const struct roll *r, struct buf *out)
{
	int i;

	for (i = 0; i < r->n; i++) {
		if (i)
			buf_putc(out, ',');
		rolled_text(&r->die[i], out);
	}
}

/* POL-13: no die takes two tokens of one type. */
static int once_check(const struct tokens *k, struct span text, size_t at, struct diag *d)
{
	int i, die = k->token[k->count].die;

	for (i = 0; i < k->count; i++)
		if (k->token[i].die == die)
			return notation_error(d, text, at, "die #%d is named twice", die + 1);
	return 0;
}

static int result_read(struct token_use *k, struct span text, struct span word,
		       const struct roll *roll, const struct dice_table *t, struct diag *d)
{
	enum colour want = roll->die[k->die].colour;

	if (die_read(&k->to, text, word, t, d))
		return -1;
	if (k->to.colour != want)
		return notation_error(d, text, offset(text, word.p), "die #%d is %s, not %s",
				      k->die + 1, colour_words[want], colour_words[k->to.colour]);
	k->given = true;
	return 0;
}

static int token_read(struct tokens *k, struct span text, struct span word, const struct roll *roll,
		      const struct dice_table *t, struct diag *d)
{
	struct token_use *token = &k->token[k->count];
	size_t at = offset(text, word.p), end = 1;
	long die;

	if (!word.n || word.p[0] != '#')
		return notation_error(d, text, at, "a die of the roll is written like #2 or #2=r4");
	while (end < word.n && word.p[end] != '=')
		end++;
	if (!num_read((struct span){word.p + 1, end - 1}, 1, roll->n, &die))
		return notation_error(d, text, at, "no die %.*s: the roll has #1 to #%d", (int)end,
				      word.p, roll->n);
	*token = (struct token_use){.die = (int)die - 1};
	if (once_check(k, text, at, d))
		return -1;
	if (end == word.n)
		return 0;
	return result_read(token, text, (struct span){word.p + end + 1, word.n - end - 1}, roll, t,
			   d);
}

int tokens_read(struct tokens *k, struct span text, const struct roll *roll,
		const struct dice_table *t, struct arena *a, struct diag *d)
{
	int words = count_words(text);
	size_t at = 0;
	long count;

	*k = (struct tokens){0};
	if (num_read(text, -9999, 9999, &count)) {
		k->count = (int)count;
		if (count < 0 || count > TOKENS_MOST)
			return notation_error(d, text, 0, "a number of tokens is 0 to %d",
					      TOKENS_MOST);
		return 0;
	}
	k->named = true;
	k->token = arena_array(a, struct token_use, (size_t)words);
	for (; k->count < words; k->count++)
		if (token_read(k, text, next_word(text, &at), roll, t, d))
			return -1;
	return 0;
}
