/* Tokens that are typed for a roll. */
#include "tool/act.h"

static const char *typed(struct call *c, const char *option, const char *point)
{
	const char *const *values;
	int n = call_values(c, option, &values);
	struct given *all = given_read(values, n, &c->arena);

	return given_for(all, n, point, true);
}

struct roll_use call_roll_use(struct call *c, const char *point)
{
	return (struct roll_use){typed(c, "confidence", point), typed(c, "stress", point),
				 typed(c, "discipline", point)};
}
