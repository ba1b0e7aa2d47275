/* enorm-noise: Noise Rolls and all that Blips do. */
#include <string.h>

#include "board/names.h"
#include "cli/options.h"
#include "rules/blip/noise.h"
#include "rules/blip/patrol.h"
#include "rules/blip/reveal.h"
#include "rules/blip/settle.h"
#include "rules/blip/track.h"
#include "rules/deck/scanner.h"
#include "rules/roll/ask.h"
#include "rules/turn/scout.h"
#include "rules/waiting.h"
#include "tool/tools.h"

#define MOST 99

struct asked {
	const struct command *command; /* NULL for a Noise Roll */
	struct noise noise;	       /* that roll */
};

typedef int command_fn(struct call *c, const struct rules *r);

static command_fn do_queued, do_patrol, do_scout, do_spawn, do_track, do_noise;

/* The first words that are no Spacer, and how many words go with each. */
static const struct command {
	const char *word;
	const char *args;
	int least, most;
	command_fn *run;
} commands[] = {
    {"patrol", "", 1, 1, do_patrol},
    {"scout", "SPACER BLIP|INTRUDER", 3, 3, do_scout},
    {"spawn", "[SPACER]", 1, 2, do_spawn},
    {"track", "", 1, 1, do_track},
};

/* ---- the command line ---- */

static const struct command *command_named(const char *word)
{
	size_t i;

	for (i = 0; i < COUNT(commands); i++)
		if (!strcmp(commands[i].word, word))
			return &commands[i];
	return NULL;
}

static int check_words(struct call *c, const struct command *k, struct diag *d)
{
	if (call_has(c, "queued"))
		return c->nwords ? diag_usage(d, "--queued goes without words: the board tells all")
				 : 0;
	if (!c->nwords)
		return call_missing(c, "SPACER", d,
				    "who makes Noise? Name a Spacer, or say --queued");
	if (k && c->nwords < k->least)
		return call_missing(c, synopsis_word(k->args, c->nwords - 1), d,
				    "a word is missing: enorm-noise %s %s", k->word, k->args);
	if (k && c->nwords > k->most)
		return diag_usage(d, "one word too many: '%s'; see --help", c->word[k->most]);
	if (!k && c->nwords > 2)
		return diag_usage(d, "a Noise Roll takes a Spacer and dice, not '%s'", c->word[2]);
	if (call_has(c, "reading") && (!k || k->run != do_patrol))
		return diag_usage(d, "--reading goes with patrol");
	if (call_has(c, "cluster") && (!k || k->run != do_spawn))
		return diag_usage(d, "--cluster goes with spawn");
	return 0;
}

/* --assign blip-1,blip-2 is --choose loud-1=blip-1 --choose loud-2=blip-2. */
static void add_assigned(struct call *c)
{
	const char *text = call_value(c, "assign");
	int i = 1;

	while (text && *text) {
		size_t len = strcspn(text, ",");
		struct given one = {.point = arena_printf(&c->arena, "loud-%d", i++),
				    .value = arena_strndup(&c->arena, text, len)};
		givens_add(&c->fate.given[ANSWER_CHOOSE], one, &c->arena);
		text += len + (text[len] == ',');
	}
}

static int begin(struct call *c, struct diag *d)
{
	struct asked *a = arena_new(&c->arena, struct asked);
	long times = 1, bonus = 0;
	struct scan scan;

	c->own = a;
	a->command = c->nwords ? command_named(c->word[0]) : NULL;
	if (check_words(c, a->command, d) || call_number(c, "times", 1, MOST, &times, d) ||
	    call_number(c, "bonus", 0, MOST, &bonus, d))
		return -1;
	a->noise.bonus = (int)bonus;
	if (!a->command &&
	    noise_read(&a->noise, c->nwords > 1 ? c->word[1] : NOISE_SYMBOL, (int)times, d))
		return typed_wrong(d);
	if (c->fate.reading && reading_parse(c->fate.reading, &scan, d))
		return -1;
	add_assigned(c);
	return 0;
}

/* ---- what is done ---- */

static struct spacer *spacer_named(const struct rules *r, const char *word)
{
	return as_spacer(name_piece(r->board, KIND_BIT(KIND_SPACER), word, r->diag));
}

/* A Noise Roll, and what Blips do about it. */
static int do_noise(struct call *c, const struct rules *r)
{
	const struct asked *a = c->own;
	struct noise n = a->noise;

	n.maker = spacer_named(r, c->word[0]);
	if (!n.maker)
		return -1;
	if (n.maker->dead)
		return call_refuse(c, r->board, NULL,
				   refuse_of(r->board, "DIE-15", "%s is dead",
					     n.maker->record.name));
	if (n.maker->elsewhere) /* RULING: RO-112 */
		return call_refuse(c, r->board, NULL,
				   refuse_of(r->board, "OTP-02", "%s is in an Other Place",
					     n.maker->record.name));
	if (!space_on(n.maker->at))
		return call_refuse(c, r->board, NULL,
				   refuse_of(r->board, "NRL-01", "%s is not on the board",
					     n.maker->record.name));
	n.sheet = reveal_sheet(r);
	return !n.sheet || noise_make(r, &n) || noise_settle(r) ? -1 : STATUS_OK;
}

