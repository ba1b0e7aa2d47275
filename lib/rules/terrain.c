#include "rules/terrain.h"

#include "event/event.h"
#include "rules/effect_run.h"

bool type_has(const struct terrain_row *t, enum tile_word w)
{
	static const char *const words[] = {"cover", "destructible", "indestructible", "obstacle"};

	return t && keyword_in(t->keywords, words[w], NULL);
}

bool tile_has(const struct board *b, const struct terrain *t, enum tile_word w)
{
	return type_has(terrain_type(b, t), w);
}

static const char *spaces_text(const struct board *b, struct spaces at)
{
	struct buf text = {0};
	const char *copy;
	char one[PLACE_TEXT];
	int i;

	for (i = 0; i < at.n; i++)
		buf_printf(&text, "%s%s", i ? "," : "", space_text(at.at[i], one));
	copy = arena_strdup(b->arena, buf_text(&text));
	buf_release(&text);
	return copy;
}

const char *terrain_places(const struct board *b, const struct terrain *t)
{
	return spaces_text(b, t->at);
}

bool terrain_destroy(const struct rules *r, struct terrain *t, const char *clause)
{
	if (tile_has(r->board, t, TILE_INDESTRUCTIBLE)) { /* KW-INDESTRUCTIBLE-2, TER-30 */
		event_add(r->board, "survives", "tile=%s clause=KW-INDESTRUCTIBLE-2",
			  t->record.name);
		return false;
	}
	event_add(r->board, "destroyed", "tile=%s at=%s clause=%s", t->record.name,
		  spaces_text(r->board, t->at), clause);
	board_remove(r->board, &t->record); /* TER-08 */
	return true;
}

int terrain_enter(const struct rules *r, struct spacer *s, struct terrain *t, const char *clause)
{
	const struct terrain_row *type = terrain_type(r->board, t);
	struct effect_context c = {.r = r, .source = t->record.name, .target = s, .clause = clause};
	char at[PLACE_TEXT];

	if (!type || !*type->effect)
		return 0;
	event_add(r->board, "enters", "who=%s tile=%s at=%s clause=%s", s->record.name,
		  t->record.name, space_text(s->at, at), clause);
	return effect_run_text(&c, type->effect); /* TER-31: nobody may decline */
}
