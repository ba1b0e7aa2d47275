#include "board/known.h"

#include <string.h>

#include "board/kinds.h"
#include "text/mem.h"

#define BYTES_MOST ((size_t)4 * 1024 * 1024)
#define DONE	   "\ndone\n"

static bool is_line_of(struct span line, enum kind k)
{
	size_t n = strlen(kinds[k].word);

	return line.n > n && line.p[n] == ' ' && !memcmp(line.p, kinds[k].word, n);
}

static bool tells_how(struct span line)
{
	return is_line_of(line, KIND_EVENT) || is_line_of(line, KIND_BRANCH) ||
	       is_line_of(line, KIND_RNG);
}

/* The last line of a text that ends with a line end, without that. */
static struct span last_line(struct span text)
{
	const char *before = memrchr(text.p, '\n', text.n - 1);
	const char *start = before ? before + 1 : text.p;

	return (struct span){start, (size_t)(text.p + text.n - 1 - start)};
}

struct span known_part(struct span board)
{
	size_t done = strlen(DONE);

	if (board.n < done || memcmp(board.p + board.n - done, DONE, done) != 0)
		return (struct span){board.p, 0};
	board.n -= done - 1;
	while (board.n) {
		struct span line = last_line(board);
		if (!tells_how(line))
			break;
		board.n = (size_t)(line.p - board.p);
	}
	return board;
}

const struct known *known_find(const struct known_texts *k, struct span text)
{
	int at = text.n ? intern_find(&k->texts, text) : -1;

	return at < 0 ? NULL : &k->list[at];
}

static void make_room(struct known_texts *k)
{
	if (k->texts.n < k->room)
		return;
	k->room = k->room ? k->room * 2 : 64;
	k->list = mem_grow(k->list, (size_t)k->room * sizeof *k->list);
}

void known_keep(struct known_texts *k, struct span text, struct known what)
{
	if (k->bytes + text.n > BYTES_MOST) {
		intern_release(&k->texts);
		k->bytes = 0;
	}
	if (text.n > BYTES_MOST)
		return;
	make_room(k);
	k->list[intern(&k->texts, text)] = what;
	k->bytes += text.n;
}

void known_release(struct known_texts *k)
{
	intern_release(&k->texts);
	mem_free(k->list);
	*k = (struct known_texts){0};
}
