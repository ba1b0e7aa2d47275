/* How the players meet what Intruders do in the middle of a call, as it is typed. */
#ifndef TOOL_WISH_H
#define TOOL_WISH_H

#include "cli/tool.h"
#include "rules/intruder/ai.h"

/* clang-format off */
#define WISH_OPTIONS                                                                               \
	{0, "react", "WHO:ABILITY[:WHOM][:SPACE][@N]",                                             \
	 "use a Reaction in the first window of opportunity, or in the Nth"},                      \
	{0, "expertise", "N", "the one attacked lowers damage with Expertise tokens"},             \
	{0, "gear", "GEAR", "the one attacked lowers damage with Gear"},                           \
	{0, "cover", "use|decline", "the one attacked uses Cover, or not"}
/* clang-format on */

/* Reads those options. */
int call_wish(const struct call *c, const struct board *b, struct ai_wish *out, struct diag *d);
/* After the rules have run: STATUS_OK; REFUSED if what was wished is against them; -1 and a usage
 * error if a Reaction found no window. */
int call_wish_end(struct call *c, struct board *b, const struct ai_wish *w, struct diag *d);
/* From here on the board alone decides what comes, unless a wish is used up on the way: seams
 * count. */
void call_open_seams(struct call *c, const struct ai_wish *w);

#endif
