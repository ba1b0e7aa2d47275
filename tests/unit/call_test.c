/* enorm_call and what can be asked of its answer. Two threads do all of it at once at the end. */
#include <fcntl.h>
#include <getopt.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "enorm.h"

#define BOARD                                                               \
	"enorm 1\nmap 1x8\nspacer juliet A1 facing=e vitals=9 stress=1\n"   \
	"gear juliet osr-3 ammo=2\nintruder grin-1 A4 facing=w type=grin\n" \
	"pool active discipline=1 confidence=1\ndone\n"
#define WORDS_MOST 16

/* What one thread has seen. */
struct seen {
	int tests, failures;
	bool quiet;
};

static void check(struct seen *s, bool good, const char *what)
{
	s->tests++;
	s->failures += !good;
	if (!s->quiet)
		printf("%s %d - %s\n", good ? "ok" : "not ok", s->tests, what);
	else if (!good)
		printf("# in a thread: %s\n", what);
}

static bool is(const char *got, const char *want)
{
	return got && !strcmp(got, want);
}

static bool has(const char *text, const char *part)
{
	return text && strstr(text, part);
}

/* The words of a line as a call. */
static struct enorm_answer *call(struct enorm *e, const char *line)
{
	char words[512], *rest, *word;
	const char *argv[WORDS_MOST];
	struct enorm_answer *a;
	int n = 0;

	snprintf(words, sizeof words, "%s", line);
	for (word = strtok_r(words, " ", &rest); word && n < WORDS_MOST;
	     word = strtok_r(NULL, " ", &rest))
		argv[n++] = word;
	enorm_call(e, n, argv, &a);
	return a;
}

static void load(struct enorm *e, const char *text)
{
	if (enorm_load(e, text, strlen(text)))
		printf("# %s", enorm_error(e));
}

static const struct enorm_record *find(const struct enorm_board *b, const char *kind)
{
	int i;

	for (i = 0; b && i < enorm_board_records(b); i++)
		if (is(enorm_board_record(b, i)->kind, kind))
			return enorm_board_record(b, i);
	return NULL;
}

static const char *value(const struct enorm_record *r, const char *key)
{
	int i;

	for (i = 0; r && i < r->npairs; i++)
		if (is(r->pair[i].key, key))
			return r->pair[i].value;
	return NULL;
}

static void resolved(struct seen *s, struct enorm *e)
{
	struct enorm_answer *a = call(e, "enorm-attack juliet grin-1 --seed 3");
	const struct enorm_board *b = enorm_answer_board(a, 0);
	const struct enorm_event *call_event = b ? enorm_board_event(b, 0) : NULL;
	const struct enorm_record *gear = find(b, "gear");
	char *board = strdup(enorm_answer_text(a));
	bool clauses = false;
	int i;

	check(s, enorm_answer_status(a) == ENORM_OK && enorm_answer_boards(a) == 1,
	      "one board in, one out");
	check(s, b && is(enorm_board_text(b), board) && is(enorm_answer_view(a, "board"), board),
	      "its text is what the tool writes");
	check(s,
	      call_event && is(call_event->verb, "call") &&
		  is(call_event->arg[0].value, "enorm-attack"),
	      "events have a verb and arguments");
	for (i = 0; b && i < enorm_board_events(b); i++)
		clauses |= enorm_board_event(b, i)->nclauses > 0 &&
			   strlen(enorm_board_event(b, i)->clause[0]) > 3;
	check(s, clauses, "and clauses");
	check(s,
	      gear && is(gear->owner, "juliet") && is(gear->name, "osr-3") &&
		  is(value(gear, "ammo"), "1"),
	      "records have an owner, a name and values");
	check(s, has(enorm_answer_view(a, "ruling"), "(to repeat it: --seed 3)"),
	      "the ruling is told on demand");
	check(s, has(enorm_answer_view(a, "json"), "\"kind\":\"event\""), "and JSON");
	check(s, !enorm_answer_view(a, "svg") && !enorm_answer_view(a, "nonsense"),
	      "a view it has not is NULL");
	check(s,
	      enorm_board(e, 0) && !enorm_board_events(enorm_board(e, 0)) &&
		  !has(enorm_text(e), "event"),
	      "the loaded board stays as it was");
	free(board);
}

