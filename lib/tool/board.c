/* enorm-board: checks, formats, makes and changes boards as texts. */
#include <string.h>

#include "board/turn.h"
#include "board/write.h"
#include "cli/game.h"
#include "cli/replay.h"
#include "data/rooms.h"
#include "dice/rng.h"
#include "event/event.h"
#include "look/diff.h"
#include "odds/merge.h"
#include "show/board_json.h"
#include "tool/board.h"
#include "tool/board_names.h"
#include "tool/tools.h"

#define WRITE_AT ((size_t)64 * 1024)

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

static struct board_own *own(const struct call *c)
{
	return c->own;
}

/* ---- commands that read no board ---- */

static int read_size(const char *word, long *rows, long *cols, struct diag *d)
{
	const char *x = strchr(word, 'x');

	if (!x || !num_read((struct span){word, (size_t)(x - word)}, 1, ROWS_MOST, rows) ||
	    !num_read(span_of(x + 1), 1, COLS_MOST, cols))
		return diag_usage(d, "'%s' is not ROWSxCOLUMNS, at most %dx%d", word, ROWS_MOST,
				  COLS_MOST);
	return 0;
}

static const struct room *room_named(const char *name, struct diag *d)
{
	struct suggestion s;
	char hint[128];
	int i;

	suggest_start(&s, name);
	for (i = 0; i < nrooms && strcmp(rooms[i].name, name); i++)
		suggest_offer(&s, rooms[i].name);
	if (i < nrooms)
		return &rooms[i];
	diag_usage(d, "no map '%s'%s; enorm-ref maps shows them", name, suggest_text(&s, hint));
	return NULL;
}

static int new_room(struct call *c, const char *name, struct diag *d)
{
	const struct room *room = room_named(name, d);
	struct board b;

	if (!room)
		return -1;
	board_start(&b, &c->arena, &c->data);
	if (reader_read_text(span_of(room->text), room->name, &b, d))
		return -1;
	board_write(&b, &c->out);
	return STOP;
}

static int command_new(struct call *c, struct diag *d)
{
	const char *map = call_value(c, "map");
	struct board b;
	long rows, cols;

	if (map && c->nwords > 1)
		return diag_usage(d, "new takes a size or --map, not both");
	if (map)
		return new_room(c, map, d);
	if (c->nwords < 2)
		return diag_usage(d,
				  "new takes a size, ROWSxCOLUMNS, or --map NAME; enorm-ref maps "
				  "shows the maps there are");
	if (read_size(c->word[1], &rows, &cols, d))
		return -1;
	board_start(&b, &c->arena, &c->data);
	grid_make(&b.grid, (int)rows, (int)cols, &c->arena);
	grid_open(&b.grid);
	board_write(&b, &c->out);
	return STOP;
}

static int command_data(struct call *c, struct diag *d)
{
	int t = c->nwords > 1 ? data_table_named(c->word[1]) : -1;
	struct suggestion s;
	char hint[128];

	if (t >= 0) {
		data_write(&c->data, (enum table_id)t, &c->out);
		return STOP;
	}
	if (c->nwords > 1)
		suggest_start(&s, c->word[1]);
	for (t = 0; t < TABLE_COUNT; t++) {
		if (c->nwords > 1)
			suggest_offer(&s, tables[t].name);
		else
			buf_printf(&c->out, "%s\n", tables[t].name);
	}
	return c->nwords > 1 ? diag_usage(d, "no table '%s'%s", c->word[1], suggest_text(&s, hint))
			     : STOP;
}

struct undoing {
	struct game game;
	struct call *call;
	struct diag *d;
	struct board dropped;
	bool known; /* the dropped board could be read */
};

/* The last board of the game, to be told of; false if it cannot be read. */
static bool read_last(const struct game *g, const struct call *c, struct arena *a, struct board *b)
{
	struct diag ignored = {0};
	int bad;

	board_start(b, a, &c->data);
	bad = reader_read_text((struct span){g->text.p, g->text.n}, c->game, b, &ignored);
	diag_release(&ignored);
	return !bad;
}

