#include "show/svg/badge.h"

#include <string.h>

/* ---- which there are ---- */

struct telling {
	badge_fn *fn;
	void *arg;
	int n;
};

static void tell(struct telling *t, const char *class, const char *name, int count)
{
	if (!count)
		return;
	t->n++;
	if (t->fn)
		t->fn(t->arg, &(struct badge){class, name, count});
}

static void tell_owned(struct telling *t, const struct board *b, const char *owner)
{
	int i;

	for (i = 0; i < board_count(b, KIND_CONDITION); i++)
		if (!strcmp(board_condition(b, i)->record.owner, owner))
			tell(t, "condition", board_condition(b, i)->record.name, 1);
	for (i = 0; i < board_count(b, KIND_TOKEN); i++)
		if (!strcmp(board_token(b, i)->record.owner, owner))
			tell(t, "token", board_token(b, i)->record.name, board_token(b, i)->count);
}

int badges_tell(const struct board *b, const struct record *piece, badge_fn *fn, void *arg)
{
	const struct priority *p = board_single(b, KIND_PRIORITY);
	const void *who = piece;
	const struct spacer *s = piece->kind == KIND_SPACER ? who : NULL;
	const struct intruder *i = piece->kind == KIND_INTRUDER ? who : NULL;
	struct telling t = {fn, arg, 0};

	tell(&t, "state", "priority", s && p && !strcmp(p->who, piece->name));
	tell(&t, "state", "wounds", i ? i->wounds : 0);
	tell(&t, "state", "broken", s && s->broken);
	tell(&t, "state", "awakened", s && s->awakened);
	tell(&t, "state", "activated", i && i->activated);
	tell_owned(&t, b, piece->name);
	return t.n;
}

bool svg_has_badges(const struct svg *v, struct space s)
{
	const struct spacer *one = board_spacer_at(v->board, s);
	const struct intruder *other = board_intruder_at(v->board, s);

	return (one && badges_tell(v->board, &one->record, NULL, NULL)) ||
	       (other && badges_tell(v->board, &other->record, NULL, NULL));
}

/* ---- how they look ---- */

static char raised(char c)
{
	return (char)(c >= 'a' && c <= 'z' ? c - 'a' + 'A' : c);
}

/* The first letters of its parts, or the first letters of a name that has one part. */
static const char *badge_text(const struct badge *b, int letters, struct arena *a)
{
	bool parts = strchr(b->name, '-');
	char text[4] = "";
	const char *p;
	int n = 0;

	for (p = b->name; *p && n < letters; p++)
		if (!parts || p == b->name || p[-1] == '-')
			text[n++] = raised(*p);
	return b->count > 1 ? arena_printf(a, "%s%d", text, b->count) : arena_strdup(a, text);
}

void svg_badge(const struct svg *v, const struct badge *b, int x, int y, int width)
{
	struct font f = {width > 30 ? 10 : 8, true};

	buf_printf(v->out,
		   "<g class=\"%s\"><rect class=\"badge\" x=\"%d\" y=\"%d\" width=\"%d\" "
		   "height=\"12\" rx=\"3\"/>\n",
		   b->class, x, y, width);
	svg_label(v,
		  &(struct label){"badge-text", x + width / 2, y + 9, ANCHOR_MIDDLE, f, width - 2},
		  badge_text(b, width > 28 ? 3 : 2, v->board->arena));
	svg_close(v);
}

struct row {
	const struct svg *v;
	int x, width; /* of the next badge */
	int shown, most;
};

static void draw_next(void *arg, const struct badge *b)
{
	struct row *r = arg;

	if (r->shown++ >= r->most)
		return;
	svg_badge(r->v, b, r->x, 81, r->width);
	r->x += r->width + 2;
}

void svg_badges(const struct svg *v, const struct record *piece, int x, int width)
{
	int n = badges_tell(v->board, piece, NULL, NULL);
	int room = width > 100 ? 3 : 2, shown = n < room ? n : room;
	struct row r = {.v = v, .width = width / room - 2, .most = n > room ? room - 1 : room};
	const char *rest = arena_printf(v->board->arena, "+%d", n - r.most);

	r.x = x - shown * (r.width + 2) / 2 + 1;
	badges_tell(v->board, piece, draw_next, &r);
	if (n > room)
		svg_badge(v, &(struct badge){"state", rest, 1}, r.x, 81, r.width);
}
