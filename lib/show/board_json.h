/* The board as JSON: every kind of record, its values by their types. */
#ifndef SHOW_BOARD_JSON_H
#define SHOW_BOARD_JSON_H

#include "board/board.h"
#include "text/buf.h"

/* Behind the head of an object, `,"title":...` and so on, up to its closing brace. */
void board_json(const struct board *b, struct buf *out);
/* The record `branch` likewise: `,"number":1,"count":12` and so on. */
void branch_json(const struct branch *r, struct buf *out);

#endif
