/* Escalation, row by row of the chart. */
#include "boss_stage.h"

/* ---- Escalation: BP I and BP II ---- */

static void test_bp_1(void)
{
	struct table_top t;

	escalated(&t, "cards=glass-eye discard=dust-scales escalation=antennae,thorax,red-heart",
		  "cards=ignite,dive,keening escalation=circling,dust-storm,red-stare,immolate", 1,
		  false, "escalate-bp=thorax escalate-ai=red-stare ?remove-ai=keening");
	ok(pile_is(&t, DECK_BP,
		   "cards=glass-eye,thorax discard=dust-scales escalation=antennae,red-heart"),
	   "ESC-09 ESC-19 a wounded BP I brings a random BP II");
	ok(pile_is(&t, DECK_AI,
		   "cards=dive,ignite,red-stare escalation=circling,dust-storm,immolate"),
	   "ESC-11 ESC-12 ESC-20 ESC-22 RI-53 an AI I goes and a random AI II comes");
	ok(tells(&t, "escalation", "ESC-05") && tells(&t, "shuffled-in", "ESC-19") &&
	       tells(&t, "taken-out", "ESC-20") && tells(&t, "shuffled-in", "ESC-22"),
	   "ESC-05 ESC-19 ESC-20 ESC-22 and the story cites its row");
	clear(&t);
}

static void test_bp_1_discard(void)
{
	struct table_top t;

	escalated(&t, "cards=glass-eye,thorax escalation=antennae",
		  "cards=dive,red-stare discard=keening,immolate escalation=dust-storm", 1, false,
		  "");
	ok(pile_is(&t, DECK_AI, "cards=dive,dust-storm,immolate,red-stare"),
	   "ESC-08 ESC-14 ESC-21 an AI I from the discard pile brings that pile back");
	ok(told(&t, "taken-out", "ESC-11") < told(&t, "reshuffled", "ESC-21") &&
	       told(&t, "reshuffled", "ESC-21") < told(&t, "shuffled-in", "ESC-22"),
	   "ESC-21 before the AI II goes in");
	clear(&t);
	escalated(&t, "cards=glass-eye,thorax escalation=antennae",
		  "cards=ignite,red-stare discard=keening,immolate escalation=dust-storm", 1, false,
		  "");
	ok(pile_is(&t, DECK_AI, "cards=dust-storm,red-stare discard=keening,immolate"),
	   "ESC-08 ESC-14 the deck is searched first, and then the discard pile stays");
	clear(&t);
}

static void test_bp_2(void)
{
	struct table_top t;

	escalated(&t, "cards=glass-eye,thorax escalation=antennae,red-heart,cold-core",
		  "cards=ignite,dive escalation=dust-storm,immolate,prophecy", 2, false,
		  "escalate-bp=cold-core escalate-ai=prophecy");
	ok(pile_is(&t, DECK_BP, "cards=cold-core,glass-eye,thorax escalation=antennae,red-heart") &&
	       tells(&t, "shuffled-in", "ESC-23"),
	   "ESC-23 ESC-09 a wounded BP II brings a random BP III");
	ok(pile_is(&t, DECK_AI, "cards=ignite,prophecy escalation=dust-storm,immolate") &&
	       tells(&t, "taken-out", "ESC-24") && tells(&t, "shuffled-in", "ESC-26"),
	   "ESC-24 ESC-26 an AI II goes and a random AI III comes");
	clear(&t);
	escalated(&t, "cards=glass-eye,thorax escalation=red-heart",
		  "cards=ignite,keening discard=dive,circling escalation=immolate", 2, true, "");
	ok(pile_is(&t, DECK_AI, "cards=circling,ignite,immolate,keening") &&
	       told(&t, "reshuffled", "ESC-25") > told(&t, "taken-out", "ESC-24") &&
	       told(&t, "reshuffled", "ESC-25") < told(&t, "shuffled-in", "ESC-26"),
	   "ESC-25 an AI II from the discard pile brings that pile back before the AI III");
	clear(&t);
}

