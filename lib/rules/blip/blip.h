/* Blips: where a new one appears, and how far one is from a Spacer. Clauses BLP-21 to BLP-25,
 * ADJ-07, ADJ-08, SPM-21, SPM-22; rulings RO-92, RO-98. */
#ifndef RULES_BLIP_BLIP_H
#define RULES_BLIP_BLIP_H

#include "rules/intruder/ai.h"

#define NO_CORNER ((struct corner){-1, -1})

/* Steps along lines from an intersection to the nearest corner of a space (RULING: RO-92): 0 is
 * adjacent. */
int blip_steps(struct corner c, struct space s);
bool corner_same(struct corner a, struct corner b);
struct corner corner_step(struct corner c, enum facing way);
/* The one there, `but` passed over; NULL if there is none. */
struct blip *blip_at(const struct board *b, struct corner c, const struct blip *but);
/* How many of them are not disabled: all that anything is done with (DSB-02; RT-142). */
int blips_in_use(const struct board *b);
/* Takes it off; no other of this call gets its name. */
void blip_remove(const struct rules *r, struct blip *b);
/* Is it still on the board? */
bool blip_exists(const struct board *b, const struct blip *blip);
#define BLIP_FAR 1000
int blip_nearest(const struct board *b, struct corner c); /* steps to the nearest Spacer */
/* The one who holds the Priority Target marker, alive and on the board; NULL if nobody does. */
struct spacer *blip_priority(const struct board *b);
/* The way from an intersection that leads straightest to a space; false if it lies exactly diagonal
 * and the way is only one of two. */
bool blip_leans(struct corner c, struct space s, enum facing *way);
/* The place in a list of the Blip nearest a space, those that are NULL passed over; of several as
 * near somebody picks, by default the lowest. *out is -1 if there is none; -1 with the diag. */
int blip_closest(const struct rules *r, struct blip *const *list, int n, struct space to,
		 enum point p, const char *why, int *out);
/* Whose doing something is: that Spacer if it stands on the board, else the Priority Target, else
 * one of those who do (RULING: RT-150). *out is NULL if nobody does; -1 with the diag. */
int blip_cause(const struct rules *r, struct spacer *near, struct spacer **out);
/* Which of n Spacers stands in for the Priority Target: somebody picks; *out is NULL for n 0. */
int blip_stand_in(const struct rules *r, struct spacer *const *list, int n, struct spacer **out);

/* A new Blip on the free spawn point nearest the Spacer; NULL: the Priority Target (BLP-23). With
 * every point taken the Blip there is moved on (BLP-24), with none left in the box Overwhelm is
 * resolved (BLP-25); both at once, also in the middle of another act (RULING: RT-167). */
int blip_spawn(const struct rules *r, struct spacer *near);
/* Exactly one Blip on the cluster of spawn points that `in` belongs to (SPM-22). */
int blip_spawn_cluster(const struct rules *r, struct corner in, struct spacer *near);
/* How many Blips the box still holds; -1 if nobody counts them. */
int blip_supply(const struct board *b);

#endif