/* The same dice in every view: nothing is drawn anew. */
static void drawn_once(struct seen *s, struct enorm *e)
{
	struct enorm_answer *a = call(e, "roll rrw");
	char *text = strdup(enorm_answer_text(a));
	const char *first = strstr(text, " rolled "), *json = enorm_answer_view(a, "json");
	char faces[64] = "";

	if (first)
		sscanf(first, " rolled %63[^ :]", faces);
	check(s, is(enorm_answer_view(a, "ruling"), text),
	      "a roll without a board is the same in its view");
	check(s, *faces && has(json, faces), "and has the same faces in JSON");
	a = call(e, "attack juliet grin-1");
	check(s, has(enorm_answer_view(a, "ruling"), "(to repeat it: --seed "),
	      "an Attack tells the seed it drew");
	free(text);
}

static void refused(struct seen *s, struct enorm *e)
{
	static const char *const not_here[] = {"attack juliet grin-1 -f x",
					       "attack juliet grin-1 -g x",
					       "attack juliet grin-1 --data x",
					       "ref attack -T pdf",
					       "board diff a b",
					       "case run",
					       "frob",
					       ""};
	static const int status[] = {ENORM_USAGE, ENORM_USAGE, ENORM_USAGE, ENORM_USAGE,
				     ENORM_OPEN,  ENORM_USAGE, ENORM_USAGE, ENORM_USAGE};
	struct enorm_answer *a = call(e, "move juliet A4");
	const struct enorm_refusal *no = enorm_answer_refusal(a, 0);
	size_t i;

	check(s, enorm_answer_status(a) == ENORM_NO && no && no->clause && *no->reason,
	      "a refusal has reason and clause");
	check(s, has(enorm_answer_view(a, "ruling"), "refused: "), "and is told");
	check(s,
	      !enorm_take(e, a) && enorm_answer_status(call(e, "attack juliet grin-1")) == ENORM_NO,
	      "taken, nothing is resolved before it is cleared");
	load(e, BOARD);
	for (i = 0; i < sizeof status / sizeof *status; i++) {
		a = call(e, not_here[i]);
		check(s,
		      enorm_answer_status(a) == status[i] && enorm_status(e) == status[i] &&
			  *enorm_answer_messages(a) &&
			  is(enorm_error(e), enorm_answer_messages(a)) && !*enorm_answer_text(a) &&
			  !enorm_answer_boards(a) && enorm_take(e, a),
		      *not_here[i] ? not_here[i] : "no tool at all");
	}
}

static void questions(struct seen *s, struct enorm *e)
{
	struct enorm_answer *a = call(e, "attack juliet grin-1 --ask dice,tokens");
	const struct enorm_question *q = enorm_answer_question(a, 0);
	int n = 0;

	check(s,
	      enorm_answer_status(a) == ENORM_WAITING && q && is(q->kind, "dice") &&
		  is(q->point, "attack") && q->nanswers > 0 && q->form,
	      "a call stops at its question");
	check(s,
	      has(enorm_answer_view(a, "json"), "\"question\"") &&
		  has(enorm_answer_messages(a), "enorm-go"),
	      "which is told");
	while (q && n++ < 9) {
		const char *go[] = {"go", q->answer[q->preferred < 0 ? 0 : q->preferred]};
		if (enorm_take(e, a))
			break;
		enorm_call(e, 2, go, &a);
		q = enorm_answer_question(a, 0);
	}
	check(s, n == 2 && enorm_answer_status(a) == ENORM_OK, "answered, it goes on to its end");
	check(s,
	      has(enorm_answer_view(a, "ruling"), "Power") &&
		  !has(enorm_answer_view(a, "ruling"), "enorm-go"),
	      "and tells what was not known yet");
	load(e, BOARD);
}

