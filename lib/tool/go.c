/* enorm-go: answers the question at which an act has stopped. The frame does all of it. */
#include "tool/tools.h"

const struct tool tool_go = {
    .name = "enorm-go",
    .about = "Answer the question an act has stopped at, or see it again.",
    .usage = " [options] [ANSWER ...]",
    .kind = RESOLVER,
    .views = 1u << VIEW_BOARD | 1u << VIEW_RULING | 1u << VIEW_JSON,
    .resumes = true,
    .words_most = 64,
};
