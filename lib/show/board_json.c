#include "show/board_json.h"

#include <stdlib.h>
#include <string.h>

#include "board/map.h"
#include "board/value.h"
#include "dice/exact.h"
#include "event/event.h"
#include "text/json.h"

/* ---- values ---- */

static const void *value_at(const struct field *f, const struct record *r)
{
	return (const char *)(const void *)r + f->offset;
}

static void write_number(int v, struct buf *out)
{
	if (v == ABSENT)
		buf_puts(out, "null");
	else
		buf_int(out, v);
}

static void write_text(const char *text, struct buf *out)
{
	if (text)
		buf_json(out, text);
	else
		buf_puts(out, "null");
}

static void write_places(const struct field *f, const struct record *r, struct buf *out)
{
	char text[PLACE_TEXT];
	const char *place;
	int i;

	buf_putc(out, '[');
	for (i = 0; (place = value_place(f, r, i, text)); i++)
		buf_printf(out, "%s\"%s\"", i ? "," : "", place);
	buf_putc(out, ']');
}

static void write_value(const struct field *f, const struct record *r, struct buf *out)
{
	const void *at = value_at(f, r);
	char text[PLACE_TEXT];
	int word;

	switch (f->type) {
	case FIELD_INT:
		write_number(*(const int *)at, out);
		break;
	case FIELD_WORD:
		word = *(const int *)at;
		write_text(word == ABSENT ? NULL : f->words[word], out);
		break;
	case FIELD_FLAG:
		buf_puts(out, *(const int *)at ? "true" : "false");
		break;
	case FIELD_SPACE:
		write_text(space_on(*(const struct space *)at) ? value_place(f, r, 0, text) : NULL,
			   out);
		break;
	case FIELD_CORNER:
		write_text(value_place(f, r, 0, text), out);
		break;
	case FIELD_SPACES:
	case FIELD_EDGES:
		write_places(f, r, out);
		break;
	case FIELD_NAMES:
		json_words(out, *(const char *const *)at, ", ");
		break;
	default:
		if (!strcmp(f->key, "clause"))
			json_words(out, *(const char *const *)at, ", ");
		else
			write_text(*(const char *const *)at, out);
	}
}

/* ---- records ---- */

/* Behind a key of their own: what the user wrote with x- is a text. */
static void write_extras(const struct record *r, struct buf *out)
{
	const struct extra *x;

	buf_puts(out, ",\"extra\":{");
	for (x = r->extras; x; x = x->next) {
		buf_puts(out, x == r->extras ? "" : ",");
		buf_json(out, x->key);
		buf_putc(out, ':');
		buf_json(out, x->value);
	}
	buf_putc(out, '}');
}

/* Every key begins with a comma; the first one's is taken away again. */
static void write_record(const struct record *r, struct buf *out)
{
	const struct kind_row *k = &kinds[r->kind];
	size_t start = out->n;
	int i;

	if (k->naming == OWNED)
		buf_json_member(out, "owner", r->owner);
	if (k->naming == NAMED || k->naming == OWNED || k->naming == KEYED)
		buf_json_member(out, "name", r->name);
	if (k->naming == KEYED)
		buf_json_member(out, "key", r->owner);
	for (i = 0; r->kind != KIND_BRANCH && i < k->nfields; i++) {
		buf_printf(out, ",\"%s\":", k->fields[i].key);
		write_value(&k->fields[i], r, out);
	}
	if (r->kind == KIND_BRANCH)
		branch_json((const struct branch *)(const void *)r, out);
	write_extras(r, out);
	out->p[start] = '{';
	buf_putc(out, '}');
}

static void write_title(const struct board *b, struct buf *out)
{
	const struct title *t = board_single(b, KIND_TITLE);

	buf_json_member(out, "title", t ? t->text : NULL);
}

/* `under-way` is under_way. */
static void write_key(enum kind k, struct buf *out)
{
	const char *p;

	buf_puts(out, ",\"");
	for (p = kinds[k].word; *p; p++)
		buf_putc(out, *p == '-' ? '_' : *p);
	buf_puts(out, "\":");
}

static void write_single(const struct board *b, enum kind k, struct buf *out)
{
	const struct record *r = board_single(b, k);

	write_key(k, out);
	if (r)
		write_record(r, out);
	else
		buf_puts(out, "null");
}

static void write_all(const struct board *b, enum kind k, struct buf *out)
{
	int i;

	write_key(k, out);
	buf_putc(out, '[');
	for (i = 0; i < b->of[k].n; i++) {
		buf_puts(out, i ? "," : "");
		if (k == KIND_EVENT)
			event_json_body(board_event(b, i), out);
		else
			write_record(b->of[k].at[i], out);
	}
	buf_putc(out, ']');
}

