/* The sign of each piece: one character that stands for it on the map and in the legend.
 *
 *   Spacer     an upper-case letter, the first of the name that is free
 *   Intruder   the digit its name ends with if that is free, else the next digit, then letters
 *   tile       a lower-case letter for each type of terrain
 *
 * Doors stand on edges and Blips on corners, where none of these can be. */
#ifndef SHOW_SIGNS_H
#define SHOW_SIGNS_H

#include "board/board.h"

#define SIGN_SPACE     '.'
#define SIGN_BLIP      '@'
#define SIGN_SHARED    '&' /* beside a Spacer and a Boss on one space */
#define SIGN_SEEN      '+'
#define SIGN_WAY       '*'
#define SIGN_AWAY      '-' /* whoever is not on the map */
#define SIGN_NONE_LEFT '"'

/* By the number of the record in its kind's list; in the board's arena. */
struct signs {
	char *spacer, *intruder, *tile;
};

void signs_choose(struct signs *s, const struct board *b);

char door_sign(const struct door *d);
char mark_sign(const struct mark *m);
char facing_sign(int facing);

#endif
