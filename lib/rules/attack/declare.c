#include "rules/attack/declare.h"

#include <string.h>

#include "board/names.h"
#include "data/data.h"

int attack_read_targets(const struct board *b, const char *text, struct attack *a, struct diag *d)
{
	while (*text) {
		size_t n = strcspn(text, ",");
		struct record *r;
		int i;

		if (a->n == ATTACK_TARGETS)
			return diag_usage(d, "more than %d targets", ATTACK_TARGETS);
		r = name_piece(b, KIND_BIT(KIND_INTRUDER), arena_strndup(b->arena, text, n), d);
		if (!r)
			return -1;
		for (i = 0; i < a->n; i++)
			if (&a->target[i]->record == r) /* BST-03 */
				return diag_usage(
				    d,
				    "%s is declared twice; each target is another Intruder "
				    "[BST-03]",
				    r->name);
		a->target[a->n++] = as_intruder(r);
		text += n + (text[n] == ',');
	}
	return a->n ? 0 : diag_usage(d, "no target");
}

#define MULTITOOL "multitool"

const struct weapon_row *bare_multitool(const struct board *b, const struct spacer *s)
{
	return board_find(b, KIND_GEAR, s->record.name, MULTITOOL)
		   ? NULL
		   : data_find(b->data, TABLE_WEAPONS, MULTITOOL);
}

/* The weapon that was named, or the only one carried. */
int attack_read_weapon(const struct board *b, const char *word, struct attack *a, struct diag *d)
{
	const char *owner = a->who->record.name;
	struct buf names = {0};
	int n = 0;

	if (word && str_starts(MULTITOOL, word) && !board_find(b, KIND_GEAR, owner, MULTITOOL)) {
		a->weapon = bare_multitool(b, a->who);
		return a->weapon ? 0 : diag_set(d, "no 'multitool' in weapons.csv");
	}
	if (word) {
		a->gear = as_gear(name_owned(b, KIND_GEAR, owner, word, d));
		a->weapon = a->gear ? gear_weapon(b, a->gear) : NULL;
		if (a->gear && !a->weapon)
			diag_set(d, "%s is not a weapon", a->gear->record.name);
		return a->weapon ? 0 : -1;
	}
	EACH_OF(b, owner, gear, g) {
		if (!gear_weapon(b, g))
			continue;
		buf_printf(&names, "%s%s", n++ ? ", " : "", g->record.name);
		a->gear = g;
		a->weapon = gear_weapon(b, g);
	}
	if (n != 1)
		diag_usage(d, "which weapon? %s has %s", owner,
			   n ? buf_text(&names) : "only the multitool");
	buf_release(&names);
	return n == 1 ? 0 : -1;
}

/* ---- in one text ---- */

static int read_place(const char *word, const char *key, struct space *out, struct diag *d)
{
	word += strlen(key);
	return space_read(span_of(word), out) && space_on(*out)
		   ? 0
		   : diag_usage(d, "%s'%s' is not a space such as B6", key, word);
}

/* What may stand behind the targets beside a weapon: a key with a space, or a bare word. */
#define REST_WORDS(W)                 \
	W(REST_ADVANCE, "advance=")   \
	W(REST_FALLBACK, "fallback=") \
	W(REST_IGNORE_REPRISAL, "ignore-reprisal")
enum rest_word { REST_WORDS(LIST_ID) };
static const char *const rest_words[] = {REST_WORDS(LIST_WORD) NULL};

static int read_rest(const struct board *b, const char *word, struct attack *a, struct diag *d)
{
	size_t n = strcspn(word, "=");
	int which = word_number((struct span){word, n + (word[n] == '=')}, rest_words);

	if (which == REST_ADVANCE)
		return read_place(word, rest_words[which], &a->advance, d);
	if (which == REST_FALLBACK)
		return read_place(word, rest_words[which], &a->fallback, d);
	if (which == REST_IGNORE_REPRISAL) {
		a->ignore_reprisal = true;
		return 0;
	}
	return a->weapon ? diag_usage(d,
				      "'%s' is none of advance=SPACE, fallback=SPACE and "
				      "ignore-reprisal",
				      word)
			 : attack_read_weapon(b, word, a, d);
}

int attack_read(const struct board *b, const char *text, struct attack *a, struct diag *d)
{
	char *copy = arena_strdup(b->arena, text), *rest = NULL, *word;

	word = strtok_r(copy, " ", &rest);
	if (attack_read_targets(b, word ? word : "", a, d))
		return -1;
	while ((word = strtok_r(NULL, " ", &rest)))
		if (read_rest(b, word, a, d))
			return -1;
	return a->weapon ? 0 : attack_read_weapon(b, NULL, a, d);
}

/* ---- which there are ---- */

static int offer_weapon(const struct board *b, const struct attack *how, struct gear *g,
			const struct weapon_row *w, const char **out)
{
	int n = 0;

	EACH(b, intruder, in) {
		struct attack a = *how;
		a.gear = g;
		a.weapon = w;
		a.target[0] = in;
		a.n = 1;
		if (!attack_refusals(b, &a).n)
			out[n++] = arena_printf(b->arena, "%s %s", a.target[0]->record.name,
						g ? g->record.name : w->name);
	}
	return n;
}

int attack_offers(const struct board *b, const struct attack *how, const char ***out)
{
	const struct weapon_row *tool = bare_multitool(b, how->who);
	int guns = board_count(b, KIND_GEAR), n = 0;

	*out = arena_array(b->arena, const char *,
			   (size_t)(guns + 1) * (size_t)board_count(b, KIND_INTRUDER) + 1);
	EACH_OF(b, how->who->record.name, gear, g) {
		const struct weapon_row *w = gear_weapon(b, g);
		if (w)
			n += offer_weapon(b, how, g, w, *out + n);
	}
	if (tool)
		n += offer_weapon(b, how, NULL, tool, *out + n);
	str_sort(*out, n);
	return n;
}