/* `point=label point=label`, and a label may have blanks: a choice begins where the next = is. */
static void write_choices(const char *choices, struct buf *out)
{
	struct buf lines = {0};
	const char *p;

	for (p = choices ? choices : ""; *p; p++) {
		size_t word = *p == ' ' ? strcspn(p + 1, " =") : 0;
		buf_putc(&lines, *p == ' ' && p[1 + word] == '=' ? '\n' : *p);
	}
	json_parts(out, buf_text(&lines), "\n");
	buf_release(&lines);
}

/* One of `juliet:9:1,grin-1:0`: Vitals and Stress of a Spacer, Wounds of an Intruder. */
static void write_began(const char *text, struct buf *out)
{
	struct buf name = {0};
	char *end;
	long n = strtol(strchrnul(text, ':') + 1, &end, 10);

	buf_add(&name, text, strcspn(text, ":"));
	buf_puts(out, "{\"name\":");
	buf_json(out, buf_text(&name));
	if (*end == ':')
		buf_printf(out, ",\"vitals\":%ld,\"stress\":%ld}", n, strtol(end + 1, NULL, 10));
	else
		buf_printf(out, ",\"wounds\":%ld}", n);
	buf_release(&name);
}

static void write_before(const char *list, struct buf *out)
{
	const char *p;

	buf_puts(out, ",\"before\":[");
	for (p = list ? list : ""; *p; p += *p == ',') {
		buf_puts(out, p > list ? "," : "");
		write_began(p, out);
		p += strcspn(p, ",");
	}
	buf_putc(out, ']');
}

void branch_json(const struct branch *r, struct buf *out)
{
	struct frac weight;

	buf_printf(out, ",\"number\":%d,\"count\":%d,\"of\":", atoi(r->number),
		   atoi(strchrnul(r->number, '/') + 1));
	write_number(r->of, out);
	buf_puts(out, ",\"choose\":");
	write_choices(r->choose, out);
	if (r->weight && frac_read(span_of(r->weight), &weight))
		frac_json_member(out, "weight", weight);
	else
		buf_puts(out, ",\"weight\":null");
	buf_json_member(out, "outcome_count", r->outcomes);
	write_before(r->before, out);
	json_ids(out, "house_tables", r->house);
}

/* ---- the map ---- */

static void write_sides(const struct grid *g, struct space s, struct buf *out)
{
	static const char *const lines[] = {
	    [LINE_NONE] = "none", [LINE_WALL] = "wall", [LINE_RED] = "red"};
	char text[PLACE_TEXT];
	int way;

	buf_printf(out, "{\"space\":\"%s\"", space_text(s, text));
	for (way = NORTH; way <= WEST; way++)
		buf_json_member(out, facing_words[way], lines[grid_side(g, s, (enum facing)way)]);
	buf_putc(out, '}');
}

static void write_grid(const struct grid *g, struct buf *out)
{
	struct space s;
	int n = 0;

	buf_puts(out, ",\"spaces\":[");
	for (s.row = 0; s.row < g->rows; s.row++)
		for (s.col = 0; s.col < g->cols; s.col++)
			if (grid_is_space(g, s)) {
				buf_puts(out, n++ ? "," : "");
				write_sides(g, s, out);
			}
	buf_putc(out, ']');
}

static void write_spawns(const struct grid *g, struct buf *out)
{
	char text[PLACE_TEXT];
	struct corner c;
	int n = 0;

	buf_puts(out, ",\"spawn\":[");
	for (c.y = 0; c.y <= g->rows; c.y++)
		for (c.x = 0; c.x <= g->cols; c.x++)
			if (*grid_spawn(g, c))
				buf_printf(out, "%s\"%s\"", n++ ? "," : "", corner_text(c, text));
	buf_putc(out, ']');
}

static void write_map(const struct board *b, struct buf *out)
{
	struct buf picture = {0};

	map_write(&b->grid, &picture);
	buf_printf(out, ",\"map\":{\"rows\":%d,\"columns\":%d", b->grid.rows, b->grid.cols);
	write_grid(&b->grid, out);
	write_spawns(&b->grid, out);
	buf_puts(out, ",\"picture\":");
	json_parts(out, buf_text(&picture), "\n");
	buf_putc(out, '}');
	buf_release(&picture);
}

void board_json(const struct board *b, struct buf *out)
{
	int k;

	write_title(b, out);
	for (k = KIND_TITLE + 1; k < KIND_COUNT && kinds[k].naming != DRAWN; k++) {
		if (kinds[k].naming == SINGLE)
			write_single(b, (enum kind)k, out);
		else
			write_all(b, (enum kind)k, out);
		if (k == KIND_COUNTDOWN)
			write_map(b, out);
	}
}
