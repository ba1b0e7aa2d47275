#include "data/effect_token.h"

enum word_kind { WORD_RANK, WORD_STATISTIC, WORD_REQUIREMENT, WORD_AREA };

static const enum word_kind target_kinds[] = {WORD_RANK,
#define L(id, word, kind) WORD_##kind,
					      TARGET_WORDS(L)
#undef L
};

static int take_word(struct reading *p, struct target_line *l, enum target_word w)
{
	enum target_word *one = target_kinds[w] == WORD_RANK ? &l->rank : &l->statistic;

	if (target_kinds[w] >= WORD_REQUIREMENT) {
		l->says |= 1u << w;
	} else if (*one) {
		return diag_set(p->d, "effect '%s': '%s' beside '%s' in one targeting line",
				p->text.p, target_words[w], target_words[*one]);
	} else {
		*one = w;
	}
	if (w == TARGET_ZONE && p->part == PART_NUMBER)
		return token_number(p, 1, &l->size);
	return 0;
}

/* Does it ask something of its Target? */
static bool line_asks(const struct target_line *l)
{
	size_t w;

	for (w = 0; w < sizeof target_kinds / sizeof *target_kinds; w++)
		if (target_kinds[w] == WORD_REQUIREMENT && line_says(l, (enum target_word)w))
			return true;
	return false;
}

/* What does not go together, or NULL. */
static const char *line_problem(const struct target_line *l)
{
	bool ranks = l->rank == TARGET_HIGHEST || l->rank == TARGET_LOWEST;
	bool picks = l->rank || line_asks(l), nobody = line_says(l, TARGET_NOBODY);
	bool zone = line_says(l, TARGET_ZONE), spacers = line_says(l, TARGET_SPACERS);

	if (ranks && !l->statistic)
		return "say highest or lowest of what: stress, vitals, adrenaline, radiation or "
		       "infection";
	if (l->statistic && !ranks)
		return "a statistic goes with highest or lowest";
	if (nobody && (picks || zone || spacers))
		return "'none' stands alone";
	if (spacers && !zone)
		return "'spacers' goes with 'zone'";
	if (zone && picks)
		return "a zone takes everybody in it: no other word goes with it";
	return picks || nobody || zone ? NULL : "a targeting line says whom";
}

int effect_read_line(struct reading *p, struct target_line *l)
{
	const char *problem;

	while (!token_ends_step(p)) {
		int w = 0;
		if (token_of(p, target_words + 1, "a word of a targeting line", &w) ||
		    take_word(p, l, (enum target_word)(w + 1)))
			return -1;
	}
	problem = line_problem(l);
	return problem ? diag_set(p->d, "effect '%s': %s", p->text.p, problem) : 0;
}
