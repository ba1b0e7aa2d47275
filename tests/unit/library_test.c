/* What the library says of figures that share a space, of a Spacer in an Other Place, and to a
 * caller who is mistaken. */
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "enorm.h"

static int tests, failures;

static void asks(struct enorm *e, const char *from, const char *to, int want)
{
	bool good = enorm_adjacent(e, from, to) == want;

	tests++;
	failures += !good;
	printf("%s %d - %s and %s are adjacent: %d\n", good ? "ok" : "not ok", tests, from, to,
	       want);
}

static void look(struct enorm *e, const char *pieces)
{
	char text[256];
	int n = snprintf(text, sizeof text, "enorm 1\nmap 1x3\n%sdone\n", pieces);

	if (enorm_load(e, text, (size_t)n))
		printf("# %s", enorm_error(e));
	asks(e, "juliet", "mothman", 1); /* RI-64 */
	asks(e, "A2", "A2", 0);		 /* ADJ-02 */
	asks(e, "juliet", "A2", 0);
	asks(e, "juliet", "A3", 1);
	asks(e, "romeo", "mothman", -1); /* RO-112 */
	asks(e, "mothman", "romeo", -1);
}

static void holds(bool good, const char *what)
{
	tests++;
	failures += !good;
	printf("%s %d - %s\n", good ? "ok" : "not ok", tests, what);
}

static const char *const attack[] = {"enorm-attack", "juliet", "grin-1", "--rolled", "r:P,r:P"};
static const char duel[] = "enorm 1\nmap 1x6\nspacer juliet A1\ngear juliet osr-3\n"
			   "intruder grin-1 A4\ndone\n";

/* said: the last call of `e` failed so, with a line that has the words. */
static bool said(const struct enorm *e, int status, const char *words)
{
	return enorm_status(e) == status && strstr(enorm_error(e), words);
}

static void mistaken_calls(struct enorm *e)
{
	const char *const torn[] = {"enorm-attack", NULL, "grin-1"};
	struct enorm_answer *a = NULL;

	holds(enorm_load(e, NULL, 5) == -1 && said(e, ENORM_DATA, "no board"), "no text, no board");
	holds(enorm_call(e, 5, attack, &a) == ENORM_DATA && a && !enorm_answer_board(a, 0),
	      "a call before a board is loaded");
	holds(!enorm_load(e, duel, sizeof duel - 1), "after errors a board is loaded");
	holds(enorm_call(e, -1, attack, &a) == ENORM_USAGE && said(e, ENORM_USAGE, "missing"),
	      "fewer words than none");
	holds(enorm_call(e, 5, NULL, &a) == ENORM_USAGE && !*enorm_answer_text(a), "no words");
	holds(enorm_call(e, 3, torn, &a) == ENORM_USAGE && a, "a word that is NULL");
	holds(enorm_call(e, 5, attack, NULL) == ENORM_OK && !*enorm_error(e),
	      "nobody wants the answer");
	holds(enorm_call(e, 5, attack, &a) == ENORM_OK && enorm_answer_boards(a) == 1,
	      "and all is well again");
	holds(!enorm_answer_view(a, NULL) && !enorm_answer_view(a, "x"), "views there are not");
	holds(!enorm_answer_board(a, -1) && !enorm_answer_board(a, 1), "boards there are not");
}

static void mistaken_questions(struct enorm *e)
{
	holds(enorm_take(e, NULL) == -1 && said(e, ENORM_USAGE, "no answer"), "no answer to take");
	holds(enorm_file(e, NULL, "x", 1) == -1 && enorm_file(e, "x", NULL, 1) == -1 &&
		  said(e, ENORM_USAGE, "a name and a text"),
	      "a file without a name or a text");
	holds(enorm_sight(e, NULL, "grin-1") == -1 && enorm_range(e, "juliet", NULL) == -1 &&
		  said(e, ENORM_USAGE, "from whom"),
	      "a question about nobody");
	holds(enorm_range(e, "juliet", "grin-1") == 3 && !*enorm_error(e), "a good one");
	holds(!enorm_board_text(NULL) && !enorm_board_records(NULL) &&
		  !enorm_board_record(NULL, 0) && !enorm_board_events(NULL) &&
		  !enorm_board_event(NULL, 0),
	      "a board that is not there says nothing");
	enorm_close(NULL);
}

/* Rulings by other tables than those asked for would be worse than none. */
static void unfit_tables(void)
{
	struct enorm *e = enorm_open("/nowhere/at/all");
	struct enorm_answer *a;

	holds(said(e, ENORM_OPEN, "/nowhere/at/all"), "tables that are not there");
	holds(enorm_load(e, duel, sizeof duel - 1) == -1 && said(e, ENORM_OPEN, "/nowhere"),
	      "no board is loaded with others");
	holds(enorm_call(e, 5, attack, &a) == ENORM_OPEN && a && !enorm_answer_boards(a),
	      "and nothing is called");
	holds(enorm_sight(e, "A1", "A2") == -1, "or asked");
	enorm_close(e);
}

int main(void)
{
	struct enorm *e = enorm_open(NULL);

	mistaken_calls(e);
	mistaken_questions(e);
	unfit_tables();

	look(e, "spacer juliet A2\nspacer romeo A1 elsewhere\nintruder mothman A2\n");
	look(e, "intruder mothman A2\nspacer romeo A1 elsewhere\nspacer juliet A2\n");
	enorm_close(e);
	printf("1..%d\n", tests);
	return failures != 0;
}
