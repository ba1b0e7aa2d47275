/* enorm-attack: a Spacer's Attack, all six steps. */
#include "tool/act.h"
#include "tool/tools.h"

static int begin(struct call *c, struct diag *d)
{
	(void)d;
	c->game_unchanged = c->game_unchanged || c->nwords == 1 || call_has(c, "why-not");
	c->only_looks = c->nwords == 1 || call_has(c, "why-not");
	return 0;
}

static const struct option_row options[] = {
    ROLL_OPTIONS,
    {0, "bonus", NULL, "a Bonus Attack: an exhausted or empty weapon is refreshed"},
    {0, "follow-up", NULL, "a Follow-up Attack"},
    {0, "scout", NULL, "the free Attack of a scout: no second Adrenaline"},
    {0, "ignore-reprisal", NULL, "a Bonus Attack's attacker ignores Reprisals"},
    ATTACK_OPTIONS,
    {0, "why-not", NULL,
     "for every weapon and Intruder, or those named, what keeps it from being made"},
};

const struct tool tool_attack = {
    .name = "enorm-attack",
    .examples = {"enorm-attack juliet -f attack.board",
		 "enorm-attack juliet grin-1 osr-3 --rolled r:PP,r:P -f attack.board",
		 "enorm-attack juliet grin-1 --odds -f attack.board"},
    .about = "Resolve a Spacer's Attack; with a Spacer alone, list the Attacks it can make.",
    .usage = " [options] SPACER TARGET[,TARGET ...] [WEAPON]\n"
	     " [options] SPACER\n"
	     " [options] --why-not SPACER [TARGET[,TARGET ...]] [WEAPON]",
    .kind = RESOLVER,
    .views = 1u << VIEW_BOARD | 1u << VIEW_RULING | 1u << VIEW_JSON,
    .options = options,
    .noptions = (int)COUNT(options),
    .words_least = 1,
    .words_most = 3,
    .begin = begin,
    .board = call_attack,
};
