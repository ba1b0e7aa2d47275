#include "show/diff.h"

#include <string.h>

#include "board/map.h"
#include "board/value.h"
#include "board/write.h"

static bool of_the_position(int k)
{
	return k != KIND_EVENT && k != KIND_RNG && k != KIND_BRANCH && k != KIND_DATA &&
	       kinds[k].naming != DRAWN;
}

static void name_record(const struct record *r, struct buf *out)
{
	buf_puts(out, kinds[r->kind].word);
	record_write_name(r, out);
}

static void field_text_of(const struct field *f, const struct record *r, struct buf *out)
{
	buf_clear(out);
	if (value_is_missing(f, r) && f->type == FIELD_FLAG)
		buf_puts(out, "no");
	else if (f->type == FIELD_FLAG)
		buf_puts(out, "yes");
	else if ((f->type == FIELD_INT || f->type == FIELD_WORD) &&
		 *(const int *)(const void *)((const char *)r + f->offset) == ABSENT)
		buf_puts(out, "none");
	else if (f->type != FIELD_INT && f->type != FIELD_WORD && value_is_missing(f, r))
		buf_puts(out, "none");
	else
		value_write(f, r, out);
}

/* The fields that differ: `vitals 9 -> 8, at A1 -> B2`. */
static bool diff_fields(const struct record *a, const struct record *b, struct buf *out)
{
	const struct kind_row *k = &kinds[a->kind];
	struct buf before = {0}, after = {0};
	bool any = false;
	int i;

	for (i = 0; i < k->nfields; i++) {
		field_text_of(&k->fields[i], a, &before);
		field_text_of(&k->fields[i], b, &after);
		if (!strcmp(buf_text(&before), buf_text(&after)))
			continue;
		buf_printf(out, "%s%s %s -> %s", any ? ", " : ": ", k->fields[i].key,
			   buf_text(&before), buf_text(&after));
		any = true;
	}
	buf_release(&before);
	buf_release(&after);
	return any;
}

static const struct record *partner(const struct board *b, const struct record *r)
{
	if (kinds[r->kind].naming == SINGLE)
		return board_single(b, r->kind);
	return board_same(b, r);
}

static bool same_text(const struct record *a, const struct record *b)
{
	struct buf x = {0}, y = {0};
	bool same;

	record_write(a, &x);
	record_write(b, &y);
	same = !strcmp(buf_text(&x), buf_text(&y));
	buf_release(&x);
	buf_release(&y);
	return same;
}

/* Records that are told apart by name. */
static bool diff_named(const struct board *a, const struct board *b, int k, const char *end,
		       struct buf *out)
{
	bool any = false;
	int i;

	for (i = 0; i < a->of[k].n; i++) {
		const struct record *before = a->of[k].at[i], *after = partner(b, before);
		if (after && same_text(before, after))
			continue;
		name_record(before, out);
		if (!after)
			buf_puts(out, " is gone");
		else if (!diff_fields(before, after, out))
			buf_puts(out, " is changed");
		buf_puts(out, end);
		any = true;
	}
	for (i = 0; i < b->of[k].n; i++)
		if (!partner(a, b->of[k].at[i])) {
			buf_puts(out, "new: ");
			record_write(b->of[k].at[i], out);
			buf_puts(out, end);
			any = true;
		}
	return any;
}

static bool held(const struct board *b, const struct record *r)
{
	int i;

	for (i = 0; i < b->of[r->kind].n; i++)
		if (same_text(b->of[r->kind].at[i], r))
			return true;
	return false;
}

/* Records that are only there or not. */
static bool diff_series(const struct board *a, const struct board *b, int k, const char *end,
			struct buf *out)
{
	bool any = false;
	int i;

	for (i = 0; i < a->of[k].n; i++)
		if (!held(b, a->of[k].at[i])) {
			buf_puts(out, "gone: ");
			record_write(a->of[k].at[i], out);
			buf_puts(out, end);
			any = true;
		}
	for (i = 0; i < b->of[k].n; i++)
		if (!held(a, b->of[k].at[i])) {
			buf_puts(out, "new: ");
			record_write(b->of[k].at[i], out);
			buf_puts(out, end);
			any = true;
		}
	return any;
}

