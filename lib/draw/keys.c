/* From the signs and what is said of them to records. */
#include <string.h>

#include "draw/drawing.h"

#define GEAR_MOST 16

static size_t offset(const struct drawing *g, const char *p)
{
	return (size_t)(p - g->typed.p);
}

static const char *word_start(const struct word *w)
{
	return w->key.p ? w->key.p : w->value.p - w->quoted;
}

static const char *word_end(const struct word *w)
{
	return w->value.p + w->value.n + w->quoted;
}

static void copy_word(struct drawing *g, const struct word *w, struct traced *out)
{
	traced_add(out, " ", offset(g, word_start(w)));
	traced_copy(out, g->typed, offset(g, word_start(w)), (size_t)(word_end(w) - word_start(w)));
}

/* ---- what a sign says by itself ---- */

static bool says_key(const struct said *k, const char *key)
{
	int i;

	for (i = k ? k->rest : 0; k && i < k->n; i++)
		if (span_is(k->word[i].key, key))
			return true;
	return false;
}

static bool says_word(const struct said *k, const char *word)
{
	int i;

	for (i = k ? k->rest : 0; k && i < k->n; i++)
		if (!k->word[i].key.p && span_is(k->word[i].value, word))
			return true;
	return false;
}

static bool says_state(const struct said *k)
{
	int i;

	for (i = 0; door_words[i]; i++)
		if (says_word(k, door_words[i]))
			return true;
	return false;
}

static const char *door_says(const struct said *k, char sign)
{
	static const struct {
		char sign;
		enum door_state state;
		bool disabled;
	} doors[] = {{'d', DOOR_OPEN, false},
		     {'D', DOOR_CLOSED, false},
		     {'W', DOOR_WELDED, false},
		     {'x', DOOR_OPEN, true},
		     {'X', DOOR_CLOSED, true}};
	static const char *const texts[][2] = {{" open", " open disabled"},
					       {" closed", " closed disabled"},
					       {" welded", " welded disabled"}};
	size_t i;

	for (i = 0; doors[i].sign != sign; i++)
		;
	if (says_state(k))
		return doors[i].disabled && !says_word(k, "disabled") ? " disabled" : "";
	return texts[doors[i].state][doors[i].disabled && !says_word(k, "disabled")];
}

static const char *mark_says(char sign)
{
	static const char signs[] = "!?%$#=/~;,`\"";

	return mark_words[strchr(signs, sign) - signs];
}

void sign_write(struct drawing *g, const struct drawn_sign *s, const struct said *k,
		struct traced *out)
{
	if (s->class == SIGN_DOOR)
		traced_add(out, door_says(k, s->sign), s->from);
	else if (s->class == SIGN_MARK)
		traced_add(out, arena_printf(g->arena, " %s", mark_says(s->sign)), s->from);
	else if (s->facing >= 0)
		traced_add(out, arena_printf(g->arena, " facing=%s", facing_words[s->facing]),
			   s->from + 1);
}

/* ---- a Spacer's gear, on her key ---- */

static const char *owned_kind(const struct drawing *g, const struct word *w)
{
	const char *word = arena_strndup(g->arena, w->value.p, w->value.n);
	const char *item = name_item(g->arena, word);

	if (w->key.p || w->quoted)
		return NULL;
	if (data_find(g->how->data, TABLE_WEAPONS, item) ||
	    data_find(g->how->data, TABLE_GEAR, item))
		return kinds[KIND_GEAR].word;
	return data_find(g->how->data, TABLE_CONDITIONS, item) ? kinds[KIND_CONDITION].word : NULL;
}

static bool is_of_gear(const struct word *w)
{
	return span_is(w->key, "ammo") || span_is(w->key, "charge") ||
	       (!w->key.p && (span_is(w->value, "stowed") || span_is(w->value, "exhausted") ||
			      span_is(w->value, "discharged")));
}

static void write_owned(struct drawing *g, const struct said *k, const char *name,
			struct traced *out)
{
	int i;

