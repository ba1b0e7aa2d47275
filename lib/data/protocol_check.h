/* PRO-09: an array of protocols in which, some day, none qualifies is malformed data. */
#ifndef DATA_PROTOCOL_CHECK_H
#define DATA_PROTOCOL_CHECK_H

#include "data/data.h"

/* Every Intruder's array: 0, or -1 with the diag, which tells when none would qualify. */
int protocols_check(const struct data *d, struct diag *diag);

#endif
