#include "rules/blip/reveal.h"

#include <string.h>

#include "board/keyed.h"
#include "board/names.h"
#include "data/data.h"
#include "event/event.h"
#include "rules/blip/overwhelm.h"
#include "rules/deck/deck.h"
#include "rules/where.h"

/* ---- the Blip Pool ---- */

/* The tokens that nobody has seen; those of the box where the board does not tell. */
static struct deck *pool_of(const struct rules *r)
{
	struct deck *d = deck_find(r->board, DECK_BLIPS, NULL);
	int k;

	if (d)
		return d;
	d = deck_add(r->board, DECK_BLIPS, NULL);
	EACH_ROW(r->board->data, BLIPS, blip_row, row)
		for (k = 0; k < row->tokens; k++)
			d->cards = pile_put_in(d->cards, row->name, r->board->arena);
	return d;
}

static const struct blip_row *token_row(const struct rules *r, const char *token)
{
	return data_find(r->board->data, TABLE_BLIPS, token);
}

const char *reveal_title(const struct rules *r, const char *token)
{
	const struct blip_row *row = token_row(r, token);

	return row ? row->title : token;
}

static int check_token(const struct rules *r, const char *token)
{
	char hint[128];

	if (token_row(r, token) || data_find(r->board->data, TABLE_INTRUDERS, token))
		return 0;
	return diag_set(r->diag,
			"a Blip holds '%s', which is neither in blips.csv%s nor an Intruder", token,
			data_suggest(r->board->data, TABLE_BLIPS, token, hint));
}

int reveal_token(const struct rules *r, const char *known, const char **token)
{
	struct deck *d;

	*token = known;
	if (known)
		return check_token(r, known);
	d = pool_of(r);
	if (deck_random(r, d, PILE_DRAW, 0, POINT_REVEAL, token))
		return -1;
	if (!*token)
		return diag_set(r->diag, "deck %s: no token is left for a Blip on the board",
				deck_title(r->board, d));
	deck_take(r->board, d, *token);
	return check_token(r, *token);
}

void reveal_put_back(const struct rules *r, const char *token)
{
	struct supply *box = supply_find(r->board, SUPPLY_BLIPS);
	struct deck *d = deck_find(r->board, DECK_BLIPS, NULL);

	if (box)
		box->count++;
	if (d && token && token_row(r, token))
		d->cards = pile_put_in(d->cards, token, r->board->arena); /* BLP-40: shuffled in */
	EVENT(r->board, PUT_BACK, "what=%s clause=BLP-34,BLP-40", token);
}

/* BLP-30, BLP-36: out of play for good (RULING: RO-93). */
static void discard_token(const struct rules *r, const char *token)
{
	struct deck *d = pool_of(r);

	d->discard = pile_on_top(d->discard, token, r->board->arena);
	EVENT(r->board, DISCARDED, "card=%s deck=%s clause=BLP-30 ruling=RO-93", token,
	      deck_title(r->board, d));
}

/* ---- which Intruder ---- */

/* One more type that is seen: how many there are by now, the first into *found. */
static int count_type(const struct intruder_row *t, int n, const struct intruder_row **found)
{
	if (!t || t->kind != BASELINE || t == *found)
		return n;
	*found = n ? *found : t;
	return n + 1;
}

/* The only type on the board, or else in the table. */
static const struct intruder_row *only_baseline(const struct board *b)
{
	const struct intruder_row *found = NULL;
	int n = 0;

	EACH(b, intruder, in)
		n = count_type(intruder_type(b, in), n, &found);
	if (!n)
		EACH_ROW(b->data, INTRUDERS, intruder_row, row)
			n = count_type(row, n, &found);
	return n == 1 ? found : NULL;
}

const struct intruder_row *reveal_sheet(const struct rules *r)
{
	const struct intruder_row *t;

	if (r->fate->type)
		return name_row(r->board, TABLE_INTRUDERS, r->fate->type, r->diag);
	t = location_sheet(r->board); /* LOC-05, LOC-06 */
	if (!t)
		t = only_baseline(r->board);
	if (!t)
		diag_usage(r->diag,
			   "which Intruder do the Blips hide? The board does not tell; say --type");
	return t;
}

/* ---- what comes of it ---- */

static int spawn_one(const struct rules *r, const char *type, bool unique, const struct reveal *how,
		     const char **name)
{
	struct intruder *in;

	*name = NULL;
	if (reveal_spawn(r, type, how, &in))
		return -1;
	if (!in)
		return 0;
	*name = in->record.name;
	if (unique && reveal_unique(r, in))
		return -1;
	return first_contact(r, in, how->by);
}

int reveal_resolve(const struct rules *r, const char *token, struct reveal how,
		   struct revealed *out)
{
	const struct blip_row *row = token_row(r, token);
	const struct intruder_row *sheet =
	    row ? NULL : data_find(r->board->data, TABLE_INTRUDERS, token);
	/* BLP-37, BLP-38, BLP-39, CDP-16, CDP-19, CDP-23 */
	int n = row ? row->spawns.at[board_level(r->board)] : 1, i;
	const char *name;

	out->n = 0;
	if (!n) {
		discard_token(r, token);
		return blip_spawn(r, how.cause); /* BLP-31, SCT-08, CDP-07 */
	}
	reveal_put_back(r, token); /* BLP-35: and no other appears */
	if (how.by)
		how.centre = how.by->at;
	if (!space_on(how.centre)) {
		EVENT(r->board, NOTE, "text=%s clause=CDP-08 ruling=RT-163",
		      "no Intruder appears: nobody is on the board");
		return 0;
	}
	if (!sheet && !(sheet = reveal_sheet(r)))
		return -1;
	for (i = 0; i < n; i++) {
		if (spawn_one(r, sheet->name, row && row->unique, &how, &name))
			return -1;
		if (name)
			out->name[out->n++] = name;
	}
	for (i = 0; i < out->n && how.ambush; i++) /* BLP-43; BLP-44: nobody else does */
		if (reveal_ambush(r, out->name[i]))
			return -1;
	return 0;
}

int reveal_blip(const struct rules *r, struct blip *b, const struct reveal *how)
{
	const char *token, *name = b->record.name;
	struct revealed met;

	r->diag->at.line = b->record.line;
	if (reveal_token(r, b->holds, &token))
		return -1;
	EVENT(r->board, REVEALED, "who=%s target=%s what=%s clause=%s", name,
	      how->by ? how->by->record.name : NULL, reveal_title(r, token), how->clause);
	blip_remove(r, b); /* BLP-29 */
	return reveal_resolve(r, token, *how, &met);
}
