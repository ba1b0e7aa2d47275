#include "rules/blip/overwhelm.h"
#include "board/keyed.h"

#include <string.h>

#include "event/event.h"
#include "rules/blip/reveal.h"

/* ---- the texts ---- */

int blip_effect(const struct rules *r, const struct effect *e, struct spacer *target)
{
	struct effect_context c = effect_start(r, NULL, target, NULL);

	return effect_run(&c, e);
}

int overwhelm(const struct rules *r, struct spacer *by, bool no_blips)
{
	const struct intruder_row *sheet = reveal_sheet(r);
	struct spacer *target;
	struct effect_context c;

	if (!sheet || blip_cause(r, by, &target))
		return -1;
	if (!target)
		return 0;
	c = effect_start(r, NULL, target, NULL);
	c.overwhelms = true;
	c.stand_in = target == by ? NULL : target;
	c.no_blips = no_blips;
	c.clause = "INT-37";
	c.source = sheet->name;
	EVENT(r->board, OVERWHELMS, "type=%s clause=%s", sheet->title,
	      no_blips ? "BLP-25" : "NRL-10");
	return effect_run(&c, &sheet->overwhelm);
}

int first_contact(const struct rules *r, struct intruder *in, struct spacer *by)
{
	const struct intruder_row *sheet = intruder_type(r->board, in);
	struct spacer *target;
	struct effect_context c;
	int n = 0;

	if (!sheet || !sheet->first_contact.steps)
		return 0;
	EACH(r->board, intruder, each)
		n += intruder_type(r->board, each) == sheet;
	if (n > 1 ||
	    flag_find(r->board, FLAG_FIRST_CONTACT, sheet->name)) /* INT-28: the first alone */
		return 0;
	if (blip_cause(r, by, &target))
		return -1;
	if (!target)
		return 0;
	c = effect_start(r, NULL, target, NULL);
	flag_set(r->board, FLAG_FIRST_CONTACT, sheet->name);
	EVENT(r->board, FIRST_CONTACT, "type=%s clause=INT-28", sheet->title);
	c.clause = "INT-36";
	c.source = in->record.name;
	c.intruder = in;
	c.place = in->at;
	return effect_run(&c, &sheet->first_contact);
}
