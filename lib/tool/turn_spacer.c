/* enorm-turn start, end, catch-breath and stand: what takes a Spacer and nothing else. */
#include "board/names.h"
#include "rules/harm/able.h"
#include "rules/turn/action.h"
#include "rules/turn/turn.h"
#include "tool/turn.h"

struct spacer *turn_spacer(const struct call *c, const struct board *b, struct diag *d)
{
	return as_spacer(name_piece(b, KIND_BIT(KIND_SPACER), c->word[1], d));
}

struct refusal turn_deed_refusal(const struct call *c, const struct board *b,
				 const struct spacer *s)
{
	bool granted = c->command->board == turn_do_bonus_action;

	return granted ? deed_refusal(b, s, DEED_ACTION) : deed_now_refusal(b, s, DEED_ACTION);
}

typedef struct refusal allowed_fn(const struct board *b, const struct spacer *s);
typedef int deed_fn(const struct rules *r, struct spacer *s);

static int deed(struct call *c, struct board *b, allowed_fn *refusal, deed_fn *run, struct diag *d)
{
	struct rules r = call_rules(c, b, d);
	struct spacer *s = turn_spacer(c, b, d);
	struct refusal no;

	if (!s)
		return -1;
	no = refusal(b, s);
	return no.reason ? call_refuse(c, b, NULL, no) : run(&r, s);
}

int turn_do_start(struct call *c, struct board *b, struct diag *d)
{
	return deed(c, b, turn_start_refusal, turn_start, d);
}

int turn_do_end(struct call *c, struct board *b, struct diag *d)
{
	return deed(c, b, turn_end_refusal, turn_end, d);
}

int turn_do_catch_breath(struct call *c, struct board *b, struct diag *d)
{
	return deed(c, b, catch_breath_refusal, catch_breath, d);
}

int turn_do_stand(struct call *c, struct board *b, struct diag *d)
{
	return deed(c, b, stand_refusal, stand, d);
}
