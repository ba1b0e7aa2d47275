/* enorm-turn: the turns of the Spacers, and what a Round asks for around them. */
#include "tool/turn.h"
#include "tool/act.h"
#include "tool/tools.h"

static const struct command_row commands[] = {
    /* word, arguments, help, words at least, at most, only looks, function */
    {"start", "SPACER", "begin a Spacer's turn", 1, 1, false, turn_do_start},
    {"play", "SPACER [CARD [ACTION ...]]", "play an Action card, or list the hand", 1, 5, false,
     turn_do_play},
    {"exert", "SPACER CARD ACTION ...", "turn the last card over for an action more", 3, 5, false,
     turn_do_exert},
    {"bonus-action", "SPACER CARD ACTION ...", "a Bonus Action, from hand or table", 3, 5, false,
     turn_do_bonus_action},
    {"ability", "SPACER [ABILITY [SPACER] [SPACE]]", "use an ability, or list them", 1, 4, false,
     turn_do_ability},
    {"rationalize", "SPACER", "Rationalize, without a card", 1, 1, false, turn_do_rationalize},
    {"catch-breath", "SPACER", "Catch Breath, without a card", 1, 1, false, turn_do_catch_breath},
    {"stand", "SPACER", "an awakened Spacer stands up for a token", 1, 1, false, turn_do_stand},
    {"end", "SPACER", "end it, and mill the Spacer Pool", 1, 1, false, turn_do_end},
    {"reload", "full|fast SPACER WEAPON", "a Full or a Fast Reload", 3, 3, false, turn_do_reload},
    {"rearm", "SPACER", "turn exhausted cards back, equip and stow", 1, 1, false, turn_do_rearm},
    {"exhaust", "SPACER GEAR", "exhaust a card", 2, 2, false, turn_do_exhaust},
    {"loot", "SPACER ITEM", "take a found item", 2, 2, false, turn_do_loot},
    {"scavenge", "SPACER", "pick up or work what is on the space", 1, 1, false, turn_do_scavenge},
    {"stratagem", "choose|feed|use NAME ...", "choose Stratagems, fill one, use one", 2, 4, false,
     turn_do_stratagem},
    {"location", "enter|use NAME [SPACER]", "come to a Location, use what it offers", 2, 3, false,
     turn_do_location},
    {"weld", "DOOR SPACER", "weld a door", 2, 2, false, turn_do_weld},
    {"unweld", "DOOR SPACER", "break a weld", 2, 2, false, turn_do_unweld},
    {"open", "DOOR SPACER", "open a closed door", 2, 2, false, turn_do_open},
    {"close", "DOOR SPACER", "close a door, by an effect", 2, 2, false, turn_do_close},
    {"destroy", "DOOR [SPACER]", "destroy a closed or welded door", 1, 2, false, turn_do_destroy},
    {"disable", "WHAT|SPACE|SPACER WHAT|BOSS CARD", "put a disable token on a component", 1, 2,
     false, turn_do_disable},
    {"enable", "WHAT|SPACE|SPACER WHAT|BOSS CARD", "take it off again", 1, 2, false,
     turn_do_enable},
    {"code", "DIGITS SPACER", "find a secret code", 2, 2, false, turn_do_code},
    {"decrypt", "SCRIPT SPACER", "read encrypted script", 2, 2, false, turn_do_decrypt},
    {"countdown", "", "play the Countdown Phase", 0, 0, false, turn_do_countdown},
    {"intruders", "", "play the Intruder Phase", 0, 0, false, turn_do_intruders},
    {"end-round", "", "end the Round and begin the next", 0, 0, false, turn_do_end_round},
    {"mode", "normal|veteran", "begin a game in a mode", 1, 1, false, turn_do_mode},
    {"end-run", "", "end the Run or Incursion", 0, 0, false, turn_do_end_run},
    {"replay", "[FILE]", "spend a Time Crystal: back to before the Run", 0, 1, false,
     turn_do_replay},
    {"next", "run|extra-run|parsec", "go on after a Run", 1, 1, false, turn_do_next},
};

static const struct option_row options[] = {
    ROLL_OPTIONS,
    ATTACK_OPTIONS,
    {0, "path", "SPACES", "move: the spaces to enter in their order, such as B2,B3"},
    {0, "equip", "GEAR", "rearm: out of the backpack"},
    {0, "stow", "GEAR", "rearm: into the backpack"},
    {0, "cost", "COST", "reload fast: what it costs, such as 'expertise 1'"},
    {0, "by", "WHAT", "doors: console, keycard or effect, what lets the Spacer do it"},
    {0, "range", "N", "doors: how far that effect reaches"},
    {0, "to-space", "SPACE", "stratagem use: where its free move goes"},
    {0, "window", NULL, "ability, location use: in a window of opportunity"},
    {0, "card", "CARD", "play, ability, location use: the Action card that it costs"},
    {0, "unmarked", NULL, "code: the paragraph had no check mark"},
    {0, "instructed", NULL, "decrypt: something says that it may be read"},
    {0, "rule", "TEXT", "decrypt: the script's own way of decoding"},
    {0, "quantum", "GEAR", "decrypt: the card that quantum decrypts"},
    {0, "boss", "HOW", "end-run: the Boss was defeated or failed against"},
};

/* A Spacer without a card or an ability, a card without an action: a list, and nothing changes. */
static int begin(struct call *c, struct diag *d)
{
	(void)d;
	c->only_looks = (c->command->board == turn_do_play && c->nwords <= 3) ||
			(c->command->board == turn_do_ability && c->nwords == 2);
	c->game_unchanged |= c->only_looks;
	return 0;
}

const struct tool tool_turn = {
    .name = "enorm-turn",
    .examples = {"enorm-turn start juliet -f turn.board", "enorm-turn play juliet -f turn.board",
		 "enorm-turn countdown -f round.board"},
    .about = "Play a Spacer's turn, and the Round around it.",
    .commands = commands,
    .ncommands = (int)COUNT(commands),
    .kind = RESOLVER,
    .views = 1u << VIEW_BOARD | 1u << VIEW_RULING | 1u << VIEW_JSON,
    .options = options,
    .noptions = (int)COUNT(options),
    .begin = begin,
};
