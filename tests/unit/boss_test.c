/* The decks of a Boss, its Wound Stack, Radiate. */
#include "boss_stage.h"

/* ---- decks ---- */

static void test_default_deck(void)
{
	struct table_top t;

	set(&t, "intruder mothman A1", "bp=glass-eye");
	ok(draw(&t) == bp(&t, "glass-eye"), "BWN-03 RA-28 an Attack draws a BP card");
	ok(pile_is(&t, DECK_BP,
		   "cards=magnetized-boot,tattered-wing,dust-scales "
		   "escalation=antennae,wing-root,thorax,red-heart,cold-core,lamp-eyes"),
	   "INT-24 a Boss without a deck gets its own: level I to draw, the rest to escalate");
	ok(tells(&t, "bp-card", "BWN-03"), "BWN-03 and the story tells it");
	clear(&t);
}

static void test_ordered_draw(void)
{
	struct table_top t;

	set(&t,
	    "intruder mothman A1\n"
	    "deck bp mothman cards=thorax,glass-eye discard=antennae,dust-scales ordered",
	    "bp=antennae");
	ok(draw(&t) == bp(&t, "thorax"), "BWN-03 the top card of a deck in order");
	ok(draw(&t) == bp(&t, "glass-eye"), "BWN-03 and then the next");
	ok(draw(&t) == bp(&t, "antennae"), "RI-53 an empty deck gets its discard pile back");
	ok(pile_is(&t, DECK_BP, "cards=dust-scales"), "RI-53 shuffled");
	clear(&t);
}

static void test_under_draw(void)
{
	struct table_top t;

	set(&t,
	    "intruder mothman A1\n"
	    "deck bp mothman cards=thorax discard=antennae aside=red-heart,cold-core",
	    "");
	ok(draw(&t) == bp(&t, "thorax") && draw(&t) == bp(&t, "red-heart") &&
	       draw(&t) == bp(&t, "cold-core") && draw(&t) == bp(&t, "antennae"),
	   "BWN-11 a card under the deck comes after the others and before the discard pile");
	ok(boss_draw_bp(&t.rules, t.boss, &(const struct bp_card_row *){NULL}) < 0 &&
	       t.diag.n == 1 &&
	       !strcmp(t.diag.list[0].text, "deck bp mothman: no card is left to draw"),
	   "BWN-03 no card at all is an error");
	diag_clear(&t.diag);
	clear(&t);
}

static void test_bad_deck(void)
{
	struct table_top t;

	set(&t, "intruder mothman A1\ndeck bp mothman cards=thorox", "");
	ok(!deck_of(&t.rules, t.boss, DECK_BP) && t.diag.n == 1 &&
	       !strcmp(t.diag.list[0].text, "deck bp mothman: no BP card is called 'thorox' "
					    "(did you mean 'thorax'?)"),
	   "a card that is none is an error");
	diag_clear(&t.diag);
	clear(&t);
	set(&t, "intruder mothman A1\ndeck bp mothman cards=single-wound", "");
	ok(!deck_of(&t.rules, t.boss, DECK_BP), "a token is no card to draw");
	diag_clear(&t.diag);
	clear(&t);
	set(&t, "intruder mothman A1\ndeck bp mothman cards=thorax,glass-eye", "bp=antennae");
	ok(boss_draw_bp(&t.rules, t.boss, &(const struct bp_card_row *){NULL}) < 0,
	   "a card that is not in the deck cannot be typed");
	diag_clear(&t.diag);
	clear(&t);
}

/* Every card of a hidden deck comes with the weight of its copies. */
static void test_odds(void)
{
	struct table_top t;
	int found = 0;
	bool more;

	set(&t, "intruder mothman A1\ndeck bp mothman cards=thorax,glass-eye,thorax", "");
	t.fate.asks = 0;
	t.fate.explore_chance = true;
	fate_start(&t.fate, &t.arena);
	do {
		struct board *b = board_copy(&t.board, &t.arena);
		struct rules r = {.board = b, .fate = &t.fate, .diag = &t.diag};
		const struct bp_card_row *card;

		fate_begin(&t.fate, b);
		t.failed |= boss_draw_bp(&r, board_find(b, KIND_INTRUDER, NULL, "mothman"), &card);
		found += t.fate.weight.den == 3 &&
			 t.fate.weight.num == (!strcmp(card->name, "thorax") ? 2u : 1u);
		more = fate_next(&t.fate);
	} while (more);
	ok(found == 2, "BWN-03 a hidden deck is a chance among its cards, each with its copies");
	clear(&t);
}

static void test_at(void)
{
	struct table_top t;

	set(&t, "intruder mothman A1", "");
	ok(boss_at(&t.board, t.boss, bp(&t, "thorax")) == 6,
	   "WND-06 BWN-16 the AT is that of the BP card");
	clear(&t);
	set(&t, "intruder mothman A1 harder=2\ntoken mothman suppression count=1", "");
	ok(boss_at(&t.board, t.boss, bp(&t, "thorax")) == 7,
	   "ESC-42 SUP-08 with the Boss's bonus, less its Suppression");
	clear(&t);
	set(&t, "intruder mothman A1\ntoken mothman suppression count=9", "");
	ok(boss_at(&t.board, t.boss, bp(&t, "thorax")) == 0, "SUP-08 and never under 0");
	clear(&t);
}

/* ---- Radiate ---- */

static bool radiates(const char *tokens, const char *card)
{
	struct table_top t;
	bool due;

	set(&t, tokens, "");
	due = boss_radiate_due(&t.rules, t.boss, bp(&t, card));
	due = due && tells(&t, "radiated", "KW-RADIATE-3");
	clear(&t);
	return due;
}

