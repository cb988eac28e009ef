#!/usr/bin/env bash
# Writes Scripts/functions.order: the functions of dragplay that run with each motion, then those that run at the start.
#
# The linker places them side by side (`Package.swift`). Names of functions that no longer exist do no harm, and new
# ones are wherever the linker puts them, so this need not be run after each change. The program must have been built.
set -euo pipefail
cd "$(dirname "$0")/.."

# shellcheck source=Scripts/display.sh
source Scripts/display.sh

# Valgrind does not read the debug information of all compilers, and names of functions suffice.
ours=$work/dragplay
strip --strip-debug -o "$ours" "$(realpath .build/release/dragplay)"
export DRAGPLAY_ASSETS=$PWD/Assets

# Counts the calls of a session: those of its start in NAME.out.1, and those of the motions in NAME.out.2.
count() {
  local name=$1 kind=$2 track=$3
  shift 3
  valgrind --tool=callgrind --callgrind-out-file="$work/$name.out" "$ours" "$@" --trace - \
    >"$work/trace" 2>"$work/errors" &
  program=$!
  until grep -q '"call":"ready"' "$work/trace"; do
    kill -0 "$program" || { cat "$work/errors" >&2; exit 1; }
    sleep 0.2
  done
  # The first frame, which shows the window, takes seconds there.
  sleep 4
  place_window
  callgrind_control --dump "$program" >/dev/null 2>&1
  # shellcheck disable=SC2086
  Build/bench/drive "$kind" $track >/dev/null
  callgrind_control --dump "$program" >/dev/null 2>&1
  stop_program
}

# The functions of the program that are in counts, by name.
functions() {
  local counts
  for counts in "$@"; do callgrind_annotate --threshold=100 --auto=no "$counts"; done |
    sed -n "s/^ *[0-9,]* ([^)]*)  .*:\([^ :]*\).*/\1/p" | sed "s/'[0-9]*\$//" | sort -u | comm -12 - "$work/names"
}

export LC_ALL=C
nm "$ours" | awk '{ print $NF }' | sort -u >"$work/names"
Scripts/build-floor.sh
for system in x11 wayland; do
  start_server
  count $system-list drag "450 110 450 550" board --list --bare --items 1000 --window 900x700
  count $system-tiles drag "288 178 288 622" colours --window 900x700
  count $system-hover hover "50 300 350 300" board --list --bare --items 1000 --window 900x700
  stop_server
done
functions "$work"/*.out.2 >"$work/motion"
functions "$work"/*.out.1 >"$work/start"
# SwiftPM does not know that the program is linked by this file.
rm -f "$(realpath .build/release/dragplay)"
comm -13 "$work/motion" "$work/start" | cat "$work/motion" - >Scripts/functions.order
echo "$(wc -l <"$work/motion") functions of motions, $(wc -l <Scripts/functions.order) in all"
