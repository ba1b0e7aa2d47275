/* The flows: which clauses are the steps of a procedure, in their order. The words of every line
 * are those of the tables. */
#include "data/row.h"
#include "ref/cards.h"
#include "ref/facts.h"
#include "ref/figure.h"

struct flow_step {
	const char *number, *title;
	const char *does; /* ids of clauses and rulings */
	const char *ends; /* ids of those that lead out */
};

/* clang-format off */
static const struct flow_step round_flow[] = {
    {"1", "Countdown Phase", "CDP-02 CDP-03 CDP-04 CDP-06 CDP-08 CDP-11", NULL},
    {"2", "Spacer Phase: each Spacer one turn", "TRN-02 TRN-04 TRN-03 TRN-05 TRN-06", NULL},
    {"2a", "An Action card", "TRN-11 TRN-10 TRN-13 TRN-14 TRN-16 TRN-35", NULL},
    {"2b", "Exerting", "TRN-18 TRN-19 TRN-20 TRN-22 TRN-25", "TRN-27"},
    {"2c", "The end of the turn", "TRN-30 POL-18 POL-14 POL-15 POL-16 TRN-07", NULL},
    {"3", "Intruder Phase", "INT-01 INT-06 INT-07 INT-08 INT-03 INT-14 INT-16", NULL},
};

static const struct flow_step attack_flow[] = {
    {"1", "Weapon and target", "WPN-01 WPN-12 WPN-03 WPN-04 BST-05", "WPN-13 WPN-14 WPN-15 WPN-16"},
    {"2", "Adrenaline and depletion", "ADR-01 ADR-02 ADR-03 ADR-06 BST-10", NULL},
    {"3A", "The Power Pool", "PWR-04 PWR-05 PWR-06 PWR-07 COV-16", NULL},
    {"3B", "The roll", "PWR-09 PWR-10 PWR-11 PWR-12", "CHB-11"},
    {"3C", "Re-rolls, then Potentials", "PWR-23 PWR-20 PWR-28 PWR-26 PWR-30 PWR-40 PWR-35 PWR-36", "PWR-31"},
    {"3D", "Critical chance", "CRT-02 CRT-04", NULL},
    {"3E", "Power against AT", "WND-01 WND-02 WND-04 CRT-07 WND-10 BWN-03", NULL},
    {"4", "Intruder responses", "RSP-04 RSP-06 RSP-09 RSP-10 RSP-11 RSP-13 RSP-15", NULL},
    {"5", "Spacer tokens, then Suppression", "ATK-06 TOK-05 TOK-02 TOK-10 SUP-01 SUP-11", NULL},
    {"6", "Noise", "NOI-01 NOI-04 NOI-08", "NOI-02"},
    {"", "Afterwards", "RSP-16", NULL},
};

static const struct flow_step baseline_flow[] = {
    {"", "Whose activation", "INT-06 INT-07 INT-08 WLD-13", "SUR-02 SUR-03 SUR-04"},
    {"A", "The Target", "TGT-01 TGT-02 TGT-04", NULL},
    {"B", "The first protocol that applies", "PRO-03 PRO-04 PRO-05 PRO-06", NULL},
    {"", "Moving", "MOV-07 MOV-01 MOV-02 MOV-08 MOV-12 MOV-16 MOV-04 MOV-06", "WLD-12"},
    {"", "Attacking", "IAT-01 IAT-14 IAT-02 IAT-03 IAT-05 IAT-06 IAT-08 DMG-01 DMG-03 IAT-09", "CHB-01"},
    {"", "After the action", "AFT-01 AFT-03", "AFT-04"},
    {"C", "Additional actions", "INT-11 INT-12 INT-13 SUP-06", NULL},
};

static const struct flow_step boss_flow[] = {
    {"1", "Draw AI", "BOS-10 BOS-01 BOS-02", NULL},
    {"2", "Targeting", "TGT-10 TGT-13 TGT-11 TGT-20", "TGT-14 TGT-15"},
    {"3", "Movement commands", "BOS-13 CMD-15 CMD-16 CMD-17 BTC-03 BTC-02 BTC-08 BTC-12", NULL},
    {"4.1", "The Attack Roll", "CMD-03 CMD-20 CMD-21 CMD-04 CMD-05 CMD-24 BOS-16", NULL},
    {"4.2", "Attack consequences", "BOS-08 IAT-09 IAT-12", "CHB-01"},
    {"5", "After Attack or Action", "BOS-09 AFT-06 AFT-07", "AFT-04"},
};

static const struct flow_step walk_flow[] = {
    {"1", "Where to", "SPM-01 SPM-02 SPM-12 SPM-13", NULL},
    {"2", "Each step", "SPM-03 SPM-04 SPM-10 SPM-11 SPM-05 SPM-06 SPM-07 SPM-08 SPM-09 SPM-17 SPM-16", "SPM-15"},
    {"3", "Leaving an Intruder's side", "AOO-01 AOO-02 AOO-05", NULL},
    {"4", "Noise", "SPM-14", NULL},
};

static const struct flow_step go_flow[] = {
    {"1", "Turn, then move", "MOV-07 MOV-01 MOV-02 MOV-05", NULL},
    {"2", "The route", "MOV-08 MOV-12 MOV-09 MOV-10 MOV-16 MOV-17 MOV-18 MOV-19 MOV-20", NULL},
    {"3", "Where it ends", "MOV-04 MOV-06 MOV-03 MOV-26", "WLD-12"},
};

