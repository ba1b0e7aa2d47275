/* The one page for the wall. The words are those of the tables, as on every sheet; the ids stand
 * behind them. */
#include "data/row.h"
#include "dice/plan.h"
#include "ref/facts.h"
#include "ref/figure.h"
#include "text/buf.h"

struct entry {
	const char *label, *title; /* either may be NULL */
	const char *ids;
};

/* clang-format off */
static const struct entry round_entries[] = {
    {"1", "Countdown Phase", "CDP-02 CDP-04 CDP-06 CDP-08 CDP-11"},
    {"2", "Spacer Phase", "TRN-02 TRN-04 TRN-03 TRN-13 TRN-14"},
    {"", "Exerting", "TRN-18 TRN-20 TRN-22 TRN-27"},
    {"3", "Intruder Phase", "INT-06 INT-07 INT-08"},
};

static const struct entry attack_entries[] = {
    {"1", "Weapon and target", "WPN-03 WPN-04"},
    {"2", "Adrenaline and depletion", "ADR-01 ADR-02 ADR-03"},
    {"3", "The Attack Roll", "PWR-12 PWR-23 PWR-26 PWR-30 PWR-35 CRT-04 WND-02 CRT-07"},
    {"4", "Intruder responses", "RSP-04 RSP-06 RSP-09"},
    {"5", "Spacer tokens, then Suppression", "TOK-02 TOK-05 SUP-01"},
    {"6", "Noise", "NOI-01 NOI-08 NOI-02"},
};

static const struct entry intruder_entries[] = {
    {"A", "The Target", "TGT-01 TGT-02"},
    {"B", "The first protocol that applies", "PRO-03 PRO-05"},
    {"", "Moving", "MOV-07 MOV-02 MOV-08 MOV-16 MOV-04"},
    {"", "Attacking", "IAT-01 IAT-03 IAT-06 IAT-08"},
    {"", "After it", "AFT-03"},
    {"C", "Additional actions", "INT-11"},
};

static const struct entry cover_entries[] = {
    {NULL, NULL, "COV-02 COV-04 COV-07 COV-09 COV-16 COV-24"},
};

static const struct entry sight_entries[] = {
    {NULL, NULL, "LOS-01 LOS-02 LOS-04"},
};

static const struct entry forced_entries[] = {
    {NULL, NULL, "KB-01 KB-02 KB-40"},
};

static const struct {
	const char *what, *spacer, *intruder;
} meetings[] = {
    {"a Destructible Obstacle", "KB-20", "RO-23"},
    {"another Obstacle", "KB-21 KB-22", "KB-29"},
    {"another tile, passed", "KB-14", "KB-26"},
    {"a wall, red line, shut door", "RO-03", "RO-04"},
    {"the Board Edge", "KB-32 KB-36", "RO-07"},
    {"a figure on the way", "RO-11", "KB-27"},
    {"a figure at the end", "RO-12", "RO-13"},
};
/* clang-format on */

/* Their texts, one behind the other; those that an overlay took away are left out of both. */
static const char *texts(struct sheet *s, const char *ids, const char **there)
{
	struct arena *a = s->doc->arena;
	struct buf text = {0}, found = {0};
	struct span word;
	const char *copy;

	while (names_next(&ids, &word)) {
		const char *id = arena_strndup(a, word.p, word.n);
		const char *says = fact_text(s, id);

		if (!says)
			continue;
		buf_printf(&text, "%s%s", text.n ? " " : "", says);
		buf_printf(&found, "%s%s", found.n ? " " : "", id);
	}
	*there = ids_short(a, arena_strdup(a, buf_text(&found)));
	copy = arena_strdup(a, buf_text(&text));
	buf_release(&text);
	buf_release(&found);
	return copy;
}

static struct block *entries(struct sheet *s, const char *title, const struct entry *e, size_t n)
{
	struct block *heading = doc_heading(s->doc, title);
	const char *ids, *text;
	size_t i;

	for (i = 0; i < n; i++) {
		text = texts(s, e[i].ids, &ids);
		if (e[i].label)
			doc_label(s->doc, e[i].label, text, ids)->title = e[i].title;
		else
			doc_text(s->doc, "%s [%s]", text, ids ? ids : "");
	}
	return heading;
}

#define ENTRIES(s, title, list) entries(s, title, list, COUNT(list))

