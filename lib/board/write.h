/* The canonical text of a board: fixed order of kinds and keys, the picture, and `done`. */
#ifndef BOARD_WRITE_H
#define BOARD_WRITE_H

#include "board/board.h"
#include "text/buf.h"

void board_write(const struct board *b, struct buf *out);
/* The same with a picture and records of another form, in the same order and with the same
 * comments.
 */
struct board_form {
	void (*map)(const void *arg, struct buf *out);
	void (*record)(const void *arg, const struct record *r, struct buf *out);
	const void *arg;
};
void board_write_as(const struct board *b, const struct board_form *form, struct buf *out);
/* One record without its comments and without a line end. */
void record_write(const struct record *r, struct buf *out);
/* Parts of it: a field if it is to be written, and the keys it does not know by heart; each with a
 * blank before it. */
void record_write_field(const struct field *f, const struct record *r, struct buf *out);
void record_write_extras(const struct record *r, struct buf *out);
/* The words that tell it from others of its kind, each with a blank before it. */
void record_write_name(const struct record *r, struct buf *out);
/* By which two boards are the same position, for no reader: without events, rng, branch, comments.
 */
void board_write_position(const struct board *b, struct buf *out);

/* The same without the map: a line a record. */
void board_write_records(const struct board *b, struct buf *out);
/* The position as the beginning of a board: canonical, up to where its branch and `done` would
 * stand.
 */
void board_write_plain(const struct board *b, struct buf *out);

#endif
