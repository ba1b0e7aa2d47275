/* Revealing Blips: what is under one, where Intruders are put, who acts at once. Clauses BLP-29 to
 * BLP-44, CDP-16, CDP-19, CDP-23, SCT-08 to SCT-10; rulings RO-93, RT-71.
 *
 * What hidden Blips may be is `deck blips`: every token whose side nobody has seen, on the board or
 * in the Blip Pool. A board without it plays with the tokens of blips.csv. */
#ifndef RULES_BLIP_REVEAL_H
#define RULES_BLIP_REVEAL_H

#include "rules/blip/blip.h"

struct reveal {
	struct spacer *by;    /* beside whom Intruders are put; NULL for beside `centre` */
	struct space centre;  /* used where `by` is not on the board; off it if nobody is */
	struct spacer *cause; /* whose doing it is (BLP-21); NULL for nobody's */
	struct corner from; /* where the Blip is, for the nearest of several spaces; or NO_CORNER */
	bool ambush;	    /* it revealed itself by moving (BLP-43, BLP-44) */
	const char *clause; /* by which it is revealed */
};

/* The token under a Blip or, with `known`, the one it is known to be; *token gets its name. The
 * token leaves `deck blips`. */
int reveal_token(const struct rules *r, const char *known, const char **token);
/* What a token is called. */
const char *reveal_title(const struct rules *r, const char *token);
/* A Blip on the board is turned over and what follows is resolved; it is gone afterwards. */
int reveal_blip(const struct rules *r, struct blip *b, const struct reveal *how);
/* The Intruders that a token put on the board. */
#define REVEALED_MOST 9

struct revealed {
	const char *name[REVEALED_MOST];
	int n;
};

/* Where it is revealed: beside the Spacer, or where that one stood who has died of the first. */
struct space reveal_centre(const struct reveal *how);
/* What a token that was turned over brings. */
int reveal_resolve(const struct rules *r, const char *token, struct reveal how,
		   struct revealed *out);
/* One Intruder of the type comes to the board; *out is NULL if there is no room, or if for want of
 * a miniature the farthest Intruder has acted instead (BLP-41). */
int reveal_spawn(const struct rules *r, const char *type, const struct reveal *how,
		 struct intruder **out);
/* One, for which there is a miniature, beside a Spacer or a space; *out is NULL if there is no
 * room.
 */
int reveal_place(const struct rules *r, const char *type, const struct reveal *how,
		 struct intruder **out);
/* Its Unique Specimen card and number (BLP-42). */
int reveal_unique(const struct rules *r, struct intruder *in);
/* An Intruder of that name acts at once, if it is still there (BLP-43). */
int reveal_ambush(const struct rules *r, const char *name);
/* A token goes back into the Blip Pool; NULL for one that nobody has seen. */
void reveal_put_back(const struct rules *r, const char *token);
/* The Intruder Sheet in play: the type that was typed, the only one of the Location's ecology, the
 * only type on the board, the only baseline type of the table. NULL and the diag if that does not
 * tell.
 */
const struct intruder_row *reveal_sheet(const struct rules *r);

#endif
