#include "board/records.h"

#include <string.h>

#include "board/slip.h"
#include "board/value.h"

#define SHOWN(s) (int)((s).n < 60 ? (s).n : 60), (s).p

struct reading {
	struct board *board;
	struct span text; /* the line */
	const struct words *line;
	int next;      /* the next word */
	unsigned seen; /* which fields were given */
	struct record *record;
	struct diag *d;
};

static void point_at(struct reading *r, const char *p)
{
	r->d->at.column = (long)(p - r->text.p) + 1;
}

static void point_at_word(struct reading *r, int i)
{
	const struct word *w = &r->line->word[i];

	point_at(r, w->key.p ? w->key.p : w->value.p - w->quoted);
}

static void point_at_end(struct reading *r)
{
	const struct word *last = &r->line->word[r->line->n - 1];

	point_at(r, last->value.p + last->value.n + last->quoted);
}

/* ---- the kind ---- */

static int kind_named(struct span word)
{
	int k;

	for (k = 0; k < KIND_COUNT; k++)
		if (kinds[k].word[0] == word.p[0] && span_is(word, kinds[k].word))
			return k;
	return -1;
}

/* What was meant instead of the word, behind the problem that was just told. */
static int mend(struct reading *r, enum slip_at where, const struct field *f, int at)
{
	struct slip s = {.board = r->board,
			 .kind = r->record ? &kinds[r->record->kind] : NULL,
			 .field = f,
			 .name = r->record ? r->record->name : NULL,
			 .line = r->text,
			 .words = r->line,
			 .at = at,
			 .d = r->d};

	return slip_mend(&s, where);
}

/* ---- names ---- */

static int read_name(struct reading *r, const char *what, const char **out)
{
	struct span s;

	if (r->next >= r->line->n || r->line->word[r->next].key.p) {
		point_at_end(r);
		return diag_set(r->d, "%s needs %s", kinds[r->record->kind].word, what);
	}
	s = r->line->word[r->next].value;
	point_at_word(r, r->next++);
	if (!name_ok(s)) {
		diag_set(r->d, "'%.*s' is not a name", SHOWN(s));
		if (!mend(r, SLIP_NAME, NULL, r->next - 1))
			diag_add(r->d, ": small letters, digits, - and ., and not like a place");
		return -1;
	}
	*out = arena_strndup(r->board->arena, s.p, s.n);
	return 0;
}

static const struct stem *find_stem(const struct stem *stems, const char *word)
{
	for (; stems->word; stems++)
		if (!strcmp(stems->word, word))
			return stems;
	return NULL;
}

static int no_such_stem(struct reading *r)
{
	const struct kind_row *k = &kinds[r->record->kind];
	const struct stem *s;
	struct suggestion best;
	char hint[128];

	suggest_start(&best, r->record->name);
	for (s = k->stems; s->word; s++)
		suggest_offer(&best, s->word);
	return diag_set(r->d, "no %s is called '%s'%s; one of your own begins with x-", k->word,
			r->record->name, suggest_text(&best, hint));
}

static bool is_bare_word(const struct kind_row *k, struct span s)
{
	int i;

	for (i = 0; i < k->nfields; i++)
		if (k->fields[i].how == BARE && span_is(s, k->fields[i].key))
			return true;
	return false;
}

/* Is there a key behind the word that a KEYED record is told by? */
static bool key_follows(const struct reading *r)
{
	const struct word *w = &r->line->word[r->next];

	return r->next < r->line->n && !w->key.p &&
	       !is_bare_word(&kinds[r->record->kind], w->value);
}

static bool all_digits(struct span s)
{
	size_t i;

	for (i = 0; i < s.n && s.p[i] >= '0' && s.p[i] <= '9'; i++)
		;
	return s.n && i == s.n;
}

static int read_key(struct reading *r, const struct stem *stem)
{
	struct span s;

	if (!key_follows(r)) {
		point_at_end(r);
		return stem->keyed == A_KEY
			   ? diag_set(r->d, "%s %s needs %s", kinds[r->record->kind].word,
				      stem->word, stem->of)
			   : 0;
	}
	s = r->line->word[r->next].value;
	point_at_word(r, r->next++);
	if (!name_ok(s) && !all_digits(s))
		return diag_set(r->d, "'%.*s' is not %s: small letters, digits, - and .", SHOWN(s),
				stem->of);
	r->record->owner = arena_strndup(r->board->arena, s.p, s.n);
	return 0;
}

