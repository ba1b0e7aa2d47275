#include "show/signs.h"

#include <string.h>

static const char upper[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
static const char lower[] = "abcdefghijklmnopqrstuvwxyz";
/* Without the letters that look like an arrow, a door or a spawn point. */
static const char intruder_signs[] = "123456789abcefghijklmnpqrstuwyz";
static const char door_signs[2][4] = {"dDW", "xXX"};

/* The signs that are in use. */
struct taken {
	bool by[128];
};

static bool is_free(const struct taken *t, const char *alphabet, char c)
{
	return c && strchr(alphabet, c) && !t->by[(unsigned char)c];
}

static char take(struct taken *t, char c)
{
	t->by[(unsigned char)c] = true;
	return c;
}

/* The first free sign of the alphabet. */
static char take_next(struct taken *t, const char *alphabet)
{
	const char *p;

	for (p = alphabet; *p; p++)
		if (is_free(t, alphabet, *p))
			return take(t, *p);
	return SIGN_NONE_LEFT;
}

/* The first free letter of the name, in the alphabet's case. */
static char take_of_name(struct taken *t, const char *alphabet, const char *name)
{
	bool raise = alphabet == upper;

	for (; *name; name++) {
		bool letter = *name >= 'a' && *name <= 'z';
		char c = (char)(raise && letter ? *name - 'a' + 'A' : *name);
		if (is_free(t, alphabet, c))
			return take(t, c);
	}
	return take_next(t, alphabet);
}

static void choose_spacers(char *signs, const struct board *b)
{
	struct taken t = {0};
	int i;

	if (board_count(b, KIND_DOOR)) {
		take(&t, 'D');
		take(&t, 'W');
		take(&t, 'X');
	}
	for (i = 0; i < board_count(b, KIND_SPACER); i++) {
		const struct spacer *s = board_spacer(b, i);
		bool there = space_on(s->at) && !s->dead;
		signs[i] = there ? take_of_name(&t, upper, s->record.name) : SIGN_AWAY;
	}
}

/* The digit of `grin-2`; 0 if the name has none that will do. */
static char own_digit(const char *name)
{
	const char *dash = strrchr(name, '-');

	return dash && dash[1] >= '1' && dash[1] <= '9' && !dash[2] ? dash[1] : '\0';
}

static void choose_intruders(char *signs, const struct board *b)
{
	struct taken t = {0};
	int i, n = board_count(b, KIND_INTRUDER);

	for (i = 0; i < n; i++) {
		char own = own_digit(board_intruder(b, i)->record.name);
		if (!space_on(board_intruder(b, i)->at))
			signs[i] = SIGN_AWAY;
		else if (is_free(&t, intruder_signs, own))
			signs[i] = take(&t, own);
	}
	for (i = 0; i < n; i++)
		if (!signs[i])
			signs[i] = take_next(&t, intruder_signs);
}

static char sign_of_type(const char *signs, const struct board *b, int tile)
{
	int i;

	for (i = 0; i < tile; i++)
		if (!strcmp(board_terrain(b, i)->type, board_terrain(b, tile)->type))
			return signs[i];
	return '\0';
}

static void choose_tiles(char *signs, const struct board *b)
{
	struct taken t = {0};
	int i;

	for (i = 0; i < board_count(b, KIND_TERRAIN); i++) {
		signs[i] = sign_of_type(signs, b, i);
		if (!signs[i])
			signs[i] = take_of_name(&t, lower, board_terrain(b, i)->type);
	}
}

static char *room_for(const struct board *b, enum kind k)
{
	return arena_alloc(b->arena, (size_t)board_count(b, k) + 1);
}

void signs_choose(struct signs *s, const struct board *b)
{
	s->spacer = room_for(b, KIND_SPACER);
	s->intruder = room_for(b, KIND_INTRUDER);
	s->tile = room_for(b, KIND_TERRAIN);
	choose_spacers(s->spacer, b);
	choose_intruders(s->intruder, b);
	choose_tiles(s->tile, b);
}

char door_sign(const struct door *d)
{
	return door_signs[d->disabled != 0][d->state];
}

char mark_sign(const struct mark *m)
{
	/* in the order of mark_words */
	static const char signs[] = "!?%$#=/~;,`\"";

	return signs[m->what];
}

char facing_sign(int facing)
{
	return "^>v<"[facing];
}
