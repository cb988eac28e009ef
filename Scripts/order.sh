#!/usr/bin/env bash
# Writes Scripts/functions.order: the functions of dragplay that run with each motion, then those that run at the start.
#
# The linker places them side by side (`Package.swift`). Names of functions that no longer exist do no harm, and new
# ones are wherever the linker puts them, so this need not be run after each change. The program must have been built.
set -euo pipefail
cd "$(dirname "$0")/.."

program=$PWD/.build/release/dragplay
work=$(mktemp -d)
server=
player=
export DBUS_SESSION_BUS_ADDRESS=unix:path=/nonexistent
unset WAYLAND_DISPLAY SDL_VIDEODRIVER GDK_SCALE

finish() {
  [ -n "$player" ] && kill "$player" 2>/dev/null
  [ -n "$server" ] && kill "$server" 2>/dev/null
  rm -rf "$work"
}
trap finish EXIT

start_server() {
  Xvfb -displayfd 3 -screen 0 900x700x24 -nolisten tcp -noreset 3>"$work/display" 2>"$work/server" &
  server=$!
  for _ in $(seq 100); do
    [ -s "$work/display" ] && break
    sleep 0.05
  done
  DISPLAY=:$(cat "$work/display")
  export DISPLAY
}

# Counts the calls of a session: those of its start in NAME.out.1, and those of the motions in NAME.out.2.
count() {
  local name=$1 kind=$2 track=$3
  shift 3
  valgrind --tool=callgrind --callgrind-out-file="$work/$name.out" "$program" "$@" --trace - \
    >"$work/trace" 2>"$work/errors" &
  player=$!
  until grep -q '"call":"ready"' "$work/trace"; do
    kill -0 "$player" || { cat "$work/errors" >&2; exit 1; }
    sleep 0.2
  done
  sleep 2
  callgrind_control --dump "$player" >/dev/null 2>&1
  # shellcheck disable=SC2086
  Build/bench/drive "$kind" $track >/dev/null
  callgrind_control --dump "$player" >/dev/null 2>&1
  kill "$player"
  wait "$player" || true
  player=
}

# The functions of the program that are in counts, by name.
functions() {
  local counts
  for counts in "$@"; do callgrind_annotate --threshold=100 --auto=no "$counts"; done |
    sed -n "s/^ *[0-9,]* ([^)]*)  .*:\([^ :]*\).*/\1/p" | sed "s/'[0-9]*\$//" | sort -u | comm -12 - "$work/names"
}

export LC_ALL=C
nm "$program" | awk '{ print $NF }' | sort -u >"$work/names"
Scripts/build-floor.sh
start_server
count list drag "450 110 450 550" board --list --bare --items 1000 --window 900x700
count tiles drag "450 110 450 574" colours --window 900x700
count hover hover "50 300 350 300" board --list --bare --items 1000 --window 900x700
functions "$work"/*.out.2 >"$work/motion"
functions "$work"/*.out.1 >"$work/start"
# SwiftPM does not know that the program is linked by this file.
rm -f "$program"
comm -13 "$work/motion" "$work/start" | cat "$work/motion" - >Scripts/functions.order
echo "$(wc -l <"$work/motion") functions of motions, $(wc -l <Scripts/functions.order) in all"
