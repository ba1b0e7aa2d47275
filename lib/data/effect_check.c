/* An effect against its surroundings: the rows it names are there, and what it needs is to be had
 * where it stands. Looked at once, when all tables are laid. */
#include "data/data.h"
#include "data/effect.h"

static const char *const need_words[] = {
#define N(id, words) words,
    EFFECT_NEEDS(N)
#undef N
};

static int check_needs(const char *word, int needs, int gives, const struct effect *e,
		       const char *holder, struct diag *d)
{
	int i;

	for (i = 0; i < NEED_KINDS; i++)
		if (needs & ~gives & 1 << i)
			return diag_set(d, "effect '%s': '%s' needs %s, and %s has none", e->text,
					word, need_words[i], holder);
	return 0;
}

static int check_row(const struct effect *e, enum table_id t, const char *name, const char *what,
		     const struct data *in, struct diag *d)
{
	char hint[128];

	if (data_find(in, t, name))
		return 0;
	return diag_set(d, "effect '%s': '%s' where %s is wanted%s", e->text, name, what,
			data_suggest(in, t, name, hint));
}

/* A Blip is the closest to anybody: it needs no place. */
static int needs_of_whom(const struct effect_step *s)
{
	return s->verb == EFFECT_DISCARD_BLIP ? NEED_NOTHING : whom_needs[s->whom];
}

/* BLP-43: whom an ambush is by has been spawned before in the same text. */
static bool spawns_before(const struct effect *e, const struct effect_step *ambush)
{
	const struct effect_step *s;

	for (s = e->steps; s != ambush; s = s->next)
		if (s->verb == EFFECT_SPAWN_INTRUDER)
			return true;
	return false;
}

/* TGT-09 */
static bool lines_before(const struct effect *e, const struct effect_step *line)
{
	const struct effect_step *s;

	for (s = e->steps; s != line; s = s->next)
		if (s->verb != EFFECT_TARGET)
			return false;
	return true;
}

static bool attacks_behind(const struct effect_step *s)
{
	while (s && !effect_makes_roll(s->verb))
		s = s->next;
	return s != NULL;
}

/* Where it stands in its text. */
static int check_order(const struct effect *e, const struct effect_step *s, int gives,
		       struct diag *d)
{
	const char *wanted = NULL;

	if (gives == GIVES_LINES && s->verb != EFFECT_TARGET)
		wanted = "comes in no Target box, which has targeting lines alone";
	else if (s->verb == EFFECT_TARGET && !lines_before(e, s))
		wanted = "comes before everything else";
	else if (s->verb == EFFECT_AMBUSH && !spawns_before(e, s))
		wanted = "comes after 'spawn-intruder'";
	else if (effect_adds_to_roll(s->verb) && (gives & NEED_ACT) && !attacks_behind(s))
		wanted = "comes before an Attack";
	else if ((effect_verbs[s->verb].needs & LASTS) && (s->group->nguards || s->may))
		wanted = "comes without a guard and without 'may'";
	else if ((s->verb == EFFECT_TARGET || s->verb == EFFECT_FINAL) && s->may)
		wanted = "comes without 'may'";
	return wanted ? diag_set(d, "effect '%s': '%s' %s", e->text, effect_verbs[s->verb].word,
				 wanted)
		      : 0;
}

/* Named by nobody but the sheet: of the words for whom, only these. */
static int check_whom(const struct effect *e, const struct effect_step *s, struct diag *d)
{
	bool blip = s->verb == EFFECT_DISCARD_BLIP, beside = s->verb == EFFECT_SPAWN_INTRUDER;

	if ((blip && s->whom != WHOM_CLOSEST && s->whom != WHOM_FURTHEST) ||
	    (beside && s->whom != WHOM_TARGET && s->whom != WHOM_PRIORITY) ||
	    (s->verb == EFFECT_ATTACK && s->whom != WHOM_TARGET && s->whom != WHOM_EACH_ADJACENT))
		return diag_set(d, "effect '%s': '%s' takes %s, not '%s'", e->text,
				effect_verbs[s->verb].word,
				blip	 ? "closest or furthest"
				: beside ? "target or priority"
					 : "target or each adjacent",
				effect_whoms[s->whom]);
	return 0;
}

static int check_step(const struct effect *e, const struct effect_step *s, int gives,
		      const char *holder, const struct data *in, struct diag *d)
{
	const struct effect_row *row = &effect_verbs[s->verb];
	/* Whom the step names itself need not be there already. */
	int needs = s->whom == WHOM_TARGET ? row->needs : row->needs & ~NEED_SPACER;

	if (check_needs(row->word, needs, gives, e, holder, d) ||
	    check_needs(effect_whoms[s->whom], needs_of_whom(s), gives, e, holder, d) ||
	    check_order(e, s, gives, d) || check_whom(e, s, d))
		return -1;
	if (s->verb == EFFECT_CONDITION)
		return check_row(e, TABLE_CONDITIONS, s->name, "a condition", in, d);
	if (s->verb == EFFECT_PLACE_TERRAIN)
		return check_row(e, TABLE_TERRAIN, s->name, "a terrain type", in, d);
	return 0;
}

static int check_group(const struct effect *e, const struct effect_group *g, int gives,
		       const char *holder, struct diag *d)
{
	int i;

	for (i = 0; i < g->nguards; i++) {
		const struct guard_row *row = &effect_guards[g->guard[i].what];
		if (check_needs(row->word, row->needs, gives, e, holder, d))
			return -1;
	}
	return 0;
}

int effect_check(const struct effect *e, int gives, const char *holder, const struct data *in,
		 struct diag *d)
{
	const struct effect_group *judged = NULL;
	const struct effect_step *s;

	for (s = e->steps; s; s = s->next) {
		/* whom a targeting line asks about is known to nobody yet */
		int asks = s->verb == EFFECT_TARGET ? gives & NEED_LINES : gives;
		if ((s->group != judged && check_group(e, s->group, asks, holder, d)) ||
		    check_step(e, s, gives, holder, in, d))
			return -1;
		judged = s->group;
	}
	return 0;
}
