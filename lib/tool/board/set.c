/* enorm-board set, put and drop: records changed by hand. */
#include <string.h>

#include "board/names.h"
#include "board/value.h"
#include "board/write.h"
#include "tool/board/commands.h"

/* ---- which record is meant ---- */

static int kind_named(const char *word)
{
	int k;

	for (k = 0; k < KIND_COUNT && strcmp(kinds[k].word, word); k++)
		;
	return k < KIND_COUNT ? k : -1;
}

/* Every kind whose records have names that one may ask for. */
static unsigned named_kinds(void)
{
	unsigned bits = 0;
	int k;

	for (k = 0; k < KIND_EVENT; k++)
		if (kinds[k].naming == NAMED || kinds[k].naming == OWNED)
			bits |= KIND_BIT(k);
	return bits;
}

/* What the owner has by that name; NULL if nothing. */
static struct record *owned_by(const struct board *b, const char *owner, const char *name)
{
	int k;

	for (k = 0; k < KIND_EVENT; k++) {
		struct record *r =
		    kinds[k].naming == OWNED ? board_find(b, (enum kind)k, owner, name) : NULL;
		if (r)
			return r;
	}
	return NULL;
}

static bool has_name(const struct board *b, const char *word)
{
	int k, i;

	for (k = 0; k < KIND_EVENT; k++)
		for (i = 0; i < b->of[k].n; i++)
			if (b->of[k].at[i]->name && str_starts(b->of[k].at[i]->name, word))
				return true;
	return strchr(word, ':');
}

static int nobody(const struct board *b, const char *word, struct diag *d)
{
	struct suggestion s;
	char hint[128];
	int k, i;

	suggest_start(&s, word);
	for (k = 0; k < KIND_EVENT; k++)
		for (i = 0; i < b->of[k].n; i++)
			if (b->of[k].at[i]->name)
				suggest_offer(&s, b->of[k].at[i]->name);
	d->at.line = d->at.column = 0;
	return diag_set(d, "nothing on the board is called '%s'%s", word, suggest_text(&s, hint));
}

/* The piece goes before what belongs to others: `juliet` is the Spacer and not her turn. */
static struct record *piece_named(const struct board *b, const char *word, struct diag *d)
{
	static const enum kind pieces[] = {KIND_SPACER, KIND_INTRUDER, KIND_TERRAIN, KIND_DOOR,
					   KIND_BLIP};
	unsigned bits = 0;
	size_t i;
	int n = 0, j;

	for (i = 0; i < COUNT(pieces); i++) {
		bits |= KIND_BIT(pieces[i]);
		for (j = 0; j < b->of[pieces[i]].n; j++)
			n += str_starts(b->of[pieces[i]].at[j]->name, word);
	}
	return name_piece(b, n ? bits : named_kinds(), word, d);
}

/* ---- drop ---- */

static int drop_by_name(struct call *c, struct board *b, struct diag *d)
{
	struct record *r = NULL;

	if (c->nwords == 2 && has_name(b, c->word[1]))
		r = piece_named(b, c->word[1], d);
	else if (c->nwords == 3)
		r = owned_by(b, c->word[1], c->word[2]);
	if (!r)
		return d->n ? -1 : nobody(b, c->word[c->nwords - 1], d);
	board_remove_piece(b, r);
	return STATUS_OK;
}

int command_drop(struct call *c, struct board *b, struct diag *d)
{
	const char *owner = c->nwords > 3 ? c->word[2] : NULL, *name = c->word[c->nwords - 1];
	struct record keyed = {.name = c->nwords > 2 ? c->word[2] : NULL,
			       .owner = c->nwords > 3 ? c->word[3] : NULL};
	int k = kind_named(c->word[1]);
	void *r = NULL;

	if (k < 0)
		return drop_by_name(c, b, d);
	if (kinds[k].naming == SINGLE)
		r = board_single(b, (enum kind)k);
	else if (c->nwords > 2 && (kinds[k].naming == NAMED || kinds[k].naming == OWNED))
		r = board_find(b, (enum kind)k, owner, name);
	else if (c->nwords > 2 && kinds[k].naming == KEYED) {
		keyed.kind = (enum kind)k;
		r = board_same(b, &keyed);
	}
	if (!r)
		return diag_set(d, "no %s '%s' to drop", c->word[1], name);
	board_remove_piece(b, r);
	return STATUS_OK;
}

/* ---- put ---- */

static void field_as_text(const struct field *f, const struct record *r, struct buf *out)
{
	if (value_is_missing(f, r))
		buf_puts(out, "-");
	else
		value_write(f, r, out);
}

/* Was the field typed? */
static bool is_typed(const struct field *f, const char *typed)
{
	const char *at;
	size_t n = strlen(f->key);

	if (f->how == BY_PLACE)
		return true;
	for (at = typed; (at = strstr(at, f->key)); at += n)
		if (at > typed && at[-1] == ' ' && (at[n] == '=' || f->how == BARE))
			return true;
	return false;
}

/* What the old record said and the new one leaves to its default. */
static void tell_reset(const struct call *c, const struct record_change *r, const char *typed)
{
	const struct kind_row *k = &kinds[r->fresh->kind];
	struct buf text = {0}, was = {0}, now = {0};
	int f;

	for (f = 0; f < k->nfields; f++) {
		buf_clear(&was);
		buf_clear(&now);
		field_as_text(&k->fields[f], r->old, &was);
		field_as_text(&k->fields[f], r->fresh, &now);
		if (strcmp(buf_text(&was), buf_text(&now)) && !is_typed(&k->fields[f], typed))
			buf_printf(&text, "%s%s %s -> %s", text.n ? ", " : "", k->fields[f].key,
				   buf_text(&was), buf_text(&now));
	}
	buf_clear(&was);
	record_write_name(r->fresh, &was);
	if (text.n)
		call_note(c, (struct where){0}, "%s%s is written anew: %s; set keeps the rest",
			  k->word, buf_text(&was), buf_text(&text));
	buf_release(&text);
	buf_release(&was);
	buf_release(&now);
}

