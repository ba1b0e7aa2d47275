/* enorm-cover: has the target cover, and the questions that lead to it. */
#include <string.h>

#include "board/names.h"
#include "event/event.h"
#include "look/query_list.h"
#include "look/query_write.h"
#include "tool/tools.h"

#define FIGURES (KIND_BIT(KIND_SPACER) | KIND_BIT(KIND_INTRUDER))
#define PIECES	(FIGURES | KIND_BIT(KIND_TERRAIN) | KIND_BIT(KIND_BLIP))

struct own {
	struct query like; /* the question, as far as the options tell */
	const char *from, *to, *weapon;
	enum query_look look;
	bool pairs, spaces;
};

/* ---- the command line ---- */

/* Leaves the default if no question is among the options. */
static int choose_question(const struct call *c, enum question *ask, struct diag *d)
{
	int k, chosen = -1;

	for (k = 0; k < ASK_COUNT; k++) {
		if (!call_has(c, query_rows[k].word))
			continue;
		if (chosen >= 0)
			return diag_usage(d, "one question at a time: --%s or --%s",
					  query_rows[chosen].word, query_rows[k].word);
		*ask = (enum question)(chosen = k);
	}
	return 0;
}

/* Which words and options do not go together; NULL if all do. */
static const char *misused(const struct call *c, const struct own *o)
{
	const char *view = call_asked_view(c);
	bool cover = o->like.ask == ASK_COVER, range = o->like.ask == ASK_RANGE;

	if (o->pairs && (o->from || o->spaces))
		return "--pairs takes no names";
	if (o->weapon && !cover && !range)
		return "--weapon goes with --cover and --range";
	if (o->like.assume_ranged && !cover)
		return "--assume-ranged goes with --cover";
	if (o->spaces && (range || o->like.ask == ASK_DISTANCE))
		return "all-spaces goes with questions answered by yes or no";
	if ((o->spaces || o->pairs) && o->look && c->view != VIEW_JSON)
		return "--proof and --why-not are about two names";
	if (view && !strcmp(view, "board") && (o->pairs || o->look))
		return "--pairs, --proof and --why-not print text or json, never a board";
	return NULL;
}

static int begin(struct call *c, struct diag *d)
{
	struct own *o = c->own = arena_new(&c->arena, struct own);
	const char *from = call_value(c, "from");
	long zone = 0;

	o->from = from ? from : c->nwords ? c->word[0] : NULL;
	o->to = c->nwords > !from ? c->word[!from] : NULL;
	o->spaces = call_has(c, "spaces") || (o->to && !strcmp(o->to, "all-spaces"));
	o->pairs = call_has(c, "pairs");
	o->look = call_has(c, "proof") ? LOOK_PROOF : LOOK_REASONS;
	if (call_has(c, "why-not"))
		o->look = LOOK_WHY_NOT;
	o->weapon = call_value(c, "weapon");
	o->like.assume_ranged = call_has(c, "assume-ranged");
	o->like.ask = o->spaces ? ASK_SIGHT : ASK_COVER;
	if (choose_question(c, &o->like.ask, d) || call_number(c, "zone", 0, COLS_MOST, &zone, d))
		return -1;
	o->like.zone = (int)zone;
	if (!o->pairs && (!o->from || !(o->to || o->spaces)))
		return call_missing(c, o->from ? "TARGET" : "ATTACKER", d,
				    "two names are wanted: ATTACKER TARGET; see --help");
	if (misused(c, o))
		return diag_usage(d, "%s; see --help", misused(c, o));
	/* what only looks prints no board unless it is asked to */
	if (c->view == VIEW_BOARD && !call_asked_view(c) && (o->pairs || o->spaces || o->look))
		c->view = VIEW_RULING;
	return 0;
}

static int find_end(const struct board *b, const char *word, struct query_end *out, struct diag *d)
{
	struct named n;

	if (name_or_place(b, PIECES, word, &n, d))
		return -1;
	*out = n.piece ? query_piece(b, n.piece) : query_space(n.space, n.text);
	out->is_corner |= n.is_corner;
	if (n.is_corner)
		out->corner = n.corner;
	return 0;
}

/* ---- the answers ---- */

static void show(struct call *c, struct board *b, struct scene *sc, const struct query *q,
		 const struct answer *a)
{
	const struct own *o = c->own;

	if (c->view == VIEW_BOARD) {
		query_event(b, q, a);
	} else if (c->view == VIEW_JSON) {
		call_json(c, b, JSON_ANSWER);
		query_json(sc, q, a, o->look, &c->out);
		buf_puts(&c->out, "}\n");
	} else {
		query_text(sc, q, a, o->look, &c->out);
	}
}

