/* Which reading of a ruling is played, and which rulings were asked for. The decision asks here and
 * nowhere else; asking always notes. A board's copies and trials share its readings. */
#ifndef BOARD_READINGS_H
#define BOARD_READINGS_H

#include "board/board.h"
#include "data/reading.h"

struct readings {
	char value[RULING_COUNT]; /* 0 until it is asked for */
	bool noted[RULING_COUNT];
};

/* The letter the board plays by: its `ruling` record's, else the one that rulings.csv takes. */
char reading_played(const struct board *b, enum ruling r);
bool plays(const struct board *b, enum ruling r, char letter);

/* The id of a ruling that was asked for, as a citation: for the `ruling` of an event. NULL if it
 * was not, and then nothing is cited. */
const char *ruling_cited(const struct board *b, enum ruling r);

/* The reason with that citation behind it, `both are as bad [RO-01]`: for the `why` of a choice. */
const char *why_cited(const struct board *b, const char *reason, enum ruling r);

/* Nothing has been asked for, and what is played is looked up again. */
void readings_forget(const struct board *b);

#endif