static bool diff_maps(const struct board *a, const struct board *b, const char *end,
		      struct buf *out)
{
	struct buf x = {0}, y = {0};
	bool differ;

	if (grid_same(&a->grid, &b->grid))
		return false;
	map_write(&a->grid, &x);
	map_write(&b->grid, &y);
	differ = strcmp(buf_text(&x), buf_text(&y)) != 0;
	if (differ)
		buf_printf(out, "the map is drawn otherwise%s", end);
	buf_release(&x);
	buf_release(&y);
	return differ;
}

bool board_diff(const struct board *before, const struct board *after, const char *end,
		struct buf *out)
{
	bool any = diff_maps(before, after, end, out);
	int k;

	for (k = 0; k < KIND_COUNT; k++) {
		if (!of_the_position(k))
			continue;
		if (kinds[k].naming == SERIES)
			any |= diff_series(before, after, k, end, out);
		else
			any |= diff_named(before, after, k, end, out);
	}
	return any;
}

/* ---- in brief ---- */

/* What every act moves on, and nobody asks for. */
static bool in_brief(int k)
{
	return of_the_position(k) && k != KIND_DECK && k != KIND_ROUND && k != KIND_TURN &&
	       k != KIND_USED && k != KIND_SUPPLY;
}

static bool field_in_brief(enum kind k, const struct field *f)
{
	return f->words != facing_words &&
	       !(k == KIND_INTRUDER && f->offset == offsetof(struct intruder, activated));
}

/* A figure is known by its name. */
static void name_in_brief(const struct record *r, struct buf *out)
{
	if (r->kind == KIND_SPACER || r->kind == KIND_INTRUDER || r->kind == KIND_BLIP)
		buf_puts(out, r->name);
	else
		name_record(r, out);
}

static void brief_fields(const struct record *a, const struct record *b, struct buf *out)
{
	const struct kind_row *k = &kinds[a->kind];
	struct buf before = {0}, after = {0};
	int i;

	for (i = 0; i < k->nfields; i++) {
		field_text_of(&k->fields[i], a, &before);
		field_text_of(&k->fields[i], b, &after);
		if (!strcmp(buf_text(&before), buf_text(&after)) ||
		    !field_in_brief(a->kind, &k->fields[i]))
			continue;
		name_in_brief(a, out);
		if (k->fields[i].type == FIELD_FLAG)
			buf_printf(out, " %s%s\n", strcmp(buf_text(&after), "no") ? "" : "not ",
				   k->fields[i].key);
		else
			buf_printf(out, " %s %s -> %s\n", k->fields[i].key, buf_text(&before),
				   buf_text(&after));
	}
	buf_release(&before);
	buf_release(&after);
}

static void brief_named(const struct board *a, const struct board *b, int k, struct buf *out)
{
	int i;

	for (i = 0; i < a->of[k].n; i++) {
		const struct record *before = a->of[k].at[i], *after = partner(b, before);
		if (after) {
			brief_fields(before, after, out);
			continue;
		}
		name_in_brief(before, out);
		buf_puts(out, " is gone\n");
	}
	for (i = 0; i < b->of[k].n; i++)
		if (!partner(a, b->of[k].at[i])) {
			buf_puts(out, "new: ");
			record_write(b->of[k].at[i], out);
			buf_putc(out, '\n');
		}
}

void board_diff_brief(const struct board *before, const struct board *after, struct buf *out)
{
	int k;

	diff_maps(before, after, "\n", out);
	for (k = 0; k < KIND_COUNT; k++) {
		if (!in_brief(k))
			continue;
		if (kinds[k].naming == SERIES)
			diff_series(before, after, k, "\n", out);
		else
			brief_named(before, after, k, out);
	}
}
