#include "rules/move/spacer_step.h"

#include <string.h>

#include "rules/move/terrain.h"

const struct step_bar_row step_bars[BAR_COUNT] = {
#define B(id, clause, text) {clause, text},
    STEP_BARS(B)
#undef B
};

static void read_mark(struct step_map *m, const struct mark *k)
{
	int at;

	if (k->disabled || !scene_holds(&m->scene, k->at))
		return;
	at = scene_at(&m->scene, k->at);
	if (k->what == MARK_LOCATION_ARROW)
		m->marks[at] |= STEP_LOCATION;
	else if (k->what == MARK_DANGEROUS)
		m->marks[at] |= STEP_DANGEROUS;
	else if (k->what == MARK_FORCED_ARROW && k->facing != ABSENT)
		m->arrow[at] = (signed char)k->facing;
}

void step_map_build(struct step_map *m, const struct board *b)
{
	size_t n;

	scene_build(&m->scene, b);
	n = (size_t)(m->scene.rows * m->scene.cols);
	m->marks = arena_array(b->arena, unsigned char, n);
	m->arrow = arena_array(b->arena, signed char, n);
	memset(m->arrow, -1, n);
	EACH(b, mark, mark)
		read_mark(m, mark);
}

void step_map_enter(struct step_map *m, struct space s)
{
	if (scene_holds(&m->scene, s))
		m->marks[scene_at(&m->scene, s)] |= STEP_ENTERED;
}

void step_map_forget(struct step_map *m, struct space s)
{
	if (scene_holds(&m->scene, s))
		m->marks[scene_at(&m->scene, s)] &= (unsigned char)~STEP_ENTERED;
}

static unsigned on_border(unsigned line)
{
	static const struct {
		unsigned flag;
		enum step_bar bar;
	} list[] = {
	    {EDGE_BORDER, BAR_OUT},    {EDGE_WALL, BAR_WALL}, /* SPM-07 */
	    {EDGE_RED, BAR_RED},			      /* SPM-06 */
	    {EDGE_CLOSED, BAR_CLOSED},			      /* SPM-17 */
	    {EDGE_WELDED, BAR_WELDED},			      /* WLD-17 */
	};
	unsigned bars = 0;
	size_t i;

	for (i = 0; i < COUNT(list); i++)
		if (line & list[i].flag)
			bars |= BAR_BIT(list[i].bar);
	return bars;
}

unsigned step_barred(const struct step_map *m, struct space at, enum facing way)
{
	struct space to = space_step(at, way);
	unsigned bars = on_border(scene_border(&m->scene, at, way));
	unsigned flags = scene_flags(&m->scene, to);
	int here = scene_at(&m->scene, at);

	if (flags & SPACE_OBSTACLE) /* SPM-05, KW-OBSTACLE-2 */
		bars |= BAR_BIT(BAR_OBSTACLE);
	if (flags & SPACE_INTRUDER) /* SPM-09; SPM-10: a Spacer is no bar */
		bars |= BAR_BIT(BAR_INTRUDER);
	if (m->arrow[here] >= 0 && m->arrow[here] != (int)way) /* SPM-16 */
		bars |= BAR_BIT(BAR_ARROW);
	if (scene_holds(&m->scene, to) && /* SPM-11; RULING: RO-104: the start too */
	    (m->marks[scene_at(&m->scene, to)] & STEP_ENTERED))
		bars |= BAR_BIT(BAR_TWICE);
	if ((m->marks[here] & (STEP_LOCATION | STEP_ENTERED)) == STEP_LOCATION) /* SPM-15 */
		bars |= BAR_BIT(BAR_LOCATION);
	return bars;
}

int step_harms(const struct step_map *m, struct space from, struct space to)
{
	const struct terrain *t = scene_terrain(&m->scene, to);
	const struct terrain_row *type = t ? terrain_type(m->scene.board, t) : NULL;
	int printed = (m->marks[scene_at(&m->scene, to)] & STEP_DANGEROUS) != 0;

	/* TER-04: going on within one tile does nothing. */
	return printed + (type && type->effect.steps && t != scene_terrain(&m->scene, from));
}