static const struct flow_step noise_flow[] = {
    {"1", "How many dice, and which", "NRL-02 NRL-04 NRL-16 NRL-08", "NRL-10"},
    {"2", "The roll", "NRL-03 NRL-17 NRL-18 NRL-19", NULL},
    {"3", "Noise or quiet", "NRL-05 NRL-06 NRL-07 NRL-13 NRL-14", NULL},
    {"4", "After Noise", "NRL-20 NRL-21 NOI-08 NOI-09 NOI-10", NULL},
};

static const struct flow_step cover_flow[] = {
    {"1", "Is it a ranged attack?", "COV-02", "COV-03"},
    {"2", "Is a Cover tile beside the target?", "COV-01 COV-04", "COV-12"},
    {"3", "Does that same tile stand between?", "COV-06 COV-07 COV-08 COV-10 COV-11", "COV-09 COV-13 COV-14"},
    {"4", "One die drops one tier", "COV-22 COV-23 COV-17 COV-18 COV-19 COV-20", NULL},
    {"5", "The tile", "COV-24 RA-50", NULL},
};

static const struct flow_step sight_flow[] = {
    {"1", "Draw the lines", "LOS-01", NULL},
    {"2", "What breaks a line", "LOS-02 LOS-03 LOS-04 LOS-05 LOS-06", NULL},
    {"3", "What does not", "LOS-07 LOS-08 LOS-09 TER-05", NULL},
};

static const struct flow_step dying_flow[] = {
    {"1", "What kills at once", "DIE-09", "DIE-01 DIE-02 DIE-04 DIE-05 DIE-06 DIE-08"},
    {"2", "Vitals below 1: a Flatline Check", "DIE-10 DIE-11 DIE-13 DIE-20", NULL},
    {"3", "You Live", "DIE-14 DIE-16 DIE-18 DIE-19", NULL},
    {"4", "You Died", "DIE-17 AWK-01", "DIE-15 AWK-03"},
    {"5", "Awakening", "AWK-02 AWK-05 AWK-06 AWK-08 AWK-11 AWK-12 AWK-13 AWK-18 AWK-20", NULL},
};
/* clang-format on */

static void flow(struct sheet *s, const struct flow_step *steps, size_t n)
{
	struct block *b = NULL, *line;
	struct span id;
	size_t i;

	for (i = 0; i < n; i++) {
		const char *ends = steps[i].ends;

		b = doc_step(s->doc, steps[i].number, steps[i].title);
		fact_lines(s, b, steps[i].does);
		while (ends && names_next(&ends, &id)) {
			line = fact_line(s, b, arena_strndup(s->doc->arena, id.p, id.n));
			if (line)
				line->ends = true;
		}
	}
	if (b)
		b->last = true;
}

#define FLOW(s, steps) flow(s, steps, COUNT(steps))

int build_turn(struct sheet *s, struct diag *d)
{
	(void)d;
	FLOW(s, round_flow);
	doc_heading(s->doc, "Countdown levels");
	fact_lines(s, NULL,
		   "CDP-13 CDP-14 CDP-15 CDP-16 CDP-17 CDP-18 CDP-19 CDP-20 CDP-21 CDP-22 CDP-23 "
		   "CDP-24");
	doc_heading(s->doc, "When rules meet");
	fact_lines(s, NULL, "GLD-01 GLD-02 GLD-03 GLD-04 GLD-05");
	table_chart(s, TABLE_ACTION_CARDS, "Action cards");
	table_chart(s, TABLE_ABILITIES, "Abilities");
	return 0;
}

int build_attack(struct sheet *s, struct diag *d)
{
	(void)d;
	FLOW(s, attack_flow);
	doc_heading(s->doc, "At any moment: a Chain Break");
	fact_lines(s, NULL, "CHB-01 CHB-02 CHB-13 CHB-14 CHB-18");
	return 0;
}

int build_intruders(struct sheet *s, struct diag *d)
{
	(void)d;
	doc_heading(s->doc, "A baseline Intruder");
	FLOW(s, baseline_flow);
	doc_heading(s->doc, "A Boss");
	FLOW(s, boss_flow);
	return 0;
}

int build_cover(struct sheet *s, struct diag *d)
{
	(void)d;
	doc_heading(s->doc, "Cover");
	figures_cover(s);
	FLOW(s, cover_flow);
	doc_heading(s->doc, "Line of sight");
	figures_sight(s);
	FLOW(s, sight_flow);
	return 0;
}

int build_movement(struct sheet *s, struct diag *d)
{
	(void)d;
	doc_heading(s->doc, "A Spacer");
	figures_walk(s);
	FLOW(s, walk_flow);
	doc_heading(s->doc, "An Intruder");
	figures_go(s);
	FLOW(s, go_flow);
	return 0;
}

int build_dying(struct sheet *s, struct diag *d)
{
	(void)d;
	FLOW(s, dying_flow);
	return 0;
}

int build_targeting(struct sheet *s, struct diag *d)
{
	(void)d;
	if (s->in_booklet || s->brief)
		fact_clauses(s, s->topic->clauses);
	return 0;
}

int build_noise(struct sheet *s, struct diag *d)
{
	(void)d;
	FLOW(s, noise_flow);
	table_chart(s, TABLE_BLIPS, "Blip tokens");
	if (!s->in_booklet)
		table_chart(s, TABLE_SCANNER, "Tac Scanner cards");
	return 0;
}

int build_mission(struct sheet *s, struct diag *d)
{
	(void)d;
	table_chart(s, TABLE_LOCATIONS, "Locations");
	table_chart(s, TABLE_LOCATION_ABILITIES, "What Locations offer");
	table_chart(s, TABLE_DIFFICULTY, "Difficulty modes");
	return 0;
}
