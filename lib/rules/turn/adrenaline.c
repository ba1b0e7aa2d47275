#include "rules/turn/adrenaline.h"

#include "rules/harm/pool.h"

int adrenaline_action(const struct rules *r, struct spacer *s, const char *clause)
{
	if (harm_adrenaline(r, s, 1, clause)) /* TRN-13: at once */
		return -1;
	if (!s->dead)
		pool_leave_rubicon(r, s, clause); /* TRN-14 */
	return 0;
}