static void meeting_table(struct sheet *s)
{
	struct chart *g = doc_chart(s->doc, "It meets|a Spacer|an Intruder");
	const char *left, *right;
	size_t i;

	for (i = 0; i < COUNT(meetings); i++) {
		const char *spacer = texts(s, meetings[i].spacer, &left);
		const char *intruder = texts(s, meetings[i].intruder, &right);
		struct arena *a = s->doc->arena;

		chart_row(a, g,
			  (const char *[]){meetings[i].what,
					   left ? arena_printf(a, "%s [%s]", spacer, left) : NULL,
					   right ? arena_printf(a, "%s [%s]", intruder, right)
						 : NULL});
	}
}

static void conditions(struct sheet *s)
{
	int i, n;
	const struct condition_row *c = data_rows(s->data, TABLE_CONDITIONS, &n);
	struct buf others = {0};

	doc_heading(s->doc, "Conditions");
	for (i = 0; i < n; i++)
		if (condition_is_told(s, &c[i]))
			doc_label(s->doc, c[i].title, condition_text(s, &c[i]),
				  source_tail(s->doc->arena, NULL, c[i].source, NULL));
		else
			buf_printf(&others, "%s%s", others.n ? ", " : "", c[i].title);
	if (others.n)
		doc_text(s->doc, "What they do stands on their cards: %s.", buf_text(&others));
	buf_release(&others);
}

/* ---- odds ---- */

#define AT_MOST	  6
#define REROLLS	  2
#define DICE_MOST 4

/* Whole percents with 0, 1 and 2 re-rolls. */
static int odds_cell(struct sheet *s, struct plan_spec spec, const char **cell, struct diag *d)
{
	struct buf text = {0};
	struct chances c;
	bool any = false;

	for (spec.stress = 0; spec.stress <= REROLLS; spec.stress++) {
		if (plan_odds(&c, &spec, d)) {
			buf_release(&text);
			return -1;
		}
		any |= c.wound > 0;
		buf_printf(&text, "%s%s", text.n ? "\u00a0" : "",
			   percent_whole(s->doc->arena, c.wound, c.den));
	}
	*cell = any ? arena_strdup(s->doc->arena, buf_text(&text)) : "-";
	buf_release(&text);
	return 0;
}

static int odds_row(struct sheet *s, struct chart *g, struct plan_spec spec, struct diag *d)
{
	const char *cells[CHART_COLUMNS] = {0};
	struct buf text = {0};

	pool_in_words(&spec.pool, &text);
	cells[0] = arena_strdup(s->doc->arena, buf_text(&text));
	buf_release(&text);
	for (spec.at = 1; spec.at <= AT_MOST; spec.at++)
		if (odds_cell(s, spec, &cells[spec.at], d))
			return -1;
	chart_row(s->doc->arena, g, cells);
	return 0;
}

static int odds(struct sheet *s, struct diag *d)
{
	struct dice_table table;
	struct plan_spec spec = {.table = &table, .aim = AIM_WOUND};
	int c, n;
	const struct die_row *rows = data_rows(s->data, TABLE_DICE, &n);
	bool house = false;
	struct chart *g;

	if (dice_table_build(&table, rows, n, d))
		return -1;
	for (c = WHITE; c <= BLACK; c++)
		house |= table.die[c].house;
	doc_heading(s->doc, arena_printf(s->doc->arena,
					 "Wound in percent with 0, 1 and 2 Stress re-rolls%s",
					 house ? ", house dice" : ""));
	g = doc_chart(s->doc, "Dice|#AT 1|#AT 2|#AT 3|#AT 4|#AT 5|#AT 6");
	for (c = WHITE; c <= BLACK; c++) {
		spec.pool = (struct dice_pool){0};
		for (n = 1; n <= DICE_MOST; n++) {
			spec.pool.count[c] = n;
			if (odds_row(s, g, spec, d))
				return -1;
		}
	}
	return 0;
}

void knockback_in_brief(struct sheet *s)
{
	doc_text(s->doc, "%s", texts(s, forced_entries[0].ids, &(const char *){NULL}));
	figures_push(s);
	meeting_table(s);
}

int build_quick(struct sheet *s, struct diag *d)
{
	s->doc->one_page = true;
	ENTRIES(s, "The Round", round_entries);
	ENTRIES(s, "A Spacer's Attack", attack_entries);
	ENTRIES(s, "An Intruder's activation", intruder_entries);
	if (odds(s, d))
		return -1;
	ENTRIES(s, "Cover", cover_entries)->columns = true;
	figures_cover(s);
	ENTRIES(s, "Line of sight", sight_entries);
	figures_sight(s);
	ENTRIES(s, "Knockback", forced_entries);
	meeting_table(s);
	conditions(s);
	return 0;
}