	for (i = k->rest; i < k->n; i++) {
		const struct word *w = &k->word[i];
		const char *kind = owned_kind(g, w);
		if (!kind)
			continue;
		traced_add(out, arena_printf(g->arena, "%s %s", kind, name),
			   offset(g, word_start(w)));
		copy_word(g, w, out);
		for (; i + 1 < k->n && is_of_gear(&k->word[i + 1]); i++)
			copy_word(g, &k->word[i + 1], out);
		traced_add(out, "\n", offset(g, word_end(w)));
	}
}

/* ---- one record ---- */

static void write_rest(struct drawing *g, const struct said *k, struct traced *out)
{
	bool spacer = k->kind == KIND_SPACER, gear = false;
	int i;

	for (i = k->rest; i < k->n; i++) {
		const struct word *w = &k->word[i];
		gear = spacer && (owned_kind(g, w) || (gear && is_of_gear(w)));
		if (!gear)
			copy_word(g, w, out);
	}
	if (k->comment.p) {
		traced_add(out, " ", offset(g, k->comment.p));
		traced_copy(out, g->typed, offset(g, k->comment.p), k->comment.n);
	}
	if (k->stop) {
		const char *end = k->line->text.p + k->line->text.n;
		traced_add(out, " ", offset(g, k->stop));
		traced_copy(out, g->typed, offset(g, k->stop), (size_t)(end - k->stop));
	}
}

/* `spacer juliet B2 facing=e stress=4`, and her gear behind it. The name is that of the key unless
 * another is given. */
static void write_piece(struct drawing *g, const struct said *k, const char *name,
			const struct drawn_sign *s, struct traced *out)
{
	char place[PLACE_TEXT];

	traced_copy(out, g->typed, offset(g, k->word[2].value.p), k->word[2].value.n);
	if (name)
		traced_add(out, arena_printf(g->arena, " %s", name),
			   offset(g, k->word[k->name].value.p));
	else if (k->name)
		copy_word(g, &k->word[k->name], out);
	if (k->place)
		copy_word(g, &k->word[k->place], out);
	else
		traced_add(out, arena_printf(g->arena, " %s", sign_place(s, place)), s->from);
	sign_write(g, s, k, out);
	write_rest(g, k, out);
	traced_add(out, "\n", k->line->at + k->line->text.n);
	if (k->kind == KIND_SPACER)
		write_owned(g, k,
			    name ? name
				 : arena_strndup(g->arena, k->word[k->name].value.p,
						 k->word[k->name].value.n),
			    out);
}

/* ---- which signs a key is for ---- */

static bool is_for(const struct said *k, const struct drawn_sign *s)
{
	return sign_fits(s, k->kind) && memchr(k->signs.p, s->sign, k->signs.n);
}

static int free_signs(const struct drawing *g, const struct said *k)
{
	int i, n = 0;

	for (i = 0; i < g->nsigns; i++)
		n += !g->sign[i].of && is_for(k, &g->sign[i]);
	return n;
}

/* Keys without a place from this one on that have the same sign. */
static int same_keys(const struct drawing *g, const struct said *k)
{
	const struct said *o;
	int n = 0;

	for (o = k; o < g->said + g->nsaid; o++)
		n += o->signs.n == k->signs.n && !o->place && o->kind == k->kind && o->signs.p &&
		     !memcmp(o->signs.p, k->signs.p, k->signs.n);
	return n;
}

static struct drawn_sign *first_free(struct drawing *g, const struct said *k)
{
	int i;

	for (i = 0; g->sign[i].of || !is_for(k, &g->sign[i]); i++)
		;
	return &g->sign[i];
}

static const char *stem_of(struct drawing *g, const struct said *k)
{
	return name_stem(g->arena, arena_strndup(g->arena, k->word[k->name].value.p,
						 k->word[k->name].value.n));
}

