/* enorm-turn play, exert and bonus-action: an Action card, and the action it is for. */
#include <string.h>

#include "board/names.h"
#include "rules/gear/scavenge.h"
#include "rules/harm/able.h"
#include "rules/move/spacer_move.h"
#include "rules/turn/card.h"
#include "tool/act.h"
#include "tool/turn.h"

/* ---- the actions ---- */

/* SPM-01, SPM-14: as far and as loud as the card says. */
static int do_move(struct call *c, struct board *b, const struct action_card_row *side,
		   struct diag *d)
{
	struct spacer_move m = {.who = board_find(b, KIND_SPACER, NULL, c->word[0]),
				.most = side->move};

	return call_move(c, b, &m, side->noise, d);
}

static struct refusal on_board_refusal(const struct board *b, const struct spacer *s)
{
	return deed_there_refusal(b, s, DEED_ACTION);
}

/* How an action is typed: the words before the Spacer for the function that does it, how many
 * follow the action, and what they are. */
static const struct act {
	const char *before[2];
	int least, most;
	const char *args;
	int (*run)(struct call *c, struct board *b, struct diag *d);
	int (*run_side)(struct call *c, struct board *b, const struct action_card_row *side,
			struct diag *d);
	/* Why not, whatever the words; NULL: nothing but the card decides. */
	struct refusal (*refusal)(const struct board *b, const struct spacer *s);
} acts[ACTION_COUNT] = {
    [ACTION_ATTACK] =
	{{NULL}, 1, 2, "TARGET[,TARGET ...] [WEAPON]", call_attack, NULL, on_board_refusal},
    [ACTION_FULL_RELOAD] = {{"reload", "full"}, 1, 1, "WEAPON", turn_do_reload, NULL, NULL},
    [ACTION_RATIONALIZE] = {{"rationalize"}, 0, 0, "", turn_do_rationalize, NULL, NULL},
    [ACTION_SCAVENGE] = {{"scavenge"}, 0, 0, "", turn_do_scavenge, NULL, scavenge_refusal},
    [ACTION_SCOUT] = {{NULL}, 1, 1, "BLIP|INTRUDER", call_scout, NULL, on_board_refusal},
    [ACTION_CATCH_BREATH] = {{"catch-breath"}, 0, 0, "", turn_do_catch_breath, NULL, NULL},
    [ACTION_FAST_RELOAD] = {{"reload", "fast"}, 1, 1, "WEAPON", turn_do_reload, NULL, NULL},
    [ACTION_MOVE] = {{NULL}, 0, 1, "SPACE, or --path", NULL, do_move, NULL},
    [ACTION_REARM] = {{"rearm"}, 0, 0, "", turn_do_rearm, NULL, NULL},
};

/* ---- what was typed ---- */

static int read_action(const char *word, enum action *out, struct diag *d)
{
	struct suggestion s;
	char hint[128];
	int i;

	suggest_start(&s, word);
	for (i = 0; i < ACTION_COUNT; i++) {
		suggest_offer(&s, action_words[i]);
		if (!strcmp(action_words[i], word)) {
			*out = (enum action)i;
			return 0;
		}
	}
	return diag_usage(d, "no action '%s'%s", word, suggest_text(&s, hint));
}

static int read_play(const struct call *c, const struct board *b, struct card_use *p,
		     struct diag *d)
{
	const char *paid = call_value(c, "card");
	const struct act *act;

	p->who = turn_spacer(c, b, d);
	p->side = p->who ? name_row(b, TABLE_ACTION_CARDS, c->word[2], d) : NULL;
	p->paid = paid && p->side ? name_row(b, TABLE_ACTION_CARDS, paid, d) : NULL;
	if (!p->side || (paid && !p->paid) || read_action(c->word[3], &p->action, d))
		return -1;
	act = &acts[p->action];
	if (c->nwords - 4 < act->least || c->nwords - 4 > act->most)
		return diag_usage(d, "%s takes: %s", action_words[p->action],
				  *act->args ? act->args : "nothing more");
	return 0;
}

