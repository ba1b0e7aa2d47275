#include "show/verdict.h"

#include <string.h>

#include "event/event.h"

#define MOST 3 /* of more it is no answer but a story */

/* Events that are an answer as they stand. */
static const enum event_verb answers[] = {
    EVENT_OUTCOME,    EVENT_NOISE,	   EVENT_NOT_PLACED, EVENT_PLACED,   EVENT_LIVES,
    EVENT_AWAKENS,    EVENT_TURN,	   EVENT_COUNTDOWN,  EVENT_PASSES,   EVENT_LOOTS,
    EVENT_SCAVENGES,  EVENT_EQUIPS,	   EVENT_STOWS,	     EVENT_REVEALED, EVENT_UNLOCKS,
    EVENT_USES,	      EVENT_LOCATION,	   EVENT_CODE,	     EVENT_DECRYPTS, EVENT_RUN_OVER,
    EVENT_MODE,	      EVENT_NO_ATTACK,	   EVENT_NO_TARGET,  EVENT_STAYS,    EVENT_RADIATED,
    EVENT_ESCALATION, EVENT_FIRST_CONTACT,
};

static bool is_answer(const struct event *e)
{
	size_t i;

	for (i = 0; i < COUNT(answers); i++)
		if (event_is(e, answers[i]))
			return event_is_told(e);
	return false;
}

static int count_of(const struct board *b, int from, enum event_verb verb)
{
	int i, n = 0;

	for (i = from; i < board_count(b, KIND_EVENT); i++)
		n += event_is(board_event(b, i), verb);
	return n;
}

/* What the last roll before event `i` came to, against what it needed. */
static void add_power(const struct board *b, int from, int i, struct buf *out)
{
	while (i-- > from) {
		const struct event *e = board_event(b, i);
		const char *power = event_arg(e, "power"), *at = event_arg(e, "at");

		if (!event_is(e, EVENT_RESULT))
			continue;
		if (power && at)
			buf_printf(out, ": %s Power against AT %s", power, at);
		return;
	}
}

static void say_outcome(const struct event *e, struct buf *out)
{
	static const char *const words[][2] = {
	    {"fail", "the Attack fails against"},
	    {"wound", "the Attack wounds"},
	    {"critical wound", "the Attack critically wounds"},
	    {"0 damage", "no damage to"},
	};
	const char *what = event_arg(e, "what"), *target = event_arg(e, "target");
	size_t i;

	for (i = 0; i < COUNT(words); i++)
		if (str_same(words[i][0], what))
			buf_printf(out, "%s %s", words[i][1], target);
}

static void say(const struct board *b, int from, int i, struct buf *out)
{
	const struct event *e = board_event(b, i);

	if (!event_is(e, EVENT_OUTCOME)) {
		event_sentence(e, out);
		return;
	}
	say_outcome(e, out);
	add_power(b, from, i, out);
}

/* Of the activation of one Intruder: whom it went for. Its name, or NULL. */
static const char *say_target(const struct board *b, int from, struct buf *out)
{
	int i = from;

	while (i < board_count(b, KIND_EVENT) && !event_is_told(board_event(b, i)))
		i++;
	if (count_of(b, from, EVENT_ACTIVATES) != 1 ||
	    !event_is(board_event(b, i), EVENT_ACTIVATES))
		return NULL; /* of many, or a part of something else */
	for (; i < board_count(b, KIND_EVENT); i++) {
		const struct event *e = board_event(b, i);

		if (!event_is(e, EVENT_TARGET))
			continue;
		buf_printf(out, "%s goes for %s", event_arg(e, "who"), event_arg(e, "target"));
		return event_arg(e, "who");
	}
	return NULL;
}

/* Does an event of that verb tell of the same figure? */
static bool also(const struct board *b, int from, enum event_verb verb, const struct event *e)
{
	int i = board_count(b, KIND_EVENT);

	while (i-- > from)
		if (event_is(board_event(b, i), verb) &&
		    str_same(event_arg(board_event(b, i), "who"), event_arg(e, "who")))
			return true;
	return false;
}

/* Who moved did not stay, and who had a Target did not have none: that was a part of the act. */
static bool is_overtaken(const struct board *b, int from, const struct event *e)
{
	return (event_is(e, EVENT_STAYS) && also(b, from, EVENT_PATH, e)) ||
	       (event_is(e, EVENT_NO_TARGET) && also(b, from, EVENT_TARGET, e));
}

void verdict_of_roll(const struct board *b, int from, struct buf *out)
{
	int i = board_count(b, KIND_EVENT);

	while (i-- > from)
		if (event_is(board_event(b, i), EVENT_RESULT)) {
			event_sentence(board_event(b, i), out);
			return;
		}
}

const char *verdict(const struct board *b, int from, struct buf *out)
{
	bool attack = count_of(b, from, EVENT_OUTCOME) > 0;
	const char *subject;
	int i, n = 0;

	subject = say_target(b, from, out);
	for (i = from; i < board_count(b, KIND_EVENT); i++) {
		const struct event *e = board_event(b, i);

		/* that an Attack is loud is told by what waits */
		if (!is_answer(e) || (attack && event_is(e, EVENT_NOISE)) ||
		    is_overtaken(b, from, e))
			continue;
		if (n++ == MOST) {
			buf_cut(out, 0);
			return NULL;
		}
		buf_puts(out, out->n ? "; " : "");
		say(b, from, i, out);
	}
	return n ? NULL : subject;
}