static void test_runs_out(void)
{
	struct table_top t;

	escalated(&t, "cards=glass-eye,thorax escalation=red-heart",
		  "cards=ignite,dive escalation=immolate", 1, false, "");
	ok(pile_is(&t, DECK_BP, "cards=glass-eye,red-heart,thorax"),
	   "ESC-09 RI-53 no BP II left to come: a BP III");
	ok(pile_is(&t, DECK_AI, "cards=dive,immolate"),
	   "ESC-12 RI-53 no AI II left to come: an AI III");
	clear(&t);
	escalated(&t, "cards=glass-eye escalation=antennae discard=dust-scales",
		  "cards=ignite,dive escalation=dust-storm", 2, false, "");
	ok(pile_is(&t, DECK_BP, "cards=glass-eye discard=dust-scales escalation=antennae") &&
	       tells(&t, "none-to-come", "ESC-23"),
	   "ESC-23 none left to come: none comes, never a lower one");
	clear(&t);
}

static void test_alone(void)
{
	struct table_top t;

	escalated(&t, "discard=glass-eye,dust-scales escalation=antennae",
		  "cards=ignite discard=dive,keening escalation=dust-storm", 1, false, "");
	ok(pile_is(&t, DECK_BP, "cards=antennae,dust-scales,glass-eye") &&
	       tells(&t, "reshuffled", "ESC-10"),
	   "ESC-10 RI-52 a new BP card is not alone: the discard pile comes back");
	ok(pile_is(&t, DECK_AI, "cards=dive,dust-storm,keening") &&
	       tells(&t, "reshuffled", "ESC-13"),
	   "ESC-13 RI-52 nor is a new AI card");
	clear(&t);
	escalated(&t, "cards=thorax discard=glass-eye escalation=antennae",
		  "cards=ignite,wingbeat discard=dive escalation=dust-storm", 1, false, "");
	ok(pile_is(&t, DECK_BP, "cards=antennae,thorax discard=glass-eye"),
	   "ESC-10 two cards are enough");
	ok(pile_is(&t, DECK_AI, "cards=dust-storm,wingbeat discard=dive"),
	   "ESC-13 two cards are enough");
	clear(&t);
}

static void test_next_level_up(void)
{
	struct table_top t;

	escalated(&t, "cards=glass-eye,thorax escalation=antennae",
		  "cards=prophecy,dive escalation=dust-storm,immolate", 1, false, "");
	ok(pile_is(&t, DECK_AI, "cards=immolate,prophecy escalation=dust-storm"),
	   "ESC-15 no AI I left: an AI II goes and an AI III comes");
	clear(&t);
	escalated(&t, "cards=glass-eye,thorax escalation=antennae",
		  "cards=prophecy,carry-off escalation=dust-storm,immolate", 1, false, "");
	ok(pile_is(&t, DECK_AI, "cards=prophecy,carry-off escalation=dust-storm,immolate") &&
	       t.boss->fiercer == 1 && t.boss->harder == 0 && tells(&t, "bonus", "ESC-16"),
	   "ESC-15 ESC-16 RI-51 nothing left that can go up: 1 bonus, and no AI card goes");
	clear(&t);
	escalated(&t, "cards=glass-eye escalation=red-heart", "cards=ignite escalation=immolate", 2,
		  false, "");
	ok(pile_is(&t, DECK_AI, "cards=ignite escalation=immolate") && t.boss->fiercer == 1,
	   "ESC-16 a lower level is not asked for");
	clear(&t);
	escalated(&t, "cards=glass-eye escalation=red-heart", "cards=ignite,dive", 1, false, "");
	ok(pile_is(&t, DECK_AI, "cards=ignite,dive") && t.boss->fiercer == 1,
	   "ESC-16 RI-51 none left to come: a bonus, and no AI card goes");
	clear(&t);
}

/* ---- Escalation: BP III ---- */

