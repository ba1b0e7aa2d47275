/* enorm-move: a Spacer moves. */
#include <string.h>

#include "board/names.h"
#include "rules/blip/noise.h"
#include "rules/move/location.h"
#include "rules/move/spacer_move.h"
#include "rules/roll/ask.h"
#include "tool/act.h"
#include "tool/tools.h"

struct own {
	const struct move_ability *ability; /* of --reflex, --warn, --go-check-it-out; or NULL */
	int speed, reach;
	struct board map; /* of --reveal */
	struct location location;
};

/* ---- the command line ---- */

/* Which words and options do not go together; NULL if all do. */
static const char *misused(const struct call *c, const struct own *o)
{
	bool ends = c->nwords > 1, path = call_has(c, "path"), sent = call_has(c, "sent");
	bool noise = call_has(c, "noise");

	if (ends && path)
		return "either a SPACE or --path";
	if (o->reach && (ends || path || sent || noise || o->ability))
		return "--reach takes only the SPACER";
	if (o->reach && call_value(c, "reveal"))
		return "--reach reveals nothing";
	if (o->ability && (noise || o->speed)) /* SPM-26; RULING: RA-65 */
		return "--reflex, --warn and --go-check-it-out are no Move actions: no --noise, "
		       "no --speed [SPM-26]";
	if (o->ability && (path || sent || call_has(c, "leave")))
		return "--reflex, --warn and --go-check-it-out take a SPACE at most";
	if (sent && (path || noise || o->speed))
		return "--sent takes a SPACE: nobody walks there";
	if (call_has(c, "light") && !call_has(c, "reveal"))
		return "--light goes with --reveal";
	return NULL;
}

static int read_ability(const struct call *c, struct own *o, struct diag *d)
{
	int i;

	for (i = 0; i < MOVE_ABILITY_COUNT; i++) {
		if (!call_has(c, move_abilities[i].name))
			continue;
		if (o->ability)
			return diag_usage(d, "either --%s or --%s", o->ability->name,
					  move_abilities[i].name);
		o->ability = &move_abilities[i];
	}
	return 0;
}

/* The first board of the file: a map that is set out when an arrow is met. */
static int read_map(struct call *c, struct own *o, struct diag *d)
{
	const char *file = call_value(c, "reveal");

	if (!file)
		return 0;
	o->location.map = &o->map;
	return call_read_board(c, file, &o->map, d);
}

static int begin(struct call *c, struct diag *d)
{
	struct own *o = c->own = arena_new(&c->arena, struct own);
	const char *view = call_asked_view(c);
	long speed = 0, reach = 0, light = 0;
	struct noise noise = {0};

	if (call_number(c, "speed", 1, SPACER_MOVE_MOST, &speed, d) ||
	    call_number(c, "reach", 1, SPACER_MOVE_MOST, &reach, d) ||
	    call_number(c, "light", 1, COLS_MOST, &light, d) || read_ability(c, o, d))
		return -1;
	o->speed = (int)speed;
	o->reach = (int)reach;
	o->location.light = (int)light;
	if (misused(c, o))
		return diag_usage(d, "%s; see --help", misused(c, o));
	if (c->nwords < 2 && !call_has(c, "path") && !o->ability && !o->reach)
		return call_missing(c, "SPACE", d, "where to? give a SPACE, --path or --reach");
	if (call_has(c, "noise") && noise_read(&noise, call_value(c, "noise"), 1, d))
		return typed_wrong(d);
	c->game_unchanged = c->game_unchanged || o->reach;
	c->only_looks = o->reach && !(view && !strcmp(view, "board"));
	if (c->only_looks && c->view == VIEW_BOARD)
		c->view = VIEW_RULING;
	return read_map(c, o, d);
}

/* ---- one board ---- */

/* ---- --reach ---- */

static void begin_object(void *arg, struct buf *out)
{
	struct {
		struct call *c;
		struct board *b;
	} *x = arg;

	(void)out; /* it is the call's own */
	call_json(x->c, x->b, JSON_REACH);
}

static int reach(struct call *c, struct board *b, struct spacer *s)
{
	const struct own *o = c->own;
	struct spacer_move m = {.who = s};
	struct refusals no = spacer_move_refusals(b, &m);
	struct {
		struct call *c;
		struct board *b;
	} arg = {c, b};
	struct buf text = {0};
	int n;

	if (no.n)
		return call_refuse(c, b, NULL, refusals_joined(b, &no));
	if (!c->only_looks)
		return spacer_reach_event(b, s, o->reach) ? STATUS_OK : STATUS_NO;
	if (c->view == VIEW_JSON)
		return spacer_reach_write(b, s, o->reach, begin_object, &arg, &c->out) ? STATUS_OK
										       : STATUS_NO;
	n = spacer_reach_write(b, s, o->reach, NULL, NULL, &text);
	buf_printf(&c->out, "%s can reach %d space%s within %d\n", s->record.name, n,
		   n == 1 ? "" : "s", o->reach);
	buf_add(&c->out, buf_text(&text), text.n);
	buf_release(&text);
	return n ? STATUS_OK : STATUS_NO;
}

