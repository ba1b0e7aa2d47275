/* Whatever the bytes are, drawing and mending neither crash nor hang. What was drawn or mended is a
 * board that checks, and mending that changes nothing; what is refused is refused with a message.
 */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "enorm.h"

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n);

/* `enorm-board COMMAND` on the text: what it prints, to be freed; NULL if it refuses. */
static char *run(struct enorm *e, const char *command, const char *text, size_t n)
{
	const char *argv[] = {"enorm-board", command, "-f", "typed"};
	struct enorm_answer *a = NULL;
	int status;

	if (enorm_file(e, "typed", text, n))
		abort();
	status = enorm_call(e, 4, argv, &a);
	if (status == 70 || (status && !*enorm_answer_messages(a)))
		abort();
	return status ? NULL : strdup(enorm_answer_text(a));
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t n)
{
	static const char *const commands[] = {"draw", "mend"};
	struct enorm *e = enorm_open(NULL);
	size_t i;

	for (i = 0; i < 2; i++) {
		char *once = run(e, commands[i], (const char *)bytes, n), *checked, *twice;

		if (!once)
			continue;
		checked = run(e, "check", once, strlen(once));
		twice = run(e, "mend", once, strlen(once));
		if (!checked || !twice || (i == 1 && strcmp(once, twice) != 0))
			abort();
		free(checked);
		free(twice);
		free(once);
	}
	enorm_close(e);
	return 0;
}
