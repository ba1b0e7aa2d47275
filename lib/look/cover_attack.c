#include "look/cover_attack.h"

#include <string.h>

#include "data/data.h"
#include "rules/gear/gear.h"
#include "space/weapon_range.h"

/* ---- a Spacer ---- */

static struct attack_kind with_weapon(const struct weapon_row *w)
{
	/* COV-03: not with a melee weapon, Reach or not. */
	bool ranged = !weapon_is_melee(w);

	return (struct attack_kind){ranged, ranged ? ATTACK_RANGED : ATTACK_MELEE, w, NULL};
}

/* The first ranged weapon carried; what is stowed or disabled is no use now. */
static struct attack_kind of_spacer(const struct board *b, const char *name)
{
	EACH_OF(b, name, gear, g) {
		const struct weapon_row *w = gear_weapon(b, g);

		if (gear_at_hand(g) && w && !weapon_is_melee(w))
			return with_weapon(w);
	}
	return (struct attack_kind){.why = ATTACK_NONE};
}

/* ---- an Intruder ---- */

static bool shoots(const struct effect *e)
{
	return effect_has(e, EFFECT_SHOOT);
}

static bool protocol_shoots(const struct data *d, const char *intruder)
{
	EACH_ROW(d, PROTOCOLS, protocol_row, p)
		if (!strcmp(p->intruder, intruder) && (shoots(&p->effect) || shoots(&p->after)))
			return true;
	return false;
}

static bool card_shoots(const struct data *d, const char *intruder)
{
	EACH_ROW(d, AI_CARDS, ai_card_row, c)
		if (!strcmp(c->intruder, intruder) &&
		    (c->type == CARD_RANGED || shoots(&c->effect)))
			return true;
	return false;
}

static struct attack_kind of_intruder(const struct board *b, const struct intruder *who)
{
	const struct intruder_row *t = intruder_type(b, who);
	/* RULING: RA-47: Shoot and Ranged attacks, and no others. */
	bool ranged = t && (t->range > 0 || shoots(&t->signature) || shoots(&t->routine) ||
			    protocol_shoots(b->data, t->name) || card_shoots(b->data, t->name));

	return (struct attack_kind){ranged, ranged ? ATTACK_RANGED : ATTACK_NONE, NULL, t};
}

struct attack_kind attack_kind(const struct board *b, const struct record *attacker,
			       const struct weapon_row *weapon)
{
	if (weapon)
		return with_weapon(weapon);
	/* COV-02: only a ranged attack can be met with cover. */
	if (as_spacer(attacker))
		return of_spacer(b, attacker->name);
	if (as_intruder(attacker))
		return of_intruder(b, as_intruder(attacker));
	return (struct attack_kind){.ranged = true, .why = ATTACK_ASSUMED};
}
