#!/usr/bin/env bash
# Runs parts of the tests: test.sh [units] [rest] [examples] [desktop] [laws] [nightly] [soak] [sanitize]
#
# Sessions by the thousand are played, so what plays them is built as people run it, without what only a
# debugger needs. That stands in a folder of its own, and neither `make run` nor `swift test` has to build
# anew after it.
set -euo pipefail
cd "$(dirname "$0")/.."

folder=.build/tests
optimised=(-c release --disable-index-store -Xswiftc -enable-testing -Xswiftc -gnone)
# Where the tests find the program, and the one that is built for debugging.
export DRAGPLAY=$PWD/$folder/release/dragplay DRAGPLAY_DEBUG=$PWD/.build/debug/dragplay
# The tests, which several processes can run at once.
export TESTS=$PWD/$folder/release/drag-playgroundPackageTests.xctest

say() { printf '\n== %s, %s\n' "$*" "$(date +%T)"; }

build() {
  [[ ${is_built:-} ]] || DRAGPLAY_TEST_PROGRAM=1 swift build "${optimised[@]}" --scratch-path "$folder" --build-tests
  is_built=yes
}

# Runs the tests of a name, and says how they went when they are over.
run_tests() {
  local output status=0
  output=$("$TESTS" --testing-library swift-testing "$@" 2>&1) || status=$?
  printf '%s\n' "$output" | grep -v ' started\.$' || true
  return "$status"
}
export -f run_tests

units() {
  say "Unit tests"
  build
  run_tests --parallel --skip DesktopTests --skip OptimisationTests
}

# The package beside this one, which has nothing but the public product.
examples() {
  say "Examples"
  swift test --package-path Examples --scratch-path .build/examples --disable-xctest
}

# The window, on private displays: three suites side by side, since they mostly wait, then, alone, the
# tests that watch the processor's time.
desktop() {
  say "Desktop tests"
  build
  windows
  idleness
}

windows() {
  "$TESTS" --testing-library swift-testing --list-tests | grep '^DesktopTests' | grep -v '/idle(' |
    sed 's|/[^/]*$||' | sort -u | shuf |
    xargs -P 3 -I SUITE bash -c 'run_tests --no-parallel --filter "SUITE/" --skip "/idle"'
}

idleness() { run_tests --no-parallel --filter 'DesktopTests.*/idle'; }

# The laws on generated sessions, as many as these, or as many as fit into the time. Of the units, those run
# once more with fixed hashing whose results come out of sets and dictionaries, or are compared with a number
# that stands in the test; recordings are verified both ways by KeptSessionTests.
laws() {
  say "Laws"
  build
  SWIFT_DETERMINISTIC_HASHING=1 run_tests --parallel --filter 'DragModelTests|DragKitSnapshotsTests|StateLayoutTests'
  fuzz --seed 1
}

# All of these: what computes runs with the time that the windows leave.
rest() {
  say "Desktop tests, beside them the examples and the laws"
  build
  local log helper status=0
  log=$(mktemp)
  nice -n 19 Scripts/test.sh examples laws >"$log" 2>&1 &
  helper=$!
  windows || status=$?
  wait "$helper" || status=$?
  cat "$log"
  rm "$log"
  idleness || status=$?
  return "$status"
}

fuzz() {
  "$DRAGPLAY" fuzz "$@" --cases "${FUZZ_CASES:-100000}" --for "${FUZZ_SECONDS:-35}"
}

# What takes long: every recorded session in the window, the program that is built for debugging, the unit
# tests with fixed hashing, and more of the laws.
nightly() {
  say "Nightly tests"
  build
  swift build --product dragplay
  run_tests --filter OptimisationTests
  DRAGPLAY_SESSIONS=all run_tests --no-parallel --filter RecordedSessionTests
  SWIFT_DETERMINISTIC_HASHING=1 run_tests --parallel --skip DesktopTests --skip OptimisationTests
  FUZZ_CASES=1000000 FUZZ_SECONDS=${FUZZ_SECONDS:-600} fuzz --seed "$(date +%s)"
}

# Damaged inputs by the thousand, then the laws on every scene for as long as there is time.
soak() {
  say "Damaged inputs"
  build
  SOAK_CASES=${SOAK_CASES:-100000} run_tests --filter DamagedInputTests
  say "Laws"
  "$DRAGPLAY" fuzz --seed "${SOAK_SEED:-1}" --cases 1000000 --for "${SOAK_SECONDS:-3600}"
}

# What drives the program is left out: the address sanitizer needs more memory than it may have. It is
# optimised: for debugging it would be ten times as slow.
sanitize() {
  local kind scratch tests
  build
  for kind in address thread; do
    scratch=.build/${kind:0:1}san
    say "Unit tests with the $kind sanitizer"
    DRAGPLAY_TEST_PROGRAM=1 swift build "${optimised[@]}" --scratch-path "$scratch" --sanitize="$kind" --build-tests
    tests=$PWD/$scratch/release/drag-playgroundPackageTests.xctest
    LSAN_OPTIONS=suppressions=$PWD/Scripts/leaks.txt TESTS=$tests run_tests --parallel \
      --skip DesktopTests --skip OptimisationTests --skip CommandLineTests --skip ReportTests
  done
}

[[ $# -gt 0 ]] || set -- none
for part; do
  case $part in
    units | rest | examples | desktop | laws | nightly | soak | sanitize) "$part" ;;
    *) echo "test: unknown part '$part': see the head of Scripts/test.sh" >&2; exit 2 ;;
  esac
done
