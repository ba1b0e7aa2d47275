/* enorm-go: answers the question at which an act has stopped, which the frame does; or resolves
 * what waits on the board. */
#include "rules/turn/settle.h"
#include "rules/waiting.h"
#include "tool/act.h"
#include "tool/tools.h"

static const char *const nothing = "no question is open on this board, and nothing waits";

static int each(struct call *c, struct board *b, struct diag *d)
{
	bool all = call_has(c, "settle");
	struct rules r = call_rules(c, b, d);
	int done;

	if (c->nwords)
		return diag_usage(d, "'%s': no question is open on this board", c->word[0]);
	if (!all && !unfinished_refusal(b).reason)
		return diag_usage(d, "%s", nothing);
	fate_open_seams(&c->fate);
	done = all ? settle_all(&r) : settle_next(&r);
	return done < 0 ? -1 : STATUS_OK;
}

static const struct option_row options[] = {
    {0, "settle", NULL, "resolve all that waits: Noise, Blips, Reprisals, Follow-ups"},
    {0, "stop", NULL, "drop the act under way, if nothing was revealed by it"},
    {0, "answers", NULL, "list the answers of the open question, a line each"},
};

const struct tool tool_go = {
    .name = "enorm-go",
    .examples = {"enorm-attack juliet grin-1 --table < attack.board | enorm-go r:PP,r:P",
		 "enorm-attack juliet grin-1 --table < attack.board | enorm-go --answers",
		 "enorm-attack juliet grin-1 < attack.board | enorm-go --settle"},
    .about = "Answer the question an act has stopped at, or resolve what waits.",
    .usage = " [options] [ANSWER ...]\n"
	     " [options] --settle\n"
	     " [options] --stop\n"
	     " [options] --answers",
    .kind = RESOLVER,
    .views = 1u << VIEW_BOARD | 1u << VIEW_RULING | 1u << VIEW_JSON,
    .options = options,
    .noptions = (int)COUNT(options),
    .words_most = 64,
    .resumes = true,
    .board = each,
};