/* What the dropped board had shown; no rule of the game forgets it (GLD-05). */
static void tell_known(const struct board *b, struct buf *out)
{
	int i;

	for (i = 0; i < board_count(b, KIND_EVENT); i++) {
		const struct event *e = board_event(b, i);
		if (event_is(e, EVENT_CALL) || !event_is_random(e))
			continue;
		buf_puts(out, "  known all the same: ");
		event_sentence(e, out);
		buf_putc(out, '\n');
	}
}

/* What the dropped board changed of the one that is the last now. */
struct changing {
	struct undoing *undo;
	struct game game;
	struct diag ignored;
	struct buf text;
};

static int find_change(void *arg)
{
	struct changing *g = arg;
	struct call *c = g->undo->call;
	struct board now;

	if (!game_open(&g->game, c, false, &g->ignored) && read_last(&g->game, c, &c->arena, &now))
		board_diff(&now, &g->undo->dropped, "\n", &g->text);
	return 0;
}

static void close_change(void *arg)
{
	struct changing *g = arg;

	game_close(&g->game, &g->ignored);
}

/* A board that no call made: what was changed by hand. */
static void tell_change(struct undoing *u, struct buf *out)
{
	struct changing g = {.undo = u, .game = {.fd = -1}};

	mem_finally(find_change, close_change, &g);
	diag_release(&g.ignored);
	buf_printf(out, "taken back: %s", g.text.n ? buf_text(&g.text) : "a board of its own\n");
	buf_release(&g.text);
}

static void tell_undone(struct undoing *u, struct buf *out)
{
	const struct board *b = &u->dropped;
	const struct under_way *act = board_single(b, KIND_UNDER_WAY);
	struct buf calls = {0};

	calls_write(b, &calls);
	if (act)
		buf_printf(out, "taken back: the last answer of %s%s%s\n", act->tool,
			   act->args ? " " : "", act->args ? act->args : "");
	else if (calls.n)
		buf_printf(out, "taken back: %s", buf_text(&calls));
	else
		tell_change(u, out);
	buf_release(&calls);
	tell_known(b, out);
}

static int undo_last(void *arg)
{
	struct undoing *u = arg;

	if (game_open(&u->game, u->call, true, u->d))
		return -1;
	u->known = !u->game.torn && read_last(&u->game, u->call, &u->call->arena, &u->dropped);
	if (game_drop_last(&u->game, u->d))
		return -1;
	u->call->saved = true;
	if (u->game.torn)
		call_warn(u->call, (struct where){.file = u->call->game},
			  "a board at its end was cut short: only that was dropped");
	return STOP;
}

static void undo_close(void *arg)
{
	struct undoing *u = arg;

	game_close(&u->game, u->d);
}

static int command_undo(struct call *c, struct diag *d)
{
	struct undoing u = {.game = {.fd = -1}, .call = c, .d = d};
	int result;

	if (!c->game)
		return diag_usage(d, "undo needs a game file: -g FILE or ENORM_GAME");
	result = mem_finally(undo_last, undo_close, &u);
	if (result == STOP && u.known)
		tell_undone(&u, &c->out);
	return result;
}

static int command_diff(struct call *c, struct diag *d)
{
	struct board a, b;

	if (call_read_board(c, c->word[1], &a, d) || call_read_board(c, c->word[2], &b, d))
		return -1;
	return board_diff(&a, &b, "\n", &c->out) ? STATUS_NO : STOP;
}

/* ---- commands that change each board ---- */

/* SBD-01: a Breakdown that should have happened. The next harm brings it. */
static void warn_of_breakdown(const struct call *c, const struct spacer *s)
{
	call_warn(c, (struct where){0},
		  "%s has Vitals %d and Stress %d, which have met, but is not broken [SBD-01]",
		  s->record.name, s->vitals, s->stress);
}