int command_put(struct call *c, struct board *b, struct diag *d)
{
	struct record_change change;
	int i;

	for (i = 1; i < c->nwords; i++) {
		if (record_put(c->reader, b, span_of(c->word[i]), &change, d))
			return -1;
		if (change.old)
			tell_reset(c, &change, c->word[i]);
	}
	return STATUS_OK;
}

/* ---- set ---- */

struct setting {
	struct call *call;
	const struct record *record;
	int first; /* the first word that says something new */
	bool used[64];
};

static bool bare_is(const struct field *f, const char *word)
{
	int i;

	if (f->how != BARE)
		return false;
	if (f->type == FIELD_FLAG)
		return !strcmp(f->key, word);
	for (i = 0; f->words && f->words[i]; i++)
		if (!strcmp(f->words[i], word))
			return true;
	return false;
}

static const char *value_of(const char *word, const char *key)
{
	size_t n = strlen(key);

	return !strncmp(word, key, n) && word[n] == '=' ? word + n + 1 : NULL;
}

/* The word of the call that is about the field, or NULL. Words that are read twice stay, so that
 * the reader says so. */
static const char *word_about(struct setting *s, const struct field *f)
{
	int i;

	for (i = s->first; i < s->call->nwords; i++) {
		const char *word = s->call->word[i];
		bool off = word[0] == '-' && !strcmp(word + 1, f->key);
		if (s->used[i] || !(off || bare_is(f, word) || value_of(word, f->key)))
			continue;
		s->used[i] = true;
		return word;
	}
	return NULL;
}

static void write_given(const struct field *f, const char *word, struct buf *out)
{
	const char *value = value_of(word, f->key);

	if (word[0] == '-' || (f->type == FIELD_FLAG && value && !strcmp(value, "no")))
		return; /* taken away */
	buf_putc(out, ' ');
	if (f->how == BARE)
		buf_puts(out, f->type == FIELD_FLAG && value && !strcmp(value, "yes") ? f->key
			      : value						      ? value
										      : word);
	else if (f->how == BY_PLACE)
		buf_puts(out, value);
	else {
		buf_printf(out, "%s=", f->key);
		word_write(value, out);
	}
}

static void write_extras(struct setting *s, struct buf *out)
{
	const struct extra *x;
	int i;

	for (x = s->record->extras; x; x = x->next) {
		bool kept = true;
		for (i = s->first; i < s->call->nwords; i++)
			kept &=
			    !value_of(s->call->word[i], x->key) &&
			    !(s->call->word[i][0] == '-' && !strcmp(s->call->word[i] + 1, x->key));
		if (kept) {
			buf_printf(out, " %s=", x->key);
			word_write(x->value, out);
		}
	}
}

/* What no field knows goes to the reader as it is, which says what is wrong with it. */
static void write_others(struct setting *s, struct buf *out)
{
	int i;

	for (i = s->first; i < s->call->nwords; i++) {
		const char *word = s->call->word[i], *equals = strchr(word, '=');
		if (s->used[i] || (word[0] == '-' && str_starts(word, "-x-")))
			continue;
		buf_putc(out, ' ');
		if (equals) {
			buf_add(out, word, (size_t)(equals + 1 - word));
			word_write(equals + 1, out);
		} else {
			buf_puts(out, word);
		}
	}
}

static void write_changed(struct setting *s, struct buf *out)
{
	const struct kind_row *k = &kinds[s->record->kind];
	int f;

	buf_puts(out, k->word);
	record_write_name(s->record, out);
	for (f = 0; f < k->nfields; f++) {
		const char *word = word_about(s, &k->fields[f]);
		if (word)
			write_given(&k->fields[f], word, out);
		else
			record_write_field(&k->fields[f], s->record, out);
	}
	write_extras(s, out);
	write_others(s, out);
}

static int find_record(struct setting *s, struct board *b, struct diag *d)
{
	struct call *c = s->call;
	int k = kind_named(c->word[1]);

	s->first = 2;
	if (k >= 0 && kinds[k].naming == SINGLE && k != KIND_TITLE) {
		s->record = board_single(b, (enum kind)k);
		return s->record ? 0 : diag_set(d, "no %s on the board; put adds one", c->word[1]);
	}
	if (!has_name(b, c->word[1]))
		return nobody(b, c->word[1], d);
	s->record = piece_named(b, c->word[1], d);
	if (!s->record)
		return -1;
	if (c->nwords > 3 && owned_by(b, s->record->name, c->word[2])) {
		s->record = owned_by(b, s->record->name, c->word[2]);
		s->first = 3;
	}
	return 0;
}

int command_set(struct call *c, struct board *b, struct diag *d)
{
	struct setting s = {.call = c};
	struct record_change change;
	struct where at = d->at;
	struct buf line = {0};
	int bad;
	size_t i;

	if (find_record(&s, b, d))
		return -1;
	write_changed(&s, &line);
	bad = record_put(c->reader, b, (struct span){line.p, line.n}, &change, d);
	buf_release(&line);
	for (i = 0; bad && i < d->n && i < DIAG_MOST; i++)
		d->list[i].at = (struct where){.file = at.file, .board = at.board};
	d->at = at;
	return bad ? -1 : STATUS_OK;
}