static void test_radiate(void)
{
	struct table_top t;

	ok(radiates("intruder mothman A1\ntoken mothman radiation count=5", "antennae"),
	   "KW-RADIATE-3 KW-RADIATE-4 RA-62 as many tokens as the AT of the card drawn wound it");
	ok(!radiates("intruder mothman A1\ntoken mothman radiation count=6", "antennae") &&
	       !radiates("intruder mothman A1\ntoken mothman radiation count=4", "antennae") &&
	       !radiates("intruder mothman A1", "antennae"),
	   "KW-RADIATE-9 RA-62 more or fewer tokens do nothing");
	ok(radiates("intruder mothman A1 harder=1\ntoken mothman radiation count=5\n"
		    "token mothman suppression count=3",
		    "antennae"),
	   "KW-RADIATE-4 RA-62 it is the printed AT that counts");
	set(&t, "intruder mothman A1\ntoken mothman radiation count=3", "bp=dust-scales");
	wound(&t, "magnetized-boot", false);
	boss_radiate_end(&t.rules, t.boss);
	ok(!board_find(&t.board, KIND_TOKEN, "mothman", "radiation") &&
	       tells(&t, "discard", "KW-RADIATE-6"),
	   "KW-RADIATE-6 then every Radiation token leaves the sheet");
	ok(draw(&t) == bp(&t, "dust-scales"), "KW-RADIATE-7 and another BP card can be drawn");
	clear(&t);
}

/* ---- the Wound Stack ---- */

static void stacks(const char *card, bool critical, int total, const char *deck, const char *name)
{
	struct table_top t;

	set(&t, "intruder mothman A1\ndeck bp mothman cards=tattered-wing wounds=dust-scales", "");
	wound(&t, card, critical);
	ok(pile_is(&t, DECK_BP, deck) && t.boss->wounds == total &&
	       boss_wounds(&t.board, t.boss) == total && times(&t, "stacked") == 1,
	   name);
	clear(&t);
}

static void test_stack(void)
{
	stacks("glass-eye", false, 2, "cards=tattered-wing wounds=glass-eye,dust-scales",
	       "BWN-05 BWN-07 a wounded BP I goes on top of the stack, 1 Wound");
	stacks("thorax", true, 2, "cards=tattered-wing wounds=thorax,dust-scales",
	       "BWN-05 BWN-08 a wounded BP II goes on top of the stack, 1 Wound");
	stacks("red-heart", false, 3,
	       "cards=tattered-wing wounds=double-wound,dust-scales aside=red-heart wounding",
	       "BWN-09 BWN-10 ESC-31 RI-49 a BP III is one token worth 2, and is set aside");
	stacks("red-heart", true, 3, "cards=tattered-wing wounds=red-heart,dust-scales",
	       "BWN-10 BWN-12 BWN-13 ESC-36 critically wounded it is on the stack itself, worth 2");
}

static void test_single_wounds(void)
{
	struct table_top t;

	set(&t, "intruder mothman A1\ndeck bp mothman cards=tattered-wing", "");
	wound(&t, "glass-eye", false);
	t.failed |= boss_single_wounds(&t.rules, t.boss, 2) != 0;
	ok(pile_is(&t, DECK_BP, "cards=tattered-wing wounds=single-wound,single-wound,glass-eye") &&
	       t.boss->wounds == 3 && tells(&t, "stacked", "BWN-14"),
	   "BWN-14 additional Single Wounds are tokens of 1 besides the others");
	clear(&t);
	set(&t, "intruder mothman A1 wounds=2", "");
	wound(&t, "glass-eye", false);
	ok(t.boss->wounds == 3, "BWN-05 Wounds that the board only counts are kept");
	clear(&t);
}

static void test_death(void)
{
	struct table_top t;

	set(&t, "intruder mothman A1 wounds=9", "");
	wound(&t, "glass-eye", false);
	ok(!boss_is_dead(&t.board, t.boss), "WND-14 BWN-06 one Wound does not kill a Boss");
	t.failed |= boss_single_wounds(&t.rules, t.boss, 1) != 0;
	ok(!boss_is_dead(&t.board, t.boss), "BWN-06 nor does the last but one");
	t.failed |= boss_single_wounds(&t.rules, t.boss, 1) != 0;
	ok(boss_is_dead(&t.board, t.boss), "BWN-06 a full Wound Stack does");
	clear(&t);
	set(&t, "intruder mothman A1 wounds=11\nintruder grin-1 A2", "");
	ok(!boss_is_dead(&t.board, t.boss), "BWN-06 11 of 12 is not enough");
	wound(&t, "red-heart", false);
	ok(boss_is_dead(&t.board, t.boss), "BWN-06 ESC-31 one too many is");
	clear(&t);
}

static void test_fail(void)
{
	struct table_top t;

	set(&t,
	    "intruder mothman A1\ndeck bp mothman cards=thorax discard=glass-eye "
	    "escalation=red-heart",
	    "");
	t.failed |= boss_fail(&t.rules, t.boss, bp(&t, "antennae")) != 0;
	ok(pile_is(&t, DECK_BP, "cards=thorax discard=antennae,glass-eye escalation=red-heart") &&
	       tells(&t, "discarded", "ESC-02"),
	   "ESC-02 the card of a failed Attack goes on top of the discard pile");
	ok(!times(&t, "escalation") && !t.boss->wounds && !t.boss->fiercer,
	   "ESC-03 and nothing escalates");
	clear(&t);
}

int main(void)
{
	static void (*const all[])(
	    void) = {test_default_deck,	 test_ordered_draw, test_under_draw, test_bad_deck,
		     test_odds,		 test_at,	    test_radiate,    test_stack,
		     test_single_wounds, test_death,	    test_fail};

	return run_all(all, COUNT(all));
}
