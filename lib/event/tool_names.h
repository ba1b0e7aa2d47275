/* Our tools, in the order in which they are listed: T(name, what it does). */
#ifndef EVENT_TOOL_NAMES_H
#define EVENT_TOOL_NAMES_H

#define TOOLS(T)                                                  \
	T(board, "check, format, compare and undo boards")        \
	T(show, "draw a board as text or SVG")                    \
	T(log, "tell what happened on a board or in a game")      \
	T(cover, "say whether a figure has Cover, and why")       \
	T(roll, "roll Power dice, or work out their exact odds")  \
	T(move, "move a Spacer by its own will")                  \
	T(knockback, "move a figure against its will")            \
	T(terrain, "place and destroy Terrain tiles")             \
	T(harm, "resolve what happens to a Spacer")               \
	T(attack, "resolve a Spacer's Attack, all six steps")     \
	T(ai, "activate the Intruders")                           \
	T(noise, "make Noise, and resolve what the Blips do")     \
	T(go, "answer the question an act has stopped at")        \
	T(turn, "play a Spacer's turn, and the Round around it")  \
	T(odds, "tell what a stream of weighted boards comes to") \
	T(ref, "print rules sheets, cards and odds tables")       \
	T(case, "run case files: boards, and what the rules make of them")

#endif
