#include "rules/blip/track.h"

#include <string.h>

#include "event/event.h"
#include "rules/blip/reveal.h"
#include "rules/waiting.h"

/* CDP-06, CDP-07, CDP-08; CDP-09: no ambush. */
static int reveal_one(const struct rules *r, struct queue *q)
{
	struct reveal how = {.from = NO_CORNER, .centre = NOWHERE};
	const char *token, *known = q->target;
	struct revealed met;

	r->diag->at.line = q->record.line;
	board_remove(r->board, &q->record);
	if (reveal_token(r, known, &token) || blip_cause(r, NULL, &how.by))
		return -1;
	how.cause = how.by;
	EVENT(r->board, REVEALED, "who=%s target=%s what=%s clause=CDP-06", "the Blip on the track",
	      how.by ? how.by->record.name : NULL, reveal_title(r, token));
	return reveal_resolve(r, token, how, &met);
}

int blip_track_reveal(const struct rules *r)
{
	struct queue *q;

	while ((q = waiting_on_track(r->board, WAITING_TRACK_BLIP)))
		if (reveal_one(r, q))
			return -1;
	return 0;
}

int blip_track_spawn(const struct rules *r)
{
	/* CDP-11, CDP-14, CDP-17, CDP-20; RULING: RO-97: symbol and level are one Blip. */
	if (board_level(r->board) == 0)
		return 0;
	return blip_spawn(r, NULL); /* BLP-23 */
}
