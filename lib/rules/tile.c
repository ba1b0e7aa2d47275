#include "rules/tile.h"

#include "event/event.h"

bool type_has(const struct terrain_row *t, enum keyword w)
{
	return t && has_keyword(t->keywords, w, NULL);
}

bool tile_has(const struct board *b, const struct terrain *t, enum keyword w)
{
	/* DSB-02, RULING: RT-124 it stands there, and that is all. */
	if (t->disabled && w != KEYWORD_OBSTACLE)
		return w == KEYWORD_INDESTRUCTIBLE;
	return type_has(terrain_type(b, t), w);
}

bool terrain_destroy(const struct rules *r, struct terrain *t, const char *clause)
{
	if (tile_has(r->board, t, KEYWORD_INDESTRUCTIBLE)) { /* KW-INDESTRUCTIBLE-2, TER-30 */
		EVENT(r->board, SURVIVES, "tile=%s clause=%s", t->record.name,
		      t->disabled ? "DSB-02" : "KW-INDESTRUCTIBLE-2");
		return false;
	}
	EVENT(r->board, DESTROYED, "tile=%s spaces=%s clause=%s", t->record.name,
	      spaces_text(t->at, r->board->arena), clause);
	board_remove(r->board, &t->record); /* TER-08 */
	return true;
}
