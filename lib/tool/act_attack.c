/* A Spacer's Attack as it is typed: SPACER TARGET[,TARGET ...] [WEAPON]. */
#include <string.h>

#include "board/names.h"
#include "look/attack_list.h"
#include "rules/attack/declare.h"
#include "rules/turn/card.h"
#include "rules/turn/settle.h"
#include "tool/act.h"

/* ---- what was declared ---- */

static int read_space(const struct call *c, const char *option, struct space *out, struct diag *d)
{
	const char *word = call_value(c, option);

	*out = NOWHERE;
	if (word && (!space_read(span_of(word), out) || !space_on(*out)))
		return diag_usage(d, "--%s '%s' is not a space such as B6", option, word);
	return 0;
}

static int read_attack(struct call *c, struct board *b, struct attack *a, struct diag *d)
{
	int aim;

	*a = (struct attack){.bonus = call_has(c, "bonus"),
			     .follow_up = call_has(c, "follow-up"),
			     .ignore_reprisal = call_has(c, "ignore-reprisal"),
			     .scout = call_has(c, "scout"),
			     .chain_break = call_has(c, "chain-break")};
	a->who = as_spacer(name_piece(b, KIND_BIT(KIND_SPACER), c->word[0], d));
	if (!a->who || call_word(c, "aim", aim_words, AIM_WOUND, &aim, d) ||
	    read_space(c, "advance", &a->advance, d) || read_space(c, "fallback", &a->fallback, d))
		return -1;
	a->aim = (enum aim)aim;
	return 0;
}

/* ---- one board ---- */

int call_attack(struct call *c, struct board *b, struct diag *d)
{
	bool why_not = call_has(c, "why-not");
	struct rules r = call_rules(c, b, d);
	struct attack a;
	int result;

	if (read_attack(c, b, &a, d) ||
	    (c->nwords > 1 && attack_read_targets(b, c->word[1], &a, d)) ||
	    ((c->nwords > 2 || (c->nwords > 1 && !why_not)) &&
	     attack_read_weapon(b, c->nwords > 2 ? c->word[2] : NULL, &a, d)))
		return -1;
	if (c->nwords == 1 || why_not)
		return attack_list(&r, &a, why_not, c->view == VIEW_JSON, &c->out);
	result = attack_make(&r, &a);
	if (result == ATTACK_REFUSED)
		return call_refuse(c, b, NULL, attack_why(b, &a));
	if (!result && a.scout && !a.who->dead)
		card_turn_for_scout(&r, a.who);
	if (!result && (a.scout || a.follow_up)) /* DIE-07 */
		result = settle_due_death(&r);
	return result ? -1 : STATUS_OK;
}
