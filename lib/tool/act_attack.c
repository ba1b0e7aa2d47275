/* A Spacer's Attack as it is typed: SPACER TARGET[,TARGET ...] [WEAPON]. */
#include <string.h>

#include "board/names.h"
#include "look/attack_list.h"
#include "rules/attack/attack.h"
#include "tool/act.h"

/* ---- what was declared ---- */

static int read_targets(const struct board *b, const char *text, struct attack *a, struct diag *d)
{
	while (*text) {
		size_t n = strcspn(text, ",");
		struct record *r;
		int i;

		if (a->n == ATTACK_TARGETS)
			return diag_usage(d, "more than %d targets", ATTACK_TARGETS);
		r = name_piece(b, KIND_BIT(KIND_INTRUDER), arena_strndup(b->arena, text, n), d);
		if (!r)
			return -1;
		for (i = 0; i < a->n; i++)
			if (&a->target[i]->record == r) /* BST-03 */
				return diag_usage(
				    d,
				    "%s is declared twice; each target is another Intruder "
				    "[BST-03]",
				    r->name);
		a->target[a->n++] = (struct intruder *)(void *)r;
		text += n + (text[n] == ',');
	}
	return a->n ? 0 : diag_usage(d, "no target");
}

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
	a->who = (struct spacer *)(void *)name_piece(b, KIND_BIT(KIND_SPACER), c->word[0], d);
	if (!a->who || call_word(c, "aim", aim_words, AIM_WOUND, &aim, d) ||
	    read_space(c, "advance", &a->advance, d) || read_space(c, "fallback", &a->fallback, d))
		return -1;
	a->aim = (enum aim)aim;
	return 0;
}

/* The weapon that was named, or the only one carried. */
static int read_weapon(const struct board *b, const char *word, struct attack *a, struct diag *d)
{
	const char *owner = a->who->record.name;
	struct buf names = {0};
	int i, n = 0;

	if (word && str_starts("multitool", word) &&
	    !board_find(b, KIND_GEAR, owner, "multitool")) {
		a->weapon = data_find(b->data, TABLE_WEAPONS, "multitool"); /* TRN-38 */
		return a->weapon ? 0 : diag_set(d, "no 'multitool' in weapons.csv");
	}
	if (word) {
		a->gear = (struct gear *)(void *)name_owned(b, KIND_GEAR, owner, word, d);
		a->weapon = a->gear ? gear_weapon(b, a->gear) : NULL;
		if (a->gear && !a->weapon)
			diag_set(d, "%s is not a weapon", a->gear->record.name);
		return a->weapon ? 0 : -1;
	}
	for (i = 0; i < board_count(b, KIND_GEAR); i++) {
		struct gear *g = board_gear(b, i);
		if (strcmp(g->record.owner, owner) != 0 || !gear_weapon(b, g))
			continue;
		buf_printf(&names, "%s%s", n++ ? ", " : "", g->record.name);
		a->gear = g;
		a->weapon = gear_weapon(b, g);
	}
	if (n != 1)
		diag_usage(d, "which weapon? %s has %s", owner,
			   n ? buf_text(&names) : "only the multitool");
	buf_release(&names);
	return n == 1 ? 0 : -1;
}

/* ---- one board ---- */

static int refuse_attack(struct call *c, struct board *b, const struct attack *a)
{
	struct refusal no = refusals_joined(b, &a->why);

	no.clause = a->why.at[0].clause;
	return call_refuse(c, b, NULL, no);
}

int call_attack(struct call *c, struct board *b, struct diag *d)
{
	bool why_not = call_has(c, "why-not");
	struct rules r = call_rules(c, b, d);
	struct attack a;
	int result;

	if (read_attack(c, b, &a, d) || (c->nwords > 1 && read_targets(b, c->word[1], &a, d)) ||
	    ((c->nwords > 2 || (c->nwords > 1 && !why_not)) &&
	     read_weapon(b, c->nwords > 2 ? c->word[2] : NULL, &a, d)))
		return -1;
	if (c->nwords == 1 || why_not)
		return attack_list(&r, &a, why_not, c->view == VIEW_JSON, &c->out);
	result = attack_make(&r, &a);
	if (result == ATTACK_REFUSED)
		return refuse_attack(c, b, &a);
	return result ? -1 : STATUS_OK;
}
