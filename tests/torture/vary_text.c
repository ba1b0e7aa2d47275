/* Texts that are nearly those they were made from. */
#include <ctype.h>
#include <string.h>

#include "vary.h"

struct lines {
	struct span at[512];
	int n;
};

static void split(struct span text, struct lines *l)
{
	const char *p = text.p, *end = text.p + text.n;

	for (l->n = 0; p < end && l->n < (int)COUNT(l->at); l->n++) {
		const char *stop = memchr(p, '\n', (size_t)(end - p));
		stop = stop ? stop : end;
		l->at[l->n] = (struct span){p, (size_t)(stop - p)};
		p = stop < end ? stop + 1 : end;
	}
}

static struct span kept(struct buf *b, struct arena *a)
{
	struct span s = {arena_strndup(a, buf_text(b), b->n), b->n};

	buf_release(b);
	return s;
}

static struct span joined(const struct lines *l, struct arena *a)
{
	struct buf out = {0};
	int i;

	for (i = 0; i < l->n; i++)
		if (l->at[i].p) {
			buf_add(&out, l->at[i].p, l->at[i].n);
			buf_putc(&out, '\n');
		}
	return kept(&out, a);
}

static struct span replaced(struct span text, const char *from, size_t n, const char *by,
			    struct arena *a)
{
	struct buf out = {0};

	buf_add(&out, text.p, (size_t)(from - text.p));
	buf_puts(&out, by);
	buf_add(&out, from + n, (size_t)(text.p + text.n - from) - n);
	return kept(&out, a);
}

static size_t word_at(const char *p, const char *end)
{
	const char *q = p;

	while (q < end && !strchr(" \t\n", *q))
		q++;
	return (size_t)(q - p);
}

/* ---- names ---- */

static struct span second_word(struct span line)
{
	const char *end = line.p + line.n, *p = line.p + word_at(line.p, end);

	p += p < end;
	return (struct span){p, word_at(p, end)};
}

static bool names_something(struct span line)
{
	static const char *const kinds[] = {"spacer ", "intruder ", "terrain ", "gear ",
					    "blip ",   "door ",	    "item ",	"token "};
	size_t i;

	for (i = 0; i < COUNT(kinds); i++)
		if (line.n > strlen(kinds[i]) && !memcmp(line.p, kinds[i], strlen(kinds[i])))
			return true;
	return false;
}

const char *vary_name(struct span board, struct dice *d, struct arena *a)
{
	struct lines l;
	struct span name;
	int i, tries;

	split(board, &l);
	for (tries = 0; l.n && tries < 30; tries++) {
		i = dice_below(d, l.n);
		if (!names_something(l.at[i]))
			continue;
		name = second_word(l.at[i]);
		return arena_strndup(a, name.p, name.n);
	}
	return NULL;
}

bool board_has_name(struct span board, const char *name)
{
	struct lines l;
	int i;

	split(board, &l);
	for (i = 0; i < l.n; i++)
		if (span_is(second_word(l.at[i]), name))
			return true;
	return false;
}

/* ---- boards ---- */

static bool is_place(const char *p, size_t n)
{
	return n >= 2 && n <= 3 && isupper((unsigned char)p[0]) && isdigit((unsigned char)p[1]) &&
	       (n == 2 || isdigit((unsigned char)p[2]));
}

/* The n-th word that fits, counted around; NULL if none does. */
static const char *find_word(struct span text, bool (*fits)(const char *, size_t), struct dice *d,
			     size_t *n)
{
	const char *found = NULL, *p = text.p, *end = text.p + text.n;
	int seen = 0;

	while (p < end) {
		size_t k = word_at(p, end);
		if (k && fits(p, k) && !dice_below(d, ++seen)) {
			found = p;
			*n = k;
		}
		p += k + 1;
	}
	return found;
}

static bool is_pair(const char *p, size_t n)
{
	const char *equals = memchr(p, '=', n);

	return equals && equals + 1 < p + n && isdigit((unsigned char)equals[1]);
}

static bool is_any(const char *p, size_t n)
{
	(void)p;
	return n > 0;
}

static struct span move_one(struct span board, struct dice *d, struct arena *a)
{
	char to[16] = {(char)('A' + dice_below(d, 3)), (char)('1' + dice_below(d, 5)), '\0'};
	size_t n;
	const char *at = find_word(board, is_place, d, &n);

	return at ? replaced(board, at, n, to, a) : board;
}

static struct span number_one(struct span board, struct dice *d, struct arena *a)
{
	static const char *const numbers[] = {"0", "1", "2", "3", "5", "8", "9", "10", "99"};
	const char *equals, *at;
	size_t n;

	at = find_word(board, is_pair, d, &n);
	if (!at)
		return board;
	equals = memchr(at, '=', n);
	return replaced(board, equals + 1, n - (size_t)(equals + 1 - at),
			numbers[dice_below(d, (int)COUNT(numbers))], a);
}

/* A line behind the first two, which are the header and mostly the map's. */
static int some_line(const struct lines *l, struct dice *d)
{
	return l->n > 3 ? 2 + dice_below(d, l->n - 3) : -1;
}

static struct span drop_one(struct span board, struct dice *d, struct arena *a)
{
	struct lines l;
	int i;

	split(board, &l);
	i = some_line(&l, d);
	if (i >= 0)
		l.at[i].p = NULL;
	return joined(&l, a);
}

/* A record of another board comes before the end of this one. */
static struct span add_one(struct span board, struct span other, struct dice *d, struct arena *a)
{
	struct lines to, from;
	int i;

