/* enorm-turn ability, rationalize, catch-breath and stand. */
#include <string.h>

#include "board/names.h"
#include "rules/turn/ability.h"
#include "rules/turn/action.h"
#include "tool/turn.h"

/* ---- abilities ---- */

static int list_one(struct call *c, const struct board *b, const struct spacer *s,
		    const struct ability_row *a)
{
	struct ability_use use = {.to = NOWHERE, .window = a->when == AS_REACTION};
	struct refusal no = ability_list_refusal(b, s, a, &use);

	if (c->view == VIEW_JSON) {
		call_json(c, b, JSON_ABILITY);
		buf_json_member(&c->out, "who", s->record.name);
		buf_json_member(&c->out, "ability", a->name);
		buf_puts(&c->out, ",\"cost\":");
		json_names(&c->out, a->cost);
		buf_json_bool(&c->out, "ready", !no.reason);
		buf_json_member(&c->out, "when", ability_words[a->when]);
		buf_puts(&c->out, ",\"reasons\":[");
		if (no.reason)
			json_reason(no.reason, no.clause, &c->out);
		buf_putc(&c->out, ']');
		buf_puts(&c->out, "}\n");
		return 0;
	}
	buf_printf(&c->out, "%s%s%s%s", a->name, *a->cost ? " (" : "", a->cost,
		   *a->cost ? ")" : "");
	if (a->when != IN_TURN)
		buf_printf(&c->out, ", a %s", ability_words[a->when]);
	if (no.reason)
		buf_printf(&c->out, ": no, %s [%s]\n", no.reason, no.clause);
	else
		buf_printf(&c->out, ": yes%s\n",
			   a->when == AS_REACTION ? ", in a window of opportunity" : "");
	return 0;
}

/* Does it stand on a card before that one? */
static bool is_listed(const struct board *b, const struct spacer *s, const struct ability_row *a,
		      int before)
{
	struct gear *gear;

	while (before-- > 0)
		if (ability_nth(b, s, before, &gear) == a)
			return true;
	return false;
}

static int list_all(struct call *c, const struct board *b, const struct spacer *s)
{
	const struct ability_row *a;
	struct gear *gear;
	int i;

	for (i = 0; (a = ability_nth(b, s, i, &gear)); i++)
		if (!is_listed(b, s, a, i))
			list_one(c, b, s, a);
	return i ? STATUS_OK : STATUS_NO;
}

static int unknown_ability(const struct board *b, const struct spacer *s, const char *word,
			   struct diag *d)
{
	const struct ability_row *a;
	struct suggestion x;
	struct gear *gear;
	char hint[128];
	int i;

	suggest_start(&x, word);
	for (i = 0; (a = ability_nth(b, s, i, &gear)); i++)
		suggest_offer(&x, a->name);
	d->at.line = d->at.column = 0; /* the word is on the command line */
	diag_set(d, "%s has no ability '%s'%s", s->record.name, word, suggest_text(&x, hint));
	for (i = 0; !x.best && (a = ability_nth(b, s, i, &gear)); i++)
		diag_add(d, "%s%s", i ? ", " : "; there are ", a->name);
	return -1;
}

/* A Spacer it is for, a space it moves to, in any order. */
static int read_use(struct call *c, const struct board *b, struct ability_use *use, struct diag *d)
{
	const char *card = call_value(c, "card");
	struct space to;
	int i;

	use->window = call_has(c, "window");
	for (i = 3; i < c->nwords; i++) {
		if (space_read(span_of(c->word[i]), &to)) {
			use->to = to;
			continue;
		}
		use->whom = as_spacer(name_piece(b, KIND_BIT(KIND_SPACER), c->word[i], d));
		if (!use->whom)
			return -1;
	}
	use->card = card ? name_row(b, TABLE_ACTION_CARDS, card, d) : NULL;
	return card && !use->card ? -1 : 0;
}

int turn_do_ability(struct call *c, struct board *b, struct diag *d)
{
	struct rules r = call_rules(c, b, d);
	struct spacer *s = turn_spacer(c, b, d);
	struct ability_use use = ABILITY_USE;
	const struct ability_row *a;
	struct refusal no;

	if (!s)
		return -1;
	if (c->nwords == 2)
		return list_all(c, b, s);
	a = ability_of(b, s, c->word[2]);
	if (!a)
		return unknown_ability(b, s, c->word[2], d);
	if (read_use(c, b, &use, d))
		return -1;
	no = ability_refusal(b, s, a, &use);
	if (no.reason)
		return call_refuse(c, b, a->title, no);
	return ability_use(&r, s, a, &use) ? -1 : STATUS_OK;
}

/* ---- actions without a card ---- */

int turn_do_rationalize(struct call *c, struct board *b, struct diag *d)
{
	struct rules r = call_rules(c, b, d);
	struct spacer *s = turn_spacer(c, b, d);
	struct refusal no;

	if (!s)
		return -1;
	no = turn_deed_refusal(c, b, s);
	if (no.reason)
		return call_refuse(c, b, s->record.name, no);
	return action_rationalize(&r, s) ? -1 : STATUS_OK;
}
