/* How the players meet what Intruders do in the middle of a call: options that answer points. */
#ifndef TOOL_MET_H
#define TOOL_MET_H

/* clang-format off */
#define MET_OPTIONS                                                                                \
	{0, "react", "[POINT=]WHO:ABILITY[:WHOM][:SPACE]",                                         \
	 "use a Reaction in the first window of opportunity, or in window-2 ..., or none"},        \
	{0, "gear", "[POINT=]GEAR", "the one attacked lowers damage with Gear"},                   \
	{0, "armor", "[POINT=]DICE", "the one attacked throws dice such as #2 again"},             \
	{0, "cover", "[POINT=]use|decline", "the one attacked uses Cover, or not"}
#define EXPERTISE_OPTION                                                                           \
	{0, "expertise", "[POINT=]N", "the one attacked lowers damage with Expertise tokens"}
/* clang-format on */

#endif
