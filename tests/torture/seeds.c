#include "seeds.h"

#include <fcntl.h>
#include <glob.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cases/case.h"
#include "data/data.h"
#include "text/shell.h"
#include "tool/tools.h"

const char *const hostile_words[] = {
    "",
    "-",
    "--",
    "---",
    "-1",
    "0",
    "1",
    "9",
    "99",
    "100",
    "999",
    "1000000",
    "2147483647",
    "2147483648",
    "-2147483649",
    "9223372036854775807",
    "18446744073709551616",
    "340282366920938463463374607431768211456",
    "1e9",
    "0x10",
    "+5",
    "1/0",
    "0/1",
    "1/340282366920938463463374607431768211456",
    "=",
    "==",
    "a=b=c",
    "=x",
    "x=",
    ",",
    ",,",
    ":",
    "#",
    "#1",
    "#0",
    "#99=r9",
    "%s%n%d",
    "A0",
    "A1",
    "Z99",
    "AA1",
    "a1",
    "A1,A1",
    "A1,A2,A3,A4,A5",
    "1x1",
    "26x99",
    "0x0",
    "27x100",
    "rrrrrrrrrr",
    "bbbbbrrrrrwwwww",
    "wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww",
    "r:PPPPPPPPP",
    "r:",
    ":P",
    "r:P,",
    "(",
    "(a+)+$",
    "[",
    "\\",
    ".*",
    "(?R)",
    "\"",
    "'",
    "\"a b\"",
    "a b",
    " ",
    "\t",
    "a\nb",
    "\x1b[31m",
    "\xff\xfe",
    "\xe2\x80\xae",
    "\xc3\xa4",
    "<script>",
    "]]>",
    "$(id)",
    "../../etc/passwd",
    "juliet",
    "grin-1",
    "unlimited",
    "none",
    "all",
    "json",
    "pdf",
    "html",
    "--help",
    "--version",
    "-T",
    "-f",
    "-g",
    "-q",
    "--data",
    "--all",
    "--odds",
    "--outcomes",
    "--readings",
    "--seed",
    "--ask",
    "--keep-going",
    "damage 99",
    "knockback 99; stress 99",
    "on wound: on fail: damage 1",
    "all spacers: condition the-gift",
    "if: : ;",
    "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
    "xx"
    "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
    "xx",
};
const int nhostile_words = (int)COUNT(hostile_words);

static struct plan *new_call(struct seeds *s)
{
	if (s->n == s->room) {
		s->room = s->room * 2 + 64;
		s->call = realloc(s->call, (size_t)s->room * sizeof *s->call);
		if (!s->call)
			abort();
	}
	s->call[s->n] = (struct plan){.board = {"", 0}};
	return &s->call[s->n++];
}

/* ---- commands of sh(1), as the cases have them ---- */

struct command {
	struct seeds *seeds;
	struct span board;
	struct plan_part table[PLAN_PARTS];
	int ntables;
	struct plan *call; /* under way, or NULL */
};

/* `printf '%s\n' LINE... >$d/TABLE.csv`: the rest of it. */
static void take_table(struct command *c, const char **text, struct buf *word)
{
	struct buf rows = {0};

	shell_next(text, word); /* the format */
	while (shell_next(text, word) && !str_starts(word->p, ">$d/"))
		buf_printf(&rows, "%s\n", word->p);
	if (c->ntables < PLAN_PARTS && word->n > 4)
		c->table[c->ntables++] =
		    (struct plan_part){arena_strndup(&c->seeds->arena, word->p + 4,
						     strcspn(word->p + 4, ".")),
				       {arena_strdup(&c->seeds->arena, buf_text(&rows)), rows.n}};
	buf_release(&rows);
}

static void take_word(struct command *c, const char **text, struct buf *word)
{
	const char *w = buf_text(word);

	if (!c->call && str_starts(w, "enorm-")) {
		c->call = new_call(c->seeds);
		c->call->board = c->board;
		memcpy(c->call->table, c->table, sizeof c->table);
		c->call->ntables = c->ntables;
		plan_add(c->call, arena_strdup(&c->seeds->arena, w));
	} else if (!strcmp(w, "printf")) {
		take_table(c, text, word);
	} else if (!strcmp(w, "|") || !strcmp(w, "&&") || !strcmp(w, ";")) {
		c->call = NULL;
	} else if (!strcmp(w, "--data") || !strcmp(w, "-f") || !strcmp(w, "<")) {
		shell_next(text, word);
	} else if (c->call) {
		plan_add(c->call, arena_strdup(&c->seeds->arena, w));
	}
}

static void take_command(struct seeds *s, const char *text, struct span board)
{
	struct command c = {.seeds = s, .board = board};
	struct buf word = {0};

	while (shell_next(&text, &word))
		take_word(&c, &text, &word);
	buf_release(&word);
}

/* ---- where they are ---- */

