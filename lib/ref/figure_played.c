/* Figures of movement: what the rules make of a push, of a Spacer's move and of an Intruder's is
 * drawn over the board as it was before. */
#include <string.h>

#include "event/event.h"
#include "ref/figure.h"
#include "rules/intruder/ai.h"
#include "rules/move/forced.h"
#include "rules/move/spacer_move.h"

/* clang-format off */
static const struct played push_figures[] = {
    {PLAY_PUSH, "map 3x5\nspacer juliet B2 facing=w\nintruder grin-1 B1 facing=e\n",
     "juliet", "grin-1", 2, "B4", "KB-01", "Knockback 2: straight away"},
    {PLAY_PUSH, "map 3x5\nspacer juliet B2 facing=w\nintruder grin-1 B1 facing=e\nterrain crate-1 B4\n",
     "juliet", "grin-1", 3, "B4", "KB-16", "Knockback 3: the Destructible Obstacle breaks, Crash"},
    {PLAY_PUSH, "map 3x5\nspacer juliet B2 facing=w\nintruder grin-1 B1 facing=e\nterrain pillar-1 B4\n",
     "juliet", "grin-1", 3, "B3", "KB-21", "Knockback 3: an Indestructible one halts, Crash"},
    {PLAY_PUSH, "map 3x5\nspacer juliet A4 facing=w\nintruder grin-1 A3 facing=e\n",
     "juliet", "grin-1", 3, "C5", "KB-33", "Knockback 3: along the Board Edge"},
};

static const struct played walk_figures[] = {
    {PLAY_REACH, "map 3x5\nspacer juliet B2 facing=e\nterrain crate-1 B3\n",
     "juliet", NULL, 2, "A1,A2,A3,B1,C1,C2,C3", "SPM-05", "2 spaces: cardinal, round an Obstacle"},
    {PLAY_REACH, "map 3x5\nspacer juliet B2 facing=e\nwall B2-B3,C2-C3\n",
     "juliet", NULL, 2, "A1,A2,A3,B1,C1,C2", "SPM-07", "2 spaces: not across a wall"},
    {PLAY_REACH, "map 3x5\nspacer juliet B2 facing=e\nspacer romeo B3 facing=w\n",
     "juliet", NULL, 2, "A1,A2,A3,B1,B4,C1,C2,C3", "SPM-10", "2 spaces: through a Spacer, not onto"},
    {PLAY_REACH, "map 3x5\nspacer juliet B2 facing=e\nintruder grin-1 B3 facing=w\n",
     "juliet", NULL, 2, "A1,A2,A3,B1,C1,C2,C3", "SPM-09", "2 spaces: not through an Intruder"},
};

static const struct played go_figures[] = {
    {PLAY_GOES, "map 3x5\ncountdown 9\nspacer juliet C5 facing=w\nintruder grin-1 B2 facing=e\n",
     "grin-1", NULL, 0, "C4", "MOV-16", "it zigzags, until it is beside its Target"},
    {PLAY_GOES, "map 3x5\ncountdown 9\nspacer juliet B4 facing=w\nintruder grin-1 B1 facing=e\nintruder grin-2 B2 facing=e\n",
     "grin-1", NULL, 0, "B3", "MOV-09", "through other Intruders"},
    {PLAY_GOES, "map 3x5\ncountdown 9\nspacer juliet B4 facing=w\nintruder grin-1 B2 facing=e\nterrain slab-1 B3\n",
     "grin-1", NULL, 0, "A4", "MOV-12", "round an Obstacle"},
    {PLAY_GOES, "map 3x5\ncountdown 9\nspacer juliet B4 facing=w\nintruder grin-1 B2 facing=e\nwall B2-B3,A2-A3\n",
     "grin-1", NULL, 0, "B3", "MOV-13", "never across a wall"},
};
/* clang-format on */

static int push(const struct rules *r, const struct played *p)
{
	const struct intruder *by = board_find(r->board, KIND_INTRUDER, NULL, p->from);
	struct push x = {.who = p->who,
			 .x = p->x,
			 .by = p->from,
			 .direction = NO_DIRECTION,
			 .last_step = NO_DIRECTION};

	x.source = by->at;
	return forced_knockback(r, &x);
}

static int play(const struct rules *r, const struct played *p)
{
	if (p->by == PLAY_PUSH)
		return push(r, p);
	if (p->by == PLAY_GOES)
		return ai_activate(r, board_find(r->board, KIND_INTRUDER, NULL, p->who),
				   AI_OWN_TURN);
	spacer_reach_event(r->board, board_find(r->board, KIND_SPACER, NULL, p->who), p->x);
	return 0;
}

/* What the last event of that argument has there, of whom it is about; or NULL. */
static const char *told(const struct board *b, const char *arg, const char *who)
{
	int i;

	for (i = board_count(b, KIND_EVENT) - 1; i >= 0; i--) {
		const struct event *e = board_event(b, i);
		const char *by = event_arg(e, "who");

		if (event_arg(e, arg) && by && !strcmp(by, who))
			return event_arg(e, arg);
	}
	return NULL;
}

/* Plays it on a copy; the way is laid over the board as it was. The end of it, or NULL. */
static const char *judge(struct board *b, const struct played *p, struct diag *d)
{
	struct fate f = {.peek = true};
	struct board *after = board_copy(b, b->arena);
	struct rules r = {.board = after, .fate = &f, .diag = d};
	const char *way, *ends = NULL;

	fate_start(&f, b->arena);
	fate_begin(&f, after);
	if (!play(&r, p)) {
		way = told(after, p->by == PLAY_REACH ? "spaces" : "path", p->who);
		ends = p->by == PLAY_REACH ? way : told(after, "to", p->who);
		if (way && p->by == PLAY_REACH)
			EVENT(b, REACH, "who=%s n=%d spaces=%s", p->who, p->x, way);
		else if (way)
			EVENT(b, PATH, "who=%s to=%s path=%s", p->who, ends, way);
	}
	fate_release(&f);
	return ends;
}

/* What it is there to show is said only of the end that it was chosen for. */
static const char *caption(struct arena *a, const struct played *p, const char *ends)
{
	if (strcmp(ends, p->ends) != 0)
		return arena_printf(a, p->by == PLAY_REACH ? "to %s" : "ends on %s", ends);
	return arena_printf(a, "%s (%s)", p->shows, p->clause);
}

static void draw(struct sheet *s, const struct played *p, size_t n)
{
	struct block *row = doc_figures(s->doc);
	size_t i;

	for (i = 0; i < n; i++) {
		struct diag d = {0};
		struct board *b = figure_board(s, p[i].board, p[i].clause, &d);
		const char *ends = b ? judge(b, &p[i], &d) : NULL;

		if (ends)
			figure_draw(s, doc_figure(s->doc, row, caption(s->doc->arena, &p[i], ends)),
				    b, NULL, figure_space(s));
		diag_release(&d);
	}
}

void figures_push(struct sheet *s)
{
	draw(s, push_figures, COUNT(push_figures));
}

void figures_walk(struct sheet *s)
{
	draw(s, walk_figures, COUNT(walk_figures));
}

void figures_go(struct sheet *s)
{
	draw(s, go_figures, COUNT(go_figures));
}
