/* The proof of an answer, case by case. */
#include "look/query_write.h"
#include "look/sight_lines.h"
#include "text/json.h"

/* ---- the sixteen lines ---- */

static const char *line_state(const struct scene *sc, const struct sight_line *l)
{
	if (l->by == SIGHT_CLEAR)
		return "is clear";
	return arena_printf(sc->board->arena, "%s %s [%s]", sight_contacts[l->contact].text,
			    sight_blocker_text(sc, l), sight_line_clause(l));
}

static void lines_text(struct scene *sc, const struct answer *a, struct buf *out)
{
	const char *cells[SIGHT_LINES + 1][2] = {{"line", "what it does"}};
	int i;

	for (i = 0; i < a->sight.n; i++) {
		cells[i + 1][0] = sight_line_text(sc->board->arena, &a->sight.line[i]);
		cells[i + 1][1] = line_state(sc, &a->sight.line[i]);
	}
	if (a->sight.n)
		query_table(&cells[0][0], a->sight.n + 1, 2, out);
}

static void lines_json(struct scene *sc, const struct answer *a, struct buf *out)
{
	char place[PLACE_TEXT];
	int i;

	buf_puts(out, ",\"pairs\":[");
	for (i = 0; i < a->sight.n; i++) {
		const struct sight_line *l = &a->sight.line[i];

		buf_printf(out, "%s{\"from\":\"%s\"", i ? "," : "", corner_text(l->from, place));
		buf_printf(out, ",\"to\":\"%s\",\"by\":\"%s\"", corner_text(l->to, place),
			   sight_blocks[l->by].word);
		if (l->by != SIGHT_CLEAR) {
			buf_json_member(out, "contact", sight_contacts[l->contact].word);
			json_ids(out, "clause", sight_line_clause(l));
			buf_json_member(out, "text", sight_blocker_text(sc, l));
		}
		buf_putc(out, '}');
	}
	buf_putc(out, ']');
}

/* ---- the Cover tiles ---- */

static const char *cited(struct arena *a, const struct reason *r)
{
	return arena_printf(a, "%s [%s]", r->text, r->clause);
}

static void tiles_text(struct scene *sc, const struct query *q, struct buf *out)
{
	struct arena *a = sc->board->arena;
	const char **cells = arena_array(a, const char *, (size_t)(sc->ncover + 1) * 5);
	char place[PLACE_TEXT];
	int i;

	cells[0] = "tile", cells[1] = "space", cells[2] = "column", cells[3] = "row";
	cells[4] = "next to the target";
	for (i = 0; i < sc->ncover; i++) {
		struct space s = scene_space(sc, sc->cover[i]);
		struct cover_space c = cover_by(sc, s, q->to.at, q->from.at);

		cells[i * 5 + 5] = c.tile->record.name;
		cells[i * 5 + 6] = arena_strdup(a, space_text(s, place));
		cells[i * 5 + 7] = cited(a, &parting_reasons[c.parts[AXIS_COLUMN]]);
		cells[i * 5 + 8] = cited(a, &parting_reasons[c.parts[AXIS_ROW]]);
		cells[i * 5 + 9] =
		    c.apart == APART_NOT ? "yes [COV-04]" : cited(a, &apart_reasons[c.apart]);
	}
	if (sc->ncover)
		query_table(cells, sc->ncover + 1, 5, out);
}

static void tiles_json(struct scene *sc, const struct query *q, struct buf *out)
{
	char place[PLACE_TEXT];
	int i;

	buf_puts(out, ",\"proof\":[");
	for (i = 0; i < sc->ncover; i++) {
		struct space s = scene_space(sc, sc->cover[i]);
		struct cover_space c = cover_by(sc, s, q->to.at, q->from.at);

		buf_printf(out, "%s{\"tile\":", i ? "," : "");
		buf_json(out, c.tile->record.name);
		buf_printf(out, ",\"space\":\"%s\",\"given\":%s,\"column\":\"%s\",\"row\":\"%s\"",
			   space_text(s, place), c.why == COVER_GIVEN ? "true" : "false",
			   parting_reasons[c.parts[AXIS_COLUMN]].word,
			   parting_reasons[c.parts[AXIS_ROW]].word);
		buf_json_member(out, "adjacent", apart_reasons[c.apart].word);
		json_ids(out, "clause",
			 c.why == COVER_NOT_ADJACENT ? apart_reasons[c.apart].clause
						     : cover_reasons[c.why].clause);
		buf_putc(out, '}');
	}
	buf_putc(out, ']');
}

static bool both_on(const struct query *q)
{
	return space_on(q->from.at) && space_on(q->to.at);
}

void query_proof_text(struct scene *sc, const struct query *q, const struct answer *a,
		      struct buf *out)
{
	if (q->ask == ASK_SIGHT)
		lines_text(sc, a, out);
	if (q->ask == ASK_COVER && both_on(q))
		tiles_text(sc, q, out);
}

void query_proof_json(struct scene *sc, const struct query *q, const struct answer *a,
		      struct buf *out)
{
	if (q->ask == ASK_SIGHT)
		lines_json(sc, a, out);
	if (q->ask == ASK_COVER && both_on(q))
		tiles_json(sc, q, out);
}
