#!/usr/bin/env bash
# Compiles the weston module that gives a test a mouse and a touch screen: weston-module.sh OUTPUT.so
set -euo pipefail
source=$(dirname "$0")/../Tests/Wayland/inject.c

# The library has the version of its interface in its name.
library=$(pkg-config --list-package-names | grep -E '^libweston-[0-9]+$' | sort -V | tail -n 1)
# The flags are words.
# shellcheck disable=SC2046
cc -shared -fPIC -Wall -Wextra -Wno-unused-parameter -Werror -o "$1" "$source" $(pkg-config --cflags "$library")
