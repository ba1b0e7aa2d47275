#include "show/heading.h"

#include "data/data.h"
#include "show/words.h"

const char *heading_title(const struct board *b)
{
	const struct title *t = board_single(b, KIND_TITLE);

	if (b->number > 1)
		return arena_printf(b->arena, "board %ld%s%s", b->number, t ? ": " : "",
				    t ? t->text : "");
	return t ? t->text : NULL;
}

const char *heading_countdown(const struct board *b)
{
	return arena_printf(b->arena, "Countdown %d, %s", board_countdown(b),
			    colour_words[board_level(b)]);
}

const char *heading_round(const struct board *b)
{
	const struct round_record *r = board_single(b, KIND_ROUND);

	if (!r)
		return NULL;
	return arena_printf(b->arena, "Round %d, %s Phase", r->number, phase_names[r->phase]);
}

const char *heading_branch(const struct board *b)
{
	const struct branch *br = board_single(b, KIND_BRANCH);
	struct phrase p = {0};

	if (!br)
		return NULL;
	if (br->of != ABSENT)
		phrase_add(&p, "Branch %s of board %d", br->number, br->of);
	else
		phrase_add(&p, "Branch %s", br->number);
	if (br->choose)
		phrase_add(&p, "choosing %s", br->choose);
	if (br->weight)
		phrase_add(&p, "weight %s", br->weight);
	return phrase_list(&p, b->arena);
}

const char *heading_refused(const struct board *b)
{
	const struct refused *r = board_single(b, KIND_REFUSED);

	if (!r)
		return NULL;
	return arena_printf(b->arena, "REFUSED by %s: %s%s%s%s", r->tool, refused_reason(r),
			    r->clause ? " [" : "", r->clause ? r->clause : "",
			    r->clause ? "]" : "");
}
