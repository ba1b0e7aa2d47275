#include "text/input.h"

#include <errno.h>
#include <stdint.h>
#include <string.h>
#include <unistd.h>

#include "text/mem.h"

#define CHUNK ((size_t)64 * 1024)

void input_from_fd(struct input *in, int fd, const char *name)
{
	*in = (struct input){.name = name, .fd = fd, .most = SIZE_MAX};
}

void input_from_text(struct input *in, struct span text, const char *name)
{
	*in = (struct input){.name = name, .fd = -1, .end = text.n, .size = text.n, .ended = true};
	in->bytes = mem_alloc(text.n);
	if (text.n)
		memcpy(in->bytes, text.p, text.n);
}

void input_release(struct input *in)
{
	mem_free(in->bytes);
	in->bytes = NULL;
}

struct span input_rest(const struct input *in)
{
	return (struct span){in->bytes + in->start, in->end - in->start};
}

void input_take(struct input *in, size_t n)
{
	in->start += n;
}

static void make_room(struct input *in)
{
	if (in->start) {
		memmove(in->bytes, in->bytes + in->start, in->end - in->start);
		in->end -= in->start;
		in->start = 0;
	}
	if (in->size - in->end < CHUNK) {
		in->bytes = mem_grow(in->bytes, in->size * 2 + CHUNK);
		in->size = in->size * 2 + CHUNK;
	}
}

int input_more(struct input *in, struct diag *d)
{
	ssize_t got;
	size_t room;

	if (in->ended)
		return 0;
	make_room(in);
	room = in->size - in->end;
	do {
		got = read(in->fd, in->bytes + in->end, room < in->most ? room : in->most);
	} while (got < 0 && errno == EINTR);
	if (got < 0) {
		in->ended = true;
		d->at = (struct where){.file = in->name};
		return diag_status(d, STATUS_IO, "cannot read: %s", strerror(errno));
	}
	in->ended = got == 0;
	in->end += (size_t)got;
	in->most -= (size_t)got;
	return got > 0;
}
