#include "rules/roll/request.h"

#include "rules/roll/ask.h"

static int read_kind(const struct roll_request *q, struct rolling *out, struct diag *d)
{
	int kind = q->danger   ? ROLL_NOISE
		   : q->lethal ? ROLL_INTRUDER
		   : q->skill  ? ROLL_SKILL
			       : ROLL_ATTACK;

	kind = q->kind < 0 ? kind : q->kind;
	if (q->danger && kind != ROLL_NOISE)
		return diag_usage(d, "--danger goes with --as noise only");
	if (q->lethal && roll_kinds[kind].tokens) /* KW-LETHAL-1 */
		return diag_usage(d, "--lethal goes with an Intruder's dice only");
	if (q->weapon && kind != ROLL_ATTACK)
		return diag_usage(d, "--weapon goes with --as attack only");
	out->kind = (enum roll_kind)kind;
	/* DIC-01, DIC-02, NRL-03: Noise is rolled with Danger dice. */
	out->spec.reading = q->lethal ? READ_LETHAL : kind == ROLL_NOISE ? READ_DANGER : READ_POWER;
	return 0;
}

static int read_aim(const struct roll_request *q, struct rolling *out, struct diag *d)
{
	out->has_at = q->has_at || out->kind == ROLL_SCOUT;
	out->spec.at = q->has_at ? q->at : 1; /* SCT-06: 1 Power is enough */
	if (q->has_at && out->kind == ROLL_NOISE)
		return diag_usage(d, "Danger dice have no --at: they count Potential");
	out->spec.aim = out->has_at ? AIM_WOUND : AIM_POWER;
	if (q->aim < 0)
		return 0;
	out->spec.aim = (enum aim)q->aim;
	if (q->aim != AIM_POWER && !out->has_at)
		return diag_usage(d, "--aim %s needs --at N", aim_words[q->aim]);
	if (q->aim == AIM_CRITICAL && !roll_kinds[out->kind].quadrants)
		return diag_usage(d, "--aim critical is for Attacks only");
	return 0;
}

static void read_weapon(const struct roll_request *q, struct rolling *out)
{
	const struct weapon_row *w = q->weapon;

	out->spec.devastating = q->devastating;
	out->spec.quadrants = q->quadrants;
	if (!w)
		return;
	out->confidence = w->confidence;
	out->discipline = w->discipline;
	out->spec.devastating |= has_keyword(w->keywords, KEYWORD_DEVASTATING, NULL);
	if (!q->has_quadrants)
		out->spec.quadrants = w->quadrants;
}

static int read_pool(const struct roll_request *q, struct rolling *out, struct diag *d)
{
	const char *text = q->dice ? q->dice : q->weapon ? q->weapon->dice : NULL;
	bool on_sheet = q->skill || (out->kind == ROLL_SCOUT && q->spacer);

	if (q->skill && q->dice)
		return diag_usage(d, "either dice or --skill, not both");
	if (!text)
		return on_sheet ? 0 : diag_usage(d, "no dice: write them like rrw or 2r1w+1");
	if (pool_read(&out->spec.pool, span_of(text), d))
		return typed_wrong(d);
	if (out->kind == ROLL_NOISE && out->spec.pool.raw)
		return diag_usage(d, "raw Power counts for nothing on Danger dice");
	return 0;
}

int roll_request_read(const struct roll_request *q, struct rolling *out, struct diag *d)
{
	if (read_kind(q, out, d) || read_aim(q, out, d))
		return -1;
	read_weapon(q, out);
	return read_pool(q, out, d);
}
