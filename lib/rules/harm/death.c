/* Dying, and what comes after. Clauses DIE, LIF; rulings RO-81, RO-114. */
#include "rules/harm/harm.h"

#include <string.h>

#include "board/keyed.h"
#include "event/event.h"
#include "rules/harm/pool.h"

/* Conditions, tokens and played cards of the dead go; gear stays where it is. */
static void drop_owned(struct board *b, enum kind k, const char *owner)
{
	int i;

	for (i = b->of[k].n - 1; i >= 0; i--)
		if (!strcmp(b->of[k].at[i]->owner, owner))
			board_remove(b, b->of[k].at[i]);
}

static void drop_queued(struct board *b, const char *who)
{
	int i;

	for (i = board_count(b, KIND_QUEUE) - 1; i >= 0; i--) {
		const struct queue *q = board_queue(b, i);
		if (q->who && !strcmp(q->who, who))
			board_remove(b, b->of[KIND_QUEUE].at[i]);
	}
}

void harm_drop_bonus(struct board *b, const struct spacer *s)
{
	struct bonus *more = board_find(b, KIND_BONUS, NULL, s->record.name);

	if (more)
		board_remove(b, &more->record);
}

const char *life_spares_of(const struct board *b, const struct spacer *s)
{
	return arena_printf(b->arena, "%s-%s", supply_words[SUPPLY_LIFE_SPARES], s->record.name);
}

/* 1 if a Life Spare is taken, 0 if not, -1 with the diag. */
static int take_spare(const struct rules *r, const struct spacer *s, struct supply *spares)
{
	static const char *const ways[] = {"use", "decline"};
	int way;

	/* LIF-02: the stock is limited. */
	if (spares->count < 1)
		return 0;
	way = choose(r, s->record.name, POINT_SPARE, ways, 2, "a Life Spare is left");
	return way < 0 ? -1 : !way;
}

/* LIF-01, LIF-04: back in a Spare, or gone for good. */
static int come_back(const struct rules *r, struct spacer *s)
{
	struct supply *spares =
	    board_find(r->board, KIND_SUPPLY, NULL, life_spares_of(r->board, s));
	int taken;

	if (!spares) /* RULING: RO-81 */
		spares = supply_find(r->board, SUPPLY_LIFE_SPARES);
	if (!spares)
		return 0;
	taken = take_spare(r, s, spares);
	if (taken < 0)
		return -1;
	if (taken) {
		spares->count--;
		s->spare = 1;
		EVENT(r->board, SPARE, "who=%s left=%d clause=LIF-01 ruling=RO-81", s->record.name,
		      spares->count);
		return 0;
	}
	/* LIF-04, LIF-05: no Spare, so a new character. */
	EVENT(r->board, TRUE_DEATH, "who=%s clause=LIF-04,LIF-05", s->record.name);
	return 0;
}

/* DIE-22, DIE-23: the token marks the place and stays there; the box holds so many. */
static void mark_place(const struct rules *r, const struct spacer *s)
{
	enum { IN_THE_BOX = 5 };
	struct mark *m;
	int n = 0;

	EACH(r->board, mark, there)
		n += there->what == MARK_DEAD_SPACER;
	if (!space_on(s->at) || s->elsewhere || n >= IN_THE_BOX)
		return;
	m = board_add(r->board, KIND_MARK, NULL, NULL);
	m->at = s->at;
	m->what = MARK_DEAD_SPACER;
	m->name = s->record.name;
}

/* RULING: RO-114 the turn of the dead ends there, and with it comes the milling. */
static void end_turn(const struct rules *r, const struct spacer *s)
{
	struct turn *t = board_find(r->board, KIND_TURN, NULL, s->record.name);

	if (!t || t->state != TURN_ACTIVE)
		return;
	t->state = TURN_DONE;
	t->catching = 0;
	t->breaths = 1;
	pool_mill(r); /* POL-14 */
	EVENT(r->board, TURN, "who=%s what=ends clause=POL-14 ruling=RO-114", s->record.name);
}

int harm_kill(const struct rules *r, struct spacer *s, const char *why, const char *clause)
{
	if (s->dead)
		return 0;
	EVENT(r->board, DIES, "who=%s why=%s clause=%s", s->record.name, why, clause);
	s->dead = 1;
	mark_place(r, s);
	s->at = NOWHERE;
	s->vitals = 0;
	/* RULING: RA-36 the immunity was the dead one's own. */
	s->broken = 0;
	s->awakened = 0;
	drop_owned(r->board, KIND_CONDITION, s->record.name);
	drop_owned(r->board, KIND_TOKEN, s->record.name);
	drop_owned(r->board, KIND_CARD, s->record.name);
	drop_queued(r->board, s->record.name);
	harm_drop_bonus(r->board, s); /* DIE-15: the dead roll nothing */
	end_turn(r, s);
	return come_back(r, s);
}