static int do_queued(struct call *c, const struct rules *r)
{
	(void)c;
	return noise_settle(r) ? -1 : STATUS_OK;
}

static int do_patrol(struct call *c, const struct rules *r)
{
	(void)c;
	return blip_patrols(r) || noise_settle(r) ? -1 : STATUS_OK;
}

static int do_scout(struct call *c, const struct rules *r)
{
	struct scout s = {.who = spacer_named(r, c->word[1])};
	struct refusal no;
	struct record *target;

	if (!s.who)
		return -1;
	target = name_piece(r->board, KIND_BIT(KIND_BLIP) | KIND_BIT(KIND_INTRUDER), c->word[2],
			    r->diag);
	if (!target)
		return -1;
	if (target->kind == KIND_BLIP)
		s.blip = as_blip(target);
	else
		s.intruder = as_intruder(target);
	no = scout_refusal(r->board, &s);
	if (no.reason)
		return call_refuse(c, r->board, NULL, no);
	return scout_resolve(r, &s) || noise_settle(r) ? -1 : STATUS_OK;
}

static int spawn_clusters(struct call *c, const struct rules *r, struct spacer *near)
{
	const char *const *words;
	int i, n = call_values(c, "cluster", &words);

	for (i = 0; i < n; i++) {
		struct corner at;
		if (!corner_read(span_of(words[i]), &at) || !grid_has_corner(&r->board->grid, at) ||
		    !*grid_spawn(&r->board->grid, at))
			return diag_set(r->diag, "--cluster %s is no spawn point of the map",
					words[i]);
		if (blip_spawn_cluster(r, at, near))
			return -1;
	}
	return STATUS_OK;
}

static int do_spawn(struct call *c, const struct rules *r)
{
	struct spacer *near = c->nwords > 1 ? spacer_named(r, c->word[1]) : NULL;

	if (c->nwords > 1 && !near)
		return -1;
	if (call_has(c, "cluster"))
		return spawn_clusters(c, r, near);
	return blip_spawn(r, near) || noise_settle(r) ? -1 : STATUS_OK;
}

static int do_track(struct call *c, const struct rules *r)
{
	(void)c;
	return blip_track_reveal(r) || blip_track_spawn(r) || noise_settle(r) ? -1 : STATUS_OK;
}

static int each(struct call *c, struct board *b, struct diag *d)
{
	const struct asked *a = c->own;
	struct rules r = call_rules(c, b, d);
	struct refusal no;

	fate_open_seams(&c->fate);
	if (call_has(c, "queued"))
		return do_queued(c, &r);
	no = unfinished_refusal(b); /* TRN-05, RSP-16 */
	if (no.reason)
		return call_refuse(c, b, NULL, no);
	return a->command ? a->command->run(c, &r) : do_noise(c, &r);
}

static const struct option_row options[] = {
    {0, "queued", NULL, "resolve what earlier calls left: Noise, Overwhelm, Blips to come"},
    {0, "assign", "BLIP,...", "the Blips for the loud dice, the loudest die first"},
    {0, "times", "N", "dice of its own are rolled so often: shots"},
    {0, "bonus", "N", "Potentials added to one die"},
    {0, "cluster", "POINT", "one Blip on the spawn points that belong to this one"},
};

const struct tool tool_noise = {
    .name = "enorm-noise",
    .examples = {"enorm-noise juliet -f noise.board",
		 "enorm-noise juliet ww --rolled w:o,w:- -f noise.board",
		 "enorm-noise patrol -f noise.board"},
    .about = "Make Noise, and resolve what the Blips do.",
    .usage = " [options] SPACER [DICE|intruder]\n"
	     " [options] --queued\n"
	     " [options] patrol\n"
	     " [options] scout SPACER BLIP|INTRUDER\n"
	     " [options] spawn [SPACER]\n"
	     " [options] track",
    .more = "Commands:\n"
	    "  patrol           the Blip Patrols of the Intruder Phase\n"
	    "  scout            scout a Blip, or an Intruder that shuns light\n"
	    "  spawn            a new Blip\n"
	    "  track            the Blips of the Countdown Phase\n",
    .kind = RESOLVER,
    .views = 1u << VIEW_BOARD | 1u << VIEW_RULING | 1u << VIEW_JSON,
    .options = options,
    .noptions = (int)COUNT(options),
    .words_least = 0,
    .words_most = 3,
    .begin = begin,
    .board = each,
};
