#include "rules/turn/disable.h"

#include "event/event.h"

/* Where a kind of record keeps its token. */
static int *token_of(struct record *what)
{
	static const struct {
		enum kind kind;
		size_t at;
	} kept[] = {
	    {KIND_DOOR, offsetof(struct door, disabled)},
	    {KIND_MARK, offsetof(struct mark, disabled)},
	    {KIND_TERRAIN, offsetof(struct terrain, disabled)},
	    {KIND_GEAR, offsetof(struct gear, disabled)},
	    {KIND_CARD, offsetof(struct card, disabled)},
	    {KIND_INTRUDER, offsetof(struct intruder, disabled)},
	    {KIND_STRATAGEM, offsetof(struct stratagem, disabled)},
	};
	size_t i;

	for (i = 0; i < COUNT(kept); i++)
		if (kept[i].kind == what->kind)
			return (int *)(void *)((char *)what + kept[i].at);
	return NULL;
}

static bool put_token(const struct rules *r, struct record *what, bool on, const char *name)
{
	int *token = token_of(what);

	if (!token || !*token == !on)
		return false;
	*token = on; /* DSB-01 */
	event_add(r->board, on ? EVENT_DISABLED : EVENT_ENABLED, "what=%s clause=DSB-01", name);
	return true;
}

bool component_disable(const struct rules *r, struct record *what, bool on)
{
	return put_token(r, what, on,
			 what->owner
			     ? arena_printf(r->board->arena, "%s of %s", what->name, what->owner)
			     : what->name);
}

bool marks_disable(const struct rules *r, struct space at, bool on)
{
	bool any = false;
	char text[PLACE_TEXT];
	int i;

	for (i = 0; i < board_count(r->board, KIND_MARK); i++) {
		struct mark *m = board_mark(r->board, i);
		if (space_same(m->at, at))
			any |= put_token(r, &m->record, on,
					 arena_printf(r->board->arena, "%s on %s",
						      mark_words[m->what], space_text(at, text)));
	}
	return any;
}
