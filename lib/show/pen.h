/* Writes in ink. Colours only repeat what the signs say; without them nothing is lost. */
#ifndef SHOW_PEN_H
#define SHOW_PEN_H

#include <stdbool.h>

#include "text/buf.h"

enum ink {
	INK_NONE,
	INK_SPACER,
	INK_INTRUDER,
	INK_BLIP,
	INK_TILE,
	INK_DOOR,
	INK_MARK,
	INK_RED_LINE,
	INK_OVERLAY,
	INK_HEADING,
	INK_ALARM,
	INK_HEAT_LOW,
	INK_HEAT_MID,
	INK_HEAT_HIGH,
	INK_COUNT
};

struct pen {
	struct buf *out;
	bool colour;
	int indent; /* of the lines that go on with an entry */
	int column;
};

#define PEN_WIDTH 79

void pen_put(struct pen *p, enum ink ink, const char *text, size_t n);
void pen_puts(struct pen *p, enum ink ink, const char *text);
void pen_blank(struct pen *p, int n);
/* One more thing on the line, after two blanks; on a line of its own if this one is full. */
void pen_item(struct pen *p, enum ink ink, const char *text);
/* A list, parted by commas, that goes on below when the line is full. */
void pen_list(struct pen *p, const char *text);
void pen_end(struct pen *p); /* of the line */

#endif
