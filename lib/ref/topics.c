#include "ref/sheet.h"

#include <string.h>

#include "ref/facts.h"
#include "text/buf.h"

/* clang-format off */
const struct topic topics[] = {
    {"quick", NULL, "Enormity on one page", "the game on one page, for the wall",
     NULL, build_quick},
    {"turn", NULL, "The round and the Spacer's turn", "the round, Action cards, gear, tokens",
     "TRN CDP POL STG GEA GLD", build_turn},
    {"movement", NULL, "Movement", "how Spacers and Intruders move, with figures",
     "SPM MOV FAC", build_movement},
    {"attack", NULL, "A Spacer's Attack", "the six steps as a flow, and every clause of them",
     "ATK WPN ADR PWR CRT WND RSP TOK SUP NOI BST BON FUP BAC RNG CHB", build_attack},
    {"intruders", NULL, "Intruder activation", "activations as flows: baseline and Boss",
     "INT PRO IAT AFT WOO AOO SUR BOS CMD BWN ESC SIG FLA CDE", build_intruders},
    {"targeting", NULL, "Targeting glossary", "Closest, Furthest, in front, in sight, Zone",
     "TGT DST OTP", build_targeting},
    {"knockback", NULL, "Forced movement", "what a moved figure meets, as a table, with figures",
     "KB BTC KW-KNOCKBACK KW-CRASH KW-PUSHBACK KW-LURE KW-DISPLACE", build_knockback},
    {"cover", NULL, "Cover and line of sight", "the questions in their order, with figures",
     "COV LOS ADJ", build_cover},
    {"terrain", NULL, "Terrain tiles and doors", "every tile, and what its keywords do",
     "TER WLD CRD KW-OBSTACLE KW-OBSCURING KW-DESTRUCTIBLE KW-INDESTRUCTIBLE", build_terrain},
    {"noise", NULL, "Noise, Blips and scouting", "Noise Rolls, Blip movement, patrols, revealing",
     "NRL BLP SCT", build_noise},
    {"keywords", NULL, "Keywords and abilities", "every keyword in a sentence or two",
     "KW ABL REA", build_keywords},
    {"conditions", NULL, "Conditions", "every Condition card, Knockdown, Breakdowns",
     "CND KD SBD STA DSB", build_conditions},
    {"dying", NULL, "Harm and dying", "what kills, the Flatline Check, Awakening",
     "DIE DMG AWK LIF TIM RUB", build_dying},
    {"dice", NULL, "The dice", "the faces in force, how a roll and a test are read",
     "DIC SKL PWR", build_dice},
    {"odds", NULL, "Wound chance", "exact chances by pool and AT; --dice, --max, --at",
     NULL, build_odds},
    {"maps", NULL, "Rooms to start from", "the rooms of the house, drawn; enorm-board new --map",
     NULL, build_maps},
    {"mission", NULL, "Locations, codes, difficulty", "what surrounds the run",
     "LOC SEC DIF", build_mission},
    {"rulings", NULL, "Rulings", "how the rules are read where they are silent, and why",
     NULL, build_rulings},
    {"readings", NULL, "Readings", "rulings that can be read otherwise, with their letters",
     NULL, build_readings},
    {"clauses", NULL, "Index of clauses", "every clause by its id",
     NULL, build_clauses},
    {"intruder", "NAME", "Intruder", "the sheet of one Intruder, a Boss with its cards",
     NULL, build_intruder},
    {"weapon", "NAME", "Weapon", "one weapon with its keywords",
     NULL, build_weapon},
    {"card", "NAME", "Card", "one card: AI, BP, Condition, gear, Action, Location ...",
     NULL, build_card},
    {"keyword", "NAME", "Keyword", "one keyword with all its clauses and rulings",
     NULL, build_keyword},
    {"rule", "ID", "Rule", "a clause or a ruling by its id, with what refers to it",
     NULL, build_rule},
    {"ruling", "ID", "Ruling", "one ruling, its readings, a board on which they differ",
     NULL, build_ruling},
    {"search", "WORDS", "Search", "whatever mentions the words",
     NULL, build_search},
    {"booklet", NULL, "Reference", "all of it to print: cover, flows, tables, rulings, index",
     NULL, build_booklet},
};
/* clang-format on */

const int ntopics = (int)COUNT(topics);

static int ambiguous(const char *word, struct diag *d)
{
	struct buf list = {0};
	int i;

	for (i = 0; i < ntopics; i++)
		if (str_starts(topics[i].name, word))
			buf_printf(&list, "%s%s", list.n ? ", " : "", topics[i].name);
	diag_usage(d, "'%s' may be any of %s", word, buf_text(&list));
	buf_release(&list);
	return -1;
}

const struct topic *topic_find(const char *word, struct diag *d)
{
	const struct topic *found = NULL;
	struct suggestion s;
	char hint[128];
	int i, n = 0;

	suggest_start(&s, word);
	for (i = 0; i < ntopics; i++) {
		if (!strcmp(topics[i].name, word))
			return &topics[i];
		if (*word && str_starts(topics[i].name, word) && ++n)
			found = &topics[i];
		suggest_offer(&s, topics[i].name);
	}
	if (n == 1)
		return found;
	if (n)
		ambiguous(word, d);
	else
		diag_usage(d, "no sheet '%s'%s; enorm-ref lists them", word,
			   suggest_text(&s, hint));
	return NULL;
}

int sheet_build(struct sheet *s, struct diag *d)
{
	const struct topic *t = s->topic;

	if (!s->in_booklet)
		s->doc->title = t->title;
	if (t->build && t->build(s, d))
		return -1;
	if (t->clauses && !s->in_booklet && !s->brief)
		fact_clauses(s, t->clauses);
	if (!t->takes && !s->in_booklet && !s->brief && !s->doc->one_page)
		rulings_mentioned(s);
	s->doc->roomy = s->brief && !s->doc->one_page;
	s->doc->one_page |= s->brief;
	return 0;
}

static const char *called(struct arena *a, const struct topic *t)
{
	return t->takes ? arena_printf(a, "%s %s", t->name, t->takes) : t->name;
}

void sheet_list(struct doc *d)
{
	struct chart *g;
	int i;

	d->title = "Sheets and cards";
	d->records = g = doc_chart(d, "sheet|holds");
	d->records_of = "sheets";
	for (i = 0; i < ntopics; i++)
		chart_row(d->arena, g,
			  (const char *[]){called(d->arena, &topics[i]), topics[i].about});
}

void topics_help(struct buf *out)
{
	int i;

	buf_puts(out, "Commands:\n");
	for (i = 0; i < ntopics; i++)
		buf_printf(out, "  %-16s %s\n", topics[i].name, topics[i].about);
}
