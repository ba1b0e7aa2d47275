/* enorm-turn: the turns of the Spacers, and what a Round asks for around them. */
#include "cli/tool.h"
#include "cli/turn.h"

static const struct command_row commands[] = {
    /* word, arguments, help, words at least, at most, only looks, function */
    {"start", "SPACER", "begin a Spacer's turn", 1, 1, false, turn_do_start},
    {"end", "SPACER", "end it, and mill the Spacer Pool", 1, 1, false, turn_do_end},
};

static const struct option_row options[] = {
    {0, "aim", "AIM", "what numbers of tokens are played for: wound, critical, power or safe"},
};

int main(int argc, char **argv)
{
	static const struct tool turn = {
	    .name = "enorm-turn",
	    .about = "Play a Spacer's turn, and the Round around it.",
	    .commands = commands,
	    .ncommands = (int)COUNT(commands),
	    .kind = RESOLVER,
	    .views = 1u << VIEW_BOARD | 1u << VIEW_RULING | 1u << VIEW_JSON,
	    .options = options,
	    .noptions = (int)COUNT(options),
	};

	return tool_main(&turn, argc, argv);
}