static int read_stem(struct reading *r)
{
	const struct stem *stem;

	if (read_name(r, "a name", &r->record->name))
		return -1;
	if (str_starts(r->record->name, "x-"))
		return 0;
	stem = find_stem(kinds[r->record->kind].stems, r->record->name);
	if (!stem)
		return no_such_stem(r);
	return stem->keyed == NO_KEY ? 0 : read_key(r, stem);
}

static int read_names(struct reading *r)
{
	enum naming naming = kinds[r->record->kind].naming;

	if (naming == OWNED && read_name(r, "an owner", &r->record->owner))
		return -1;
	if (naming == KEYED)
		return read_stem(r);
	if (naming == OWNED || naming == NAMED)
		return read_name(r, "a name", &r->record->name);
	if (r->record->kind == KIND_EVENT)
		return read_name(r, "a verb", &r->record->name);
	return 0;
}

/* ---- values ---- */

static int set_field(struct reading *r, int f, const struct word *w)
{
	const struct kind_row *k = &kinds[r->record->kind];

	if (r->seen & 1u << f)
		return diag_set(r->d, "%s is given twice", k->fields[f].key);
	r->seen |= 1u << f;
	return value_read(&k->fields[f], k->fields[f].how == BY_PLACE ? k->word : k->fields[f].key,
			  word_plain(r->board->arena, w), r->board->arena, r->record, r->d);
}

static int read_placed(struct reading *r)
{
	const struct kind_row *k = &kinds[r->record->kind];
	int f;

	for (f = 0; f < k->nfields; f++) {
		if (k->fields[f].how != BY_PLACE)
			continue;
		if (r->next >= r->line->n || r->line->word[r->next].key.p) {
			static const char *const what[] = {
#define T(name, ctype, text) text,
			    FIELD_TYPES(T)
#undef T
			};
			point_at_end(r);
			diag_set(r->d, "%s needs %s", k->word, what[k->fields[f].type]);
			mend(r, SLIP_PLACE, &k->fields[f], r->next);
			return -1;
		}
		point_at_word(r, r->next);
		if (set_field(r, f, &r->line->word[r->next++]))
			return mend(r, SLIP_PLACE, &k->fields[f], r->next - 1), -1;
	}
	return 0;
}

static int add_extra(struct reading *r, const struct word *w)
{
	struct extra **last = &r->record->extras;
	struct span value = word_plain(r->board->arena, w);
	struct arena *a = r->board->arena;

	for (; *last; last = &(*last)->next)
		if (span_is(w->key, (*last)->key))
			return diag_set(r->d, "%s is given twice", (*last)->key);
	*last = arena_new(a, struct extra);
	(*last)->key = arena_strndup(a, w->key.p, w->key.n);
	(*last)->value = arena_strndup(a, value.p, value.n);
	return 0;
}

static int unknown_key(struct reading *r, struct span key)
{
	diag_set(r->d, "%s has no key '%.*s'", kinds[r->record->kind].word, SHOWN(key));
	mend(r, SLIP_KEY, NULL, r->next);
	diag_add(r->d, "; keys of your own begin with x-");
	return -1;
}

static int set_keyed(struct reading *r, int f, const struct word *w)
{
	bool again = r->seen & 1u << f;

	if (!set_field(r, f, w))
		return 0;
	if (!again)
		mend(r, SLIP_VALUE, &kinds[r->record->kind].fields[f], r->next);
	return -1;
}

static int read_keyed(struct reading *r, const struct word *w)
{
	const struct kind_row *k = &kinds[r->record->kind];
	int f;

	if (r->record->kind == KIND_EVENT || (w->key.n > 2 && !memcmp(w->key.p, "x-", 2)))
		return add_extra(r, w);
	for (f = 0; f < k->nfields; f++)
		if (k->fields[f].how == BY_KEY && span_is(w->key, k->fields[f].key))
			return set_keyed(r, f, w);
	return unknown_key(r, w->key);
}

/* The field that a bare word sets, or -1. */
static int bare_field(const struct kind_row *k, struct span word)
{
	int f, i;

	for (f = 0; f < k->nfields; f++) {
		const struct field *field = &k->fields[f];
		if (field->how != BARE)
			continue;
		if (field->type == FIELD_FLAG && span_is(word, field->key))
			return f;
		for (i = 0; field->type == FIELD_WORD && field->words[i]; i++)
			if (span_is(word, field->words[i]))
				return f;
	}
	return -1;
}

static int unknown_bare(struct reading *r, struct span word)
{
	int settled;

	diag_set(r->d, "%s does not take the word '%.*s'", kinds[r->record->kind].word,
		 SHOWN(word));
	settled = mend(r, SLIP_WORD, NULL, r->next);
	if (settled)
		r->next += settled - 1;
	return -1;
}

