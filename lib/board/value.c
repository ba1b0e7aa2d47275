#include "board/value.h"

#include <string.h>

bool name_ok(struct span s)
{
	size_t i;

	if (!s.n || s.n > 60 || s.p[0] < 'a' || s.p[0] > 'z' || name_like_place(s))
		return false;
	for (i = 1; i < s.n; i++)
		if (!((s.p[i] >= 'a' && s.p[i] <= 'z') || (s.p[i] >= '0' && s.p[i] <= '9') ||
		      s.p[i] == '-' || s.p[i] == '.'))
			return false;
	return true;
}

#define SHOWN(s) (int)((s).n < 60 ? (s).n : 60), (s).p

static int read_int(const struct field *f, const char *label, struct span s, int *out,
		    struct diag *d)
{
	long v;
	int hi = f->hi ? f->hi : 1000000;

	if (!num_read(s, f->lo, hi, &v))
		return diag_set(d, "%s: '%.*s' is not a whole number from %d to %d", label,
				SHOWN(s), f->lo, hi);
	*out = (int)v;
	return 0;
}

static int no_such_word(const struct field *f, const char *label, struct span s, struct diag *d)
{
	int i;

	diag_set(d, "%s: '%.*s' is none of", label, SHOWN(s));
	for (i = 0; f->words[i]; i++)
		diag_add(d, "%s %s", i ? "," : "", f->words[i]);
	return -1;
}

static int read_word(const struct field *f, const char *label, struct span s, int *out,
		     struct diag *d)
{
	int i;

	for (i = 0; f->words[i]; i++)
		if (span_is(s, f->words[i])) {
			*out = i;
			return 0;
		}
	return no_such_word(f, label, s, d);
}

/* A list's next part; moves *s past its comma. */
static struct span next_part(struct span *s)
{
	const char *comma = memchr(s->p, ',', s->n);
	struct span part = {s->p, comma ? (size_t)(comma - s->p) : s->n};
	size_t used = part.n + (comma != NULL);

	*s = (struct span){s->p + used, s->n - used};
	return part;
}

static size_t parts_of(struct span s)
{
	size_t n = 1, i;

	for (i = 0; i < s.n; i++)
		n += s.p[i] == ',';
	return n;
}

static int not_a_place(struct span s, const char *example, struct diag *d)
{
	return diag_set(d, "'%.*s' is not %s", SHOWN(s), example);
}

static int read_spaces(struct span s, struct arena *a, struct spaces *out, struct diag *d)
{
	out->at = arena_array(a, struct space, parts_of(s));
	for (out->n = 0; s.n || !out->n; out->n++) {
		struct span part = next_part(&s);
		if (!space_read(part, &out->at[out->n]) || !space_on(out->at[out->n]))
			return not_a_place(part, "a space such as B6", d);
	}
	return 0;
}

static int read_edges(struct span s, struct arena *a, struct edges *out, struct diag *d)
{
	out->at = arena_array(a, struct edge, parts_of(s));
	for (out->n = 0; s.n || !out->n; out->n++) {
		struct span part = next_part(&s);
		if (!edge_read(part, &out->at[out->n]))
			return not_a_place(part, "an edge between two neighbours such as B3-B4", d);
	}
	return 0;
}

static int not_a_name(const struct field *f, struct span s, struct diag *d)
{
	return diag_set(d, "%s: '%.*s' is not a name of small letters, digits, - and .", f->key,
			SHOWN(s));
}

static int check_each_name(const struct field *f, struct span list, struct diag *d)
{
	while (list.n) {
		struct span part = next_part(&list);
		if (part.n && !name_ok(part))
			return not_a_name(f, part, d);
	}
	return 0;
}

int value_read(const struct field *f, const char *label, struct span word, struct arena *a,
	       void *record, struct diag *d)
{
	void *at = (char *)record + f->offset;

	switch (f->type) {
	case FIELD_INT:
		return read_int(f, label, word, at, d);
	case FIELD_WORD:
		return read_word(f, label, word, at, d);
	case FIELD_SPACE:
		return space_read(word, at)
			   ? 0
			   : not_a_place(word, "a space such as B6, or - for off the board", d);
	case FIELD_SPACES:
		return read_spaces(word, a, at, d);
	case FIELD_EDGES:
		return read_edges(word, a, at, d);
	case FIELD_CORNER:
		return corner_read(word, at) ? 0
					     : not_a_place(word, "an intersection such as x4y1", d);
	case FIELD_EFFECT:
		return effect_read(arena_strndup(a, word.p, word.n), a, at, d);
	case FIELD_DICE:
		if (!span_only(word, "wrbgo"))
			return diag_set(d, "%s: '%.*s' is not dice; write a letter of wrbgo a die",
					label, SHOWN(word));
		break;
	case FIELD_NAME:
		if (!name_ok(word))
			return not_a_name(f, word, d);
		break;
	case FIELD_NAMES:
		if (check_each_name(f, word, d))
			return -1;
		break;
	default:
		break;
	}
	*(const char **)at = arena_strndup(a, word.p, word.n);
	return 0;
}

void word_write(const char *text, struct buf *out)
{
	if (*text && !strpbrk(text, " \t\"#")) {
		buf_puts(out, text);
		return;
	}
	buf_putc(out, '"');
	for (; *text; text++) {
		if (*text == '"' || *text == '\\')
			buf_putc(out, '\\');
		buf_putc(out, *text);
	}
	buf_putc(out, '"');
}

const char *value_place(const struct field *f, const void *record, int i, char text[PLACE_TEXT])
{
	const void *at = (const char *)record + f->offset;
	const struct spaces *spaces = at;
	const struct edges *edges = at;

	switch (f->type) {
	case FIELD_SPACE:
		return i ? NULL : space_text(*(const struct space *)at, text);
	case FIELD_CORNER:
		return i ? NULL : corner_text(*(const struct corner *)at, text);
	case FIELD_SPACES:
		return i < spaces->n ? space_text(spaces->at[i], text) : NULL;
	case FIELD_EDGES:
		return i < edges->n ? edge_text(edges->at[i], text) : NULL;
	default:
		return NULL;
	}
}

static void write_places(const struct field *f, const void *record, struct buf *out)
{
	char text[PLACE_TEXT];
	const char *place;
	int i;

	for (i = 0; (place = value_place(f, record, i, text)); i++) {
		if (i)
			buf_putc(out, ',');
		buf_puts(out, place);
	}
}

void value_write(const struct field *f, const void *record, struct buf *out)
{
	const void *at = (const char *)record + f->offset;

	switch (f->type) {
	case FIELD_INT:
		buf_int(out, *(const int *)at);
		break;
	case FIELD_WORD:
		buf_puts(out, f->words[*(const int *)at]);
		break;
	case FIELD_FLAG:
		buf_puts(out, f->key);
		break;
	case FIELD_SPACE:
	case FIELD_SPACES:
	case FIELD_EDGES:
	case FIELD_CORNER:
		write_places(f, record, out);
		break;
	default:
		word_write(*(const char *const *)at, out);
	}
}

bool value_is_missing(const struct field *f, const void *record)
{
	const void *at = (const char *)record + f->offset;

	switch (f->type) {
	case FIELD_INT:
	case FIELD_WORD:
		return *(const int *)at == ABSENT || (!f->always && *(const int *)at == f->missing);
	case FIELD_FLAG:
		return !*(const int *)at;
	case FIELD_SPACE:
	case FIELD_SPACES:
	case FIELD_EDGES:
	case FIELD_CORNER:
		return false;
	default:
		return !*(const char *const *)at;
	}
}
