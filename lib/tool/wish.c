#include "tool/wish.h"

#include <string.h>

#include "cli/names.h"

static int name_of_spacer(const struct board *b, const char *word, const char **out, struct diag *d)
{
	struct record *r = name_piece(b, KIND_BIT(KIND_SPACER), word, d);

	if (!r)
		return -1;
	*out = r->name;
	return 0;
}

/* One part of a reaction behind the ability: a space, or the Spacer it is for. */
static int read_part(const struct board *b, const char *word, struct reaction *out, struct diag *d)
{
	if (space_read(span_of(word), &out->to))
		return 0;
	return name_of_spacer(b, word, &out->whom, d);
}

/* `juliet:reflex:C4@2` */
static int read_reaction(const struct board *b, const char *text, struct reaction *out,
			 struct diag *d)
{
	char *copy = arena_strdup(b->arena, text), *part, *rest = NULL;
	char *window = strrchr(copy, '@');
	long at = 0;

	*out = (struct reaction){.to = NOWHERE};
	if (window && (*window = '\0', number_word(window + 1, "--react: a window", 1, 99, &at, d)))
		return -1;
	out->at = (int)at;
	part = strtok_r(copy, ":", &rest);
	if (!part || name_of_spacer(b, part, &out->who, d))
		return part ? -1 : diag_usage(d, "--react '%s' names nobody", text);
	out->ability = strtok_r(NULL, ":", &rest);
	if (!out->ability)
		return diag_usage(d,
				  "--react '%s': write WHO:ABILITY[:WHOM][:SPACE], such as "
				  "juliet:reflex:C4",
				  text);
	while ((part = strtok_r(NULL, ":", &rest)))
		if (read_part(b, part, out, d))
			return -1;
	return 0;
}

static int read_reactions(const struct call *c, const struct board *b, struct ai_wish *w,
			  struct diag *d)
{
	const char *const *values;
	int i;

	w->nreactions = call_values(c, "react", &values);
	w->reactions = arena_array(b->arena, struct reaction, (size_t)w->nreactions + 1);
	for (i = 0; i < w->nreactions; i++)
		if (read_reaction(b, values[i], &w->reactions[i], d))
			return -1;
	return 0;
}

int call_wish(const struct call *c, const struct board *b, struct ai_wish *out, struct diag *d)
{
	static const char *const cover_words[] = {"use", "decline", NULL};
	long expertise = 0;
	int cover;

	*out = (struct ai_wish){0};
	out->mitigate.ngear = call_values(c, "gear", &out->mitigate.gear);
	if (call_number(c, "expertise", 0, 99, &expertise, d) ||
	    call_word(c, "cover", cover_words, 0, &cover, d) || read_reactions(c, b, out, d))
		return -1;
	out->mitigate.expertise = (int)expertise;
	out->no_cover = cover == 1;
	return 0;
}

int call_wish_end(struct call *c, struct board *b, const struct ai_wish *w, struct diag *d)
{
	int i;

	if (w->refusal.reason)
		return call_refuse(c, b, NULL, w->refusal);
	for (i = 0; i < w->nreactions && !w->halted; i++)
		if (!w->reactions[i].used)
			return diag_usage(d, "--react %s:%s: no such window opened [REA-02]",
					  w->reactions[i].who, w->reactions[i].ability);
	return STATUS_OK;
}

void call_open_seams(struct call *c, const struct ai_wish *w)
{
	c->fate.open = !w->nreactions && !w->until_window && !w->card;
}