/* ---- --reflex, --warn, --go-check-it-out ---- */

/* Without a space it is a choice: stay, or one of the spaces around. */
static int choose_space(const struct rules *r, struct reaction *x)
{
	const char *moved = x->whom ? x->whom : x->who, *labels[5];
	struct space to[5];
	char text[PLACE_TEXT];
	int i, n = spacer_react_spaces(r->board, x, to);

	for (i = 0; i < n; i++)
		labels[i] = arena_strdup(r->board->arena, space_text(to[i], text));
	if (!n)
		return 0;
	i = choose_at(r, arena_printf(r->board->arena, "%s.%s", moved, x->ability), labels, n, 0,
		      "as near as it may be");
	if (i < 0)
		return -1;
	x->to = to[i];
	return 0;
}

static int react(struct call *c, struct board *b, struct spacer *s, struct diag *d)
{
	const struct own *o = c->own;
	struct reaction x = {.who = s->record.name, .ability = o->ability->name, .to = NOWHERE};
	struct refusals no;
	struct rules r = call_rules(c, b, d);
	const struct record *whom;

	if (o->ability->another) {
		whom = name_piece(b, KIND_BIT(KIND_SPACER), call_value(c, o->ability->name), d);
		if (!whom)
			return -1;
		x.whom = whom->name;
	}
	if (c->nwords > 1 ? call_space(c->word[1], &x.to, d) : choose_space(&r, &x))
		return -1;
	no = spacer_react_refusals(b, &x);
	if (no.n)
		return call_refuse(c, b, NULL, refusals_joined(b, &no));
	return spacer_react(&r, &x) ? -1 : STATUS_OK;
}

/* ---- --sent ---- */

static int send(struct call *c, struct board *b, struct spacer *s, struct space to, struct diag *d)
{
	struct rules r = call_rules(c, b, d);
	struct refusal no = spacer_send_refusal(b, s, to);

	if (no.reason)
		return call_refuse(c, b, NULL, no);
	return spacer_send(&r, s, to, call_has(c, "leave")) ? -1 : STATUS_OK;
}

/* ---- a move ---- */

static int move(struct call *c, struct board *b, struct spacer *s, struct diag *d)
{
	const struct own *o = c->own;
	struct spacer_move m = {.who = s,
				.most = o->speed,
				.may_leave = call_has(c, "leave"),
				.next = o->location.map ? &o->location : NULL};
	struct space to;

	if (!call_has(c, "sent"))
		return call_move(c, b, &m, call_value(c, "noise"), d);
	return call_space(c->word[1], &to, d) ? -1 : send(c, b, s, to, d);
}

static int each(struct call *c, struct board *b, struct diag *d)
{
	const struct own *o = c->own;
	struct spacer *s = as_spacer(name_piece(b, KIND_BIT(KIND_SPACER), c->word[0], d));

	if (!s)
		return -1;
	if (o->reach)
		return reach(c, b, s);
	return o->ability ? react(c, b, s, d) : move(c, b, s, d);
}

static const struct option_row options[] = {
    {0, "path", "SPACES", "the spaces to enter in their order, such as B2,B3,C3"},
    {0, "speed", "N", "the number of the move: no more than N spaces"},
    {0, "noise", "DICE", "the Noise of the move: intruder, or its own dice such as ww"},
    {0, "reach", "N", "list where SPACER can get to within N, and what that provokes"},
    {0, "reflex", NULL, "Reflex: 0 or 1 space"},
    {0, "warn", "WHOM", "Warn: WHOM is moved 0 or 1 space"},
    {0, "go-check-it-out", "WHOM", "Go Check It Out: WHOM is moved 1 space"},
    {0, "reveal", "FILE", "the map that a Location arrow reveals"},
    {0, "light", "N", "with --reveal: how far SPACER's Light field goes"},
    {0, "sent", NULL, "an effect sends SPACER to SPACE and holds SPACER there"},
    {0, "leave", NULL, "an effect lets SPACER leave the space it was sent to"},
};

const struct tool tool_move = {
    .name = "enorm-move",
    .examples = {"enorm-move juliet C1 -f move.board", "enorm-move juliet --reach 3 -f move.board",
		 "enorm-move romeo --path C1,C2 -f move.board"},
    .about = "Move a Spacer.",
    .usage = " [options] SPACER SPACE\n"
	     " [options] SPACER --path=SPACES\n"
	     " [options] SPACER --reach=N\n"
	     " [options] SPACER --reflex [SPACE]\n"
	     " [options] SPACER --warn=WHOM [SPACE]",
    .kind = RESOLVER,
    .views = 1u << VIEW_BOARD | 1u << VIEW_RULING | 1u << VIEW_JSON,
    .options = options,
    .noptions = (int)COUNT(options),
    .words_least = 1,
    .words_most = 2,
    .begin = begin,
    .board = each,
};
