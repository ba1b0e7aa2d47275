/* The frame every tool shares: options, boards in, boards out, views, game files, statuses.
 * A tool is a table of options and a function that is called once a board. */
#ifndef CLI_TOOL_H
#define CLI_TOOL_H

#include "board/board.h"
#include "board/read.h"
#include "cli/port.h"
#include "data/data.h"
#include "rules/rules.h"
#include "text/buf.h"
#include "text/diag.h"
#include "text/json.h"

enum tool_kind {
	RESOLVER, /* changes the board by the rules; may refuse */
	QUERY,	  /* answers, and may pass the board on with an event */
	REPORTER, /* tells; never writes a board */
	FILTER,	  /* works on the text of the board, not by the rules */
	REFERENCE /* prints what the tables say; reads no board */
};

enum view {
	VIEW_BOARD,
	VIEW_RULING,
	VIEW_JSON,
	VIEW_TEXT,
	VIEW_SVG,
	VIEW_HTML,
	VIEW_PDF,
	VIEW_ROFF,
	VIEW_CSV,
	VIEW_COUNT
};
extern const char *const view_words[];

struct option_row {
	char letter;	  /* 0 for none */
	const char *name; /* long */
	const char *arg;  /* what it takes, NULL for a flag */
	const char *help;
};

struct call;

/* A command of a tool that has several: the first word of the call. */
struct command_row {
	const char *word;
	const char *args; /* what follows it, as in the synopsis */
	const char *help; /* one line */
	int least, most;  /* words after it */
	bool only_looks;  /* writes a report of its own instead of a board */
	/* Once a board, as in struct tool. The words of the call begin with the command's own. */
	int (*board)(struct call *c, struct board *b, struct diag *d);
};

struct tool {
	const char *name;	       /* enorm-cover */
	const char *about;	       /* one line */
	const char *usage;	       /* the lines of its synopsis, each without the tool's name */
	const char *more;	       /* further help: its commands; or NULL */
	const char *const examples[3]; /* calls on the example boards, for --help */
	void (*write_more)(struct buf *out); /* the same, made from a table; or NULL */
	const struct command_row *commands;  /* in place of usage, more, words and board; or NULL */
	int ncommands;
	enum tool_kind kind;
	unsigned views;			  /* bits of enum view it can show */
	const struct option_row *options; /* its own; the frame adds the common ones */
	int noptions;
	int words_least, words_most;
	bool resumes;	   /* answers the question of a board under way: enorm-go */
	bool rolls;	   /* what it comes to is a roll: enorm-roll */
	bool answer_first; /* what its ruling comes to is its first line, even of two events */
	bool whole_game;   /* reads every board of a game file, not just the last */
	/* Before any board: looks at options. -1 and the diag on an error; STOP if all is done. */
	int (*begin)(struct call *c, struct diag *d);
	/* Once a board: STATUS_OK or STATUS_NO (the answer), REFUSED, or -1 and the diag. */
	int (*board)(struct call *c, struct board *b, struct diag *d);
	/* After the last board, if everything went well. May be NULL. */
	int (*end)(struct call *c, struct diag *d);
	/* At last, whatever happened: gives back what is not the arena's. May be NULL. */
	void (*release)(struct call *c);
};

#define STOP	1000
#define REFUSED 1001

/* One run of a tool. */
struct call {
	const struct tool *tool;
	struct port *port;	 /* what is around it */
	const char *const *word; /* the words that are not options */
	int nwords;
	const struct command_row *command; /* of a tool that has several; word[0] */
	struct options *options;
	const char *args; /* see call_args() */
	struct data data;
	enum view view;
	bool quiet;
	bool json; /* errors and warnings too */
	bool keep_going;
	const char *game;      /* the game file, or NULL */
	const char *wanted;    /* the kind of the word that is missing, as in a synopsis; or NULL */
	bool only_looks;       /* set by a resolver that, this time, writes a report of its own */
	bool boardless;	       /* set in begin where no board is needed: an empty one stands in */
	bool saved;	       /* the game file is another already */
	bool unchanged;	       /* set by a resolver whose board goes on as it came, this time */
	bool game_unchanged;   /* set by a tool that only looks, this time */
	bool waits;	       /* an act of the board waits for an answer */
	bool resumed;	       /* an act under way that is played again, */
	int told;	       /* so many events of which are known */
	struct reader *reader; /* of the boards; NULL in begin */
	reader_translate
	    *translate;		/* set by a tool that reads what is no board yet; gets the call */
	const char *nothing;	/* told where that is missing; NULL is the usual sentence */
	struct buf out;		/* what standard output gets; a bad board's share is taken back */
	struct refusal refusal; /* why the tool returned REFUSED */
	struct fate fate;	/* what answers the rules' dice and choices; a RESOLVER's */
	struct arena arena;	/* as long as the call lives */
	void *own;		/* the tool's */
};