static int answer(struct call *c, struct board *b, struct scene *sc, const struct query *q)
{
	struct answer a;

	query_judge(sc, q, &a);
	if (!c->quiet)
		show(c, b, sc, q, &a);
	return a.yes ? STATUS_OK : STATUS_NO;
}

/* A yes among them is a yes. */
static int answer_pairs(struct call *c, struct board *b, struct scene *sc, const struct query *like)
{
	int n, i, status = STATUS_NO;
	const struct query *list = query_pairs(b, like, &n);

	if (c->view != VIEW_JSON)
		return query_pairs_text(sc, list, n, &c->out) ? STATUS_OK : STATUS_NO;
	for (i = 0; i < n; i++)
		if (answer(c, b, sc, &list[i]) == STATUS_OK)
			status = STATUS_OK;
	return status;
}

static int answer_spaces(struct call *c, struct board *b, struct scene *sc, const struct query *q)
{
	struct spaces list = query_spaces(sc, q);

	if (c->view == VIEW_BOARD) {
		EVENT(b, SEEN, "from=%s query=%s spaces=%s", q->from.name, query_rows[q->ask].word,
		      list.n ? spaces_text(list, b->arena) : NULL);
	} else if (c->view == VIEW_JSON) {
		call_json(c, b, JSON_SPACES);
		query_spaces_json(q, list, &c->out);
		buf_puts(&c->out, "}\n");
	} else {
		buf_puts(&c->out, list.n ? spaces_joined(list, " ", b->arena) : "none");
		buf_putc(&c->out, '\n');
	}
	return list.n ? STATUS_OK : STATUS_NO;
}

static int each(struct call *c, struct board *b, struct diag *d)
{
	const struct own *o = c->own;
	struct query q = o->like;
	struct scene sc;

	if (o->from && find_end(b, o->from, &q.from, d))
		return -1;
	if (o->from && !o->spaces && find_end(b, o->to, &q.to, d))
		return -1;
	if (o->weapon)
		q.weapon = name_weapon(b, q.from.piece, o->weapon, d);
	if ((o->weapon && !q.weapon) || (!o->pairs && query_check(&q, d)))
		return -1;
	scene_build(&sc, b);
	if (o->pairs)
		return answer_pairs(c, b, &sc, &q);
	return o->spaces ? answer_spaces(c, b, &sc, &q) : answer(c, b, &sc, &q);
}

static const struct option_row options[] = {
    {0, "cover", NULL, "has TARGET cover from ATTACKER? (the default)"},
    {0, "sight", NULL, "does ATTACKER see TARGET?"},
    {0, "range", NULL, "how far, as a weapon counts; with --weapon, is it in range?"},
    {0, "distance", NULL, "how far, as Closest and Furthest count"},
    {0, "adjacent", NULL, "are they adjacent?"},
    {0, "front", NULL, "is TARGET in front of ATTACKER?"},
    {0, "zone", "N", "is TARGET inside Zone N of ATTACKER?"},
    {0, "weapon", "WEAPON", "the weapon ATTACKER uses"},
    {0, "assume-ranged", NULL, "take it that ATTACKER makes a ranged attack"},
    {0, "proof", NULL, "show each line of sight, or each Cover tile, with its fate"},
    {0, "why-not", NULL, "say the smallest thing that is missing"},
    {0, "pairs", NULL, "ask it of every Spacer and every Intruder, both ways"},
    {0, "from", "ATTACKER", "the same as the first word"},
    {0, "spaces", NULL, "ask it of every space: the same as the word all-spaces"},
};

const struct tool tool_cover = {
    .name = "enorm-cover",
    .examples = {"enorm-cover mothman juliet -f cover.board",
		 "enorm-cover --sight grin-1 romeo -f cover.board",
		 "enorm-cover --pairs -f cover.board"},
    .about = "Say whether a figure has Cover, and why.",
    .usage = " [options] ATTACKER TARGET\n"
	     " [options] ATTACKER all-spaces\n"
	     " [options] --pairs",
    .kind = QUERY,
    .views = 1u << VIEW_BOARD | 1u << VIEW_RULING | 1u << VIEW_JSON,
    .options = options,
    .noptions = (int)COUNT(options),
    .words_most = 2,
    .begin = begin,
    .board = each,
};
