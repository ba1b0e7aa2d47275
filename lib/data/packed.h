/* The tables that are compiled in as texts and numbers, as rows. */
#ifndef DATA_PACKED_H
#define DATA_PACKED_H

#include "data/tables.h"

/* The rows of a packed table, the same each time and from every thread; NULL if it is none. */
const void *packed_rows(enum table_id t);

#endif
