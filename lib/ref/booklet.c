/* All sheets that belong on the table, as one booklet. */
#include "ref/facts.h"

/* clang-format off */
static const struct {
	const char *topic;
	bool columns;
} parts[] = {
    {"turn", false}, {"movement", false}, {"attack", false}, {"intruders", false}, {"noise", false}, {"targeting", false},
    {"knockback", false}, {"cover", false}, {"terrain", false}, {"keywords", false},
    {"conditions", false}, {"dying", false}, {"dice", false}, {"odds", false},
    {"rulings", true}, {"clauses", true},
};
/* clang-format on */

int build_booklet(struct sheet *s, struct diag *d)
{
	size_t i;

	if (s->brief) {
		s->topic = topic_find("quick", d);
		return s->topic ? sheet_build(s, d) : -1;
	}
	s->doc->booklet = true;
	s->doc->title = "Enormity: reference";
	s->doc->note = "Made from the tables that the enorm tools judge by. Ids in the margin are "
		       "clauses; p. is the page of the rulebook; house marks what the rules do not "
		       "print and this project made up; RA, RI, RO and RT are rulings.";
	for (i = 0; i < COUNT(parts); i++) {
		struct sheet part = *s;

		part.topic = topic_find(parts[i].topic, d);
		if (!part.topic)
			return -1;
		part.in_booklet = true;
		doc_part(s->doc, part.topic->title)->columns = parts[i].columns;
		if (sheet_build(&part, d))
			return -1;
	}
	s->doc->nrows = 0;
	s->doc->table = -1;
	s->doc->records = NULL;
	return 0;
}
