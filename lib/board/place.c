#include "board/place.h"

#include <string.h>

#include "text/buf.h"

const char *const facing_words[] = {FACING_LIST(LIST_WORD) NULL};
const char *const facing_names[] = {"north", "east", "south", "west"};

bool space_same(struct space a, struct space b)
{
	return a.row == b.row && a.col == b.col;
}

bool space_on(struct space s)
{
	return s.row >= 0;
}

struct space space_step(struct space s, enum facing way)
{
	static const struct space step[] = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};

	return (struct space){s.row + step[way].row, s.col + step[way].col};
}

enum facing facing_opposite(enum facing f)
{
	return (enum facing)((f + 2) % 4);
}

struct edge edge_between(struct space s, enum facing way)
{
	if (way == SOUTH || way == WEST)
		return (struct edge){space_step(s, way), facing_opposite(way)};
	return (struct edge){s, way};
}

struct space edge_other(struct edge e)
{
	return space_step(e.at, e.side);
}

static bool digit(char c)
{
	return c >= '0' && c <= '9';
}

/* One or two digits, no leading zero unless zero itself; moves *s past them. */
static bool small_number(struct span *s, int *out)
{
	size_t n = 0;

	while (n < s->n && digit(s->p[n]))
		n++;
	if (n < 1 || n > 2 || (n == 2 && s->p[0] == '0'))
		return false;
	*out = n == 2 ? (s->p[0] - '0') * 10 + (s->p[1] - '0') : s->p[0] - '0';
	*s = (struct span){s->p + n, s->n - n};
	return true;
}

static bool space_start(struct span *s, struct space *out)
{
	char letter = s->n ? (char)(s->p[0] | 0x20) : '\0';

	if (letter < 'a' || letter > 'z')
		return false;
	*s = (struct span){s->p + 1, s->n - 1};
	out->row = letter - 'a';
	if (!small_number(s, &out->col) || !out->col--)
		return false;
	return true;
}

bool space_read(struct span s, struct space *out)
{
	if (span_is(s, "-")) {
		*out = NOWHERE;
		return true;
	}
	return space_start(&s, out) && !s.n;
}

bool edge_read(struct span s, struct edge *out)
{
	struct space a, b;
	int way;

	if (!space_start(&s, &a) || !s.n || s.p[0] != '-')
		return false;
	s = (struct span){s.p + 1, s.n - 1};
	if (!space_start(&s, &b) || s.n)
		return false;
	for (way = NORTH; way <= WEST; way++)
		if (space_same(space_step(a, (enum facing)way), b)) {
			*out = edge_between(a, (enum facing)way);
			return true;
		}
	return false;
}

bool corner_read(struct span s, struct corner *out)
{
	if (s.n < 4 || (s.p[0] | 0x20) != 'x')
		return false;
	s = (struct span){s.p + 1, s.n - 1};
	if (!small_number(&s, &out->x) || !s.n || (s.p[0] | 0x20) != 'y')
		return false;
	s = (struct span){s.p + 1, s.n - 1};
	return small_number(&s, &out->y) && !s.n;
}

bool name_like_place(struct span s)
{
	struct space at;
	struct edge e;
	struct corner c;

	if (s.n > 1 && !digit(s.p[1])) /* all of them have a number there: most words are none */
		return false;
	return space_read(s, &at) || edge_read(s, &e) || corner_read(s, &c);
}

/* A number of at most two digits; the end of what was written. */
static char *put_number(char *p, int n)
{
	if (n > 9)
		*p++ = (char)('0' + n / 10 % 10);
	*p++ = (char)('0' + n % 10);
	return p;
}

static char *put_space(char *p, struct space s)
{
	*p++ = space_on(s) ? (char)('A' + s.row) : '-';
	if (space_on(s))
		p = put_number(p, s.col + 1);
	*p = '\0';
	return p;
}

const char *space_text(struct space s, char out[PLACE_TEXT])
{
	put_space(out, s);
	return out;
}

const char *edge_text(struct edge e, char out[PLACE_TEXT])
{
	char *p = put_space(out, e.at);

	*p++ = '-';
	put_space(p, edge_other(e));
	return out;
}

const char *corner_text(struct corner c, char out[PLACE_TEXT])
{
	char *p = out;

	*p++ = 'x';
	p = put_number(p, c.x);
	*p++ = 'y';
	p = put_number(p, c.y);
	*p = '\0';
	return out;
}

const char *spaces_joined(struct spaces s, const char *between, struct arena *a)
{
	size_t gap = strlen(between);
	char *text = arena_room(a, (size_t)s.n * (PLACE_TEXT + gap) + 1), *p = text;
	int i;

	for (i = 0; i < s.n; i++) {
		memcpy(p, between, i ? gap : 0);
		p = put_space(p + (i ? gap : 0), s.at[i]);
	}
	*p = '\0';
	return text;
}

const char *spaces_text(struct spaces s, struct arena *a)
{
	return spaces_joined(s, ",", a);
}

const char **spaces_labels(struct spaces s, struct arena *a)
{
	const char **labels = arena_array(a, const char *, (size_t)s.n + 1);
	int i;

	for (i = 0; i < s.n; i++)
		labels[i] = spaces_text((struct spaces){&s.at[i], 1}, a);
	return labels;
}
