/* After Action and After Attack effects. Clauses AFT, CHB-03, CHB-09, CHB-10; ruling RI-38. */
#include "event/event.h"
#include "rules/intruder/act.h"
#include "rules/intruder/intruder.h"

static int run_after(struct act *a, const struct effect_step *s, struct spacer *t, int damage)
{
	const struct effect_step *next;

	for (; s && s->verb != EFFECT_FINAL && !ai_broke_off(a->wish); s = next) {
		int result;
		next = s->next;
		a->context.damage = damage;
		if (t->dead || act_holds(a, s, t) < 1)
			continue;
		result = act_run_own(a, s, &next);
		if (result < 0 || (!result && act_effect(a, s, t, damage)))
			return -1;
	}
	return 0;
}

static const struct effect_step *final_part(const struct effect_step *s)
{
	while (s && s->verb != EFFECT_FINAL)
		s = s->next;
	return s ? s->next : NULL;
}

/* AFT-01, AFT-02, BOS-09: last of all; AFT-03: whether or not the action could be done. */
int act_after(struct act *a)
{
	const struct effect_step *final = final_part(a->after);
	int i, last = -1;

	if (!a->after || ai_broke_off(a->wish) || act_all_broken(a)) /* AFT-04, CHB-03 */
		return 0;
	event_add(a->r->board, "after", "who=%s what=%s clause=%s", a->in->record.name, a->title,
		  intruder_is_boss(a->r->board, a->in) ? "AFT-02" : "AFT-01");
	a->after_now = true;
	for (i = 0; i < a->n; i++) {
		if (a->broken[i]) /* CHB-09, CHB-10 */
			continue;
		last = i;
		if (run_after(a, a->after, a->target[i], a->dealt[i])) /* AFT-06 */
			return -1;
	}
	if (!a->n && run_after(a, a->after, a->stand_in, 0))
		return -1;
	if (!final || (a->n && last < 0))
		return 0;
	/* AFT-07, AFT-08: once, for the last of them. */
	return run_after(a, final, a->n ? a->target[last] : a->stand_in, a->n ? a->dealt[last] : 0);
}
