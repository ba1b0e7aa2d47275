#include "look/routes.h"

#include "rules/intruder/act.h"
#include "rules/intruder/intruder.h"
#include "space/adjacent.h"

/* Its final facing: that of its last step, or toward the Target where it does not move. */
static enum facing final_facing(const struct route_ask *q, const struct route *w)
{
	enum facing ways[2] = {(enum facing)q->who->facing};

	if (w->n > 1)
		neighbour_way(w->path[w->n - 2], w->path[w->n - 1], &ways[0]);
	else
		route_facing(q->from, q->target, ways);
	return ways[0];
}

static void tell_text(const struct route_ask *q, const struct route *w, int number, struct buf *out)
{
	char at[PLACE_TEXT];
	int i;

	buf_printf(out, "%d ", number);
	for (i = 0; i < w->n; i++)
		buf_printf(out, "%s%s", i ? "," : "", space_text(w->path[i], at));
	buf_printf(out, ": %d %s, ends on %s facing %s", w->n - 1, w->n == 2 ? "space" : "spaces",
		   space_text(w->path[w->n - 1], at), facing_words[final_facing(q, w)]);
	if (w->first != ZIG_NONE)
		buf_printf(out, " (--first %s)", zig_words[w->first - ZIG_HORIZONTAL]);
	buf_putc(out, '\n');
}

static void tell_json(const struct route_ask *q, const struct route *w, int number, long board,
		      struct buf *out)
{
	char at[PLACE_TEXT];
	int i;

	buf_json_object(out, "enorm-ai", board, "route");
	buf_printf(out, ",\"who\":\"%s\",\"route\":%d,\"path\":[", q->who->record.name, number);
	for (i = 0; i < w->n; i++)
		buf_printf(out, "%s\"%s\"", i ? "," : "", space_text(w->path[i], at));
	buf_printf(out, "],\"end\":\"%s\",\"facing\":\"%s\",\"spaces\":%d",
		   space_text(w->path[w->n - 1], at), facing_words[final_facing(q, w)], w->n - 1);
	if (w->first != ZIG_NONE)
		buf_printf(out, ",\"first\":\"%s\"", zig_words[w->first - ZIG_HORIZONTAL]);
	buf_puts(out, "}\n");
}

int ai_routes(const struct rules *r, const struct routes_ask *ask, struct ai_wish *w, bool json,
	      struct buf *out)
{
	struct route_ask q;
	struct routes all;
	struct act a;
	int i, aimed;

	act_break_welds(r, ask->in);
	act_start(&a, r, ask->in, w);
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
		if (json)
			tell_json(&q, &all.at[i], i + 1, r->board->number, out);
		else
			tell_text(&q, &all.at[i], i + 1, out);
	}
	return 0;
}