static int load_cases(struct seeds *s, const char *root)
{
	struct case_list list = {.arena = &s->arena};
	struct diag d = {0};
	char pattern[4096];
	glob_t found;
	size_t i;
	int k;

	snprintf(pattern, sizeof pattern, "%s/tests/cases/*.case", root);
	if (glob(pattern, 0, NULL, &found))
		return -1;
	for (i = 0; i < found.gl_pathc; i++)
		cases_read(&list, found.gl_pathv[i], &d);
	globfree(&found);
	diag_release(&d);
	for (k = 0; k < list.n; k++)
		take_command(s, list.at[k]->command,
			     case_board(list.at[k], list.at[k]->ruling, false, &s->arena));
	return 0;
}

static struct span file_text(struct seeds *s, const char *path)
{
	static char bytes[1 << 20];
	int fd = open(path, O_RDONLY | O_CLOEXEC);
	ssize_t n = fd < 0 ? 0 : read(fd, bytes, sizeof bytes);

	if (fd >= 0)
		close(fd);
	n = n > 0 ? n : 0;
	return (struct span){arena_strndup(&s->arena, bytes, (size_t)n), (size_t)n};
}

/* The board that an example names with -f or <. */
static struct span board_of(struct seeds *s, const char *example, const char *root)
{
	const char *end = strstr(example, ".board"), *start = end;
	char path[4096];

	if (!end)
		return (struct span){"", 0};
	while (start > example && !strchr(" =<", start[-1]))
		start--;
	snprintf(path, sizeof path, "%s/data/examples/%.*s.board", root, (int)(end - start), start);
	return file_text(s, path);
}

static void load_examples(struct seeds *s, const char *root)
{
	int i;
	size_t k;

	for (i = 0; i < ntools; i++)
		for (k = 0; k < COUNT(tools[i].tool->examples); k++) {
			const char *example = tools[i].tool->examples[k];
			if (example)
				take_command(s, example, board_of(s, example, root));
		}
}

/* What the cases and the help hold too little of. */
static void load_more(struct seeds *s, const char *root)
{
	static const char *const more[] = {
	    "enorm-board format -f turn.board",
	    "enorm-board mend -f attack.board",
	    "enorm-board draw -f attack.board",
	    "enorm-board put 'intruder grin-9 A1' -f attack.board",
	    "enorm-board set juliet vitals=3 -f attack.board",
	    "enorm-board drop intruder grin-1 -f attack.board",
	    "enorm-board rotate 90 -f move.board",
	    "enorm-board mirror -f move.board",
	    "enorm-board merge -f noise.board",
	    "enorm-board settle -f noise.board",
	    "enorm-board clear -f noise.board",
	    "enorm-board seed 7 -f noise.board",
	    "enorm-board data weapons",
	    "enorm-board new 5x7",
	    "enorm-show -T svg -f cover.board",
	    "enorm-show --plain -f cover.board",
	    "enorm-show --threat grin-1 -f attack.board",
	    "enorm-show -T json -f move.board",
	    "enorm-log --explain -f turn.board",
	    "enorm-log --script -f turn.board",
	    "enorm-log -T json -f turn.board",
	    "enorm-odds --of juliet.vitals -f attack.board",
	    "enorm-odds --where juliet -T svg -f attack.board",
	    "enorm-odds --deck mothman-ai -f ai.board",
	    "enorm-ref weapons -T html",
	    "enorm-ref attack -T roff",
	    "enorm-ref search noise -T csv",
	    "enorm-ref keyword burst -T json",
	    "enorm-ref odds --dice rr,rrw --at 3-5",
	    "enorm-roll rrw --at 4 --odds --confidence 1 --stress 1",
	    "enorm-roll rrw --at 4 --rolled r4,r1,w2 --confidence 1 --advise",
	    "enorm-ai --routes grin-1 -f ai.board",
	    "enorm-ai --why grin-1 -f attack.board",
	    "enorm-move juliet --reach 3 -f move.board",
	    "enorm-cover --pairs -f cover.board",
	    "enorm-attack --why-not juliet -f attack.board",
	    "enorm-go --answers -f attack.board",
	};
	size_t i;

	for (i = 0; i < COUNT(more); i++)
		take_command(s, more[i], board_of(s, more[i], root));
}

static void load_tables(struct seeds *s)
{
	struct data data;
	int t;

	data_start(&data);
	s->table = arena_array(&s->arena, struct span, TABLE_COUNT);
	for (t = 0; t < TABLE_COUNT; t++) {
		struct buf text = {0};
		data_write(&data, (enum table_id)t, &text);
		s->table[t] = (struct span){arena_strdup(&s->arena, buf_text(&text)), text.n};
		buf_release(&text);
	}
}

int seeds_load(struct seeds *s, const char *root)
{
	if (load_cases(s, root)) {
		fprintf(stderr, "no cases under %s/tests\n", root);
		return -1;
	}
	load_examples(s, root);
	load_more(s, root);
	load_tables(s);
	return 0;
}