static void outcomes(struct seen *s, struct enorm *e)
{
	struct enorm_answer *a = call(e, "attack juliet grin-1 --outcomes");
	int i, n = enorm_answer_outcomes(a), good = 0;
	double sum = 0;

	for (i = 0; i < n; i++) {
		const struct enorm_outcome *o = enorm_answer_outcome(a, i);
		const struct enorm_record *branch = find(enorm_answer_board(a, o->board), "branch");
		char weight[128];

		snprintf(weight, sizeof weight, "%s/%s", o->num, o->den);
		good += is(value(branch, "weight"), weight) && *o->changes;
		sum += atof(o->num) / atof(o->den);
	}
	check(s, n > 1 && n == enorm_answer_boards(a) && good == n,
	      "every outcome has its board and its weight");
	check(s, sum > 0.999999 && sum < 1.000001, "and they sum to one");
	a = call(e, "attack juliet grin-1 --odds");
	check(s,
	      enorm_answer_outcomes(a) == n && enorm_answer_results(a) > 0 &&
		  !enorm_answer_boards(a),
	      "odds have the same outcomes, headlines and no board");
	check(s, has(enorm_answer_view(a, "json"), "\"odds\""), "and are told as JSON");
	a = call(e, "attack juliet grin-1 --readings");
	check(s,
	      enorm_answer_readings(a) > 0 && is(enorm_answer_reading(a, 0)->switched, "") &&
		  !enorm_answer_reading(a, 0)->group &&
		  enorm_answer_reading(a, 0)->noutcomes == n &&
		  enorm_answer_reading(a, 0)->nconsulted > 0,
	      "readings come in groups, as it is played first");
	check(s,
	      *enorm_answer_reading(a, 0)->outcome[n - 1]->changes &&
		  enorm_answer_reading(a, 0)->outcome[n - 1]->board == -1 &&
		  enorm_answer_reading(a, 0)->nresults > 0 &&
		  *enorm_answer_reading(a, 0)->result[0]->what,
	      "each with its outcomes and headlines");
}

#define BESIDE                                                            \
	"enorm 1\nmap 3x4\nspacer juliet A1 facing=e vitals=9 stress=0\n" \
	"intruder grin-1 A2 facing=w type=grin\npool active expertise=1\ndone\n"

static void best(struct seen *s, struct enorm *e)
{
	struct enorm_answer *a;
	const struct enorm_best *b;
	const struct enorm_way *last;

	load(e, BESIDE);
	a = call(e, "ai --odds --best juliet.*vitals=7");
	b = enorm_answer_best(a, 0);
	check(s,
	      enorm_answer_bests(a) == 1 && is(b->num, "35") && is(b->den, "54") && !b->worst &&
		  is(b->pattern, "juliet.*vitals=7") && !b->left_out,
	      "--best is an exact chance of the pattern");
	last = b->decision->nways == 2 ? b->decision->way[1] : NULL;
	check(s,
	      !b->decision->nanswers && last && is(last->point, "attack") && last->ncame == 1 &&
		  is(last->came[0], "3 Power") && last->then->nanswers == 2 &&
		  is(last->then->answer[0], "--expertise") &&
		  is(last->then->answer[1], "juliet.mitigation=1") && !last->then->nways,
	      "with what is decided after each chance that matters");
	check(s,
	      !enorm_answer_best(a, 1) && !enorm_answer_best(a, -1) && !enorm_answer_outcomes(a) &&
		  has(enorm_answer_view(a, "json"), "\"best\""),
	      "there is no other, and no outcome beside it");
	load(e, BESIDE BESIDE);
	a = call(e, "ai --odds --worst juliet.*vitals=7");
	check(s, enorm_answer_bests(a) == 2 && enorm_answer_best(a, 1)->worst, "one a board");
	a = call(e, "ai --odds --best [");
	check(s, enorm_answer_status(a) == ENORM_USAGE && !enorm_answer_bests(a),
	      "none of an error");
	load(e, BOARD);
}

