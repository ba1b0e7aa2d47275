#ifndef CLI_VERSION_H
#define CLI_VERSION_H

#define ENORM_VERSION "0.1"

#endif
