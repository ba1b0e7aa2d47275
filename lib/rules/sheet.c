#include "rules/sheet.h"

#include <string.h>

#include "board/keyed.h"
#include "data/data.h"

int intruder_suppression(const struct board *b, const struct intruder *in)
{
	const struct doing *acting = board_doing(b, DOING_ACTIVATION, in->record.name);

	return acting ? acting->suppressed : token_count(b, in->record.name, TOKEN_SUPPRESSION);
}

void intruder_suppress(struct board *b, const struct intruder *in, int n)
{
	struct doing *acting = board_doing(b, DOING_ACTIVATION, in->record.name);
	int there = token_count(b, in->record.name, TOKEN_SUPPRESSION);

	if (acting && acting->suppressed < n)
		acting->suppressed = n;
	if (there < n) /* SUP-10 to SUP-13 */
		token_gain(b, in->record.name, token_words[TOKEN_SUPPRESSION], n - there);
}

int intruder_speed(const struct board *b, const struct intruder *in)
{
	const struct doing *acting = board_doing(b, DOING_ACTIVATION, in->record.name);
	int speed = intruder_type(b, in)->speed.at[board_level(b)]; /* CDE-02, INT-19 */
	int left = speed - (acting ? acting->suppression
				   : token_count(b, in->record.name, TOKEN_SUPPRESSION));

	if (speed == UNLIMITED) /* RULING: RI-11 no Speed value, nothing to lower */
		return speed;
	return left > 0 ? left : 0; /* SUP-07 */
}

int intruder_range(const struct board *b, const struct intruder *in)
{
	return intruder_type(b, in)->range;
}

bool intruder_is_gone(const struct board *b, const struct intruder *in)
{
	EACH(b, intruder, each)
		if (each == in)
			return in->dying;
	return true;
}

bool intruder_is_boss(const struct board *b, const struct intruder *in)
{
	return intruder_type(b, in)->kind == BOSS;
}

bool intruder_has_token(const struct board *b, const struct intruder *in, enum token_word w)
{
	return token_count(b, in->record.name, w) > 0;
}

bool intruder_acts(const struct intruder *in)
{
	return space_on(in->at) && !in->dying && !in->disabled; /* DSB-02 */
}

struct refusal intruder_act_refusal(const struct board *b, const struct intruder *in)
{
	if (in->disabled)
		return refuse_of(b, "DSB-02", "%s is disabled", in->record.name);
	return intruder_acts(in)
		   ? ALLOWED
		   : refuse_of(b, "INT-06", "%s is not on the board", in->record.name);
}

static const struct protocol_row *next_of(const struct board *b, const char *name, int after)
{
	const struct protocol_row *best = NULL;

	EACH_ROW(b->data, PROTOCOLS, protocol_row, row)
		if (name && !strcmp(row->intruder, name) && row->order > after &&
		    (!best || row->order < best->order))
			best = row;
	return best;
}

const struct protocol_row *intruder_protocol(const struct board *b, const struct intruder *in,
					     int after)
{
	bool own = next_of(b, in->unique, 0) != NULL;

	return next_of(b, own ? in->unique : in->type, after); /* PRO-03 */
}
