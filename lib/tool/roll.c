/* enorm-roll: rolls dice, plays re-rolls, works out odds. Without --for it needs no board. */
#include <string.h>

#include "board/names.h"
#include "board/readings.h"
#include "event/event.h"
#include "look/roll_odds.h"
#include "rules/roll/pool.h"
#include "rules/roll/request.h"
#include "rules/roll/single.h"
#include "tool/tools.h"

enum mode { ROLL, ODDS, ADVISE };

struct own {
	enum mode mode;
	bool json;
	struct dice_table table;
	struct rolling rolling; /* all but what a board says */
};

static struct own *own(const struct call *c)
{
	return c->own;
}

/* ---- options ---- */

static int read_options(struct call *c, struct roll_request *q, struct diag *d)
{
	const char *weapon = call_value(c, "weapon");
	long at = 0, quadrants = 0;
	char hint[128];

	if (call_word(c, "as", roll_kind_words, -1, &q->kind, d) ||
	    call_word(c, "aim", aim_words, -1, &q->aim, d) ||
	    call_number(c, "at", -99, 99, &at, d) ||
	    call_number(c, "quadrants", 0, 9, &quadrants, d))
		return -1;
	q->dice = c->nwords ? c->word[0] : NULL;
	q->danger = call_has(c, "danger");
	q->lethal = call_has(c, "lethal");
	q->devastating = call_has(c, "devastating");
	q->skill = call_has(c, "skill");
	q->spacer = call_has(c, "for");
	q->has_at = call_has(c, "at");
	q->has_quadrants = call_has(c, "quadrants");
	q->at = (int)at;
	q->quadrants = (int)quadrants;
	q->weapon = weapon ? data_find(&c->data, TABLE_WEAPONS, weapon) : NULL;
	if (weapon && !q->weapon)
		return diag_usage(d, "no weapon '%s'%s", weapon,
				  data_suggest(&c->data, TABLE_WEAPONS, weapon, hint));
	if (!q->spacer && (q->skill || call_has(c, "gate")))
		return diag_usage(d, "--%s needs --for SPACER and a board",
				  q->skill ? "skill" : "gate");
	return 0;
}

static int read_uses(struct call *c, struct diag *d)
{
	struct rolling *q = &own(c)->rolling;

	if (own(c)->mode == ADVISE && !q->has_at && q->kind != ROLL_NOISE)
		return diag_usage(d, "--advise needs --at N");
	return 0;
}

/* What is rolled or drawn in place of Power dice. */
#define SINGLES(W)                     \
	W(SINGLE_ENORMITY, "enormity") \
	W(SINGLE_FLATLINE, "flatline")
enum single { SINGLES(LIST_ID) };

/* Which; -1 for dice. */
static int single_of(const struct call *c)
{
	static const char *const words[] = {SINGLES(LIST_WORD) NULL};

	return c->nwords ? word_number(span_of(c->word[0]), words) : -1;
}

static int read_request(struct call *c, struct diag *d)
{
	struct own *o = arena_new(&c->arena, struct own);
	struct roll_request q = {0};

	c->own = o;
	o->json = c->view == VIEW_JSON && !call_has(c, "readings");
	o->mode = call_has(c, "odds") ? ODDS : call_has(c, "advise") ? ADVISE : ROLL;
	o->rolling.point = point_stems[POINT_ROLL];
	if (roll_table(&c->data, &o->table, d))
		return -1;
	o->rolling.spec.table = &o->table;
	if (single_of(c) >= 0 || call_has(c, "faces"))
		return 0;
	return read_options(c, &q, d) || roll_request_read(&q, &o->rolling, d) || read_uses(c, d)
		   ? -1
		   : 0;
}

/* ---- one roll ---- */

/* The Spacer of --for; none if it is not given. */
static int find_spacer(struct call *c, const struct board *b, struct spacer **out, struct diag *d)
{
	const char *word = call_value(c, "for");

	*out = NULL;
	if (word)
		*out = as_spacer(name_piece(b, KIND_BIT(KIND_SPACER), word, d));
	return word && !*out ? -1 : 0;
}

static int from_skill(const struct rules *r, struct rolling *q, const char *word)
{
	int skill = word_number(span_of(word), skill_words), i;
	struct suggestion near;
	char hint[128];

	suggest_start(&near, word);
	for (i = 0; skill_words[i]; i++)
		suggest_offer(&near, skill_words[i]);
	if (skill < 0)
		return diag_usage(r->diag, "no skill '%s'%s", word, suggest_text(&near, hint));
	roll_skill(r, q->roller, (enum skill)skill, &q->spec.pool);
	return 0;
}

