/* Where a Spacer can get to: for each space the way that the tool itself would take there, with
 * what it provokes and what it enters. */
#include "event/event.h"
#include "rules/move/spacer_move.h"
#include "rules/move/spacer_path.h"
#include "space/distance.h"

/* The stops one after another, each with the way there. What judging one of them needs goes before
 * the next is looked for. */
struct stop {
	struct spacer_move move;
	struct space to;
	int next;		/* the space to look at next */
	struct board view, map; /* the board, with an arena for a stop and one for its maps */
	struct arena scratch, maps;
	struct way_finder finder;
};

static void stops_start(struct stop *k, const struct board *b, struct spacer *s, int n)
{
	*k = (struct stop){.view = *b, .map = *b, .move = {.who = s, .most = n}};
	k->view.arena = &k->scratch;
	k->map.arena = &k->maps;
	way_finder_start(&k->finder, &k->map, &k->move);
}

static void stops_end(struct stop *k)
{
	arena_release(&k->scratch);
	arena_release(&k->maps);
}

static bool next_stop(struct stop *k)
{
	const struct grid *g = &k->map.grid;
	struct space from = k->move.who->at;

	while (k->next < g->rows * g->cols) {
		k->to = (struct space){k->next / g->cols, k->next % g->cols};
		k->next++;
		arena_reset(&k->scratch);
		if (distance_plain(from, k->to) <= k->move.most && !space_same(from, k->to) &&
		    way_find(&k->finder, &k->view, &k->move, k->to))
			return true;
	}
	return false;
}

/* ---- what happens on the way ---- */

typedef void found_fn(struct buf *out, int n, const char *what, struct space at);

static void text_found(struct buf *out, int n, const char *what, struct space at)
{
	char place[PLACE_TEXT];

	buf_printf(out, "%s%s on %s", n ? ", " : "", what, space_text(at, place));
}

static void json_found(struct buf *out, int n, const char *what, struct space at)
{
	char place[PLACE_TEXT];

	buf_puts(out, n ? ",{\"what\":" : "{\"what\":");
	buf_json(out, what);
	buf_printf(out, ",\"space\":\"%s\"}", space_text(at, place));
}

/* Whom each step away provokes (AOO-01). */
static int write_provoked(const struct board *b, const struct stop *k, found_fn *found,
			  struct buf *out)
{
	const struct scene *sc = &k->finder.untrodden.scene;
	struct space at = k->move.who->at;
	int i, n = 0;

	for (i = 0; i < k->move.n; i++) {
		EACH(b, intruder, in)
			if (ai_provoked_on(sc, in, at))
				found(out, n++, in->record.name, at);
		at = k->move.path[i];
	}
	return n;
}

static int write_entered(const struct board *b, const struct stop *k, found_fn *found,
			 struct buf *out)
{
	const struct terrain *before = board_terrain_at(b, k->move.who->at);
	int i, n = 0;

	for (i = 0; i < k->move.n; i++) {
		const struct terrain *t = board_terrain_at(b, k->move.path[i]);
		if (t && t != before)
			found(out, n++, t->record.name, k->move.path[i]);
		before = t;
	}
	return n;
}

/* ---- the views ---- */

static void write_path(const struct stop *k, const char *gap, const char *quote, struct buf *out)
{
	char at[PLACE_TEXT];
	int i;

	for (i = 0; i < k->move.n; i++)
		buf_printf(out, "%s%s%s%s", i ? gap : "", quote, space_text(k->move.path[i], at),
			   quote);
}

static void write_text(const struct board *b, const struct stop *k, struct buf *out)
{
	struct buf part = {0};
	char at[PLACE_TEXT];

	buf_printf(out, "%-4s %2d  by ", space_text(k->to, at), k->move.n);
	write_path(k, ",", "", out);
	if (write_provoked(b, k, text_found, &part))
		buf_printf(out, "  provokes: %s", buf_text(&part));
	buf_clear(&part);
	if (write_entered(b, k, text_found, &part))
		buf_printf(out, "  enters: %s", buf_text(&part));
	buf_putc(out, '\n');
	buf_release(&part);
}

static void write_json(const struct board *b, const struct stop *k, struct buf *out)
{
	char at[PLACE_TEXT];

	buf_json_member(out, "who", k->move.who->record.name);
	buf_printf(out, ",\"space\":\"%s\",\"cost\":%d,\"path\":[", space_text(k->to, at),
		   k->move.n);
	write_path(k, ",", "\"", out);
	buf_puts(out, "],\"provokes\":[");
	write_provoked(b, k, json_found, out);
	buf_puts(out, "],\"enters\":[");
	write_entered(b, k, json_found, out);
	buf_puts(out, "]}\n");
}

int spacer_reach_write(const struct board *b, struct spacer *s, int n, reach_begin_fn *begin,
		       void *arg, struct buf *out)
{
	struct stop k;
	int found = 0;

	stops_start(&k, b, s, n);
	while (next_stop(&k)) {
		found++;
		if (begin) {
			begin(arg, out);
			write_json(b, &k, out);
		} else {
			write_text(b, &k, out);
		}
	}
	stops_end(&k);
	return found;
}

int spacer_reach_list(const struct board *b, struct spacer *s, int n, struct buf *out)
{
	struct stop k;
	char text[PLACE_TEXT];
	int found = 0;

	stops_start(&k, b, s, n);
	while (next_stop(&k))
		buf_printf(out, "%s%s", found++ ? "," : "", space_text(k.to, text));
	stops_end(&k);
	return found;
}

int spacer_reach_event(struct board *b, struct spacer *s, int n)
{
	struct buf list = {0};
	int found = spacer_reach_list(b, s, n, &list);

	EVENT(b, REACH, "who=%s n=%d spaces=%s clause=SPM-01", s->record.name, n,
	      found ? buf_text(&list) : NULL);
	buf_release(&list);
	return found;
}
