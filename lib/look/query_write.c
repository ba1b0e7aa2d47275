#include "look/query_write.h"

#include <string.h>

#include "event/event.h"
#include "look/sight_lines.h"
#include "space/distance.h"
#include "text/json.h"

/* ---- text ---- */

static void reasons_text(const struct explanation *x, struct buf *out)
{
	int i;

	for (i = 0; i < x->n; i++)
		buf_printf(out, "  %s [%s]\n", x->why[i].text, x->why[i].clause);
	if (x->house)
		buf_printf(out, "  house data: %s\n", x->house);
}

void query_text(struct scene *sc, const struct query *q, const struct answer *a,
		enum query_look look, struct buf *out)
{
	struct finding answer = {0};
	struct explanation x;

	query_explain(sc, q, a, &x);
	answer.text = x.sentence;
	answer.clause = a->clause;
	if (look == LOOK_WHY_NOT)
		answer = query_missing(sc, q, a, &x);
	buf_printf(out, "%s: %s [%s]\n", query_verdict(q, a, x.arena), answer.text, answer.clause);
	if (look != LOOK_WHY_NOT)
		reasons_text(&x, out);
	if (look == LOOK_PROOF)
		query_proof_text(sc, q, a, out);
}

void query_table(const char *const *cells, int rows, int cols, struct buf *out)
{
	int row, col, i;

	for (row = 0; row < rows; row++) {
		for (col = 0; col < cols; col++) {
			const char *cell = cells[row * cols + col];
			size_t widest = 0;

			for (i = 0; i < rows; i++)
				if (strlen(cells[i * cols + col]) > widest)
					widest = strlen(cells[i * cols + col]);
			buf_puts(out, cell);
			if (col + 1 < cols)
				buf_pad(out, ' ', widest - strlen(cell) + 2);
		}
		buf_putc(out, '\n');
	}
}

/* ---- JSON ---- */

static void place_member(struct buf *out, const char *key, struct space s)
{
	char text[PLACE_TEXT];

	buf_json_member(out, key, space_on(s) ? space_text(s, text) : NULL);
}

static void json_answer(const struct query *q, const struct answer *a, struct buf *out)
{
	/* of cover the geometry: whether the attack is ranged stands beside it */
	bool yes = q->ask == ASK_COVER ? a->cover.n > 0 : a->yes;

	buf_puts(out, ",\"answer\":");
	if (!a->counted)
		buf_puts(out, yes ? "true" : "false");
	else if (a->number == UNREACHABLE)
		buf_puts(out, "null");
	else
		buf_int(out, a->number);
}

static void json_finding(const struct finding *f, struct buf *out)
{
	char text[PLACE_TEXT];

	buf_puts(out, "{\"word\":");
	buf_json(out, f->word);
	buf_json_member(out, "text", f->text);
	json_ids(out, "clause", f->clause);
	if (f->tile)
		buf_json_member(out, "tile", f->tile);
	if (space_on(f->at))
		buf_json_member(out, "space", space_text(f->at, text));
	buf_putc(out, '}');
}

static void json_reasons(const struct explanation *x, struct buf *out)
{
	int i;

	buf_puts(out, ",\"reasons\":[");
	for (i = 0; i < x->n; i++) {
		buf_puts(out, i ? "," : "");
		json_finding(&x->why[i], out);
	}
	buf_putc(out, ']');
}

static void json_missing(struct scene *sc, const struct query *q, const struct answer *a,
			 const struct explanation *x, struct buf *out)
{
	struct finding f = query_missing(sc, q, a, x);

	buf_puts(out, ",\"missing\":");
	json_finding(&f, out);
}

void query_json(struct scene *sc, const struct query *q, const struct answer *a,
		enum query_look look, struct buf *out)
{
	struct explanation x;

	query_explain(sc, q, a, &x);
	buf_json_member(out, "query", query_rows[q->ask].word);
	buf_json_member(out, "from", q->from.name);
	buf_json_member(out, "to", q->to.name);
	json_answer(q, a, out);
	place_member(out, "from_at", q->from.at);
	place_member(out, "to_at", q->to.at);
	query_rows[q->ask].json(sc, q, a, out);
	json_ids(out, "clause", a->clause);
	buf_json_member(out, "text", x.sentence);
	json_reasons(&x, out);
	buf_json_bool(out, "house", x.house != NULL);
	if (look == LOOK_PROOF)
		query_proof_json(sc, q, a, out);
	if (look == LOOK_WHY_NOT)
		json_missing(sc, q, a, &x, out);
}

/* ---- the event ---- */

void query_event(struct board *b, const struct query *q, const struct answer *a)
{
	const char *answer = query_verdict(q, a, b->arena);
	const struct cover_space *by = q->ask == ASK_COVER && a->cover.n ? &a->cover.by[0] : NULL;
	const struct weapon_row *w = q->weapon ? q->weapon : a->attack.weapon;
	const char *line = NULL;

	if (q->ask == ASK_SIGHT && a->yes)
		line = sight_line_text(b->arena, &a->sight.line[a->sight.witness]);
	event_add(b, query_rows[q->ask].verb,
		  "from=%s to=%s answer=%s x=%s tile=%s axis=%s line=%s weapon=%s ranged=%s "
		  "clause=%s",
		  q->from.name, q->to.name, answer,
		  q->ask == ASK_ZONE ? arena_printf(b->arena, "%d", q->zone) : NULL,
		  by ? by->tile->record.name : NULL, by ? axis_words[by->axis] : NULL, line,
		  w ? w->name : NULL, q->ask == ASK_COVER && !a->attack.ranged ? "no" : NULL,
		  a->clause);
}
