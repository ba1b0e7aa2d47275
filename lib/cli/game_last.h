/* The last whole board of a game file, found from the file's end. */
#ifndef CLI_GAME_LAST_H
#define CLI_GAME_LAST_H

#include "cli/game.h"

/* Fills what the game has of its last board. 1, 0 if there is none, -1 with errno or the diag. */
int game_find_last(struct game *g, struct diag *d);

#endif
