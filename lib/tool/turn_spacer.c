/* enorm-turn start and end. */
#include "cli/names.h"
#include "rules/harm/able.h"
#include "rules/turn/turn.h"
#include "tool/turn.h"

struct spacer *turn_spacer(const struct call *c, const struct board *b, struct diag *d)
{
	return (struct spacer *)(void *)name_piece(b, KIND_BIT(KIND_SPACER), c->word[1], d);
}

struct refusal turn_deed_refusal(const struct call *c, const struct board *b,
				 const struct spacer *s)
{
	bool granted = c->command->board == turn_do_bonus_action;

	return granted ? deed_refusal(b, s, DEED_ACTION) : deed_now_refusal(b, s, DEED_ACTION);
}

int turn_do_start(struct call *c, struct board *b, struct diag *d)
{
	struct rules r = call_rules(c, b, d);
	struct spacer *s = turn_spacer(c, b, d);
	struct refusal no;

	if (!s)
		return -1;
	no = turn_start_refusal(b, s);
	return no.reason ? call_refuse(c, b, NULL, no) : turn_start(&r, s);
}

int turn_do_end(struct call *c, struct board *b, struct diag *d)
{
	struct rules r = call_rules(c, b, d);
	struct spacer *s = turn_spacer(c, b, d);
	struct refusal no;

	if (!s)
		return -1;
	no = turn_end_refusal(b, s);
	return no.reason ? call_refuse(c, b, NULL, no) : turn_end(&r, s);
}