static int command_check(struct call *c, struct board *b, struct diag *d)
{
	int i;

	(void)d;
	for (i = 0; i < board_count(b, KIND_SPACER); i++) {
		const struct spacer *s = board_spacer(b, i);
		if (!s->dead && !s->broken && s->vitals <= s->stress)
			warn_of_breakdown(c, s);
	}
	own(c)->n++;
	return STATUS_OK;
}

static int command_format(struct call *c, struct board *b, struct diag *d)
{
	(void)d;
	if (c->view == VIEW_JSON) {
		call_json(c, b, JSON_BOARD);
		board_json(b, &c->out);
		buf_puts(&c->out, "}\n");
	}
	return STATUS_OK;
}

static int command_seed(struct call *c, struct board *b, struct diag *d)
{
	struct rng_record *r = board_single(b, KIND_RNG);
	char hex[RNG_HEX];
	long n;

	if (number_word(c->word[1], "the seed", 0, 999999999999999, &n, d))
		return -1;
	if (!r)
		r = board_add(b, KIND_RNG, NULL, NULL);
	r->generator = 0;
	r->state = arena_strdup(b->arena, rng_to_hex(rng_seed((uint64_t)n), hex));
	return STATUS_OK;
}

static int command_clear(struct call *c, struct board *b, struct diag *d)
{
	(void)c, (void)d;
	board_remove_all(b, KIND_REFUSED);
	return STATUS_OK;
}

/* What a board weighs stays: the stream is one distribution. */
static int command_settle(struct call *c, struct board *b, struct diag *d)
{
	const struct branch *r = board_single(b, KIND_BRANCH);

	(void)c, (void)d;
	board_remove_all(b, KIND_EVENT);
	if (r && !r->weight)
		board_remove_all(b, KIND_BRANCH);
	return STATUS_OK;
}

static int command_merge(struct call *c, struct board *b, struct diag *d)
{
	c->unchanged = true;
	return merge_add(&own(c)->merge, b, d) < 0 ? -1 : STATUS_OK;
}

static int command_rotate(struct call *c, struct board *b, struct diag *d)
{
	static const char *const angles[] = {"90", "180", "270"};
	int i;

	for (i = 0; i < 3; i++)
		if (!strcmp(angles[i], c->word[1]))
			return board_rotate(b, i + 1, d) ? -1 : STATUS_OK;
	return diag_usage(d, "'%s' is not 90, 180 or 270", c->word[1]);
}

static int command_mirror(struct call *c, struct board *b, struct diag *d)
{
	(void)c, (void)d;
	board_mirror(b);
	return STATUS_OK;
}

static void end_check(struct call *c)
{
	if (c->json)
		return;
	buf_printf(&c->out, "%ld board%s, no problem\n", own(c)->n, own(c)->n == 1 ? "" : "s");
}

/* A million boards are written as they are made; nobody may be reading any more. */
static void end_merge(struct call *c)
{
	const struct merge *m = &own(c)->merge;
	int i;

	for (i = 0; i < positions_count(&m->positions) && c->out.n < 2 * WRITE_AT; i++) {
		merge_write_board(m, i, &c->out);
		if (c->out.n >= WRITE_AT)
			c->reader->before_read(c->reader->before_arg);
	}
}

