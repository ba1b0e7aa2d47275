/* Step 1: may this weapon be active, and may it be aimed there? */
#include <string.h>

#include "board/readings.h"
#include "rules/attack/attack.h"
#include "rules/deck/deck.h"
#include "rules/harm/able.h"
#include "rules/sheet.h"
#include "rules/waiting.h"
#include "space/sight.h"
#include "space/weapon_range.h"

struct judging {
	const struct board *board;
	const struct attack *attack;
	bool reach; /* is it in range and in sight? */
	struct refusals no;
};

static void against(struct judging *j, const char *clause, const char *target, const char *text)
{
	refusals_add(&j->no, (struct refusal){clause, text, target});
}

static void judge_attacker(struct judging *j)
{
	const struct spacer *s = j->attack->who;

	if (!spacer_on_board(s))
		against(j, "ATK-02", NULL, "the attacker is not on the board");
	if (spacer_is_down(j->board, s)) /* KD-13: falling down, one may not attack */
		against(j, "KD-13", NULL, "the attacker is knocked down");
}

/* WPN-12: all requirements must hold together. */
static void judge_weapon(struct judging *j)
{
	const struct gear *g = j->attack->gear;
	const struct weapon_row *w = j->attack->weapon;
	bool bonus = j->attack->bonus || j->attack->follow_up;
	bool empty = g && w->ammo && g->ammo == 0;

	if (!g)
		return;	 /* GEA-14: the Multitool always counts as equipped */
	if (g->disabled) /* DSB-02 */
		against(j, "DSB-02", NULL, "the weapon is disabled");
	if (g->stowed) /* WPN-06 */
		against(j, "WPN-06", NULL, "the weapon is not equipped");
	if (g->discharged) /* WPN-11; BON-11: also for a Bonus Attack */
		against(j, "WPN-11", NULL, "the weapon bears a Discharge token");
	if (w->charge && g->charge == 0) /* WPN-09; BON-12 */
		against(j, "WPN-09", NULL, "the weapon has no Charge left");
	if (g->exhausted && !bonus) /* WPN-07; BON-03 */
		against(j, "WPN-07", NULL, "the weapon is exhausted");
	if (empty && !bonus) /* WPN-08; BON-04 */
		against(j, "WPN-08", NULL, "the weapon has no Ammo left");
	if (bonus && has_keyword(w->keywords, KEYWORD_HEAVY, NULL) && plays(j->board, RO_64, 'b') &&
	    empty)
		against(j, "GEA-45", NULL, "a Heavy weapon gains no Ammo by a Bonus Attack");
	if (bonus && !plays(j->board, RO_61, 'a') && g->exhausted && empty)
		against(j, "BON-05", NULL,
			"a Bonus Attack refreshes an exhausted weapon or an empty one, not both");
}

static int ammo_for(const struct attack *a)
{
	const struct gear *g = a->gear;
	bool refreshed = (a->bonus || a->follow_up) && g && a->weapon->ammo && g->ammo == 0;

	if (refreshed)
		return 1; /* BON-06 */
	if (g && a->weapon->ammo)
		return g->ammo;
	if (g && a->weapon->charge)
		return g->charge; /* RULING: RA-31 */
	return ATTACK_TARGETS;
}

/* RULING: RA-20 (b): what is to be discarded must be there, unless all of it is. */
static void judge_depletion(struct judging *j)
{
	const struct attack *a = j->attack;
	int spend = a->weapon->spend ? a->weapon->spend : 1;

	if (!plays(j->board, RA_20, 'b') ||
	    has_keyword(a->weapon->keywords, KEYWORD_EMPTY_CLIP, NULL))
		return;
	if (a->gear && a->n * spend > ammo_for(a))
		against(j, "ADR-05", NULL, "there is less Ammo than the Attack discards");
}