int tool_main(const struct tool *t, int argc, char **argv);
/* Is JSON asked for? Looked for in the bare words, so that a call whose options cannot be read is
 * told of in JSON as well. */
bool asks_for_json(const char *view, int argc, char **argv);
/* The table of tools, which stands above. */
const struct tool *tool_named(const char *name);

/* Options by their long name. */
bool call_has(const struct call *c, const char *name);
const char *call_value(const struct call *c, const char *name); /* the last given, or NULL */
int call_values(const struct call *c, const char *name, const char *const **values);
/* A number option in lo..hi: 0, or -1 and a usage error. *out stays if it was not given. */
int call_number(const struct call *c, const char *name, long lo, long hi, long *out,
		struct diag *d);
/* An option that takes one of the words: its place in the list, `missing` if it was not given. */
int call_word(const struct call *c, const char *name, const char *const *words, int missing,
	      int *out, struct diag *d);
/* A usage error about a missing word of that kind, `SPACER`: what it can be is told behind it. */
int call_missing(struct call *c, const char *kind, struct diag *d, const char *fmt, ...)
    __attribute__((format(printf, 4, 5)));
int number_word(const char *word, const char *what, long lo, long hi, long *out, struct diag *d);

/* The first board of a file, in the call's arena. */
int call_read_board(struct call *c, const char *file, struct board *b, struct diag *d);
/* The same where the reader is wanted: the input is that of the file, and closed with it. */
int call_open(const struct call *c, const char *file, struct input *in);
/* The view that was asked for by name, or NULL. */
const char *call_asked_view(const struct call *c);
/* A word of the environment, or NULL; always NULL for a caller of the library. */
const char *call_env(const struct call *c, const char *name);
/* The readings of --ruling, as records of the board. */
int call_apply_rulings(const struct call *c, struct reader *r, struct board *b, struct diag *d);
/* Says on standard error what the user should know though the call goes on. */
void call_warn(const struct call *c, struct where at, const char *fmt, ...)
    __attribute__((format(printf, 3, 4)));
/* The same for what it should know without being warned. */
void call_note(const struct call *c, struct where at, const char *fmt, ...)
    __attribute__((format(printf, 3, 4)));
/* A board that was read from there may have been cut short. */
void call_warn_unfinished(const struct call *c, const struct board *b, struct where at);

/* Says no: returns REFUSED. The reason is a whole sentence; `what`, if not NULL, goes before it. */
int call_refuse(struct call *c, struct board *b, const char *what, struct refusal no);

/* What the rules are resolved with in this call. */
struct rules call_rules(struct call *c, struct board *b, struct diag *d);

/* Starts a JSON object with what every one of ours begins with; the caller goes on with
 * `,"key":...` and the closing brace. */
void call_json(struct call *c, const struct board *b, enum json_kind kind);

/* The events of a board from that one on: sentences with their clauses, or objects. */
void call_tell_events(struct call *c, const struct board *b, int from, const char *indent);

/* What is shown of a board, told in the call's view, which is not that of boards. */
void showing_tell(struct call *c, const struct showing *s);
/* Whoever is around the call gets to see it. */
void call_hand_over(const struct call *c, const struct showing *s);

/* A refusal, as a sentence with its clause or as an object. */
void call_tell_refusal(struct call *c, const struct board *b, const struct refused *why,
		       const char *indent);
/* The rulings leaned on by another reading than the one that is taken, a line each. */
void call_tell_switched(struct call *c, const struct board *b);

/* The name of the tool and its arguments as one would type them, without those that only say where
 * boards come from and go to. */
const char *call_args(struct call *c); /* the call's own; NULL for none */

#endif
