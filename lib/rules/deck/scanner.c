#include "rules/deck/scanner.h"

#include <string.h>

#include "data/data.h"
#include "event/event.h"
#include "rules/deck/deck.h"

static const char *const quadrant_words[] = {"ne", "se", "sw", "nw", NULL};
static const char *const turn_words_here[] = {"0", "90", "180", "270", NULL};

/* BLP-47: an intersection is never level with the middle of a space. */
int reading_for(const struct scan *g, struct space centre, struct corner c)
{
	bool east = c.x > centre.col, north = c.y > centre.row;

	return g->at[north ? (east ? 0 : 3) : east ? 1 : 2];
}

int reading_parse(const char *text, struct scan *out, struct diag *d)
{
	const char *p = text;
	long n;
	int i;

	*out = (struct scan){{0}};
	while (*p) {
		size_t len = strcspn(p, ",");
		i = len < 4 ? -1 : word_number((struct span){p, 2}, quadrant_words);
		if (i < 0 || p[2] != '=' || !num_read((struct span){p + 3, len - 3}, 0, 9, &n))
			return diag_usage(d, "--reading '%s' is not like ne=2,sw=1, each 0 to 9",
					  text);
		out->at[i] = (int)n;
		p += len + (p[len] == ',');
	}
	return 0;
}

static struct deck *scanner_deck(const struct rules *r, int colour)
{
	struct deck *d = deck_find(r->board, DECK_SCANNER, colour_words[colour]);

	if (d)
		return d;
	d = deck_add(r->board, DECK_SCANNER, colour_words[colour]);
	EACH_ROW(r->board->data, SCANNER, scanner_row, row)
		if (row->colour == colour)
			d->cards = pile_put_in(d->cards, row->name, r->board->arena);
	return d;
}

/* BLP-46: the line it is aligned to, before the card is seen (RULING: RO-95). */
static int aligned(const struct rules *r)
{
	return choose(r, NULL, POINT_SCANNER_TURN, turn_words_here, 4,
		      "the Scanner lies as the board does [BLP-46]");
}

static int draw_from(const struct rules *r, int colour, enum point stem,
		     const struct scanner_row **row)
{
	struct deck *d = scanner_deck(r, colour);
	const char *card;

	if (deck_draw(r, d, stem, &card))
		return -1;
	d->discard = pile_on_top(d->discard, card, r->board->arena);
	*row = data_find(r->board->data, TABLE_SCANNER, card);
	return *row ? 0
		    : diag_set(r->diag, "deck %s: no '%s' in scanner.csv", deck_words(r->board, d),
			       card);
}

static int draw(const struct rules *r, struct scan *out, const struct scanner_row **row)
{
	int turn = aligned(r), i;

	if (turn < 0)
		return -1;
	if (draw_from(r, board_level(r->board), POINT_SCANNER, row)) /* BLP-45 */
		return -1;
	for (i = 0; i < 4; i++) {
		const int as_printed[] = {(*row)->ne, (*row)->se, (*row)->sw, (*row)->nw};
		out->at[(i + turn) % 4] = as_printed[i];
	}
	return 0;
}

int scanner_read(const struct rules *r, const char *typed, struct scan *out)
{
	const struct scanner_row *row = NULL;
	struct buf text = {0};
	int i;

	if (typed ? reading_parse(typed, out, r->diag) : draw(r, out, &row))
		return -1;
	for (i = 0; i < 4; i++)
		buf_printf(&text, "%s%s %d", i ? ", " : "", quadrant_words[i], out->at[i]);
	EVENT(r->board, READING, "card=%s reading=%s house=%s clause=BLP-47",
	      row ? row->name : NULL, buf_text(&text),
	      row && row->source == SOURCE_HOUSE ? "card" : NULL);
	buf_release(&text);
	return 0;
}

/* ---- coordinates ---- */

#define RULER 10 /* CRD-10: rows A to J, columns 1 to 10 */

static bool on_ruler(const char *text, struct space *out)
{
	return text && space_read(span_of(text), out) && space_on(*out) && out->row < RULER &&
	       out->col < RULER;
}

int scanner_white_cards(const struct rules *r)
{
	const struct deck *d = deck_find(r->board, DECK_SCANNER, colour_words[WHITE]);
	int n = 0;

	if (d)
		return pile_count(d->cards) + pile_count(d->discard);
	data_rows(r->board->data, TABLE_SCANNER, &n);
	return n;
}

/* CRD-13: what the centre of a reading at the table shows. */
static int typed_coordinate(const struct rules *r, const char *point, struct space *out)
{
	const char *typed = fate_typed(r->fate, point);

	if (!on_ruler(typed, out))
		return diag_usage(r->diag, "--rolled %s=%s: it is one of A1 to J10", point, typed);
	EVENT(r->board, DRAW, "point=%s card=%s", point, typed);
	return 0;
}

int scanner_coordinate(const struct rules *r, struct space *out)
{
	const char *point = rules_point(r, POINT_COORDINATE);
	const char *typed = fate_will_be_typed(r->fate, point);
	const struct scanner_row *row;

	if (typed && !data_find(r->board->data, TABLE_SCANNER, typed)) /* not a card */
		return typed_coordinate(r, point, out);
	if (draw_from(r, WHITE, POINT_COORDINATE, &row)) /* CRD-11, CRD-12 */
		return -1;
	if (!on_ruler(row->at, out))
		return diag_set(r->diag, "scanner.csv: %s: at '%s' is none of A1 to J10", row->name,
				row->at);
	EVENT(r->board, READING, "card=%s reading=%s house=%s clause=CRD-13", row->name, row->at,
	      row->source == SOURCE_HOUSE ? "card" : NULL);
	return 0;
}