static void judge_burst(struct judging *j)
{
	const struct attack *a = j->attack;
	int most = 1;

	if (has_keyword(a->weapon->keywords, KEYWORD_BURST, &most))
		most = most ? most : 2; /* RULING: RA-34 */
	else
		most = 1;
	if (a->n > most)
		against(j, most == 1 ? "BST-01" : "BST-02", NULL,
			most == 1 ? "the weapon cannot be aimed at more than one Intruder"
				  : "more targets than the weapon's Burst allows");
	if (a->n > ammo_for(a) && ammo_for(a) > 0) /* BST-08, BST-09 */
		against(j, "BST-08", NULL, "fewer Ammo tokens than targets");
}

/* SCT-11: one of the new Intruders, which those that wait name; typed without them, any. */
static bool is_scouted(const struct judging *j, const struct intruder *in)
{
	bool named = false;

	EACH(j->board, queue, q) {
		if (!waiting_is(q, WAITING_SCOUT_ATTACK, j->attack->who) || !q->target)
			continue;
		if (!strcmp(q->target, in->record.name))
			return true;
		named = true;
	}
	return !named;
}

static void judge_scout(struct judging *j)
{
	const struct attack *a = j->attack;
	int i;

	if (!a->scout)
		return;
	if (a->n > 1)
		against(j, "SCT-11", NULL, "the free Attack of a scout is on one Intruder");
	for (i = 0; i < a->n; i++)
		if (!is_scouted(j, a->target[i]))
			against(j, "SCT-11", a->target[i]->record.name,
				"it is not one of the new Intruders");
}

/* Of a Boss without a deck on the board all cards are there. */
static bool has_a_part(const struct board *b, const struct intruder *in)
{
	const struct deck *d = intruder_is_boss(b, in) ? deck_told(b, in, DECK_BP) : NULL;

	return !d || deck_can_draw(b, d);
}

/* WPN-03, WPN-04: what an Advance may still bring about. */
static void judge_reach(struct judging *j, struct scene *sc, const struct intruder *in)
{
	struct space from = j->attack->who->at;
	struct weapon_range range = weapon_range_judge(sc, j->attack->weapon, from, in->at);
	int i;

	for (i = 0; i < range.n; i++) /* WPN-03, WPN-14 */
		against(j, range_reasons[range.why[i]].clause, in->record.name,
			range_reasons[range.why[i]].text);
	if (!los_clear(sc, from, in->at)) /* WPN-04, WPN-15 */
		against(j, "WPN-15", in->record.name, "it is out of line of sight");
}

/* RULING: RA-29: every target is tested at declaration. */
static void judge_target(struct judging *j, struct scene *sc, const struct intruder *in)
{
	if (!space_on(in->at)) {
		against(j, "ATK-02", in->record.name, "it is not on the board");
		return;
	}
	if (in->dying) /* WND-10; RULING: RA-08: it stays for its Reprisal alone */
		against(j, "WND-10", in->record.name, "it is dead, and only its Reprisal is left");
	if (in->disabled) /* DSB-02 */
		against(j, "DSB-02", in->record.name, "it is disabled");
	if (!has_a_part(j->board, in)) /* BWN-03; RULING: RT-148 */
		against(j, "BWN-03", in->record.name, "it has no BP card that can be drawn");
	if (j->reach)
		judge_reach(j, sc, in);
}

static struct refusals judge(struct judging j)
{
	const struct board *b = j.board;
	const struct attack *a = j.attack;
	struct scene sc;
	int i;

	judge_attacker(&j);
	judge_weapon(&j);
	judge_depletion(&j);
	judge_burst(&j);
	judge_scout(&j);
	if (!space_on(a->who->at))
		return j.no;
	scene_build(&sc, b);
	for (i = 0; i < a->n; i++)
		judge_target(&j, &sc, a->target[i]);
	return j.no;
}

struct refusals attack_refusals(const struct board *b, const struct attack *a)
{
	return judge((struct judging){.board = b, .attack = a, .reach = true});
}

struct refusals attack_declare_refusals(const struct board *b, const struct attack *a)
{
	return judge((struct judging){.board = b, .attack = a});
}

bool attack_reaches(const struct board *b, const struct attack *a, int i)
{
	struct scene sc;

	scene_build(&sc, b);
	return weapon_range_judge(&sc, a->weapon, a->who->at, a->target[i]->at).n == 0;
}
