#include "space/zone.h"

#include <stdlib.h>

bool zone_holds(struct space source, int x, struct space s)
{
	int rows = abs(s.row - source.row), cols = abs(s.col - source.col);

	/* CMD-12: Other Places are not inside. */
	if (!space_on(s) || !space_on(source))
		return false;
	/* TGT-38, CMD-10: orthogonally and diagonally. RULING: RI-22: walls do not shield. */
	return (rows > cols ? rows : cols) <= x;
}
