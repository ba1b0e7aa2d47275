/* usage: round BOARD DIRECTORY ASKS
 * Plays a Round through enorm.h, answering every question of these kinds with its default, or else
 * with its first answer. Of each call N it leaves in the directory what went in and what came of
 * it: N.call (to be typed in a shell), N.in, N.out, N.said, N.status, N.ruling and N.json. Prints
 * how many calls and how many answers there were. */
#include <enorm.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define COUNT(a) ((int)(sizeof(a) / sizeof *(a)))

struct play {
	struct enorm *e;
	const char *dir;
	int calls, answers;
};

static void die(const char *what, const char *why)
{
	fprintf(stderr, "round: %s: %s\n", what, why);
	exit(1);
}

static FILE *file_of(const struct play *p, const char *ending)
{
	char name[512];
	FILE *f;

	snprintf(name, sizeof name, "%s/%02d.%s", p->dir, p->calls, ending);
	f = fopen(name, "w");
	if (!f)
		die(name, "cannot be written");
	return f;
}

static void leave(const struct play *p, const char *ending, const char *text)
{
	FILE *f = file_of(p, ending);

	fputs(text ? text : "", f);
	fclose(f);
}

static void leave_call(const struct play *p, int argc, const char *const *argv)
{
	FILE *f = file_of(p, "call");
	int i;

	for (i = 0; i < argc; i++)
		fprintf(f, "%s'%s'", i ? " " : "", argv[i]); /* no answer has a quote in it */
	fputc('\n', f);
	fclose(f);
}

/* One call, and the boards that came out of it taken. */
static struct enorm_answer *call(struct play *p, int argc, const char *const *argv)
{
	struct enorm_answer *a;
	char number[16];

	p->calls++;
	leave_call(p, argc, argv);
	leave(p, "in", enorm_text(p->e));
	snprintf(number, sizeof number, "%d\n", enorm_call(p->e, argc, argv, &a));
	leave(p, "status", number);
	leave(p, "out", enorm_answer_text(a));
	leave(p, "said", enorm_answer_messages(a));
	if (enorm_answer_status(a) >= ENORM_USAGE)
		die(argv[0], enorm_error(p->e));
	if (strcmp(argv[0], "enorm-board") != 0) { /* which has but one view */
		leave(p, "ruling", enorm_answer_view(a, "ruling"));
		leave(p, "json", enorm_answer_view(a, "json"));
	}
	if (strcmp(enorm_answer_text(a), enorm_answer_view(a, "board")) != 0)
		die(argv[0], "its board is not the one that it wrote");
	if (enorm_take(p->e, a))
		die(argv[0], enorm_error(p->e));
	return a;
}

/* One act, with everything it asks and all that waits behind it. */
static void act(struct play *p, int argc, const char *const *argv)
{
	static const char *const settle[] = {"enorm-go", "--settle"};
	struct enorm_answer *a = call(p, argc, argv);
	const struct enorm_question *q;

	while ((q = enorm_answer_question(a, 0)) != NULL) {
		const char *go[2] = {"enorm-go", NULL};

		if (!q->nanswers)
			die(q->point, "no answer is listed");
		go[1] = q->answer[q->preferred >= 0 ? q->preferred : 0];
		p->answers++;
		a = call(p, 2, go);
	}
	if (enorm_answer_refusal(a, 0))
		die(argv[0], enorm_answer_refusal(a, 0)->reason);
	if (argv != settle && strstr(enorm_text(p->e), "\nqueue "))
		act(p, COUNT(settle), settle);
}

#define ACT(...)                                           \
	do {                                               \
		const char *const words[] = {__VA_ARGS__}; \
		act(&p, COUNT(words), words);              \
	} while (0)

static char *text_of(const char *name)
{
	static char text[65536];
	FILE *f = fopen(name, "r");
	size_t n = f ? fread(text, 1, sizeof text - 1, f) : 0;

	if (!n)
		die(name, "cannot be read");
	text[n] = '\0';
	fclose(f);
	return text;
}

int main(int argc, char **argv)
{
	struct play p = {.e = enorm_open(NULL)};
	char ask[128];
	char *text = argc == 4 ? text_of(argv[1]) : NULL;

	if (!text)
		die("usage", "round BOARD DIRECTORY ASKS");
	p.dir = argv[2];
	if (strcmp(enorm_version(), ENORM_VERSION) != 0)
		die("enorm_version", enorm_version());
	if (enorm_load(p.e, text, strlen(text)))
		die(argv[1], enorm_error(p.e));
	snprintf(ask, sizeof ask, "ask %s", argv[3]);
	ACT("enorm-board", "put", ask);
	ACT("enorm-board", "seed", "7");
	ACT("enorm-turn", "countdown");
	ACT("enorm-turn", "start", "juliet");
	ACT("enorm-turn", "play", "juliet", "desperate-measures", "attack", "grin-1", "osr-3");
	ACT("enorm-turn", "play", "juliet", "anxious-sneaking", "move", "C2");
	ACT("enorm-turn", "end", "juliet");
	ACT("enorm-turn", "start", "romeo");
	ACT("enorm-turn", "play", "romeo", "steady-walk", "move", "A5");
	ACT("enorm-turn", "end", "romeo");
	ACT("enorm-turn", "intruders");
	ACT("enorm-turn", "end-round");
	enorm_close(p.e);
	printf("%d calls, %d answers\n", p.calls, p.answers);
	return 0;
}
