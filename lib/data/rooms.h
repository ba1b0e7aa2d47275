/* Rooms to start from: the boards of data/maps, compiled in as their texts, by name. */
#ifndef DATA_ROOMS_H
#define DATA_ROOMS_H

struct room {
	const char *name;
	const char *text;
};

extern const struct room rooms[];
extern const int nrooms;

#endif
