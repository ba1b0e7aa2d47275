/* The struct of the library, for its own files alone. */
#ifndef ENORM_OWN_H
#define ENORM_OWN_H

#include "board/read.h"
#include "cli/tool.h"
#include "data/data.h"
#include "enorm.h"
#include "space/scene.h"

#define ENORM_BOARDS "(boards)" /* what messages call the loaded text */

/* A board, and what it says as a caller sees it. Its memory is the pool's. */
struct enorm_board {
	struct board board;
	struct arena arena;
	struct buf text;
	struct enorm_record *record;
	struct enorm_event *event;
	int nrecords, nevents, told;
};

/* The board as the caller sees it: once, under the guard of whoever has its pool. */
void board_open(struct enorm_board *b, int told);

/* A text that stands for a file. */
struct named_text {
	char *name;
	struct buf bytes;
	struct named_text *next;
};

/* What came of a board of the call, as it was shown. The texts are those of board_write. */
struct kept {
	enum showing_kind kind;
	const struct tool *tool;
	long number;  /* of the board that went in */
	char *out;    /* NULL if no board goes on */
	char *told;   /* NULL if it is the same */
	char *before; /* NULL if there is nothing to sum up */
	int from;
	bool drew;
	unsigned long long seed;
	struct readings *readings;
	struct asking *asking;
	struct enorm_question *question;
	struct enorm_refusal *refusal;
	struct enorm_board *board; /* of `out`; NULL until it is asked for */
};

/* A growing list of anything. */
struct list {
	void *at;
	int n, room;
};

/* The last call. Everything is in the pool, which the next call empties. */
struct enorm_answer {
	struct enorm *e;
	struct mem_pool pool;
	struct arena arena;
	int status;
	const struct tool *tool;
	struct buf out, said;
	struct list kept;    /* struct kept */
	struct list board;   /* int: which of them have a board that goes on */
	struct list outcome; /* struct enorm_outcome */
	struct list result;  /* struct enorm_result */
	struct list reading; /* struct enorm_reading */
	struct list best;    /* struct enorm_best */
	int whole[5];	     /* of each list but boards: so many are of boards before */
	bool report;	     /* text of its own was written, beside what was kept */
	bool boards;	     /* `out` is a stream of boards */
	const char **argv;   /* for the same call in another view */
	int argc;
	struct span input;
	bool has_seed;
	unsigned long long seed;
	struct buf *view; /* one a view, once it was asked for */
};

/* Each pool has what lives as long: since the opening, the loading, the naming of a file, the last
 * call. */
struct enorm {
	struct mem_pool tables, loading, named, said;
	struct data data;
	struct span text; /* the boards as they were loaded */
	struct enorm_board *board;
	int nboards;
	struct scene scene;
	int picked;
	struct named_text *files;
	struct diag diag;
	enum status status;
	struct buf shown;
	const char *error;
	const char *unfit; /* why its tables cannot be used, for good; NULL if they can */
	enum status unfit_as;
	struct enorm_answer answer;
};

/* Stands for the struct that there was no memory for; nothing writes to it. */
extern const struct enorm enorm_none;

/* Before and after whatever may go wrong. */
void enorm_forget(struct enorm *e);
void enorm_say(struct enorm *e); /* the problems as one text */
void enorm_out_of_memory(struct enorm *e);
/* A new call begins. False, and the problem is said, if the struct is fit for none. */
bool enorm_begins(struct enorm *e);
/* The caller is mistaken: `why` is a line that stays. Always -1. */
int enorm_misused(struct enorm *e, const char *why);
/* The call again, in that view. Under a guard. */
int answer_again(struct enorm_answer *a, const char *view, struct buf *out);
void answer_release(struct enorm_answer *a);

#define LIST_AT(list, type, i) (&((type *)(list)->at)[i])
void *list_add(struct list *l, size_t size);

#endif