	split(board, &to);
	split(other, &from);
	i = some_line(&from, d);
	if (i < 0 || to.n < 2 || to.n >= (int)COUNT(to.at))
		return board;
	to.at[to.n] = to.at[to.n - 1];
	to.at[to.n++ - 1] = from.at[i];
	return joined(&to, a);
}

struct span vary_board(struct span board, const struct seeds *s, struct dice *d, struct arena *a)
{
	switch (dice_below(d, 12)) {
	case 0:
	case 1:
	case 2:
		return move_one(board, d, a);
	case 3:
	case 4:
	case 5:
		return number_one(board, d, a);
	case 6:
	case 7:
		return drop_one(board, d, a);
	case 8:
	case 9:
		return vary_record(board, s, d, a);
	default:
		return add_one(board, s->call[dice_below(d, s->n)].board, d, a);
	}
}

/* ---- nonsense ---- */

static struct span swap_lines(struct span text, struct dice *d, struct arena *a)
{
	struct lines l;
	int i, k;

	split(text, &l);
	if (l.n < 2)
		return text;
	i = dice_below(d, l.n);
	k = dice_below(d, l.n);
	if (dice_chance(d, 50)) {
		struct span kept_line = l.at[i];
		l.at[i] = l.at[k];
		l.at[k] = kept_line;
	} else {
		l.at[i] = l.at[k];
	}
	return joined(&l, a);
}

static struct span other_byte(struct span text, struct dice *d, struct arena *a)
{
	static const char odd[] = "\n\t \"\\'=#,:;-.0A\x01\x7f\x80\xff";
	char *copy;

	if (!text.n)
		return text;
	copy = arena_strndup(a, text.p, text.n);
	copy[dice_below(d, (int)text.n)] =
	    dice_chance(d, 50) ? odd[dice_below(d, (int)sizeof odd)] : (char)dice_below(d, 256);
	return (struct span){copy, text.n};
}

static struct span hostile_word(struct span text, struct dice *d, struct arena *a)
{
	size_t n = 0;
	const char *at = find_word(text, is_any, d, &n), *equals;

	if (!at)
		return text;
	equals = memchr(at, '=', n);
	if (equals && dice_chance(d, 70)) { /* only the value */
		n -= (size_t)(equals + 1 - at);
		at = equals + 1;
	}
	return replaced(text, at, n, hostile_words[dice_below(d, nhostile_words)], a);
}

struct span vary_bytes(struct span text, struct dice *d, struct arena *a)
{
	size_t half = text.n / 2;

	switch (dice_below(d, 8)) {
	case 0:
	case 1:
		return swap_lines(text, d, a);
	case 2:
	case 3:
		return other_byte(text, d, a);
	case 4:
		return (struct span){text.p, half ? half + (size_t)dice_below(d, (int)half) : 0};
	default:
		return hostile_word(text, d, a);
	}
}

/* ---- tables ---- */

static size_t cell_at(const char *p, const char *end)
{
	const char *q = p;
	bool quoted = false;

	for (; q < end && (quoted || *q != ','); q++)
		quoted ^= *q == '"';
	return (size_t)(q - p);
}

static struct span cell(struct span row, int column)
{
	const char *p = row.p, *end = row.p + row.n;

	for (; column && p < end; column--)
		p += cell_at(p, end) + 1;
	return p < end ? (struct span){p, cell_at(p, end)} : (struct span){end, 0};
}

static int columns(struct span row)
{
	const char *p = row.p, *end = row.p + row.n;
	int n = 1;

	for (; (p += cell_at(p, end)) < end; p++)
		n++;
	return n;
}

/* A cell that holds a line end parts its row here; such a row is not taken. */
static bool is_row(struct span row, int n)
{
	return columns(row) == n;
}

static void write_cell(const char *text, struct buf *out)
{
	buf_printf(out, strpbrk(text, ",\"\n") ? "\"%s\"" : "%s", text);
}

/* Up to four rows of one of our tables, with cells of other rows of it or of what fits the column.
 */
struct crossing {
	int table, ncolumns;
	struct lines rows;
	const struct seeds *seeds;
};

static void cross(const struct crossing *c, struct buf *out, struct dice *d, struct arena *a)
{
	const struct span *at = c->rows.at + 1;
	struct span row = at[dice_below(d, c->rows.n - 1)], other;
	int i, changed = 1 + dice_below(d, c->ncolumns - 1);

	if (!is_row(row, c->ncolumns))
		return;
	for (i = 0; i < c->ncolumns; i++) {
		struct span taken = cell(row, i);
		bool other_cell = i && (i == changed || dice_chance(d, 10));
		other = at[dice_below(d, c->rows.n - 1)];
		buf_puts(out, i ? "," : "");
		if (other_cell && is_row(other, c->ncolumns))
			taken = cell(other, i);
		if (other_cell && dice_chance(d, 30))
			write_cell(vary_cell(c->table, i, c->seeds, d, a), out);
		else
			buf_add(out, taken.p, taken.n);
	}
	buf_putc(out, '\n');
}

struct span vary_table(int table, const struct seeds *s, struct dice *d, struct arena *a)
{
	struct crossing c = {.table = table, .seeds = s};
	struct buf out = {0};
	int rows = 1 + dice_below(d, 4);

	split(s->table[table], &c.rows);
	c.ncolumns = c.rows.n ? columns(c.rows.at[0]) : 0;
	if (c.ncolumns < 2 || c.rows.n < 2)
		return s->table[table];
	buf_printf(&out, "%.*s\n", (int)c.rows.at[0].n, c.rows.at[0].p);
	while (rows--)
		cross(&c, &out, d, a);
	return kept(&out, a);
}
