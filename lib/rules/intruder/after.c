/* After Action and After Attack effects. Clauses AFT, CHB-03, CHB-09, CHB-10; ruling RI-38. */
#include <string.h>

#include "event/event.h"
#include "rules/intruder/act.h"
#include "rules/sheet.h"

/* The Intruder's own verbs among them are done as they come. */
static int run_after(struct act *a, struct victim *v, const struct effect_step *s)
{
	while (s && s->verb != EFFECT_FINAL) {
		const struct effect_step *stop = s;
		if (act_steps_for(a, v, s, &stop))
			return -1;
		if (!stop || stop->verb == EFFECT_FINAL)
			break;
		act_about(a, v);
		a->context.memory->next = stop->next;
		if (effect_step(&a->context, stop))
			return -1;
		act_about(a, v);
		s = a->context.memory->next;
	}
	return 0;
}

static const struct effect_step *final_part(const struct effect_step *s)
{
	while (s && s->verb != EFFECT_FINAL)
		s = s->next;
	return s ? s->next : NULL;
}

/* Its guards are another text's: nothing of them has been judged. */
static void forget_judgements(struct act *a)
{
	int i;

	a->nobody = (struct effect_memory){0};
	for (i = 0; i < a->n; i++)
		a->target[i].memory = (struct effect_memory){0};
}

static int run_all(struct act *a)
{
	const struct effect_step *final = final_part(a->after);
	struct victim *last = NULL;
	int i;

	a->after_now = true;
	forget_judgements(a);
	for (i = 0; i < a->n; i++) {
		if (a->target[i].broken) /* CHB-09, CHB-10 */
			continue;
		last = &a->target[i];
		if (run_after(a, last, a->after)) /* AFT-06 */
			return -1;
	}
	if (!a->n && run_after(a, NULL, a->after))
		return -1;
	if (!final || (a->n && !last))
		return 0;
	return run_after(a, last, final); /* AFT-07, AFT-08: once, for the last of them */
}

/* AFT-01, AFT-02, BOS-09: last of all; AFT-03: whether or not the action could be done. */
int act_after(struct act *a)
{
	struct board *b = a->r->board;
	int told = board_count(b, KIND_EVENT);

	if (!a->after || (act_gone(a) && !a->zoned) || act_all_broken(a)) /* AFT-04, CHB-03 */
		return 0;
	EVENT(b, AFTER, "who=%s what=%s clause=%s", a->in->record.name, a->title,
	      intruder_is_boss(b, a->in) ? "AFT-02" : "AFT-01");
	if (run_all(a))
		return -1;
	event_add_arg(b, told, "comes",
		      board_count(b, KIND_EVENT) == told + 1 ? "nothing more"
							     : "its After is resolved");
	return 0;
}
