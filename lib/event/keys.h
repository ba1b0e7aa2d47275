/* The arguments of events, and what each is as JSON: K(key, type). Every key of a sentence in
 * verbs.h is here, so that a text that looks like a number stays a text: `code=1421`. */
#ifndef EVENT_KEYS_H
#define EVENT_KEYS_H

/* What a value is: a text always; a number where it is one; the parts between commas, or between
 * blanks, a list; true or false where it is yes or no, else as a count. */
enum event_key_type { KEY_TEXT, KEY_COUNT, KEY_LIST, KEY_WORDS, KEY_YES };

#define EVENT_KEYS(K)        \
	K(ability, TEXT)     \
	K(action, TEXT)      \
	K(adrenaline, COUNT) \
	K(answer, YES)       \
	K(args, TEXT)        \
	K(as, TEXT)          \
	K(at, COUNT)         \
	K(axis, TEXT)        \
	K(before, TEXT)      \
	K(boss, TEXT)        \
	K(but, TEXT)         \
	K(by, TEXT)          \
	K(card, TEXT)        \
	K(cards, LIST)       \
	K(charges, COUNT)    \
	K(code, TEXT)        \
	K(comes, TEXT)       \
	K(condition, TEXT)   \
	K(deck, TEXT)        \
	K(designation, TEXT) \
	K(dice, TEXT)        \
	K(die, COUNT)        \
	K(distance, COUNT)   \
	K(door, TEXT)        \
	K(ended, TEXT)       \
	K(engram, TEXT)      \
	K(faces, LIST)       \
	K(facing, TEXT)      \
	K(field, COUNT)      \
	K(from, TEXT)        \
	K(gate, TEXT)        \
	K(holds, YES)        \
	K(house, TEXT)       \
	K(how, TEXT)         \
	K(into, TEXT)        \
	K(kind, TEXT)        \
	K(left, COUNT)       \
	K(level, COUNT)      \
	K(line, COUNT)       \
	K(loud, COUNT)       \
	K(may, TEXT)         \
	K(mode, TEXT)        \
	K(n, COUNT)          \
	K(now, COUNT)        \
	K(of, COUNT)         \
	K(on, TEXT)          \
	K(options, LIST)     \
	K(own, TEXT)         \
	K(path, LIST)        \
	K(phase, TEXT)       \
	K(plain, COUNT)      \
	K(point, TEXT)       \
	K(pool, TEXT)        \
	K(potential, COUNT)  \
	K(power, COUNT)      \
	K(quadrants, COUNT)  \
	K(query, TEXT)       \
	K(quiet, COUNT)      \
	K(ranged, YES)       \
	K(reading, LIST)     \
	K(requirement, TEXT) \
	K(rng, TEXT)         \
	K(round, COUNT)      \
	K(spaces, LIST)      \
	K(state, TEXT)       \
	K(stress, COUNT)     \
	K(symbols, WORDS)    \
	K(taken, TEXT)       \
	K(target, TEXT)      \
	K(targets, LIST)     \
	K(text, TEXT)        \
	K(tile, TEXT)        \
	K(title, TEXT)       \
	K(to, TEXT)          \
	K(token, TEXT)       \
	K(tokens, COUNT)     \
	K(tool, TEXT)        \
	K(type, TEXT)        \
	K(used, TEXT)        \
	K(value, TEXT)       \
	K(vitals, COUNT)     \
	K(was, LIST)         \
	K(way, TEXT)         \
	K(weapon, TEXT)      \
	K(what, TEXT)        \
	K(which, LIST)       \
	K(who, TEXT)         \
	K(whom, TEXT)        \
	K(why, TEXT)         \
	K(with, TEXT)        \
	K(x, COUNT)

#endif
