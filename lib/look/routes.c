#include "look/routes.h"

#include "look/why_answer.h"
#include "rules/intruder/act.h"
#include "rules/sheet.h"
#include "space/adjacent.h"
#include "text/json.h"

/* One line of the list: a route and the facing it ends with. */
struct told {
	const struct route_ask *q;
	const struct route *way;
	int number;
	enum facing facing;
	bool either; /* the players choose the facing (RT-27) */
};

/* Its final facing: that of its last step, or toward the Target where it does not move. Two where
 * that is exactly diagonal. */
static int final_facings(const struct route_ask *q, const struct route *w, enum facing ways[2])
{
	ways[0] = (enum facing)q->who->facing;
	if (w->n < 2 && !space_same(q->from, q->target))
		return route_facing(q->from, q->target, ways); /* RULING: RT-27 */
	if (w->n > 1)
		neighbour_way(w->path[w->n - 2], w->path[w->n - 1], &ways[0]);
	return 1;
}

static void tell_text(const struct told *t, struct buf *out)
{
	const struct route *w = t->way;
	char at[PLACE_TEXT];
	int i;

	buf_printf(out, "%d ", t->number);
	for (i = 0; i < w->n; i++)
		buf_printf(out, "%s%s", i ? "," : "", space_text(w->path[i], at));
	buf_printf(out, ": %d %s, ends on %s facing %s", w->n - 1, w->n == 2 ? "space" : "spaces",
		   space_text(w->path[w->n - 1], at), facing_words[t->facing]);
	if (w->first != ZIG_NONE)
		buf_printf(out, " (--first %s)", zig_words[w->first - ZIG_HORIZONTAL]);
	if (t->either)
		buf_printf(out, " (--choose %s.facing=%s)", t->q->who->record.name,
			   facing_words[t->facing]);
	buf_putc(out, '\n');
}

static void tell_json(const struct told *t, long board, struct buf *out)
{
	const struct route *w = t->way;
	char at[PLACE_TEXT];
	int i;

	json_object(out, "enorm-ai", board, JSON_ROUTE);
	buf_printf(out, ",\"who\":\"%s\",\"route\":%d,\"path\":[", t->q->who->record.name,
		   t->number);
	for (i = 0; i < w->n; i++)
		buf_printf(out, "%s\"%s\"", i ? "," : "", space_text(w->path[i], at));
	buf_printf(out, "],\"end\":\"%s\",\"facing\":\"%s\",\"cost\":%d",
		   space_text(w->path[w->n - 1], at), facing_words[t->facing], w->n - 1);
	if (w->first != ZIG_NONE)
		buf_printf(out, ",\"first\":\"%s\"", zig_words[w->first - ZIG_HORIZONTAL]);
	buf_puts(out, "}\n");
}

static void tell_route(const struct rules *r, struct told *t, bool json, struct buf *out)
{
	enum facing ways[2];
	int i, n = final_facings(t->q, t->way, ways);

	t->either = n > 1;
	for (i = 0; i < n; i++) {
		t->facing = ways[i];
		if (json)
			tell_json(t, r->board->number, out);
		else
			tell_text(t, out);
	}
}

int ai_routes(const struct rules *r, const struct routes_ask *ask, const char *against, bool json,
	      struct buf *out)
{
	struct route_ask q;
	struct routes all;
	struct act a;
	int i, aimed;

	if (look_begin(r, ask->in, against))
		return -1;
	fate_begin(r->fate, r->board); /* what was typed has not been taken yet */
	act_start(&a, r, ask->in, (struct ai_order){.against = against});
	if (!space_on(ask->in->at))
		return diag_set(r->diag, "%s is not on the board", ask->in->record.name);
	protocol_read_target(&a);
	aimed = protocol_aim(&a);
	if (aimed < 1) {
		if (!aimed && !json)
			buf_puts(out, "no Target: it does not move\n");
		return aimed < 0 ? -1 : 1;
	}
	act_route_ask(&a, act_target(&a), NULL, &q);
	if (ask->speed >= 0)
		q.speed = ask->speed;
	if (ask->range > 0) {
		q.range = ask->range;
		q.enough = route_in_range;
	}
	if (routes_find(&q, &all, r->diag))
		return -1;
	for (i = 0; i < all.n; i++) {
		struct told t = {.q = &q, .way = &all.at[i], .number = i + 1};
		tell_route(r, &t, json, out);
	}
	return 0;
}