/* `key 12 intruder grin`: the number is the sign where that is one. */
static const char *name_by_sign(struct drawing *g, const struct said *k, char sign)
{
	const char *name = arena_printf(g->arena, "%s-%c", stem_of(g, k), sign);

	if (sign < '1' || sign > '9' || board_find(&g->names, k->kind, NULL, name))
		return name_fresh(g, k->kind, stem_of(g, k));
	board_add(&g->names, k->kind, NULL, name);
	return name;
}

static int take_one(struct drawing *g, const struct said *k, struct traced *out)
{
	struct drawn_sign *s = first_free(g, k);

	s->of = k->line;
	write_piece(g, k, NULL, s, out);
	return 0;
}

static int take_all(struct drawing *g, const struct said *k, int n, struct traced *out)
{
	char text[PLACE_TEXT];

	for (; n; n--) {
		struct drawn_sign *s = first_free(g, k);
		const char *name = k->name ? name_by_sign(g, k, s->sign) : NULL;
		s->of = k->line;
		if (name && k->signs.n == 1)
			drawing_guess(g, s->from, "%s: %c is %s %s", sign_place(s, text), s->sign,
				      kinds[k->kind].word, name);
		write_piece(g, k, name, s, out);
	}
	return 0;
}

static int no_sign(struct drawing *g, const struct said *k)
{
	static const char *const where[] = {[SIGN_FIGURE] = "in the middle of a space",
					    [SIGN_TILE] = "on the left of a space",
					    [SIGN_MARK] = "on the right of a space",
					    [SIGN_DOOR] = "on an edge",
					    [SIGN_AT_CORNER] = "on a corner"};
	struct drawn_sign s = {.sign = k->signs.p[0], .facing = -1};
	int class;

	for (class = SIGN_TILE; class <= SIGN_AT_CORNER; class ++) {
		s.class = (enum sign_class) class;
		if (sign_fits(&s, k->kind))
			break;
	}
	return drawing_problem(g, offset(g, k->signs.p), "the picture has no '%.*s' %s",
			       (int)(k->signs.n < 40 ? k->signs.n : 40), k->signs.p,
			       class > SIGN_AT_CORNER ? where[SIGN_FIGURE] : where[class]);
}

static const struct drawn_sign *sign_of(const struct drawing *g, const struct said *k)
{
	int i;

	for (i = 0; i < g->nsigns; i++)
		if (g->sign[i].of == k->line)
			return &g->sign[i];
	return NULL;
}

int key_write(struct drawing *g, const struct said *k, struct traced *out)
{
	int n, keys;

	if (k->place) {
		write_piece(g, k, NULL, sign_of(g, k), out);
		return 0;
	}
	n = free_signs(g, k);
	keys = same_keys(g, k);
	if (!n)
		return no_sign(g, k);
	if (k->signs.n == 1 && keys == n)
		return take_one(g, k, out);
	if (keys == 1 && k->kind != KIND_SPACER)
		return take_all(g, k, n, out);
	return drawing_problem(g, offset(g, k->signs.p),
			       "'%.*s' stands %d times, and %d key%s it; say where this one is: "
			       "key %.1s %s %.*s PLACE",
			       (int)(k->signs.n < 40 ? k->signs.n : 40), k->signs.p, n, keys,
			       keys == 1 ? " is for" : "s are for", k->signs.p, kinds[k->kind].word,
			       k->name ? (int)k->word[k->name].value.n : 0,
			       k->name ? k->word[k->name].value.p : "");
}

/* ---- records ---- */

void record_pass(struct drawing *g, const struct said *k, struct traced *out)
{
	const struct drawn_sign *s = k->place ? sign_of(g, k) : NULL;
	size_t end = k->place ? offset(g, word_end(&k->word[k->place])) : 0;

	if (!s || s->class != SIGN_FIGURE || s->facing < 0 || says_key(k, "facing")) {
		traced_copy(out, g->typed, k->line->at, k->line->text.n);
	} else {
		traced_copy(out, g->typed, k->line->at, end - k->line->at);
		sign_write(g, s, k, out);
		traced_copy(out, g->typed, end, k->line->at + k->line->text.n - end);
	}
	traced_add(out, "\n", k->line->at + k->line->text.n);
}
