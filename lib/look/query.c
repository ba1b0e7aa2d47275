#include "look/query.h"

#include <stdarg.h>

#include "space/distance.h"

const struct query_row query_rows[ASK_COUNT] = {
#define Q(id, word) {#word, EVENT_##id, judge_##word, explain_##word, json_##word},
    QUESTIONS(Q)
#undef Q
};

/* ---- ends ---- */

struct query_end query_space(struct space s, const char *name)
{
	return (struct query_end){.name = name, .at = s};
}

static const char *full_name(const struct board *b, const struct record *r)
{
	static const enum kind pieces[] = {KIND_SPACER, KIND_INTRUDER, KIND_TERRAIN, KIND_BLIP};
	size_t i;

	for (i = 0; i < COUNT(pieces); i++)
		if (pieces[i] != r->kind && board_find(b, pieces[i], NULL, r->name))
			return arena_printf(b->arena, "%s:%s", kinds[r->kind].word, r->name);
	return r->name;
}

/* Where a piece is; a tile of several spaces is at the first of them. The dead are nowhere. */
struct query_end query_piece(const struct board *b, const struct record *r)
{
	struct query_end e = {.name = full_name(b, r), .piece = r, .at = NOWHERE};

	if (as_spacer(r))
		e.at = spacer_place(as_spacer(r));
	else if (as_intruder(r))
		e.at = as_intruder(r)->at;
	else if (as_terrain(r) && as_terrain(r)->at.n)
		e.at = as_terrain(r)->at.at[0];
	if (as_blip(r)) {
		e.is_corner = true;
		e.corner = as_blip(r)->at;
	}
	return e;
}

bool query_is(const struct query_end *e, enum kind k)
{
	return e->piece && e->piece->kind == k;
}

bool query_is_figure(const struct query_end *e)
{
	return query_is(e, KIND_SPACER) || query_is(e, KIND_INTRUDER);
}

const char *query_where(struct arena *a, const struct query_end *e)
{
	char text[PLACE_TEXT];

	if (!e->piece)
		return e->name;
	if (e->is_corner)
		return arena_printf(a, "%s (%s)", e->name, corner_text(e->corner, text));
	if (space_on(e->at))
		return arena_printf(a, "%s (%s)", e->name, space_text(e->at, text));
	if (as_spacer(e->piece) && as_spacer(e->piece)->dead)
		return arena_printf(a, "%s (dead)", e->name);
	return arena_printf(a, "%s (off the board)", e->name);
}

/* ---- asking ---- */

void query_judge(struct scene *sc, const struct query *q, struct answer *a)
{
	*a = (struct answer){.number = UNREACHABLE};
	query_rows[q->ask].judge(sc, q, a);
}

void query_explain(struct scene *sc, const struct query *q, const struct answer *a,
		   struct explanation *x)
{
	*x = (struct explanation){.arena = sc->board->arena};
	query_rows[q->ask].explain(sc, q, a, x);
}

const char *query_verdict(const struct query *q, const struct answer *a, struct arena *arena)
{
	if (a->counted)
		return a->number == UNREACHABLE ? "unreachable"
						: arena_printf(arena, "%d", a->number);
	if (q->ask == ASK_FRONT && a->rear)
		return "rear";
	return a->yes ? "yes" : "no";
}

/* ---- findings ---- */

struct finding *query_found(struct explanation *x, const char *word, const char *clause,
			    const char *fmt, ...)
{
	struct finding *f;
	struct buf text = {0};
	va_list ap;
	int i;

	if (x->n == x->room) {
		f = arena_array(x->arena, struct finding, (size_t)x->room * 2 + 8);
		for (i = 0; i < x->n; i++)
			f[i] = x->why[i];
		x->why = f;
		x->room = x->room * 2 + 8;
	}
	va_start(ap, fmt);
	buf_vprintf(&text, fmt, ap);
	va_end(ap);
	f = &x->why[x->n++];
	*f = (struct finding){.word = word, .clause = clause, .at = NOWHERE};
	f->text = arena_strdup(x->arena, buf_text(&text));
	buf_release(&text);
	return f;
}

/* Is the name in the list already? */
static bool listed(const char *list, const char *name)
{
	return list && names_have(list, name, NULL);
}

void query_house(struct explanation *x, int source, const char *name)
{
	if (source != SOURCE_HOUSE || listed(x->house, name))
		return;
	x->house = x->house ? arena_printf(x->arena, "%s, %s", x->house, name) : name;
}
