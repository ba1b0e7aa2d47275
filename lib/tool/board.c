/* enorm-board: checks, formats, makes and changes boards as texts. */
#include <string.h>

#include "cli/options.h"
#include "tool/board/commands.h"
#include "tool/tools.h"

typedef int board_fn(struct call *c, struct board *b, struct diag *d);
typedef int begin_fn(struct call *c, struct diag *d);

struct board_command {
	const char *word;
	int least, most; /* words after it */
	begin_fn *begin; /* for commands that read no board */
	board_fn *board;
	bool silent;  /* prints no board of its own */
	bool changes; /* records: not while an act is under way */
	void (*end)(struct call *c);
};

/* clang-format off */
static const struct board_command commands[] = {
    {"check", 0, 0, NULL, command_check, true, false, command_check_end},
    {"format", 0, 0, NULL, command_format, false, false, NULL},
    {"new", 0, 1, command_new, NULL, false, false, NULL},
    {"draw", 0, 0, command_draw, command_format, false, false, NULL},
    {"mend", 0, 0, command_mend_begin, command_mend, true, false, command_mend_end},
    {"put", 1, 60, NULL, command_put, false, true, NULL},
    {"set", 2, 60, NULL, command_set, false, true, NULL},
    {"drop", 1, 3, NULL, command_drop, false, true, NULL},
    {"seed", 1, 1, NULL, command_seed, false, true, NULL},
    {"clear", 0, 0, NULL, command_clear, false, true, NULL},
    {"settle", 0, 0, NULL, command_settle, false, true, NULL},
    {"merge", 0, 0, NULL, command_merge, true, false, command_merge_end},
    {"rotate", 1, 1, NULL, command_rotate, false, true, NULL},
    {"mirror", 0, 0, NULL, command_mirror, false, true, NULL},
    {"undo", 0, 0, command_undo, NULL, false, false, NULL},
    {"data", 0, 1, command_data, NULL, false, false, NULL},
    {"diff", 2, 2, command_diff, NULL, false, false, NULL},
    {"names", 1, 60, command_names_begin, command_names, true, false, NULL},
};
/* clang-format on */

/* ---- the tool ---- */

/* A board as JSON is for programs, not for the next tool: what makes boards for it prints boards,
 * whatever the environment says. */
static int choose_json(struct call *c, struct diag *d)
{
	if (board_own(c)->command->board == command_check)
		return 0;
	c->game_unchanged = board_own(c)->command->board == command_format;
	if (!c->game_unchanged && c->view == VIEW_JSON && call_asked_view(c))
		return diag_usage(d, "-T json goes with format and check");
	if (!c->game_unchanged)
		c->view = VIEW_BOARD;
	return 0;
}

static int no_command(const struct call *c, const struct suggestion *s, struct diag *d)
{
	char hint[128];
	size_t i;

	diag_usage(d, "no command '%s'%s", c->word[0], suggest_text(s, hint));
	for (i = 0; !s->best && i < COUNT(commands); i++)
		if (strcmp(commands[i].word, "names") != 0) /* for completions */
			diag_add(d, "%s%s", i ? ", " : "; there are ", commands[i].word);
	return -1;
}

static int word_missing(struct call *c, struct diag *d)
{
	const char *line = synopsis_line(c->tool->usage, c->word[0]);

	return call_missing(c, synopsis_word(line, c->nwords), d, "a word is missing: %s%.*s",
			    c->tool->name, (int)strcspn(line, "\n"), line);
}

