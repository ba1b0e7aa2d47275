/* enorm-show: a picture of the board. */
#include <string.h>

#include "board/names.h"
#include "event/house.h"
#include "show/show.h"
#include "show/threat.h"
#include "tool/tools.h"

struct own {
	show_medium *medium;
	struct show_how how;
	bool shown; /* a board before this one */
};

static bool terminal_has_colours(const struct call *c)
{
	const char *no = call_env(c, "NO_COLOR"), *term = call_env(c, "TERM");

	return c->port->terminal && !(no && *no) && !(term && !strcmp(term, "dumb"));
}

static show_medium *medium_wanted(const struct call *c)
{
	if (call_has(c, "plain"))
		return show_plain;
	if (call_has(c, "map"))
		return show_drawing;
	return c->view == VIEW_SVG ? show_svg : show_text;
}

static int map_excludes(const struct call *c, struct diag *d)
{
	static const char *const others[] = {"plain", "color", "no-legend", "threat"};
	size_t i;

	if (!call_has(c, "map"))
		return 0;
	for (i = 0; i < COUNT(others); i++)
		if (call_has(c, others[i]))
			return diag_usage(d, "--map and --%s exclude each other", others[i]);
	if (call_asked_view(c) && c->view != VIEW_TEXT)
		return diag_usage(d, "--map and -T %s exclude each other", view_words[c->view]);
	return 0;
}

#define COLOUR_WHENS(W)            \
	W(COLOUR_ALWAYS, "always") \
	W(COLOUR_NEVER, "never")   \
	W(COLOUR_AUTO, "auto")
enum colour_when { COLOUR_WHENS(LIST_ID) };
static const char *const colour_whens[] = {COLOUR_WHENS(LIST_WORD) NULL};

static int begin(struct call *c, struct diag *d)
{
	struct own *own = arena_new(&c->arena, struct own);
	int when;

	if (call_word(c, "color", colour_whens, COLOUR_AUTO, &when, d))
		return -1;
	if (call_has(c, "plain") && call_has(c, "no-legend"))
		return diag_usage(d, "--plain and --no-legend exclude each other");
	if (call_has(c, "plain") && call_asked_view(c) && c->view == VIEW_SVG)
		return diag_usage(d, "--plain and -T svg exclude each other");
	if (c->view == VIEW_JSON && !call_has(c, "threat"))
		return diag_usage(d, "-T json goes with --threat");
	if (call_has(c, "to-spacer") && !call_has(c, "threat"))
		return diag_usage(d, "--to-spacer goes with --threat");
	if (map_excludes(c, d))
		return -1;
	own->medium = medium_wanted(c);
	if (when == COLOUR_AUTO)
		own->how.colour = own->medium == show_svg || terminal_has_colours(c);
	else
		own->how.colour = when == COLOUR_ALWAYS;
	own->how.legend = !call_has(c, "no-legend");
	c->own = own;
	return 0;
}

/* ---- --threat ---- */

/* Whom it would hit: as named, else the Priority Target, else the first who lives. */
static int read_victim(struct call *c, const struct board *b, struct threat_ask *q, struct diag *d)
{
	const struct priority *p = board_single(b, KIND_PRIORITY);
	const struct spacer *first = p ? board_find(b, KIND_SPACER, NULL, p->who) : NULL;
	const char *word = call_value(c, "to-spacer");
	const struct record *named = NULL;
	int i;

	if (word && !(named = name_piece(b, KIND_BIT(KIND_SPACER), word, d)))
		return -1;
	q->spacer = named ? named->name : first && !first->dead ? p->who : NULL;
	for (i = 0; !q->spacer && i < board_count(b, KIND_SPACER); i++)
		if (!board_spacer(b, i)->dead)
			q->spacer = board_spacer(b, i)->record.name;
	return q->spacer ? 0 : diag_set(d, "--threat: no Spacer is on the board");
}

static int read_threat(struct call *c, const struct board *b, struct threat_ask *q, struct diag *d)
{
	const char *who = call_value(c, "threat");
	const struct record *in;

	*q = (struct threat_ask){0};
	if (strcmp(who, "all") != 0) {
		in = name_piece(b, KIND_BIT(KIND_INTRUDER), who, d);
		if (!in)
			return -1;
		q->intruder = in->name;
	}
	return read_victim(c, b, q, d);
}

struct telling {
	struct call *call;
	const struct board *board;
	const struct threat_ask *ask;
};

static void tell_space(void *arg, struct space at, struct frac damage, unsigned house)
{
	struct telling *t = arg;
	struct buf *out = &t->call->out;
	char text[PLACE_TEXT];

	call_json(t->call, t->board, JSON_THREAT);
	buf_json_member(out, "from", t->ask->intruder ? t->ask->intruder : "all");
	buf_json_member(out, "to", t->ask->spacer);
	buf_json_member(out, "space", space_text(at, text));
	frac_json_member(out, "damage", damage);
	house_json(house, out);
	buf_puts(out, "}\n");
}

/* 1 if all is told, 0 if the picture is still to be drawn. */
static int threat(struct call *c, const struct board *b, struct show *s, struct diag *d)
{
	struct threat_ask q;
	struct telling t = {c, b, &q};

	if (!call_has(c, "threat"))
		return 0;
	if (read_threat(c, b, &q, d))
		return -1;
	if (c->view != VIEW_JSON)
		return threat_show(&q, s, d);
	return threat_each(&q, b, tell_space, &t, d) ? -1 : 1;
}

/* ---- one board ---- */

static int each(struct call *c, struct board *b, struct diag *d)
{
	struct own *own = c->own;
	struct show s;
	int told;

	show_look(&s, b);
	told = threat(c, b, &s, d);
	if (told)
		return told < 0 ? -1 : STATUS_OK;
	if (own->shown && own->medium != show_svg && own->medium != show_drawing)
		buf_putc(&c->out, '\n');
	own->medium(&s, &own->how, &c->out);
	own->shown = true;
	return STATUS_OK;
}

static const struct option_row options[] = {
    {0, "plain", NULL, "sentences instead of a picture, for reading aloud"},
    {0, "map", NULL, "the board as enorm-board draw reads it: its pieces drawn in the map"},
    {0, "color", "WHEN", "colour the picture: always, never or auto"},
    {0, "threat", "WHO",
     "the expected damage on each space from an Intruder's next activation, or all"},
    {0, "to-spacer", "NAME", "with --threat: the Spacer who would stand there"},
    {0, "no-legend", NULL, "the map without the list of what is on it"},
};

const struct tool tool_show = {
    .name = "enorm-show",
    .examples = {"enorm-show -f corner.board", "enorm-show --threat grin-1 -f ai.board",
		 "enorm-show -T svg -f corner.board > corner.svg"},
    .about = "Draw a board as text or SVG.",
    .usage = " [--plain] [--map] [--no-legend] [--threat=WHO] [options]",
    .kind = REPORTER,
    .views = 1u << VIEW_TEXT | 1u << VIEW_SVG | 1u << VIEW_JSON,
    .options = options,
    .noptions = (int)COUNT(options),
    .begin = begin,
    .board = each,
};
