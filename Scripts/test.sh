#!/usr/bin/env bash
# Runs parts of the tests: test.sh [units] [examples] [desktop] [laws]
#
# Sessions by the thousand are played, so what plays them is built as people run it. That stands in
# a folder of its own, and neither `make run` nor `swift test` has to build anew after it.
set -euo pipefail
cd "$(dirname "$0")/.."

folder=.build/tests
optimised=(-c release -Xswiftc -enable-testing --scratch-path "$folder")
program=$folder/release/dragplay
# Where the tests find the program, and the one that is built for debugging.
export DRAGPLAY=$PWD/$program DRAGPLAY_DEBUG=$PWD/.build/debug/dragplay

say() { printf '\n== %s, %s\n' "$*" "$(date +%T)"; }

build() {
  [[ ${is_built:-} ]] || swift build "${optimised[@]}" --build-tests
  is_built=yes
}

units() {
  say "Unit tests${SWIFT_DETERMINISTIC_HASHING:+, with fixed hashing}"
  build
  swift build --product dragplay
  swift test "${optimised[@]}" --skip-build --disable-xctest --parallel --skip DesktopTests
}

# The package beside this one, which has nothing but the public product.
examples() {
  say "Examples"
  swift test --package-path Examples --scratch-path .build/examples --disable-xctest
}

# The window, on a private display.
desktop() {
  say "Desktop tests"
  build
  swift test "${optimised[@]}" --skip-build --disable-xctest --no-parallel --filter DesktopTests
}

# The laws on generated sessions, and the recordings: with hashing that differs from run to run, and
# with fixed hashing.
laws() {
  say "Laws and recordings"
  build
  "$program" verify Assets/recordings Tests/Recordings
  SWIFT_DETERMINISTIC_HASHING=1 "$program" verify Assets/recordings Tests/Recordings >/dev/null
  # As many sessions as these, or as many as fit into the time.
  "$program" fuzz --seed 1 --cases "${FUZZ_CASES:-200000}" --for "${FUZZ_SECONDS:-70}"
}

[[ $# -gt 0 ]] || set -- none
for part; do
  case $part in
    units | examples | desktop | laws) "$part" ;;
    *) echo "test: unknown part '$part': units, examples, desktop or laws" >&2; exit 2 ;;
  esac
done