static int begin(struct call *c, struct diag *d)
{
	struct suggestion s;
	size_t i;

	suggest_start(&s, c->word[0]);
	for (i = 0; i < COUNT(commands) && strcmp(commands[i].word, c->word[0]); i++)
		suggest_offer(&s, commands[i].word);
	if (i == COUNT(commands))
		return no_command(c, &s, d);
	if (c->nwords - 1 < commands[i].least)
		return word_missing(c, d);
	if (c->nwords - 1 > commands[i].most)
		return diag_usage(d, "%s takes fewer words; see --help", c->word[0]);
	c->own = arena_new(&c->arena, struct board_own);
	board_own(c)->command = &commands[i];
	if (c->view == VIEW_JSON && choose_json(c, d))
		return -1;
	if (commands[i].silent) {
		c->view = VIEW_TEXT;
		c->game_unchanged = true;
	}
	if (call_has(c, "dry-run") && commands[i].board != command_mend)
		return diag_usage(d, "-n goes with mend");
	if (call_has(c, "map") && commands[i].begin != command_new)
		return diag_usage(d, "--map goes with new");
	return commands[i].begin ? commands[i].begin(c, d) : 0;
}

static int each(struct call *c, struct board *b, struct diag *d)
{
	const struct under_way *u = board_single(b, KIND_UNDER_WAY);

	if (u && board_own(c)->command->changes)
		return diag_set(d,
				"%s waits for an answer: enorm-go tells the question, enorm-go "
				"--stop or enorm-board undo take it back",
				u->tool);
	return board_own(c)->command->board(c, b, d);
}

static int end(struct call *c, struct diag *d)
{
	(void)d;
	if (board_own(c)->command->end)
		board_own(c)->command->end(c);
	return 0;
}

static void release(struct call *c)
{
	merge_release(&board_own(c)->merge);
	arena_release(&board_own(c)->arena);
}

static const struct option_row options[] = {
    {0, "map", "ROOM", "new: a room of the house; enorm-ref maps shows them"},
    {'n', "dry-run", NULL, "mend: show what it would change, and write no board"},
};

const struct tool tool_board = {
    .name = "enorm-board",
    .examples = {"enorm-board draw < room.txt > room.board", "enorm-board check < corner.board",
		 "enorm-board set juliet at=A2 < corner.board"},
    .about = "Check, format, make and change boards.",
    .usage = " [options] check\n"
	     " [options] format\n"
	     " [options] new ROWSxCOLUMNS\n"
	     " [options] --map=ROOM new\n"
	     " [options] draw\n"
	     " [options] [-n] mend\n"
	     " [options] put RECORD ...\n"
	     " [options] set NAME KEY=VALUE ...\n"
	     " [options] drop [KIND] [OWNER] [NAME]\n"
	     " [options] seed N\n"
	     " [options] clear\n"
	     " [options] settle\n"
	     " [options] merge\n"
	     " [options] rotate 90|180|270\n"
	     " [options] mirror\n"
	     " [options] undo\n"
	     " [options] data [TABLE]\n"
	     " [options] diff FILE FILE",
    .more = "Commands:\n"
	    "  check            say every problem of every board\n"
	    "  format           write boards in their canonical form, or as JSON\n"
	    "  new              print an empty board of that size, or a room of the house\n"
	    "  draw             make the board of a map with its pieces drawn in it\n"
	    "  mend             put right what was typed in haste\n"
	    "  put              add records, or replace those of the same name\n"
	    "  set              change what is said of a piece, and keep the rest\n"
	    "  drop             take a record off\n"
	    "  seed             set the generator\n"
	    "  clear            remove the refusal, so that the game goes on\n"
	    "  settle           remove the events\n"
	    "  merge            join equal positions and add their weights\n"
	    "  rotate           turn the board clockwise\n"
	    "  mirror           swap left and right\n"
	    "  undo             drop the last board of a game file\n"
	    "  data             print a table, or the names of all\n"
	    "  diff             tell in words what changed between two boards\n",
    .kind = FILTER,
    .views = 1u << VIEW_BOARD | 1u << VIEW_JSON,
    .words_least = 1,
    .words_most = 61,
    .options = options,
    .noptions = (int)COUNT(options),
    .begin = begin,
    .board = each,
    .end = end,
    .release = release,
};
