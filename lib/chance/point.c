#include "chance/point.h"

const char *const point_stems[] = {
#define P(id, stem) stem,
    POINTS(P)
#undef P
};
