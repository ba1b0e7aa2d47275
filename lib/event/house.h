/* Which tables the house made up were leaned on: what happened names a row of theirs. */
#ifndef EVENT_HOUSE_H
#define EVENT_HOUSE_H

#include "board/board.h"
#include "data/data.h"
#include "text/buf.h"
#include "text/intern.h"

/* Zero is a valid start; the holder releases it. */
struct house {
	unsigned tables;    /* bits of enum table_id */
	struct intern seen; /* words that were looked up */
};

/* Whatever the events of the board name, from that one on. */
void house_note(struct house *h, const struct board *b, int from);
/* A row of that name. */
void house_note_name(struct house *h, const struct board *b, const char *name);
void house_release(struct house *h);

/* The tables of a branch record's list, and the other way round: `dice,ai-cards`, parted by `with`.
 */
unsigned house_tables(const char *names);
void house_write(unsigned tables, const char *with, struct buf *out);
/* `,"house":true,"house_tables":["dice"]` */
void house_json(unsigned tables, struct buf *out);

#endif