static void test_bp_3(void)
{
	struct table_top t;

	set(&t,
	    "intruder mothman A1\n"
	    "deck bp mothman cards=thorax,glass-eye,dust-scales discard=tattered-wing "
	    "escalation=antennae,red-heart,lamp-eyes\n"
	    "deck ai mothman cards=ignite,dive escalation=immolate,dust-storm",
	    "escalate-bp=lamp-eyes");
	wound(&t, "cold-core", false);
	grow(&t, 3, false);
	ok(pile_is(&t, DECK_BP,
		   "cards=glass-eye,lamp-eyes,thorax discard=tattered-wing "
		   "escalation=antennae,red-heart wounds=double-wound aside=cold-core") &&
	       tells(&t, "taken-out", "ESC-27") && tells(&t, "shuffled-in", "ESC-29"),
	   "ESC-27 ESC-29 a wounded BP III: the lowest BP card goes, a BP III comes");
	ok(told(&t, "put-under", "ESC-30") > told(&t, "shuffled-in", "ESC-29") &&
	       tells(&t, "put-under", "BWN-11") &&
	       !deck_aside(&t.board, deck_told(&t.board, t.boss, DECK_BP)),
	   "ESC-30 BWN-11 the set-aside card goes under the deck after the shuffling");
	ok(pile_is(&t, DECK_AI, "cards=ignite,immolate escalation=dust-storm") &&
	       tells(&t, "taken-out", "ESC-32") && tells(&t, "shuffled-in", "ESC-32"),
	   "ESC-32 RI-50 an AI II goes and an AI III comes");
	ok(t.boss->wounds == 2, "ESC-31 it counts as 2 Wounds");
	clear(&t);
}

static void test_bp_3_discard(void)
{
	struct table_top t;

	escalated(&t, "cards=thorax,antennae discard=glass-eye,wing-root escalation=red-heart",
		  "cards=ignite,keening discard=dive,wingbeat escalation=immolate", 3, false, "");
	ok(pile_is(&t, DECK_BP, "cards=antennae,red-heart,thorax,wing-root") &&
	       tells(&t, "reshuffled", "ESC-28"),
	   "ESC-27 ESC-28 the lowest from the discard pile brings that pile back");
	ok(pile_is(&t, DECK_AI, "cards=ignite,immolate,keening,wingbeat") &&
	       tells(&t, "reshuffled", "ESC-14"),
	   "ESC-14 ESC-32 so does an AI II");
	clear(&t);
	escalated(&t, "cards=thorax,antennae discard=wing-root escalation=red-heart",
		  "cards=ignite escalation=dust-storm,immolate", 3, false, "?remove-bp=thorax");
	ok(pile_is(&t, DECK_BP, "cards=antennae,red-heart discard=wing-root"),
	   "ESC-08 ESC-28 not when the deck has one as low; which one is a choice");
	ok(pile_is(&t, DECK_AI, "cards=immolate escalation=dust-storm"),
	   "ESC-32 RI-50 no AI II left: the lowest AI card goes");
	clear(&t);
}

/* What lies under the deck is shuffled with it, and may be the lowest. */
static void test_bp_3_under(void)
{
	struct table_top t;

	set(&t,
	    "intruder mothman A1\n"
	    "deck bp mothman cards=thorax,antennae escalation=red-heart aside=glass-eye,lamp-eyes\n"
	    "deck ai mothman cards=ignite,dive escalation=immolate",
	    "");
	wound(&t, "cold-core", false);
	ok(pile_is(&t, DECK_BP,
		   "cards=thorax,antennae escalation=red-heart wounds=double-wound "
		   "aside=cold-core,glass-eye,lamp-eyes wounding"),
	   "BWN-10 the set-aside card is told from those under the deck");
	grow(&t, 3, false);
	ok(pile_is(&t, DECK_BP,
		   "cards=antennae,lamp-eyes,red-heart,thorax wounds=double-wound aside=cold-core"),
	   "ESC-27 ESC-30 only the card set aside now is under the deck now");
	clear(&t);
	set(&t,
	    "intruder mothman A1\n"
	    "deck bp mothman cards=thorax,antennae ordered\n"
	    "deck ai mothman cards=ignite,dive escalation=immolate",
	    "");
	wound(&t, "cold-core", false);
	grow(&t, 3, false);
	ok(pile_is(&t, DECK_BP, "cards=thorax,antennae,cold-core wounds=double-wound ordered"),
	   "ESC-39 BWN-11 a deck in order keeps it, with the card at its bottom");
	clear(&t);
}

