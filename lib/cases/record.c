#include "cases/record.h"

#include <string.h>

static const char *const named_by[] = {"", "name", "owner and its name"};

void record_reader_start(struct record_reader *r, struct arena *a)
{
	*r = (struct record_reader){.arena = a};
}

void record_reader_release(struct record_reader *r)
{
	line_cutter_release(&r->cutter);
}

static const char *kept(struct arena *a, struct span s)
{
	return arena_strndup(a, s.p, s.n);
}

static enum kind kind_named(const char *word)
{
	int k = 0;

	while (k < KIND_COUNT && strcmp(kinds[k].word, word))
		k++;
	return (enum kind)k;
}

/* How many words tell records of the kind apart. */
static int names_of(enum kind k)
{
	if (k == KIND_COUNT)
		return 0;
	return kinds[k].naming == OWNED ? 2 : kinds[k].naming == NAMED ? 1 : 0;
}

/* Kind, names and the rest, of words that begin with a kind. */
static void take_words(struct record_text *r, struct record_word *word, int n)
{
	int i, names;

	r->kind = n && !word[0].key ? kind_named(word[0].value) : KIND_COUNT;
	names = names_of(r->kind);
	for (i = 0; i < names && 1 + i < n; i++)
		r->name[i] = word[1 + i].value;
	r->word = word + (1 + names < n ? 1 + names : n);
	r->nwords = n - (int)(r->word - word);
}

/* The words of a line; a title is one word. Their number, or -1 and the diag. */
static int cut(struct record_reader *r, struct span line, struct record_word **out, struct diag *d)
{
	static const char title[] = "title ";
	struct words words;
	int i;

	if (line.n >= strlen(title) && !memcmp(line.p, title, strlen(title))) {
		*out = arena_array(r->arena, struct record_word, 2);
		(*out)[0].value = "title";
		(*out)[1].value =
		    arena_strndup(r->arena, line.p + strlen(title), line.n - strlen(title));
		return 2;
	}
	if (line_cut(&r->cutter, line, &words, d))
		return -1;
	*out = arena_array(r->arena, struct record_word, (size_t)words.n + 1);
	for (i = 0; i < words.n; i++) {
		if (words.word[i].key.p)
			(*out)[i].key = kept(r->arena, words.word[i].key);
		(*out)[i].value = kept(r->arena, word_plain(r->arena, &words.word[i]));
	}
	return words.n;
}

int record_text_read(struct record_reader *r, struct span line, struct record_text *out,
		     struct diag *d)
{
	struct record_word *word;
	int n = cut(r, line, &word, d);

	if (n < 0)
		return -1;
	*out = (struct record_text){.text = kept(r->arena, line)};
	take_words(out, word, n);
	return 0;
}

bool record_moves(const struct record_text *r)
{
	return r->kind != KIND_COUNT && kinds[r->kind].naming != SERIES;
}

/* ---- what a case wants ---- */

static bool word_is(const struct record_word *w, const char *text)
{
	return !w->key && !strcmp(w->value, text);
}

/* Takes `without ...` off the end of the words. */
static int take_without(struct record_reader *r, const struct record_word *word, int *n,
			struct wanted *out, struct diag *d)
{
	int at = 0, i;

	while (at < *n && !word_is(&word[at], "without"))
		at++;
	if (at == *n)
		return 0;
	out->nwithout = *n - at - 1;
	out->without = arena_array(r->arena, const char *, (size_t)out->nwithout + 1);
	for (i = 0; i < out->nwithout; i++)
		out->without[i] = word[at + 1 + i].value;
	*n = at;
	return out->nwithout ? 0 : diag_set(d, "without what? name a key or a word of the record");
}

static const struct field *field_keyed(enum kind k, const char *key)
{
	int i;

	for (i = 0; i < kinds[k].nfields; i++)
		if (kinds[k].fields[i].how == BY_KEY && !strcmp(kinds[k].fields[i].key, key))
			return &kinds[k].fields[i];
	return NULL;
}

static int check_keys(const struct record_text *r, struct diag *d)
{
	int i;

	for (i = 0; i < r->nwords; i++) {
		const char *key = r->word[i].key;

		if (key && r->kind != KIND_EVENT && !str_starts(key, "x-") &&
		    !field_keyed(r->kind, key))
			return diag_set(d, "a %s has no key '%s'; see enorm-board(5)",
					kinds[r->kind].word, key);
	}
	return 0;
}

static int check_wanted(const struct wanted *w, const struct record_word *first, int n,
			struct diag *d)
{
	const struct record_text *r = &w->record;
	int names = names_of(r->kind);

	if (r->kind == KIND_COUNT || kinds[r->kind].naming == DRAWN)
		return diag_set(d, "'%s' is no kind of record of enorm-board(5)",
				n ? first->value : r->text);
	if (names && !w->no && !r->name[names - 1])
		return diag_set(d, "which %s? give its %s", kinds[r->kind].word, named_by[names]);
	return check_keys(r, d);
}

int wanted_read(struct record_reader *r, struct span line, struct wanted *out, struct diag *d)
{
	struct record_word *word;
	int n = cut(r, line, &word, d);

	if (n < 0)
		return -1;
	*out = (struct wanted){.line = out->line, .record.text = kept(r->arena, line)};
	out->same = n == 1 && word_is(word, "same");
	out->no = n && word_is(word, "no");
	if (out->same)
		return 0;
	word += out->no;
	n -= out->no;
	if (take_without(r, word, &n, out, d))
		return -1;
	take_words(&out->record, word, n);
	return check_wanted(out, word, n, d);
}

/* What the record says for a key; what a board leaves out has its default. */
static bool value_is(const struct record_text *r, const char *key, const char *value)
{
	const struct field *f = field_keyed(r->kind, key);
	long n;
	int i;

	for (i = 0; i < r->nwords; i++)
		if (r->word[i].key && !strcmp(r->word[i].key, key))
			return !strcmp(r->word[i].value, value);
	if (!f || f->missing == ABSENT)
		return false;
	if (f->type == FIELD_WORD)
		return !strcmp(f->words[f->missing], value);
	return f->type == FIELD_INT && num_read(span_of(value), 0, INT_MAX, &n) && n == f->missing;
}

static bool has_bare(const struct record_text *r, const char *word)
{
	int i;

	for (i = 0; i < r->nwords; i++)
		if (word_is(&r->word[i], word))
			return true;
	return false;
}

static bool has_word_or_key(const struct record_text *r, const char *word)
{
	int i;

	for (i = 0; i < r->nwords; i++)
		if (r->word[i].key && !strcmp(r->word[i].key, word))
			return true;
	return has_bare(r, word);
}

static bool same_name(const struct record_text *want, const struct record_text *found)
{
	size_t i;

	for (i = 0; i < COUNT(want->name); i++)
		if (want->name[i] &&
		    (!found->name[i] || strcmp(want->name[i], found->name[i]) != 0))
			return false;
	return true;
}

bool record_fits(const struct wanted *w, const struct record_text *found)
{
	const struct record_text *want = &w->record;
	int i;

	if (want->kind != found->kind || !same_name(want, found))
		return false;
	for (i = 0; i < want->nwords; i++) {
		const struct record_word *x = &want->word[i];

		if (x->key ? !value_is(found, x->key, x->value) : !has_bare(found, x->value))
			return false;
	}
	for (i = 0; i < w->nwithout; i++)
		if (has_word_or_key(found, w->without[i]))
			return false;
	return true;
}