/* What the board says about the roll. */
static int from_board(struct call *c, const struct rules *r, struct rolling *q)
{
	const char *const *gates;
	int n = call_values(c, "gate", &gates), i;

	if (find_spacer(c, r->board, &q->roller, r->diag))
		return -1;
	if (!q->roller)
		return 0;
	q->active = board_find(r->board, KIND_POOL, NULL, "active");
	if (!q->active) /* an empty one */
		q->active = arena_new(r->board->arena, struct pool);
	if (call_has(c, "skill") && from_skill(r, q, call_value(c, "skill")))
		return -1;
	if (q->kind == ROLL_SCOUT && !c->nwords && roll_light(r, q->roller, &q->spec.pool))
		return -1;
	for (i = 0; i < n; i++)
		if (roll_gate(r, q->roller, gates[i], &q->spec.pool))
			return -1;
	return 0;
}

static void tell(struct call *c, const struct board *b, int from)
{
	int i;

	for (i = from; i < board_count(b, KIND_EVENT); i++) {
		if (own(c)->json) {
			event_json(board_event(b, i), c->tool->name, b->number, &c->out);
		} else {
			event_sentence(board_event(b, i), &c->out);
			event_citation(board_event(b, i), &c->out);
		}
		buf_putc(&c->out, '\n');
	}
}

static int show_odds(struct call *c, const struct rules *r, const struct rolling *q)
{
	struct roll_odds o;

	if (roll_odds_make(r, q, &o))
		return -1;
	if (!own(c)->json) {
		roll_odds_text(&o, call_has(c, "fraction"), &c->out);
		return STATUS_OK;
	}
	call_json(c, r->board, JSON_ODDS);
	roll_odds_json(&o, &c->out);
	buf_puts(&c->out, "}\n");
	return STATUS_OK;
}

static int show_advice(struct call *c, const struct rules *r, const struct rolling *q)
{
	int from = board_count(r->board, KIND_EVENT);
	struct roll_advice v;

	if (roll_advice_make(r, q, &v))
		return -1;
	if (!own(c)->json) {
		tell(c, r->board, from);
		roll_advice_text(&v, call_has(c, "fraction"), &c->out);
		return STATUS_OK;
	}
	call_json(c, r->board, JSON_ADVICE);
	roll_advice_json(&v, &c->out);
	buf_puts(&c->out, "}\n");
	return STATUS_OK;
}

static int make_roll(struct call *c, const struct rules *r, const struct rolling *q)
{
	struct rolling_result result;

	if (own(c)->mode == ODDS)
		return show_odds(c, r, q);
	if (own(c)->mode == ADVISE)
		return show_advice(c, r, q);
	return rolling_resolve(r, q, &result) ? -1 : STATUS_OK;
}

static int roll_power(struct call *c, const struct rules *r)
{
	struct rolling q = own(c)->rolling;

	if (from_board(c, r, &q) || rolling_prepare(r, &q))
		return -1;
	if (q.kind == ROLL_ATTACK && q.has_at)
		q.spec.beats = plays(r->board, RA_07, 'a');
	if (call_has(c, "cover") && roll_cover(r, q.point, &own(c)->table, q.spec.reading,
					       !roll_kinds[q.kind].tokens, &q.spec.pool))
		return -1;
	return make_roll(c, r, &q);
}

static int roll_single(struct call *c, const struct rules *r)
{
	bool enormity = single_of(c) == SINGLE_ENORMITY;
	struct spacer *roller;

	if (find_spacer(c, r->board, &roller, r->diag))
		return -1;
	if (own(c)->mode != ROLL)
		return diag_usage(r->diag, "every face of %s is as likely as another", c->word[0]);
	if (call_has(c, "confidence") || call_has(c, "discipline")) /* POL-08 RULING: RO-76 */
		return call_refuse(
		    c, r->board, NULL,
		    refuse("POL-06,POL-08",
			   "Confidence and Discipline serve Spacer Attacks, Skill Tests, "
			   "Scouting Checks and Noise Rolls only"));
	if (!enormity && call_has(c, "stress"))
		return diag_usage(r->diag, "a Flatline card is drawn, not rolled");
	return (enormity ? roll_enormity(r, roller) : roll_flatline(r)) ? -1 : STATUS_OK;
}

static int run(struct call *c, struct board *b, struct diag *d)
{
	struct rules r = call_rules(c, b, d);

	if (own(c)->mode != ROLL) { /* looks only: its events stay on a copy */
		r.board = board_copy(b, b->arena);
		fate_begin(&c->fate, r.board);
	}
	return single_of(c) >= 0 ? roll_single(c, &r) : roll_power(c, &r);
}

/* ---- without a board ---- */

static int show_faces(struct call *c)
{
	if (own(c)->json) {
		call_json(c, NULL, JSON_FACES);
		roll_faces_json(&own(c)->table, &c->out);
		buf_puts(&c->out, "}\n");
	} else {
		roll_faces_text(&own(c)->table, &c->out);
	}
	return STOP;
}

