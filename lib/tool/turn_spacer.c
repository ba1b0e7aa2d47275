/* enorm-turn start and end. */
#include "cli/names.h"
#include "rules/turn/able.h"
#include "rules/turn/turn.h"
#include "tool/turn.h"

struct spacer *turn_spacer(const struct call *c, const struct board *b, struct diag *d)
{
	return (struct spacer *)(void *)name_piece(b, KIND_BIT(KIND_SPACER), c->word[1], d);
}

const char *turn_deed_shut(const struct call *c, const struct board *b, const struct spacer *s,
			   const char **clause)
{
	bool granted = c->command->board == turn_do_bonus_action;

	return granted ? spacer_unable(b, s, DEED_ACTION, clause)
		       : spacer_unable_now(b, s, DEED_ACTION, clause);
}

int turn_do_start(struct call *c, struct board *b, struct diag *d)
{
	struct rules r = call_rules(c, b, d);
	struct spacer *s = turn_spacer(c, b, d);
	const char *clause, *shut;

	if (!s)
		return -1;
	shut = turn_start_shut(b, s, &clause);
	return shut ? call_refuse(c, b, clause, "%s", shut) : turn_start(&r, s);
}

int turn_do_end(struct call *c, struct board *b, struct diag *d)
{
	struct rules r = call_rules(c, b, d);
	struct spacer *s = turn_spacer(c, b, d);
	const char *clause, *shut;

	if (!s)
		return -1;
	shut = turn_end_shut(b, s, &clause);
	return shut ? call_refuse(c, b, clause, "%s", shut) : turn_end(&r, s);
}
