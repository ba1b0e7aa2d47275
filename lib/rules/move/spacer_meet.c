/* What a Spacer meets on its way: attacks of opportunity, tiles, a Location arrow. */
#include <string.h>

#include "event/event.h"
#include "rules/harm/able.h"
#include "rules/move/location.h"
#include "rules/move/spacer_walk.h"
#include "rules/move/terrain.h"

/* ---- can it go on? ---- */

/* AOO-05: only one who still can goes on (RULING: RO-105, RO-113). */
static void look_at_mover(struct walking *s)
{
	const struct spacer *who = s->m->who;

	if (who->dead)
		walking_stop(s, NULL, NULL);
	else if (!s->m->by_another && spacer_is_down(s->r->board, who)) /* KD-13 */
		walking_stop(s, "is knocked down and goes no further", "KD-13");
	else if (!space_same(who->at, walking_here(s)))
		walking_moved_off(s);
}

/* The player may leave it at that, but only on an empty space (SPM-12). */
static int ask_to_go_on(struct walking *s, const char *clause)
{
	static const char *const words[] = {"on", "stop"};
	int pick;

	if (s->over || walking_is_taken(s, walking_here(s)))
		return 0;
	pick = choose(s->r, s->m->who->record.name, POINT_MOVE, words, 2,
		      "the move was declared further");
	if (pick == 1) /* AOO-05, SPM-23 */
		walking_stop(s, "stops early", clause);
	return pick < 0 ? -1 : 0;
}

/* ---- attacks of opportunity ---- */

static bool provokes(const struct walking *s)
{
	const struct board *b = s->r->board;

	EACH(b, intruder, in)
		if (ai_provoked_by(b, in, walking_here(s)))
			return true;
	return false;
}

/* By each step of one's own away from an Intruder's side, before it is taken (AOO-01, AOO-02,
 * AOO-09). */
int meet_opportunity(struct walking *s)
{
	/* RULING: RI-43; RO-112: out of an Other Place nothing is provoked */
	if (s->m->by_another || s->m->who->elsewhere || !provokes(s))
		return 0;
	if (ai_opportunity(s->r, s->m->who))
		return -1;
	look_at_mover(s);
	return ask_to_go_on(s, "AOO-05");
}

/* ---- what lies on the space ---- */

static struct mark *find_mark(const struct board *b, struct space at, enum mark_word what)
{
	EACH(b, mark, m)
		if (space_same(m->at, at) && !m->disabled && m->what == (int)what)
			return m;
	return NULL;
}

int meet_tile(struct walking *s, struct space from)
{
	struct terrain *t = board_terrain_at(s->r->board, walking_here(s));
	char at[PLACE_TEXT];

	if (find_mark(s->r->board, walking_here(s), MARK_DANGEROUS))
		EVENT(s->r->board, HAZARD, "who=%s at=%s clause=SPM-03", s->m->who->record.name,
		      space_text(walking_here(s), at));
	if (!t || t == board_terrain_at(s->r->board, from)) /* TER-04; RULING: RO-54 */
		return 0;
	if (terrain_enter(s->r, s->m->who, t, "SPM-03")) /* SPM-03 */
		return -1;
	/* RULING: RT-175: who is moved by another breaks it. */
	if (s->m->by_another && board_terrain_at(s->r->board, walking_here(s)) == t &&
	    tile_has(s->r->board, t, KEYWORD_DESTRUCTIBLE))
		terrain_destroy(s->r, t, "KW-DESTRUCTIBLE-1");
	look_at_mover(s);
	return 0;
}

/* The map may have grown to the left or below: the places of the walk are carried over. */
static struct space moved(struct space s, struct space by)
{
	return (struct space){s.row + by.row, s.col + by.col};
}

static void carry_over(struct walking *s, struct space by)
{
	int i;

	for (i = 0; i < s->n; i++)
		s->trail[i] = moved(s->trail[i], by);
	for (i = 0; i < s->m->n; i++)
		s->m->path[i] = moved(s->m->path[i], by);
	s->to = moved(s->to, by);
}

/* SPM-15: a Location arrow stops the Spacer; then the rest may be walked (SPM-23). */
int meet_location(struct walking *s)
{
	struct mark *arrow = find_mark(s->r->board, walking_here(s), MARK_LOCATION_ARROW);
	bool ends = space_same(walking_here(s), s->to);
	struct space by = {0, 0};

	if (!arrow || s->over)
		return 0;
	if (!s->m->next) {
		location_wait(s->r, s->m->who, arrow, ends ? 0 : walking_steps_left(s));
		walking_stop(s, ends ? NULL : "is stopped by a Location arrow", "SPM-15");
		return 0;
	}
	if (location_reveal(s->r, s->m->who, arrow, s->m->next, &by))
		return -1;
	carry_over(s, by);
	return ends ? 0 : ask_to_go_on(s, "SPM-23");
}