static int refused(struct call *c, const struct board *b)
{
	struct refused why = {.reason = c->refusal.reason, .clause = c->refusal.clause};

	c->view = own(c)->json ? VIEW_JSON : VIEW_TEXT;
	call_tell_refusal(c, NULL, &why, "");
	call_tell_switched(c, b);
	return STATUS_NO;
}

/* A reader that has nothing to read takes the records of --ruling. */
static int apply_rulings(struct call *c, struct board *b, struct diag *d)
{
	struct reader reader;
	struct input in;
	int result;

	input_from_text(&in, span_of(""), NULL);
	reader_start(&reader, in);
	result = call_apply_rulings(c, &reader, b, d);
	reader_release(&reader);
	return result;
}

static void tell_without_board(struct call *c, const struct board *b)
{
	c->view = own(c)->json ? VIEW_JSON : VIEW_RULING;
	showing_tell(c, &(struct showing){.kind = SHOW_RESOLVED,
					  .out = b,
					  .told = b,
					  .before = own(c)->mode == ROLL ? b : NULL,
					  .drew = c->fate.drew,
					  .seed = c->fate.seed});
}

static int without_board(struct call *c, struct diag *d)
{
	struct board b;
	int result;

	board_start(&b, &c->arena, &c->data);
	if (call_has(c, "ruling") && apply_rulings(c, &b, d))
		return -1;
	fate_start(&c->fate, &c->arena);
	fate_begin(&c->fate, &b);
	result = run(c, &b, d);
	if (result == REFUSED || (result < 0 && !d->n && c->refusal.reason))
		return refused(c, &b);
	if (result < 0 || fate_end(&c->fate, d))
		return -1;
	tell_without_board(c, &b);
	return STOP;
}

static int begin(struct call *c, struct diag *d)
{
	const char *view = call_asked_view(c);
	bool board = call_has(c, "for");

	if (c->fate.keep_harsh)
		return diag_usage(d, "--best and --worst are of boards: a roll is not one");
	if (read_request(c, d))
		return -1;
	if (call_has(c, "faces") && call_has(c, "readings"))
		return diag_usage(d,
				  "--faces and --readings exclude each other: faces hang on none");
	if (call_has(c, "faces"))
		return show_faces(c);
	if (own(c)->mode == ODDS)
		c->fate.explore_chance = false;
	if (own(c)->mode == ADVISE)
		c->fate.asks |= ASK_BIT(DICE) | ASK_BIT(CARDS);
	if (own(c)->mode != ROLL) {
		if (!call_has(c, "readings"))
			c->view = own(c)->json ? VIEW_JSON : VIEW_TEXT;
		c->game_unchanged = c->only_looks = true;
	}
	if (board)
		return 0;
	if (view && !strcmp(view, "board"))
		return diag_usage(d, "there is no board to print without --for SPACER");
	if (call_has(c, "all") || call_has(c, "outcomes"))
		return diag_usage(d, "--all and --outcomes write boards: they need --for SPACER");
	c->boardless = call_has(c, "readings");
	return c->boardless ? 0 : without_board(c, d);
}

static const struct option_row options[] = {
    {0, "for", "SPACER", "whose roll it is: read a board, pay from it, write it"},
    {0, "as", "KIND", "what for: attack, skill, scout, noise, intruder or terrorize"},
    {0, "skill", "SKILL", "the white dice of the Spacer's skill"},
    {0, "weapon", "NAME", "dice, modifiers and quadrants of a weapon of the tables"},
    {0, "danger", NULL, "count Potential: Danger dice"},
    {0, "lethal", NULL, "an Intruder's dice whose Potentials are Power"},
    {0, "devastating", NULL, "a die that shows a quadrant adds another"},
    {0, "cover", NULL, "drop one die by a tier"},
    {0, "gate", "STRESS:DICE", "dice added at that much Stress of the Spacer"},
    {0, "at", "N", "what the Power must reach"},
    {0, "quadrants", "N", "quadrants printed on the weapon"},
    {0, "aim", "AIM", "what numbers are played for: wound, critical, power or safe"},
    {0, "advise", NULL, "say what to do with the dice of --rolled; roll nothing"},
    {0, "fraction", NULL, "print fractions instead of percentages"},
    {0, "faces", NULL, "print the faces of the dice and where they come from"},
};

const struct tool tool_roll = {
    .name = "enorm-roll",
    .examples = {"enorm-roll rrw", "enorm-roll rr --at 3 --odds",
		 "enorm-roll rr --at 3 --rolled r:P,r:o --advise"},
    .about = "Roll dice, play re-rolls, or work out the exact odds.",
    .usage = " [options] DICE\n"
	     " [options] enormity|flatline\n"
	     " [options] --for SPACER [DICE]\n"
	     " [options] --faces",
    .kind = RESOLVER,
    .rolls = true,
    .views = 1u << VIEW_BOARD | 1u << VIEW_RULING | 1u << VIEW_JSON,
    .options = options,
    .noptions = (int)COUNT(options),
    .words_most = 1,
    .begin = begin,
    .board = run,
};