/* Of the first board the Grin walks, of the second it stands beside her. */
static void whose(struct seen *s, struct enorm *e)
{
	struct enorm_answer *a;
	int i, n, good = 0;

	load(e, BOARD BESIDE);
	a = call(e, "ai --odds");
	n = enorm_answer_outcomes(a);
	for (i = 0; i < n; i++) {
		const struct enorm_outcome *o = enorm_answer_outcome(a, i);
		good += o->of == !has(o->changes, "A4");
	}
	check(s, n > 2 && good == n, "every outcome says of which board it is");
	n = enorm_answer_results(a);
	check(s, n && !enorm_answer_result(a, 0)->of && enorm_answer_result(a, n - 1)->of == 1,
	      "and every headline");
	a = call(e, "ai --odds --best vitals");
	check(s, !enorm_answer_best(a, 0)->of && enorm_answer_best(a, 1)->of == 1,
	      "and what is best");
	a = call(e, "ai --readings");
	n = enorm_answer_readings(a);
	check(s,
	      !enorm_answer_reading(a, 0)->of && enorm_answer_reading(a, n - 1)->of == 1 &&
		  enorm_answer_reading(a, n - 1)->outcome[0]->of == 1 &&
		  enorm_answer_reading(a, n - 1)->result[0]->of == 1,
	      "and a reading, with all that it comes to");
	load(e, BOARD);
}

static void streams(struct seen *s, struct enorm *e)
{
	struct enorm_answer *a;

	load(e, "# first\n" BOARD BOARD "# behind\n");
	check(s, enorm_boards(e) == 2 && enorm_board(e, 1) && !enorm_board(e, 2),
	      "several boards are loaded");
	check(s,
	      !enorm_pick(e, 1) && enorm_sight(e, "juliet", "grin-1") == 1 &&
		  enorm_pick(e, 2) == -1 && *enorm_error(e),
	      "and one is picked to be asked of");
	a = call(e, "attack juliet grin-1 --seed 1");
	check(s, enorm_answer_boards(a) == 2 && has(enorm_answer_text(a), "# behind"),
	      "all of them come out");
	check(s, !enorm_take(e, a) && enorm_boards(e) == 2 && enorm_board_events(enorm_board(e, 1)),
	      "and are taken");
	a = call(e, "attack juliet grin-1 --seed 1 -T json");
	check(s, enorm_answer_status(a) == ENORM_USAGE && has(enorm_error(e), "{"),
	      "errors are JSON where it is asked for");
	a = call(e, "attakc juliet grin-1 -T json");
	check(s, has(enorm_error(e), "{") && has(enorm_error(e), "\"suggestion\":\"attack\""),
	      "of a tool that is none too");
	load(e, BOARD BOARD);
	a = call(e, "board merge");
	check(s, enorm_answer_boards(a) == 1 && !enorm_take(e, a) && enorm_boards(e) == 1,
	      "boards a tool writes by itself are boards");
	a = call(e, "board new 2x3");
	check(s, enorm_answer_boards(a) == 1, "and so is a new one");
	enorm_file(e, "a", BOARD, strlen(BOARD));
	enorm_file(e, "b", "frob", 4);
	enorm_file(e, "b", BOARD, strlen(BOARD));
	check(s, enorm_answer_status(call(e, "board diff a b")) == ENORM_OK,
	      "texts stand for files");
	check(s,
	      enorm_load(e, BOARD "enorm 1\nmap 2x2\nfrob\n", strlen(BOARD) + 21) &&
		  !enorm_boards(e) && has(enorm_error(e), "(boards):10") &&
		  enorm_answer_status(call(e, "board format")) == ENORM_DATA,
	      "one bad board, and none is loaded");
	load(e, BOARD);
}

