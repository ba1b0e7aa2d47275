/* Numbers on the spaces, in every medium. With a word, prints the drawing alone. */
#include "stage.h"

#include "show/show.h"

static void lay(struct show *s, struct stage *st)
{
	show_look(s, &st->board);
	heat_start(&s->heat, &st->board, "Expected damage");
	heat_set(&s->heat, at("A1"), 0, "0");
	heat_set(&s->heat, at("A2"), 4, "1.5");
	heat_set(&s->heat, at("B1"), 12, "12.25");
	heat_set(&s->heat, at("B2"), -1, "9");
	heat_set(&s->heat, at("B3"), 9, "lost");
	heat_set(&s->heat, at("C1"), 9, "lost");
}

static void same(struct buf *got, const char *want, const char *name)
{
	ok(!strcmp(buf_text(got), want), name, "");
	if (strcmp(buf_text(got), want))
		printf("# got\n%s\n# wanted\n%s\n", buf_text(got), want);
	buf_clear(got);
}

static void holds(const struct buf *got, const char *part)
{
	ok(strstr(buf_text(got), part), "the drawing has", part);
}

static void test_text(struct show *s, struct buf *out)
{
	show_text(s, &(struct show_how){false, false}, out);
	same(out,
	     "Countdown 9, white\n\n"
	     "    1   2   3\n  +---+---+---+\nB | .   .     | B\n  +   +   +   +\n"
	     "A | .   .   . | A\n  +---+---+---+\n    1   2   3\n"
	     "\nExpected damage\n"
	     "    1   2   3\n  +---+---+---+\nB |12~  9     | B\n  +   +   +   +\n"
	     "A | 0  1.5  . | A\n  +---+---+---+\n    1   2   3\n",
	     "the terminal has a second map, its long numbers cut");
}

static void test_colour(struct show *s, struct buf *out)
{
	show_text(s, &(struct show_how){true, false}, out);
	ok(strstr(buf_text(out), "\033[1;31m12~\033[0m"), "a high number has its colour", "");
	ok(strstr(buf_text(out), "\033[33m1.5\033[0m"), "so has a middling one", "");
	buf_clear(out);
}

static void test_plain(struct show *s, struct buf *out)
{
	show_plain(s, &(struct show_how){false, true}, out);
	ok(strstr(buf_text(out), "\nExpected damage: A1 0, A2 1.5, B1 12.25, B2 9.\n"),
	   "the numbers are told", "");
	buf_clear(out);
}

static void test_svg(struct show *s, struct buf *out)
{
	show_svg(s, &(struct show_how){true, true}, out);
	holds(out, "<rect class=\"heat-0\" x=\"0\" y=\"120\" width=\"120\" height=\"120\"/>");
	holds(out, "<rect class=\"heat-4\" x=\"120\" y=\"120\" width=\"120\" height=\"120\"/>");
	holds(out, "<rect class=\"heat-9\" x=\"0\" y=\"0\" width=\"120\" height=\"120\"/>");
	holds(out, ">12.25</text>");
	holds(out, ">Expected damage</text>");
	ok(!strstr(buf_text(out), "lost"), "nothing is drawn out of bounds", "");
	buf_clear(out);
}

static void test_none(struct stage *st, struct buf *out)
{
	struct show s;

	show_look(&s, &st->board);
	ok(!heat_is_there(&s.heat) && !heat_at(&s.heat, at("A1")), "there is none to begin with",
	   "");
	show_svg(&s, &(struct show_how){true, true}, out);
	ok(!strstr(buf_text(out), "heat"), "and then nothing of it is drawn", "");
	buf_clear(out);
}

int main(int argc, char **argv)
{
	struct stage st = {0};
	struct buf out = {0};
	struct show s;

	(void)argv;
	stage_start(&st, 2, 3);
	st.board.grid.in[1 * 3 + 2] = 0;
	lay(&s, &st);
	if (argc > 1) {
		show_svg(&s, &(struct show_how){true, true}, &out);
		fputs(buf_text(&out), stdout);
	} else {
		test_text(&s, &out);
		test_colour(&s, &out);
		test_plain(&s, &out);
		test_svg(&s, &out);
		test_none(&st, &out);
		printf("1..%d\n", tests);
	}
	buf_release(&out);
	arena_release(&st.arena);
	return failures != 0;
}
