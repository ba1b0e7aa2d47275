#include "look/query_list.h"

#include "look/query_write.h"

/* ---- pairs ---- */

struct query *query_pairs(const struct board *b, const struct query *like, int *n)
{
	int spacers = board_count(b, KIND_SPACER), intruders = board_count(b, KIND_INTRUDER), i, k;
	size_t room = (size_t)spacers * (size_t)intruders * 2 + 1;
	struct query *list = arena_array(b->arena, struct query, room), *q = list;

	for (i = 0; i < spacers; i++)
		for (k = 0; k < intruders; k++) {
			q[0] = q[1] = *like;
			q[0].from = q[1].to = query_piece(b, &board_spacer(b, i)->record);
			q[0].to = q[1].from = query_piece(b, &board_intruder(b, k)->record);
			q[1].weapon = NULL;
			if (space_on(q[0].from.at) && space_on(q[0].to.at))
				q += 2;
		}
	*n = (int)(q - list);
	return list;
}

static const char *in_short(const struct query *q, const struct answer *a,
			    const struct explanation *x)
{
	const struct cover_space *c = &a->cover.by[0];
	const struct finding *f = &x->why[0];
	char text[PLACE_TEXT];

	if (q->ask == ASK_COVER && a->yes)
		return arena_printf(x->arena, "%s on %s, its %s [%s]", c->tile->record.name,
				    space_text(c->at, text), axis_words[c->axis], a->clause);
	return x->n ? arena_printf(x->arena, "%s [%s]", f->text, f->clause)
		    : arena_printf(x->arena, "[%s]", a->clause);
}

int query_pairs_text(struct scene *sc, const struct query *q, int n, struct buf *out)
{
	struct arena *arena = sc->board->arena;
	const char **cell = arena_array(arena, const char *, (size_t)(n + 1) * 4);
	int i, yes = 0;

	cell[0] = "from", cell[1] = "to", cell[2] = query_rows[q->ask].word, cell[3] = "why";
	for (i = 0; i < n; i++) {
		struct answer a;
		struct explanation x;

		query_judge(sc, &q[i], &a);
		query_explain(sc, &q[i], &a, &x);
		cell[i * 4 + 4] = q[i].from.name;
		cell[i * 4 + 5] = q[i].to.name;
		cell[i * 4 + 6] = query_verdict(&q[i], &a, arena);
		cell[i * 4 + 7] = in_short(&q[i], &a, &x);
		yes += a.yes;
	}
	if (n)
		query_table(cell, n + 1, 4, out);
	return yes;
}

/* ---- spaces ---- */

struct spaces query_spaces(struct scene *sc, const struct query *like)
{
	struct spaces list = {0};
	struct query q = *like;
	struct answer a;
	int i, n = sc->rows * sc->cols;

	list.at = arena_array(sc->board->arena, struct space, (size_t)n);
	for (i = 0; i < n; i++) {
		if (!(sc->space[i] & SPACE_IN))
			continue;
		q.to = query_space(scene_space(sc, i), "");
		query_judge(sc, &q, &a);
		if (a.yes)
			list.at[list.n++] = q.to.at;
	}
	return list;
}

void query_spaces_json(const struct query *q, struct spaces list, struct buf *out)
{
	char place[PLACE_TEXT];
	int i;

	buf_json_member(out, "query", query_rows[q->ask].word);
	buf_json_member(out, "from", q->from.name);
	buf_printf(out, ",\"answer\":%d,\"spaces\":[", list.n);
	for (i = 0; i < list.n; i++)
		buf_printf(out, "%s\"%s\"", i ? "," : "", space_text(list.at[i], place));
	buf_putc(out, ']');
}
