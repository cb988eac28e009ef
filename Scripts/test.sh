#!/usr/bin/env bash
# Runs parts of the tests: test.sh [units] [examples] [desktop] [laws]
#
#   UNITS=REGEX test.sh units   those unit tests alone
set -euo pipefail
cd "$(dirname "$0")/.."

release=.build/release/dragplay

say() { printf '\n== %s, %s\n' "$*" "$(date +%T)"; }

# The program that people run, which is driven in other processes and in its window.
program() {
  [[ ${has_program:-} ]] || swift build -c release --product dragplay
  has_program=yes
}

tests() {
  [[ ${has_tests:-} ]] || swift build --build-tests
  has_tests=yes
}

# These are built for debugging, and compare what they come to with what the program comes to.
units() {
  say "Unit tests${SWIFT_DETERMINISTIC_HASHING:+, with fixed hashing}"
  program
  tests
  DRAGPLAY="$PWD/$release" \
    swift test --skip-build --disable-xctest --parallel --skip DesktopTests ${UNITS:+--filter "$UNITS"}
}

# The package beside this one, which has nothing but the public product.
examples() {
  say "Examples"
  swift test --package-path Examples --scratch-path .build/examples --disable-xctest
}

# The window, on a private display.
desktop() {
  say "Desktop tests"
  program
  tests
  DRAGPLAY="$PWD/$release" swift test --skip-build --disable-xctest --no-parallel --filter DesktopTests
}

# The laws on generated sessions, and the recordings in a release build: with hashing that differs
# from run to run, and with fixed hashing.
laws() {
  say "Laws and recordings"
  program
  "$release" verify Assets/recordings Tests/Recordings
  SWIFT_DETERMINISTIC_HASHING=1 "$release" verify Assets/recordings Tests/Recordings >/dev/null
  # As many sessions as these, or as many as fit into the time.
  "$release" fuzz --seed 1 --cases "${FUZZ_CASES:-200000}" --for "${FUZZ_SECONDS:-45}"
}

[[ $# -gt 0 ]] || set -- none
for part; do
  case $part in
    units | examples | desktop | laws) "$part" ;;
    *) echo "test: unknown part '$part': units, examples, desktop or laws" >&2; exit 2 ;;
  esac
done
