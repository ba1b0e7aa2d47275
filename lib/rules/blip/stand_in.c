/* Who stands in for the Priority Target when the marker's holder is dead, in an Other Place or not
 * told of: another Spacer on the board. Ruling RT-150. */
#include "rules/blip/blip.h"
#include "rules/order.h"

/* RULING: RT-150: where nothing makes one of them worse, somebody picks. */
int blip_stand_in(const struct rules *r, struct spacer *const *list, int n, struct spacer **out)
{
	const char **names = arena_array(r->board->arena, const char *, (size_t)n + 1);
	int i;

	for (i = 0; i < n; i++)
		names[i] = list[i]->record.name;
	i = choose_of_several(r, NULL, POINT_INSTEAD, names, n,
			      "the Priority Target is not on the board [RT-150]");
	if (i < 0)
		return -1;
	*out = n ? list[i] : NULL;
	return 0;
}

int blip_cause(const struct rules *r, struct spacer *near, struct spacer **out)
{
	struct spacer **list;
	int n;

	*out = near && spacer_on_board(near) ? near : blip_priority(r->board); /* BLP-23 */
	if (*out)
		return 0;
	n = spacers_on_board(r->board, &list);
	return blip_stand_in(r, list, n, out);
}
