/* A found item goes where the player wants it: GEA-35, RULING: RO-69 (a free equip). */
#include <string.h>

#include "data/data.h"
#include "event/event.h"
#include "rules/gear/gear.h"

#define WAYS 16

enum way_kind { WAY_EQUIP, WAY_SWAP, WAY_SWAP_ALL, WAY_BACKPACK, WAY_LEAVE };

struct way {
	enum way_kind kind;
	struct gear *out; /* of a swap */
};

struct looting {
	const struct rules *r;
	struct spacer *who;
	struct gear *item; /* the record, on trial until the player chooses */
	struct gear *held[WAYS];
	int nheld;
	struct way way[WAYS + 4];
	const char *label[WAYS + 4];
	int n;
};

static bool fits(const struct looting *l, struct gear **stow, int nstow, bool stow_item)
{
	struct rearm x = {.who = l->who, .stow = stow, .nstow = nstow};

	l->item->stowed = stow_item;
	return !load_refusal(l->r->board, l->who, gear_load(l->r->board, l->who, &x)).reason;
}

static void find_held(struct looting *l)
{
	EACH_OF(l->r->board, l->who->record.name, gear, g)
		if (l->nheld < WAYS && g != l->item && !g->stowed)
			l->held[l->nheld++] = g;
}

static void add_way(struct looting *l, enum way_kind kind, struct gear *out, const char *label)
{
	l->way[l->n] = (struct way){kind, out};
	l->label[l->n++] = label;
}

/* A single thing put away makes room; or all that is in the hands. */
static void add_swaps(struct looting *l)
{
	int i, before = l->n;

	for (i = 0; i < l->nheld; i++)
		if (fits(l, &l->held[i], 1, false))
			add_way(l, WAY_SWAP, l->held[i],
				arena_printf(l->r->board->arena, "swap-%s",
					     l->held[i]->record.name));
	if (l->n == before && l->nheld > 1 && fits(l, l->held, l->nheld, false))
		add_way(l, WAY_SWAP_ALL, NULL, "swap-all");
}

static void find_ways(struct looting *l)
{
	bool equips = fits(l, NULL, 0, false);

	if (equips)
		add_way(l, WAY_EQUIP, NULL, "equip");
	if (fits(l, NULL, 0, true))
		add_way(l, WAY_BACKPACK, NULL, "backpack");
	if (!equips)
		add_swaps(l);
	add_way(l, WAY_LEAVE, NULL, "leave");
}

static void put_away(const struct looting *l, struct gear *g)
{
	g->stowed = 1;
	EVENT(l->r->board, STOWS, "who=%s what=%s clause=GEA-35", l->who->record.name,
	      g->record.name);
}

static void take(struct looting *l, const struct way *w)
{
	const char *item = l->item->record.name;
	int i;

	if (w->kind == WAY_LEAVE) {
		EVENT(l->r->board, DISCARD, "who=%s what=%s clause=GEA-34", l->who->record.name,
		      item);
		board_remove(l->r->board, &l->item->record);
		return;
	}
	for (i = 0; i < l->nheld; i++)
		if (w->kind == WAY_SWAP_ALL || w->out == l->held[i])
			put_away(l, l->held[i]);
	l->item->stowed = w->kind == WAY_BACKPACK;
	EVENT(l->r->board, LOOTS, "who=%s what=%s how=%s clause=GEA-35 ruling=RO-69",
	      l->who->record.name, item, l->item->stowed ? "into the backpack" : "equipped");
}

/* `osr-3`, or `osr-3.2` where one is carried already. */
static const char *copy_name(const struct board *b, const char *owner, const char *item)
{
	const char *name = item;
	int n;

	for (n = 2; board_find(b, KIND_GEAR, owner, name); n++)
		name = arena_printf(b->arena, "%s.%d", item, n);
	return name;
}

int gear_loot(const struct rules *r, struct spacer *s, const char *item)
{
	struct looting l = {.r = r, .who = s};
	const struct weapon_row *w;
	int way;

	l.item = board_add(r->board, KIND_GEAR, s->record.name,
			   copy_name(r->board, s->record.name, item));
	w = gear_weapon(r->board, l.item);
	l.item->ammo = w && w->ammo ? w->ammo : ABSENT;
	l.item->charge = w && w->charge ? w->charge : ABSENT;
	find_held(&l);
	find_ways(&l);
	way = choose_of_several(r, s->record.name, POINT_LOOT, l.label, l.n,
				"it is free to equip what is found");
	if (way < 0)
		return -1;
	take(&l, &l.way[way]);
	return 0;
}