static void test_bp_3_critical(void)
{
	struct table_top t;

	set(&t,
	    "intruder mothman A1\n"
	    "deck bp mothman cards=thorax,antennae,dust-scales escalation=red-heart,lamp-eyes\n"
	    "deck ai mothman cards=ignite,dive escalation=immolate",
	    "escalate-bp=lamp-eyes");
	wound(&t, "cold-core", true);
	grow(&t, 3, true);
	ok(pile_is(&t, DECK_BP, "cards=antennae,lamp-eyes,red-heart,thorax wounds=cold-core") &&
	       tells(&t, "taken-out", "ESC-33") && tells(&t, "shuffled-in", "ESC-34"),
	   "ESC-33 ESC-34 critically wounded: the lowest BP card goes, two BP III come");
	ok(t.boss->wounds == 2, "ESC-36 and the stack has 2 Wounds more");
	ok(pile_is(&t, DECK_AI, "cards=ignite,immolate") && tells(&t, "taken-out", "ESC-37"),
	   "ESC-37 the AI deck as for a plain BP III");
	clear(&t);
	escalated(&t, "cards=thorax,antennae discard=glass-eye,wing-root escalation=red-heart",
		  "cards=dive,ignite escalation=immolate", 3, true, "");
	ok(pile_is(&t, DECK_BP, "cards=antennae,red-heart,thorax,wing-root") &&
	       tells(&t, "reshuffled", "ESC-35"),
	   "ESC-35 the lowest from the discard pile brings that pile back");
	ok(tells(&t, "none-to-come", "ESC-34"), "ESC-34 with one BP III left, one comes");
	clear(&t);
}

/* ---- Escalation: no BP III left ---- */

static void test_spent(void)
{
	struct table_top t;

	set(&t,
	    "intruder mothman A1\n"
	    "deck bp mothman cards=thorax discard=antennae,glass-eye escalation=wing-root\n"
	    "deck ai mothman cards=dive,red-stare discard=ignite,wingbeat "
	    "escalation=immolate,dust-storm",
	    "?remove-ai=wingbeat");
	wound(&t, "cold-core", false);
	grow(&t, 3, false);
	ok(pile_is(&t, DECK_BP,
		   "cards=antennae,glass-eye,thorax escalation=wing-root "
		   "wounds=double-wound aside=cold-core") &&
	       tells(&t, "reshuffled", "ESC-38"),
	   "ESC-38 no BP III left to come: the discard pile comes back, no BP card goes");
	ok(told(&t, "put-under", "ESC-39") > told(&t, "reshuffled", "ESC-38"),
	   "ESC-39 the set-aside card still goes under the deck");
	ok(pile_is(&t, DECK_AI, "cards=dive,ignite,immolate,red-stare escalation=dust-storm") &&
	       tells(&t, "taken-out", "ESC-40") && tells(&t, "shuffled-in", "ESC-40"),
	   "ESC-40 the lowest AI card goes, an AI III comes");
	clear(&t);
}

