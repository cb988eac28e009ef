#!/usr/bin/env bash
# Compiles the weston module that gives a test a mouse and a touch screen: build.sh OUTPUT.so
set -euo pipefail
source=$(dirname "$0")/inject.c

# The name of the library contains the version of its interface.
library=$(pkg-config --list-package-names | grep -E '^libweston-[0-9]+$' | sort -V | tail -n 1)
# The flags are separate words.
# shellcheck disable=SC2046
cc -shared -fPIC -Wall -Wextra -Wno-unused-parameter -Werror -o "$1" "$source" $(pkg-config --cflags "$library")
