/* The lines of a drawing that say what stands on it: its keys, and records with their places. */
#include <stdlib.h>
#include <string.h>

#include "draw/drawing.h"

#define SAID_MOST 4000

static const struct {
	enum kind kind;
	enum sign_class class;
	bool named;
} placed[] = {
    {KIND_SPACER, SIGN_FIGURE, true},  {KIND_INTRUDER, SIGN_FIGURE, true},
    {KIND_TERRAIN, SIGN_TILE, true},   {KIND_DOOR, SIGN_DOOR, true},
    {KIND_BLIP, SIGN_AT_CORNER, true}, {KIND_MARK, SIGN_MARK, false},
};

static int placed_row(struct span word)
{
	int i;

	for (i = 0; i < (int)COUNT(placed); i++)
		if (span_is(word, kinds[placed[i].kind].word))
			return i;
	return -1;
}

bool sign_fits(const struct drawn_sign *s, enum kind k)
{
	size_t i;

	if (k == KIND_TERRAIN && s->class == SIGN_FIGURE)
		return s->sign >= 'a' && s->sign <= 'z' && s->facing < 0;
	for (i = 0; i < COUNT(placed); i++)
		if (placed[i].kind == k)
			return placed[i].class == s->class;
	return false;
}

const char *sign_place(const struct drawn_sign *s, char out[PLACE_TEXT])
{
	if (s->class == SIGN_AT_CORNER)
		return corner_text(s->corner, out);
	if (s->class == SIGN_DOOR)
		return edge_text((struct edge){s->at, s->side}, out);
	return space_text(s->at, out);
}

/* ---- names ---- */

static struct numbering *numbering_of(struct drawing *g, enum kind k, const char *stem)
{
	struct numbering *n;

	for (n = g->numbers; n; n = n->then)
		if (n->kind == k && !strcmp(n->stem, stem))
			return n;
	n = arena_new(g->arena, struct numbering);
	*n = (struct numbering){k, stem, 1, g->numbers};
	return g->numbers = n;
}

const char *name_fresh(struct drawing *g, enum kind k, const char *stem)
{
	struct numbering *n = numbering_of(g, k, stem);
	const char *name;

	do
		name = arena_printf(g->arena, "%s-%d", stem, n->next++);
	while (board_find(&g->names, k, NULL, name));
	return name;
}

/* ---- places ---- */

/* Does the sign stand on one of the places, parted by commas? */
static bool stands_on(const struct drawn_sign *s, struct span places)
{
	while (places.n) {
		const char *comma = memchr(places.p, ',', places.n);
		struct span one = {places.p, comma ? (size_t)(comma - places.p) : places.n};
		struct space at;
		struct edge e;
		struct corner c;

		if (s->class == SIGN_AT_CORNER) {
			if (corner_read(one, &c) && c.x == s->corner.x && c.y == s->corner.y)
				return true;
		} else if (s->class == SIGN_DOOR) {
			if (edge_read(one, &e) && space_same(e.at, s->at) && e.side == s->side)
				return true;
		} else if (space_read(one, &at) && space_same(at, s->at)) {
			return true;
		}
		places = (struct span){one.p + one.n + (comma != NULL),
				       places.n - one.n - (comma != NULL)};
	}
	return false;
}

static bool is_place(struct span s)
{
	const char *comma = memchr(s.p, ',', s.n);
	struct space at;
	struct edge e;
	struct corner c;

	if (comma)
		s.n = (size_t)(comma - s.p);
	return space_read(s, &at) || edge_read(s, &e) || corner_read(s, &c);
}

static bool sign_is(const struct said *k, char c)
{
	return !k->signs.n || memchr(k->signs.p, c, k->signs.n);
}

/* Is there a key for the sign, wherever it stands? */
static bool has_key(const struct drawing *g, const struct drawn_sign *s)
{
	int i;

	for (i = 0; i < g->nsaid; i++) {
		const struct said *k = &g->said[i];
		if (k->signs.n && !k->place && sign_fits(s, k->kind) && sign_is(k, s->sign))
			return true;
	}
	return false;
}

/* Takes the signs on its places; a key must find one on each of them, a record takes those that no
 * key is for. */
static int claim(struct drawing *g, struct said *k)
{
	const struct word *w = &k->word[k->place];
	int i, found = 0, want = 1;
	size_t n;

	for (n = 0; n < w->value.n; n++)
		want += w->value.p[n] == ',';
	for (i = 0; i < g->nsigns && found < want; i++) {
		struct drawn_sign *s = &g->sign[i];
		if (s->of || !sign_fits(s, k->kind) || !sign_is(k, s->sign) ||
		    !stands_on(s, w->value) || (!k->signs.n && has_key(g, s)))
			continue;
		s->of = k->line;
		found++;
	}
	if (!k->signs.n || found == want)
		return 0;
	return drawing_problem(g, (size_t)(w->value.p - g->typed.p),
			       "the picture has no '%.*s' on %.*s", (int)k->signs.n, k->signs.p,
			       (int)(w->value.n < 40 ? w->value.n : 40), w->value.p);
}

/* ---- reading ---- */

static size_t offset_of(const struct drawing *g, const struct word *w)
{
	return (size_t)((w->key.p ? w->key.p : w->value.p) - g->typed.p);
}