static int read_bare(struct reading *r, const struct word *w)
{
	const struct kind_row *k = &kinds[r->record->kind];
	int f = w->quoted ? -1 : bare_field(k, w->value);

	if (f < 0)
		return unknown_bare(r, w->value);
	if (k->fields[f].type == FIELD_WORD)
		return set_field(r, f, w);
	if (r->seen & 1u << f)
		return diag_set(r->d, "%s is given twice", k->fields[f].key);
	r->seen |= 1u << f;
	*field_int(&k->fields[f], r->record) = 1;
	return 0;
}

static int read_rest(struct reading *r)
{
	int bad = 0;

	for (; r->next < r->line->n; r->next++) {
		const struct word *w = &r->line->word[r->next];
		point_at_word(r, r->next);
		bad |= w->key.p ? read_keyed(r, w) : read_bare(r, w);
	}
	return bad;
}

static int no_such_bare(struct reading *r, const struct field *f)
{
	int i;

	diag_set(r->d, "%s does not say what it is; one of", kinds[r->record->kind].word);
	for (i = 0; f->words[i]; i++)
		diag_add(r->d, "%s %s", i ? "," : "", f->words[i]);
	return -1;
}

/* Bare words that a record cannot do without: what a mark marks. */
static int needs_bare(struct reading *r)
{
	const struct kind_row *k = &kinds[r->record->kind];
	int f;

	for (f = 0; f < k->nfields; f++)
		if (k->fields[f].how == BARE && k->fields[f].always &&
		    value_is_missing(&k->fields[f], r->record)) {
			point_at_end(r);
			return no_such_bare(r, &k->fields[f]);
		}
	return 0;
}

static int read_title(struct reading *r)
{
	struct title *t = (struct title *)(void *)r->record;
	const char *start = r->line->word[0].value.p + strlen("title"),
		   *end = r->text.p + r->text.n;

	while (start < end && (*start == ' ' || *start == '\t'))
		start++;
	while (end > start && (end[-1] == ' ' || end[-1] == '\t'))
		end--;
	t->text = arena_strndup(r->board->arena, start, (size_t)(end - start));
	if (start == end)
		return diag_set(r->d, "title needs a text");
	return 0;
}

static int read_words(struct reading *r)
{
	if (r->record->kind == KIND_TITLE)
		return read_title(r);
	if (r->line->stop) {
		point_at(r, r->line->stop);
		if (r->line->n == WORDS_MOST)
			return diag_set(r->d, "more than %d words", WORDS_MOST);
		return diag_set(
		    r->d,
		    "cannot read it from '%.*s' on; a text with blanks or # goes between "
		    "double quotes, with \\\" and \\\\ inside",
		    (int)(r->text.n - (size_t)(r->line->stop - r->text.p) > 20
			      ? 20
			      : r->text.n - (size_t)(r->line->stop - r->text.p)),
		    r->line->stop);
	}
	return read_names(r) || read_placed(r) || read_rest(r) || needs_bare(r) ? -1 : 0;
}

/* "+---+---+", "A | .   .": somebody drew the room and did not say so. */
static bool is_of_a_picture(const struct words *cut)
{
	struct span first = cut->word[0].value;
	const char *signs = ".+|:";

	return strchr(signs, *first.p) ||
	       (first.n == 1 && cut->n > 1 && !cut->word[1].key.p && cut->word[1].value.n &&
		strchr(signs, *cut->word[1].value.p));
}

struct record *record_from_line(struct board *b, struct span line, const struct words *cut,
				struct diag *d)
{
	struct reading r = {.board = b, .text = line, .line = cut, .next = 1, .d = d};
	int kind;

	if (!cut->n || cut->word[0].key.p || cut->word[0].quoted) {
		d->at.column = 1;
		diag_set(d, "a line begins with the kind of its record, such as spacer or door");
		return NULL;
	}
	point_at_word(&r, 0);
	kind = kind_named(cut->word[0].value);
	if (kind < 0) {
		diag_set(d, "no record is called '%.*s'", SHOWN(cut->word[0].value));
		if (is_of_a_picture(cut))
			diag_add(d, "; a map is drawn between the lines map and end, and one with "
				    "pieces in it is read by enorm-board draw");
		mend(&r, SLIP_KIND, NULL, 0);
		return NULL;
	}
	r.record = board_add(b, (enum kind)kind, NULL, NULL);
	r.record->line = d->at.line;
	if (read_words(&r)) {
		b->of[kind].n--; /* not kept: the board is refused as a whole */
		return NULL;
	}
	return r.record;
}