/* From the ninth board of a stream on its lines are remembered; what is loaded is kept. */
static void long_stream(struct seen *s, struct enorm *e)
{
	char many[12 * sizeof BOARD] = "";
	int i;

	for (i = 0; i < 12; i++)
		strcat(many, BOARD);
	load(e, many);
	check(s, enorm_boards(e) == 12, "twelve boards are loaded");
	check(s, has(enorm_text(e), "spacer juliet A1"), "and written");
	check(s, enorm_board_records(enorm_board(e, 11)) > 2,
	      "and looked at, the last of them too");
	enorm_pick(e, 11);
	check(s, enorm_sight(e, "juliet", "grin-1") == 1, "and asked");
}

/* A view that the tool refuses is none that an answer has. */
static void no_view(struct seen *s, struct enorm *e)
{
	load(e, BOARD);
	check(s, !enorm_answer_view(call(e, "board drop intruder grin-1"), "json"),
	      "a board that goes on has no view as JSON");
	check(s, has(enorm_answer_view(call(e, "board drop intruder grin-1"), "board"), "juliet"),
	      "but the one it is written in");
	check(s, !enorm_answer_view(call(e, "attack --help"), "json"), "help is text alone");
	check(s, has(enorm_answer_messages(call(e, "attack")), "juliet"),
	      "what can be named is told from the loaded board, whatever standard input is");
}

static void looks(struct seen *s, struct enorm *e)
{
	struct enorm_answer *a = call(e, "cover grin-1 juliet --sight");

	check(s, enorm_answer_status(a) == ENORM_OK && enorm_answer_boards(a) == 1,
	      "a query passes the board on");
	check(s,
	      has(enorm_answer_view(a, "ruling"), "grin-1 (A4) sees juliet") &&
		  has(enorm_answer_view(a, "json"), "\"answer\""),
	      "and tells");
	load(e, "enorm 1\nmap 1x2\ndone\n");
	check(s, has(enorm_answer_view(a, "ruling"), "sees juliet"), "whatever is loaded since");
	load(e, BOARD);
	a = call(e, "show");
	check(s,
	      has(enorm_answer_text(a), "A | J") && has(enorm_answer_view(a, "svg"), "<svg") &&
		  !has(enorm_answer_text(a), "\033"),
	      "a picture, and without colours");
	check(s, has(enorm_answer_text(call(e, "attack --help")), "Usage: enorm-attack"), "help");
}

static void everything(struct seen *s)
{
	struct enorm *e = enorm_open(NULL);

	load(e, BOARD);
	resolved(s, e);
	drawn_once(s, e);
	refused(s, e);
	questions(s, e);
	outcomes(s, e);
	best(s, e);
	whose(s, e);
	streams(s, e);
	looks(s, e);
	long_stream(s, e);
	no_view(s, e);
	enorm_close(e);
}

static void *thread(void *arg)
{
	struct seen *s = arg;
	int i;

	for (i = 0; i < 4; i++)
		everything(s);
	return NULL;
}

/* Nothing of the process is looked at, and nothing of it is touched. */
static void process(struct seen *s)
{
	int silent[2], before, after;

	if (pipe(silent) || dup2(silent[0], 0)) /* somebody who says nothing */
		exit(1);
	before = dup(0);
	close(before);
	setenv("ENORM_VIEW", "json", 1);
	setenv("ENORM_GAME", "/nonexistent", 1);
	setenv("ENORM_DATA", "/nonexistent", 1);
	optind = 5;
	everything(s);
	after = dup(0);
	close(after);
	check(s, before == after, "no descriptor is left open");
	check(s, optind == 5, "getopt's state is the caller's");
}

int main(void)
{
	struct seen alone = {0}, two[2] = {{.quiet = true}, {.quiet = true}};
	pthread_t id[2];
	int i;

	process(&alone);
	for (i = 0; i < 2; i++)
		pthread_create(&id[i], NULL, thread, &two[i]);
	for (i = 0; i < 2; i++)
		pthread_join(id[i], NULL);
	check(&alone, two[0].tests && !two[0].failures && !two[1].failures, "two threads at once");
	printf("1..%d\n", alone.tests);
	return alone.failures != 0;
}
