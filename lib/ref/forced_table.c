/* Forced movement as a decision table: what the moved figure meets, who it is, what follows. */
#include "data/row.h"
#include "ref/facts.h"
#include "ref/figure.h"
#include "text/buf.h"

struct meeting {
	const char *what;
	const char *spacer, *baseline, *boss; /* ids */
};

/* clang-format off */
static const struct meeting meetings[] = {
    {"the direction", "KB-02 KB-03 RO-01 RO-02", "KB-02 KB-03", "KB-02 KB-03"},
    {"a tile that is no Obstacle, passed", "KB-14 KB-39", "KB-26 KB-39", "KB-28"},
    {"a Destructible Obstacle", "KB-16 KB-17 KB-18 KB-19", "KB-26 KB-28", "KB-28"},
    {"an Indestructible Obstacle", "KB-21 KB-22 KB-23", "KB-26 KB-29", "KB-29"},
    {"an Obstacle that is neither", "RO-16", "KB-28", "KB-28"},
    {"a wall, red line or shut door", "RO-03", "RO-04", "RO-04"},
    {"the Board Edge", "KB-32 KB-33 KB-34 KB-36", "KB-32 KB-33 RO-07", "KB-37 RO-07"},
    {"a figure on the way", "RO-11", "KB-27 RO-14", "KB-27 KB-30"},
    {"a figure where it ends", "RO-12", "RO-13", "KB-31 RO-13"},
    {"a tile where it ends", "KB-38 RO-19 RO-20", "KB-38 RO-23", "RO-23"},
};
/* clang-format on */

static const char *facts_text(struct sheet *s, const char *ids)
{
	struct buf b = {0};
	struct span word;
	const char *copy;

	while (names_next(&ids, &word)) {
		const char *id = arena_strndup(s->doc->arena, word.p, word.n);
		const char *says = fact_text(s, id);

		if (says)
			buf_printf(&b, "%s%s [%s]", b.n ? " " : "", says, id);
	}
	copy = arena_strdup(s->doc->arena, buf_text(&b));
	buf_release(&b);
	return copy;
}

int build_knockback(struct sheet *s, struct diag *d)
{
	struct chart *g;
	size_t i;

	(void)d;
	if (s->brief) {
		knockback_in_brief(s);
		return 0;
	}
	figures_push(s);
	fact_lines(s, NULL, "KB-01 KB-04 KB-06 KB-11 KB-40 KB-41");
	g = doc_chart(s->doc, "It meets|a Spacer|a baseline Intruder|a Boss");
	for (i = 0; i < COUNT(meetings); i++)
		chart_row(s->doc->arena, g,
			  (const char *[]){meetings[i].what, facts_text(s, meetings[i].spacer),
					   facts_text(s, meetings[i].baseline),
					   facts_text(s, meetings[i].boss)});
	return 0;
}
