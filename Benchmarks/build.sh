#!/usr/bin/env bash
# Builds the floor (Benchmarks/floor.c), and the driver that moves its mouse and that of dragplay, in Build/bench.
set -euo pipefail
cd "$(dirname "$0")/.."

flags=(-std=c11 -D_GNU_SOURCE -O2 -Wall -Wextra)
mkdir -p Build/bench
# shellcheck disable=SC2046
cc "${flags[@]}" -o Build/bench/floor Benchmarks/floor.c Benchmarks/shm.c \
  $(pkg-config --cflags --libs sdl2 SDL2_ttf wayland-client)
# shellcheck disable=SC2046
cc "${flags[@]}" -o Build/bench/drive Benchmarks/drive.c $(pkg-config --cflags --libs x11 xtst)