/* clang-format off */
static const struct board_command commands[] = {
    {"check", 0, 0, NULL, command_check, true, false, end_check},
    {"format", 0, 0, NULL, command_format, false, false, NULL},
    {"new", 0, 1, command_new, NULL, false, false, NULL},
    {"draw", 0, 0, board_draw_begin, command_format, false, false, NULL},
    {"mend", 0, 0, board_mend_begin, board_mended, true, false, board_mend_end},
    {"put", 1, 60, NULL, board_put, false, true, NULL},
    {"set", 2, 60, NULL, board_set, false, true, NULL},
    {"drop", 1, 3, NULL, board_drop, false, true, NULL},
    {"seed", 1, 1, NULL, command_seed, false, true, NULL},
    {"clear", 0, 0, NULL, command_clear, false, true, NULL},
    {"settle", 0, 0, NULL, command_settle, false, true, NULL},
    {"merge", 0, 0, NULL, command_merge, true, false, end_merge},
    {"rotate", 1, 1, NULL, command_rotate, false, true, NULL},
    {"mirror", 0, 0, NULL, command_mirror, false, true, NULL},
    {"undo", 0, 0, command_undo, NULL, false, false, NULL},
    {"data", 0, 1, command_data, NULL, false, false, NULL},
    {"diff", 2, 2, command_diff, NULL, false, false, NULL},
    {"names", 1, 60, names_begin, names_board, true, false, NULL},
};
/* clang-format on */

/* ---- the tool ---- */

/* A board as JSON is for programs, not for the next tool: what makes boards for it prints boards,
 * whatever the environment says. */
static int choose_json(struct call *c, struct diag *d)
{
	if (own(c)->command->board == command_check)
		return 0;
	c->game_unchanged = own(c)->command->board == command_format;
	if (!c->game_unchanged && c->view == VIEW_JSON && call_asked_view(c))
		return diag_usage(d, "-T json goes with format and check");
	if (!c->game_unchanged)
		c->view = VIEW_BOARD;
	return 0;
}

static int begin(struct call *c, struct diag *d)
{
	struct suggestion s;
	char hint[128];
	size_t i;

	suggest_start(&s, c->word[0]);
	for (i = 0; i < COUNT(commands) && strcmp(commands[i].word, c->word[0]); i++)
		suggest_offer(&s, commands[i].word);
	if (i == COUNT(commands))
		return diag_usage(d, "no command '%s'%s", c->word[0], suggest_text(&s, hint));
	if (c->nwords - 1 < commands[i].least || c->nwords - 1 > commands[i].most)
		return diag_usage(d, "%s takes %s; see --help", c->word[0],
				  c->nwords - 1 < commands[i].least ? "another word"
								    : "fewer words");
	c->own = arena_new(&c->arena, struct board_own);
	own(c)->command = &commands[i];
	if (c->view == VIEW_JSON && choose_json(c, d))
		return -1;
	if (commands[i].silent) {
		c->view = VIEW_TEXT;
		c->game_unchanged = true;
	}
	if (call_has(c, "dry-run") && commands[i].board != board_mended)
		return diag_usage(d, "-n goes with mend");
	if (call_has(c, "map") && commands[i].begin != command_new)
		return diag_usage(d, "--map goes with new");
	return commands[i].begin ? commands[i].begin(c, d) : 0;
}

static int each(struct call *c, struct board *b, struct diag *d)
{
	const struct under_way *u = board_single(b, KIND_UNDER_WAY);

	if (u && own(c)->command->changes)
		return diag_set(d,
				"%s waits for an answer: enorm-go tells the question, enorm-go "
				"--stop or enorm-board undo take it back",
				u->tool);
	return own(c)->command->board(c, b, d);
}

static int end(struct call *c, struct diag *d)
{
	(void)d;
	if (own(c)->command->end)
		own(c)->command->end(c);
	return 0;
}

static void release(struct call *c)
{
	merge_release(&own(c)->merge);
	arena_release(&own(c)->arena);
}

static const struct option_row options[] = {
    {0, "map", "NAME", "new: a room of the house; enorm-ref maps shows them"},
    {'n', "dry-run", NULL, "mend: show what it would change, and write no board"},
};

const struct tool tool_board = {
    .name = "enorm-board",
    .examples = {"enorm-board check < corner.board",
		 "enorm-board put 'intruder grin-2 A6' < corner.board",
		 "enorm-board diff corner.board cover.board"},
    .about = "Check, format, make and change boards.",
    .usage = " [options] check\n"
	     " [options] format\n"
	     " [options] new ROWSxCOLUMNS\n"
	     " [options] --map=NAME new\n"
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