/* The function a bare tool would run, with the words it would have got. */
static int run_action(struct call *c, struct board *b, const struct card_use *p, struct diag *d)
{
	const struct act *act = &acts[p->action];
	const char *const *word = c->word;
	const char **words = arena_array(b->arena, const char *, (size_t)c->nwords + 2);
	int nwords = c->nwords, n = 0, i, result;

	for (i = 0; i < (int)COUNT(act->before) && act->before[i]; i++)
		words[n++] = act->before[i];
	words[n++] = p->who->record.name;
	for (i = 4; i < nwords; i++)
		words[n++] = word[i];
	c->word = words;
	c->nwords = n;
	result = act->run ? act->run(c, b, d) : act->run_side(c, b, p->side, d);
	c->word = word;
	c->nwords = nwords;
	return result;
}

/* ---- the commands ---- */

static struct refusal play_refusal(const struct board *b, const struct card_use *x)
{
	struct refusal no = card_play_refusal(b, x);

	return no.reason || !acts[x->action].refusal ? no : acts[x->action].refusal(b, x->who);
}

/* One action of a side, how it is typed, and what keeps it from being played. */
static void list_action(struct call *c, const struct board *b, struct spacer *s,
			const struct action_card_row *side, enum action a)
{
	struct card_use x = {s, side, a, NULL};
	struct refusal no = play_refusal(b, &x);
	struct buf *out = &c->out;

	if (c->view == VIEW_JSON) {
		call_json(c, b, JSON_ACTION);
		buf_json_member(out, "card", side->name);
		buf_json_member(out, "action", action_words[a]);
		buf_json_bool(out, "legal", !no.reason);
		if (no.reason)
			buf_json_member(out, "message", no.reason);
		if (no.reason)
			json_ids(out, "clause", no.clause);
		buf_puts(out, "}\n");
		return;
	}
	buf_printf(out, "%s %s%s%s", side->name, action_words[a], *acts[a].args ? " " : "",
		   acts[a].args);
	if (no.reason)
		buf_printf(out, "  (no: %s [%s])", no.reason, no.clause);
	buf_putc(out, '\n');
}

/* What a side of a card offers. */
static void list_side(struct call *c, const struct board *b, struct spacer *s,
		      const struct action_card_row *side)
{
	int a;

	for (a = 0; a < ACTION_COUNT; a++)
		if (card_offers(side, (enum action)a))
			list_action(c, b, s, side, (enum action)a);
}

/* A side, or all that are in hand. */
static int list(struct call *c, const struct board *b, struct diag *d)
{
	struct spacer *s = turn_spacer(c, b, d);
	const struct action_card_row *side;

	if (!s)
		return -1;
	if (c->nwords > 2) {
		side = name_row(b, TABLE_ACTION_CARDS, c->word[2], d);
		if (side)
			list_side(c, b, s, side);
		return side ? STATUS_OK : -1;
	}
	EACH_ROW(b->data, ACTION_CARDS, action_card_row, row)
		if (!card_on_table(b, s, row))
			list_side(c, b, s, row);
	if (!c->out.n && c->view != VIEW_JSON)
		buf_printf(&c->out, "%s has no card in hand\n", s->record.name);
	return STATUS_OK;
}

int turn_do_play(struct call *c, struct board *b, struct diag *d)
{
	struct rules r = call_rules(c, b, d);
	struct refusal no;
	struct card_use p;

	if (c->nwords <= 3)
		return list(c, b, d);
	if (read_play(c, b, &p, d))
		return -1;
	no = card_play_refusal(b, &p);
	if (no.reason)
		return call_refuse(c, b, NULL, no);
	return card_play(&r, &p) ? -1 : run_action(c, b, &p, d);
}

int turn_do_exert(struct call *c, struct board *b, struct diag *d)
{
	struct rules r = call_rules(c, b, d);
	struct refusal no;
	struct card_use p;
	int result;

	if (read_play(c, b, &p, d))
		return -1;
	no = card_exert_refusal(b, &p);
	if (no.reason)
		return call_refuse(c, b, NULL, no);
	if (card_exert(&r, &p))
		return -1;
	result = p.who->dead ? STATUS_OK : run_action(c, b, &p, d);
	if (result != STATUS_OK)
		return result;
	return harm_exert(&r, p.who) ? -1 : STATUS_OK; /* TRN-21, TRN-27: its action done */
}

int turn_do_bonus_action(struct call *c, struct board *b, struct diag *d)
{
	struct rules r = call_rules(c, b, d);
	struct refusal no;
	struct card_use p;

	if (read_play(c, b, &p, d))
		return -1;
	no = card_bonus_refusal(b, &p);
	if (no.reason)
		return call_refuse(c, b, NULL, no);
	return card_bonus(&r, &p) ? -1 : run_action(c, b, &p, d);
}