/* The kind that somebody left out before its name. */
static const char *kind_of_name(const struct drawing *g, const struct said *k)
{
	const struct word *w = &k->word[2];
	const char *stem = name_stem(g->arena, arena_strndup(g->arena, w->value.p, w->value.n));
	char sign = k->word[1].value.p[0];

	if (data_find(g->how->data, TABLE_INTRUDERS, stem))
		return kinds[KIND_INTRUDER].word;
	if (data_find(g->how->data, TABLE_TERRAIN, stem))
		return kinds[KIND_TERRAIN].word;
	return sign >= 'A' && sign <= 'Z' && !strchr("DWX", sign) ? kinds[KIND_SPACER].word : NULL;
}

static int no_kind(struct drawing *g, const struct said *k)
{
	const struct word *w = &k->word[2];
	const char *kind = w->value.n && k->word[1].value.n ? kind_of_name(g, k) : NULL;

	drawing_problem(g, offset_of(g, w),
			"'%.*s' is no kind of piece; there are spacer, intruder, terrain, door, "
			"blip and mark",
			(int)(w->value.n < 40 ? w->value.n : 40), w->value.p);
	if (kind)
		diag_add(g->d, "; write key %.*s %s %.*s", (int)k->word[1].value.n,
			 k->word[1].value.p, kind, (int)w->value.n, w->value.p);
	return -1;
}

static int wrong_key(struct drawing *g, const struct said *k, int at)
{
	size_t where = at < k->n ? offset_of(g, &k->word[at]) : k->line->at;

	return drawing_problem(g, where,
			       "a key is a sign and what it stands for, one of spacer, intruder, "
			       "terrain, door, blip and mark with its name: key J spacer juliet");
}

static int read_key(struct drawing *g, struct said *k)
{
	int row = k->n > 2 && !k->word[2].key.p ? placed_row(k->word[2].value) : -1;

	if (k->n > 2 && row < 0 && !k->word[1].key.p && !k->word[2].key.p)
		return no_kind(g, k);
	if (row < 0 || k->word[1].key.p || k->word[1].quoted)
		return wrong_key(g, k, k->n > 2 ? 2 : 0);
	k->signs = k->word[1].value;
	k->kind = placed[row].kind;
	k->name = placed[row].named ? 3 : 0;
	k->rest = placed[row].named ? 4 : 3;
	if (k->n < k->rest || k->word[k->rest - 1].key.p)
		return wrong_key(g, k, 2);
	return 0;
}

static bool read_record(struct said *k)
{
	int row = k->n && !k->word[0].key.p ? placed_row(k->word[0].value) : -1;

	if (row < 0)
		return false;
	k->kind = placed[row].kind;
	k->name = placed[row].named ? 1 : 0;
	k->rest = k->name + 1;
	return k->n > k->rest;
}

static void keep_words(struct drawing *g, struct said *k, const struct words *w)
{
	k->n = w->n;
	k->comment = w->comment;
	k->stop = w->stop;
	k->word = arena_array(g->arena, struct word, (size_t)w->n + 1);
	if (w->n)
		memcpy(k->word, w->word, (size_t)w->n * sizeof *k->word);
}

static int read_one(struct drawing *g, const struct text_line *l, struct words *w)
{
	struct said k = {.line = l};
	bool key = l->use == LINE_KEY;

	if (line_cut(&g->how->reader->cutter, l->text, w, g->d))
		return -1;
	keep_words(g, &k, w);
	if (key ? read_key(g, &k) : !read_record(&k))
		return key ? -1 : 0;
	if (g->nsaid == SAID_MOST)
		return drawing_problem(g, l->at, "more than %d pieces", SAID_MOST);
	if (k.rest < k.n && !k.word[k.rest].key.p && is_place(k.word[k.rest].value))
		k.place = k.rest++;
	if (k.name)
		board_add(&g->names, k.kind, NULL,
			  arena_strndup(g->arena, k.word[k.name].value.p, k.word[k.name].value.n));
	g->said[g->nsaid++] = k;
	return 0;
}

/* Those with keys, or those of records. */
static int claim_all(struct drawing *g, bool keys)
{
	int i, bad = 0;

	for (i = 0; i < g->nsaid; i++)
		if (g->said[i].place && (g->said[i].signs.n != 0) == keys)
			bad |= claim(g, &g->said[i]);
	return bad;
}

/* From A1 on, row by row. */
static int by_place(const void *a, const void *b)
{
	const struct drawn_sign *x = a, *y = b;
	struct space one =
	    x->class == SIGN_AT_CORNER ? (struct space){x->corner.y, x->corner.x} : x->at;
	struct space other =
	    y->class == SIGN_AT_CORNER ? (struct space){y->corner.y, y->corner.x} : y->at;

	if (!space_same(one, other))
		return space_before(one, other) ? -1 : 1;
	return x->from < y->from ? -1 : x->from > y->from;
}

int said_read(struct drawing *g)
{
	struct words *w = arena_new(g->arena, struct words);
	int i, bad = 0;

	if (g->nsigns)
		qsort(g->sign, (size_t)g->nsigns, sizeof *g->sign, by_place);
	g->said = arena_array(g->arena, struct said, SAID_MOST);
	for (i = 0; i < g->nlines; i++)
		if (g->line[i].use == LINE_KEY || g->line[i].use == LINE_PASSED)
			bad |= read_one(g, &g->line[i], w);
	return bad || claim_all(g, true) || claim_all(g, false) ? -1 : 0;
}

struct said *said_of(const struct drawing *g, const struct text_line *l)
{
	int lo = 0, hi = g->nsaid;

	while (lo < hi) {
		int middle = (lo + hi) / 2;
		if (g->said[middle].line < l)
			lo = middle + 1;
		else
			hi = middle;
	}
	return lo < g->nsaid && g->said[lo].line == l ? &g->said[lo] : NULL;
}