static void test_bonus(void)
{
	struct table_top t;

	escalated(&t, "cards=thorax,antennae", "cards=ignite,dive escalation=dust-storm", 3, false,
		  "");
	ok(pile_is(&t, DECK_AI, "cards=ignite,dive escalation=dust-storm") &&
	       times(&t, "bonus") == 2 && tells(&t, "bonus", "ESC-41"),
	   "ESC-41 RI-51 no AI III left either: a bonus for each of the 2 Wounds");
	ok(t.boss->fiercer == 1 && t.boss->harder == 1,
	   "ESC-42 first each hit costs 1 more Vitals, then AT +1");
	grow(&t, 3, true);
	grow(&t, 2, false);
	ok(t.boss->fiercer == 3 && t.boss->harder == 2 && tells(&t, "bonus", "ESC-42"),
	   "ESC-42 RI-51 and then round again");
	clear(&t);
	escalated(&t, "cards=thorax,antennae", "cards=ignite,dive escalation=dust-storm", 2, false,
		  "");
	ok(t.boss->fiercer == 1 && t.boss->harder == 0,
	   "ESC-41 ESC-42 a Wound of 1 is one bonus, that of the Vitals");
	clear(&t);
}

static void test_spent_critical(void)
{
	struct table_top t;

	set(&t,
	    "intruder mothman A1\n"
	    "deck bp mothman cards=thorax,lamp-eyes discard=antennae\n"
	    "deck ai mothman cards=dive,ignite escalation=immolate",
	    "bp=lamp-eyes");
	wound(&t, draw(&t)->name, true);
	grow(&t, 3, true);
	ok(pile_is(&t, DECK_BP, "cards=antennae,thorax wounds=lamp-eyes") &&
	       tells(&t, "reshuffled", "ESC-43"),
	   "ESC-43 critically wounded with no BP III left: the deck is one card smaller");
	ok(pile_is(&t, DECK_AI, "cards=dive,immolate") && tells(&t, "taken-out", "ESC-44") &&
	       tells(&t, "shuffled-in", "ESC-44"),
	   "ESC-44 the AI deck as without the critical");
	clear(&t);
}

/* ---- Escalation without a Wound ---- */

static void test_without_wound(void)
{
	struct table_top t;

	set(&t,
	    "intruder mothman A1\n"
	    "deck bp mothman cards=thorax,tattered-wing discard=glass-eye escalation=antennae\n"
	    "deck ai mothman cards=ignite,dive escalation=dust-storm",
	    "");
	t.failed |= escalate_without_wound(&t.rules, t.boss) != 0;
	ok(pile_is(&t, DECK_BP, "cards=antennae,thorax discard=glass-eye") &&
	       tells(&t, "taken-out", "ESC-18"),
	   "ESC-17 ESC-18 RI-54 the lowest BP card goes and its row is performed");
	ok(pile_is(&t, DECK_AI, "cards=dive,dust-storm"), "ESC-17 in both decks");
	ok(!t.boss->wounds && !times(&t, "stacked"), "ESC-18 RI-54 and no Wound is dealt");
	clear(&t);
	set(&t,
	    "intruder mothman A1\n"
	    "deck bp mothman cards=red-heart,lamp-eyes escalation=cold-core\n"
	    "deck ai mothman cards=ignite,dive escalation=immolate",
	    "");
	wound(&t, "cold-core", false);
	t.failed |= escalate_without_wound(&t.rules, t.boss) != 0;
	ok(pile_is(&t, DECK_BP, "cards=cold-core wounds=double-wound aside=cold-core wounding") &&
	       deck_aside(&t.board, deck_told(&t.board, t.boss, DECK_BP)),
	   "ESC-18 ESC-30 the card of a Wound under way stays set aside");
	clear(&t);
	set(&t, "intruder mothman A1\ndeck bp mothman escalation=antennae", "");
	t.failed |= escalate_without_wound(&t.rules, t.boss) != 0;
	ok(!times(&t, "escalation") && tells(&t, "none-to-come", "ESC-18"),
	   "ESC-18 no BP card to stand in: nothing happens");
	clear(&t);
}

int main(void)
{
	static void (*const all[])(
	    void) = {test_bp_1,		  test_bp_1_discard,  test_bp_2,  test_runs_out,
		     test_alone,	  test_next_level_up, test_bp_3,  test_bp_3_discard,
		     test_bp_3_under,	  test_bp_3_critical, test_spent, test_bonus,
		     test_spent_critical, test_without_wound};

	return run_all(all, COUNT(all));
}
