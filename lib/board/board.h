/* A board: the map, and the records of everything on and around it.
 * Everything belongs to the board's arena and goes with it; the board does not own the arena. */
#ifndef BOARD_BOARD_H
#define BOARD_BOARD_H

#include <stdint.h>

#include "board/grid.h"
#include "board/kinds.h"
#include "text/arena.h"

#define SPACERS_MOST 99 /* on one board */

struct data;	 /* data/data.h: the tables in force */
struct readings; /* board/readings.h: how the rulings are read */
struct known;	 /* board/known.h: what a stream has told before */

struct record_list {
	struct record **at;
	int n, room;
};

/* Something a figure is in the middle of while the rules run: it is on no line of the board. */
enum doing_what { DOING_ACTIVATION, DOING_ATTACK, DOING_FLATLINE };

struct doing {
	enum doing_what what;
	const char *who;
	int suppression; /* tokens on the Intruder as its activation began, */
	int suppressed;	 /* and what Attacks in the middle of it have left */
	struct doing *outer;
};

struct board {
	struct arena *arena;
	const struct data *data;
	struct readings *readings; /* shared by all copies */
	struct grid grid;
	struct record_list of[KIND_COUNT];
	struct record head;  /* carries the comments of the line `enorm 1` */
	struct record map;   /* those of the line `map` */
	struct comment *own; /* comments that belong to the board itself, written before `done` */
	const char *beside_end, *beside_done;
	long number;		   /* which board of its stream, from 1 */
	bool unfinished;	   /* was read without its last line, `done` */
	struct doing *doing;	   /* the innermost; NULL for nothing */
	const struct known *known; /* the position, where nothing of it was read; or NULL */
};

/* The innermost of that kind the figure is in the middle of, or NULL. */
struct doing *board_doing(const struct board *b, enum doing_what what, const char *who);

void board_start(struct board *b, struct arena *a, const struct data *d);
/* A deep enough copy: changing one board never changes the other. Strings are shared. */
struct board *board_copy(const struct board *b, struct arena *a);

/* A new record of the kind, with every field at its default, at the end of its kind's list. */
void *board_add(struct board *b, enum kind k, const char *owner, const char *name);
/* One more that says the same. */
struct record *board_add_copy(struct board *b, const struct record *r);
/* Takes the record off the board; its comments become the board's own. */
void board_remove(struct board *b, struct record *r);
/* The same, and whatever it owns: a Spacer's gear, Conditions, tokens, cards and turn. */
void board_remove_piece(struct board *b, struct record *r);
void board_remove_all(struct board *b, enum kind k);

/* NULL if there is none, or no name. Owner is NULL but for owned kinds; any owner will do if it is
 * NULL there.
 */
void *board_find(const struct board *b, enum kind k, const char *owner, const char *name);
bool record_is_of(const struct record *r, const char *owner);
/* Are they told apart by nothing? The one of this board that is called as r is, or NULL. */
bool record_same_name(const struct record *a, const struct record *b);
struct record *board_same(const struct board *b, const struct record *r);
void *board_single(const struct board *b, enum kind k);
const char *refused_reason(const struct refused *r); /* a board typed by hand may give none */
/* A name not yet used by the kind: `crate-3`. */
const char *board_fresh_name(const struct board *b, enum kind k, const char *stem);

static inline int board_count(const struct board *b, enum kind k)
{
	return b->of[k].n;
}

/* `board_spacer(b, i)`, `board_count_spacer(b)`; and `as_spacer(r)`: NULL for a record of another
 * kind. */
#define K(id, word, tag, naming)                                                      \
	static inline struct tag *board_##tag(const struct board *b, int i)           \
	{                                                                             \
		return (struct tag *)(void *)b->of[KIND_##id].at[i];                  \
	}                                                                             \
	static inline int board_count_##tag(const struct board *b)                    \
	{                                                                             \
		return b->of[KIND_##id].n;                                            \
	}                                                                             \
	static inline struct tag *as_##tag(const struct record *r)                    \
	{                                                                             \
		return r && r->kind == KIND_##id ? (struct tag *)(uintptr_t)r : NULL; \
	}
KINDS(K)
#undef K

/* `EACH(b, spacer, s)`: the records of a kind, one after another, for as long as none is taken off.
 * `break` and `continue` do what they do in a loop. */
#define EACH(b, tag, x)                                                           \
	for (int x##_at = 0, x##_on = 1; x##_on && x##_at < board_count_##tag(b); \
	     x##_at++, x##_on = !x##_on)                                          \
		for (struct tag *x = board_##tag(b, x##_at); x##_on; x##_on = 0)

/* The same, of those that this one owns. */
#define EACH_OF(b, who, tag, x)                                 \
	EACH(b, tag, x)                                         \
		if (!record_is_of(&x->record, who)) { /* not */ \
		} else

/* Alive, on a space, and in no Other Place: nothing else on the board meets the Spacer (RO-112). */
bool spacer_on_board(const struct spacer *s);
struct space spacer_place(const struct spacer *s); /* NOWHERE for who is not on the board */
/* What stands on a space; NULL if nothing does. The dead and those off the board stand nowhere. */
struct spacer *board_spacer_at(const struct board *b, struct space s);
struct intruder *board_intruder_at(const struct board *b, struct space s);
struct terrain *board_terrain_at(const struct board *b, struct space s);
struct door *board_door_on(const struct board *b, struct edge e);

/* The type of a piece: its key, or its name without the number. In the board's tables. */
const struct terrain_row *terrain_type(const struct board *b, const struct terrain *t);
const struct intruder_row *intruder_type(const struct board *b, const struct intruder *i);
const struct weapon_row *gear_weapon(const struct board *b, const struct gear *g); /* or NULL */
const struct gear_row *gear_item(const struct board *b, const struct gear *g);	   /* or NULL */

/* A name without its number: `grin` of `grin-1`, `osr-3` of `osr-3.2`. In the board's arena. */
const char *name_stem(struct arena *a, const char *name);
const char *name_item(struct arena *a, const char *name);

/* Fills in what a bare record leaves to the tables: types, characters, starting values. */
void board_fill(struct board *b);

int board_countdown(const struct board *b); /* 9 unless the board says otherwise */
int board_level(const struct board *b);	    /* 0 white, 1 red, 2 black (CDE-12) */

#endif
