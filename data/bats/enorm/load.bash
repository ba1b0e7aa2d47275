# shellcheck shell=bash disable=SC1091
# `bats_load_library enorm` finds this with the directory above in BATS_LIB_PATH.
source "${BASH_SOURCE[0]%/*}/../load.bash"
