#include "rules/gear/scavenge.h"

#include <string.h>

#include "board/keyed.h"
#include "data/data.h"
#include "event/event.h"
#include "rules/deck/deck.h"
#include "rules/gear/gear.h"
#include "rules/harm/able.h"
#include "rules/harm/condition.h"
#include "rules/move/door.h"
#include "rules/waiting.h"
#include "rules/where.h"

#define FINDS 8

/* TRN-37: these four. */
static bool can_be_scavenged(const struct mark *m)
{
	return m->what == MARK_OBJECTIVE || m->what == MARK_ENGRAM || m->what == MARK_GEAR_CACHE ||
	       m->what == MARK_CONSOLE;
}

static int finds(const struct board *b, const struct spacer *s, bool disabled, struct mark **out)
{
	int n = 0;

	EACH(b, mark, m)
		if (n < FINDS && can_be_scavenged(m) && space_same(m->at, s->at) &&
		    !m->disabled == !disabled)
			out[n++] = m;
	return n;
}

struct refusal scavenge_refusal(const struct board *b, const struct spacer *s)
{
	struct mark *there[FINDS];
	struct refusal no = deed_there_refusal(b, s, DEED_ACTION);

	if (no.reason)
		return no;
	if (finds(b, s, false, there))
		return ALLOWED;
	return finds(b, s, true, there) /* DSB-02 */
		   ? refuse("DSB-02", "what is there is disabled")
		   : refuse("TRN-37", "there is nothing to scavenge on the Spacer's space");
}

static int wait(const struct rules *r, const struct spacer *s, enum waiting what, const char *which)
{
	waiting_add(r->board, what, s, ABSENT)->target = which;
	EVENT(r->board, WAITS, "what=%s who=%s why=%s clause=TRN-37", waiting_words[what],
	      s->record.name, "its card says what it does");
	return 0;
}

/* LOC-07: from the Loot deck of the Location. */
static int draw_loot(const struct rules *r, struct spacer *s)
{
	struct deck *loot = deck_find(r->board, DECK_LOOT, location_loot(r->board));
	const char *card;

	if (!loot)
		return wait(r, s, WAITING_LOOT, NULL);
	if (deck_draw(r, loot, POINT_LOOT, &card))
		return -1;
	EVENT(r->board, DRAW, "point=loot card=%s clause=LOC-07", card);
	if (data_find(r->board->data, TABLE_WEAPONS, card) ||
	    data_find(r->board->data, TABLE_GEAR, card))
		return gear_loot(r, s, card);
	return wait(r, s, WAITING_LOOT, card);
}

/* WLD-19: a console of a door opens it; any other is for its card to say. */
static int work_console(const struct rules *r, struct spacer *s, const struct mark *m)
{
	struct door_deed x = {.act = DOOR_TO_OPEN, .who = s, .by = DOOR_BY_CONSOLE};
	struct refusal no;

	x.door = m->name ? board_find(r->board, KIND_DOOR, NULL, m->name) : NULL;
	if (!x.door)
		return wait(r, s, WAITING_CONSOLE, m->name);
	no = door_refusal(r->board, &x);
	if (no.reason)
		EVENT(r->board, NO_EFFECT, "what=%s who=%s why=%s clause=%s", "the console",
		      x.door->record.name, no.reason, no.clause);
	else
		door_do(r, &x);
	return 0;
}

static int take(const struct rules *r, struct spacer *s, struct mark *m)
{
	const char *what = mark_words[m->what], *token = what;

	if (m->name && engram_here(r->board, m->name))
		token = m->name; /* LOC-08: one of the four types */
	EVENT(r->board, SCAVENGES, "who=%s what=%s clause=TRN-37", s->record.name, what);
	if (m->what == MARK_CONSOLE)
		return work_console(r, s, m);
	board_remove(r->board, &m->record);
	if (m->what == MARK_GEAR_CACHE)
		return draw_loot(r, s);
	EVENT(r->board, TOKEN, "who=%s n=1 token=%s now=%d clause=TRN-37", s->record.name, token,
	      token_gain(r->board, s->record.name, token, 1));
	return 0;
}

/* Its kind, or which of several of that kind it is: LOC-08, WLD-19. */
static const char *called(struct mark *const *list, int n, const struct mark *m)
{
	int i, alike = 0;

	for (i = 0; i < n; i++)
		alike += list[i]->what == m->what;
	return alike > 1 && m->name ? m->name : mark_words[m->what];
}

/* The things there in the order of what they are called, each once; how many. */
static int different(struct mark **list, const char **label, int n)
{
	struct mark *all[FINDS];
	int i, at, kept = 0;

	memcpy(all, list, sizeof *list * (size_t)n);
	for (i = 0; i < n; i++) {
		const char *name = called(all, n, all[i]);
		for (at = 0; at < kept && strcmp(label[at], name) < 0; at++)
			;
		if (at < kept && !strcmp(label[at], name))
			continue;
		memmove(label + at + 1, label + at, sizeof *label * (size_t)(kept - at));
		memmove(list + at + 1, list + at, sizeof *list * (size_t)(kept++ - at));
		label[at] = name;
		list[at] = all[i];
	}
	return kept;
}

int scavenge(const struct rules *r, struct spacer *s)
{
	struct mark *there[FINDS];
	const char *label[FINDS];
	int found = finds(r->board, s, false, there), n = different(there, label, found), i;

	i = choose_of_several(r, s->record.name, POINT_SCAVENGE, label, n, "one thing an action");
	return i < 0 ? -1 : take(r, s, there[i]);
}
