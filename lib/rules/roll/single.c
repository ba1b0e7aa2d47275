#include "rules/roll/single.h"

#include <string.h>

#include "event/event.h"
#include "rules/harm/flatline.h"
#include "rules/roll/ask.h"

#define ENORMITY 10

static const char *const faces[ENORMITY] = {"1", "2", "3", "4", "5", "6", "7", "8", "9", "10"};

/* Does Stress throw the die again, and is the new face known? *to is then above 0. */
static int wants_again(const struct rules *r, const char *use, int face, bool *again, long *to)
{
	struct ask ask;

	*again = false;
	*to = 0;
	if (ask_read(&ask, use, r->diag))
		return -1;
	if (!ask.named) {
		*again = ask.count && face + 1 < ENORMITY; /* AWK-02: a 10 awakens */
		return 0;
	}
	*again = true;
	if (!strcmp(use, "#1") ||
	    (str_starts(use, "#1=") && num_read(span_of(use + 3), 1, ENORMITY, to)))
		return 0;
	return diag_usage(r->diag, "--stress '%s': the Enormity die is #1, its faces 1 to 10", use);
}

static int throw_again(const struct rules *r, struct spacer *roller, int face, long to)
{
	int now = (int)to - 1;

	if (roller && harm_stress(r, roller, 1, "PWR-26"))
		return -1;
	if (roller && roller->dead) /* RULING: RA-04 */
		return face;
	if (!to)
		now = fate_pick(r->fate, rules_point(r, POINT_ENORMITY_STRESS),
				"roll the Enormity die again", faces, NULL, ENORMITY, r->diag);
	if (now < 0)
		return -1;
	/* RUB-07 RULING: RO-76 Stress serves any roll. */
	EVENT(r->board, REROLL, "with=Stress which=%s was=%s faces=%s clause=RUB-07 ruling=RO-76",
	      "#1", faces[face], faces[now]);
	return now;
}

int roll_enormity(const struct rules *r, struct spacer *roller)
{
	bool again;
	long to;
	const char *point = rules_point(r, POINT_ENORMITY);
	const char *use_stress =
	    fate_answer(r->fate, ANSWER_STRESS, point, roller ? roller->record.name : NULL);
	int face =
	    fate_pick(r->fate, point, "roll the Enormity die", faces, NULL, ENORMITY, r->diag);

	if (face < 0 || wants_again(r, use_stress, face, &again, &to))
		return -1;
	if (again && (face = throw_again(r, roller, face, to)) < 0)
		return -1;
	EVENT(r->board, RESULT, "what=%s value=%s", "Enormity die", faces[face]);
	return 0;
}

int roll_flatline(const struct rules *r)
{
	/* DIE-11, DIE-13: one of four, each as likely. */
	return fate_pick(r->fate, rules_point(r, POINT_FLATLINE), "draw a Flatline card",
			 flatline_cards, NULL, FLATLINE_CARDS, r->diag) < 0
		   ? -1
		   : 0;
}
