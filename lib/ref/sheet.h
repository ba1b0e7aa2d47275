/* The sheets there are, each a row of one table: what it is called, which clauses belong to it, and
 * how it is built from the tables in force. */
#ifndef REF_SHEET_H
#define REF_SHEET_H

#include "dice/notation.h"
#include "ref/doc.h"
#include "text/diag.h"

#define ODDS_POOLS 32
#define ODDS_DICE  20 /* in one pool */
#define ODDS_AT	   12 /* columns */

/* Which chances are asked for: colours by one die more a row, or single pools. */
struct odds_ask {
	bool colour[COLOURS];
	int most; /* dice of a colour */
	struct dice_pool pool[ODDS_POOLS];
	int npools;
	int at_lo, at_hi;
};

struct sheet {
	struct doc *doc;
	const struct data *data;
	const struct topic *topic;
	const char *name;     /* what the reader asks about, where the topic takes a name */
	bool in_booklet;      /* its clauses stand in the index at the back */
	bool brief;	      /* no more than a page holds */
	struct odds_ask odds; /* odds_default() if nothing is said */
	bool nothing;	      /* a search that found nothing */
};

typedef int sheet_fn(struct sheet *s, struct diag *d);

struct topic {
	const char *name;
	const char *takes;   /* the name it takes, or NULL */
	const char *title;   /* at the top of the sheet */
	const char *about;   /* one line of the list */
	const char *clauses; /* beginnings of the ids that belong to it, or NULL */
	sheet_fn *build;     /* what stands before the clauses; or NULL */
};

extern const struct topic topics[];
extern const int ntopics;

/* By any unique beginning; NULL and a usage error if there is none. */
const struct topic *topic_find(const char *word, struct diag *d);
/* Builds the sheet into s->doc, which is started. */
int sheet_build(struct sheet *s, struct diag *d);
/* Which clauses and rulings there are, by their subjects, for a page that cannot hold them. */
void clauses_in_brief(struct sheet *s);
void rulings_in_brief(struct sheet *s);
/* Knockback as the page for the wall has it. */
void knockback_in_brief(struct sheet *s);
/* The list of sheets itself. */
void sheet_list(struct doc *d);
/* The same as the Commands of a --help. */
void topics_help(struct buf *out);

struct odds_ask odds_default(void);
/* `white,red,rrw`: colours by any unique beginning longer than a letter, or pools. */
int odds_read_dice(struct odds_ask *o, const char *text, struct diag *d);
/* `5`, `1-8` */
int odds_read_at(struct odds_ask *o, const char *text, struct diag *d);

/* The builders. */
sheet_fn build_quick, build_turn, build_attack, build_intruders, build_targeting, build_noise,
    build_mission, build_knockback, build_cover, build_terrain, build_keywords, build_conditions,
    build_dying, build_dice, build_odds, build_rulings, build_readings, build_clauses,
    build_booklet, build_maps, build_movement;
sheet_fn build_intruder, build_weapon, build_card, build_keyword, build_rule, build_ruling,
    build_search;

#endif
