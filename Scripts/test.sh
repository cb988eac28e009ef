#!/usr/bin/env bash
# Runs parts of the tests: test.sh [all] [units] [examples] [tutorials] [desktop] [laws] [sdl3] [nightly] [soak] [sanitize] [gnome]
#
# The tests play thousands of sessions, so they are built with optimisation and without debug information,
# in a folder of their own: `make run` and `swift test` need no rebuild afterwards. The examples and the tutorials are
# built in the same folder, where the libraries are.
set -euo pipefail
cd "$(dirname "$0")/.."

folder=.build/tests
optimised=(-c release --disable-index-store -Xswiftc -gnone)
# The programs that the tests run, optimised and for debugging.
export DRAGPLAY=$PWD/$folder/release/dragplay DRAGPLAY_DEBUG=$PWD/.build/debug/dragplay
# The test executable, which several processes can run at once, and the one with the tests of the window alone.
export TESTS=$PWD/$folder/release/drag-playgroundPackageTests.xctest
desktop_tests=$PWD/$folder/DesktopTests

# All files of the tests are in one folder, which goes away with the run, even if a test was killed.
export TMPDIR
TMPDIR=$(mktemp -d)

# A file that exists when the programs of the examples are built.
export EXAMPLES_END=${EXAMPLES_END:-$TMPDIR/examples}

# Failures are printed again at the end.
if [[ ${FAILURES:-} ]]; then
  trap 'rm -rf "$TMPDIR"' EXIT
else
  export FAILURES=$TMPDIR/failures
  trap '[[ ! -s $FAILURES ]] || { printf "\n== Failures\n"; cat "$FAILURES"; }; rm -rf "$TMPDIR"' EXIT
fi

say() { printf '\n== %s, %s\n' "$*" "$(date +%T)"; }

build() {
  [[ ${is_built:-} ]] || DRAGPLAY_BUILD=tests swift build "${optimised[@]}" --scratch-path "$folder" --build-tests
  export is_built=yes
}

# Builds the program and the tests of its window, which are kept when the test executable is linked anew.
build_window() {
  DRAGPLAY_BUILD=window swift build "${optimised[@]}" --scratch-path "$folder" --build-tests
  cp "$TESTS" "$desktop_tests"
}

# Runs tests, and prints their results at the end.
run_tests() { logged timeout -k 10 "${TEST_LIMIT:-20m}" "$TESTS" --testing-library swift-testing "$@"; }

# Runs a command that runs tests. Of a failed one the issues are kept, or the last lines where there are none, and after
# too long a time, the tests that did not end.
logged() {
  local log status=0
  log=$(mktemp)
  "$@" >"$log" 2>&1 || status=$?
  grep -v ' started\.$' "$log" || true
  ! grep -q 'Test run with 0 tests ' "$log" || status=1
  ((status == 0)) || {
    echo "$* ended with $status"
    grep -A 8 'recorded an issue' "$log" | grep -v '↳ ///' || tail -n 20 "$log"
  } >>"$FAILURES"
  ((status != 124)) || awk '
    sub(/ started\.$/, "") { sub(/^[^ ]* /, ""); open[$0] }
    sub(/ (passed|failed) after .*/, "") { sub(/^[^ ]* /, ""); delete open[$0] }
    END { for (name in open) print "did not end: " name }' "$log" >>"$FAILURES"
  rm "$log"
  return "$status"
}
export -f run_tests logged

units() {
  say "Unit tests"
  build
  local commands status=0
  # They mostly wait for the program.
  run_tests --parallel --filter '^CommandLineTests\.' --skip OptimisationTests &
  commands=$!
  run_tests --parallel --skip '^CommandLineTests\.' --skip DesktopTests || status=$?
  wait "$commands" || status=$?
  return "$status"
}

# The example package, which uses only the public products.
examples() {
  local status=0
  say "Examples"
  DRAGPLAY_BUILD=tests swift build -c release -Xswiftc -gnone --package-path Examples --scratch-path "$folder" --build-tests \
    || status=$?
  touch "$EXAMPLES_END"
  ((status != 0)) || TESTS=$PWD/$folder/release/drag-examplesPackageTests.xctest run_tests || status=$?
  return "$status"
}

# The tutorials, followed step by step.
tutorials() {
  say "Tutorials"
  build
  run_tests --no-parallel --filter 'TutorialTests'
}

desktop() {
  local status=0
  build_window
  examples || status=$?
  in_windows || status=$?
  return "$status"
}

# The window on private displays: four suites in parallel, since they mostly wait, and then the tests that measure
# processor time.
in_windows() {
  local status=0
  say "Desktop tests"
  export TESTS=$desktop_tests
  { windows; until_examples_end; windows_of_examples; } | side_by_side --skip /idle || status=$?
  idleness || status=$?
  return "$status"
}

# The suites of the window, but for those that use the program of the tutorials or of an example: the ones with the most
# tests are first, so that none of them runs alone at the end.
windows() {
  tests_of_windows | grep -vE '\.(Example|Clipboard|Tutorial)Tests/' | sed 's|/[^/]*$||' | uniq -c | sort -rn \
    | awk '{ print $2 }'
}

windows_of_examples() { tests_of_windows | grep -E '\.(Example|Clipboard)Tests/'; }

tests_of_windows() { list_tests | grep -v '/idle'; }

list_tests() { "$TESTS" --testing-library swift-testing --list-tests | grep '^DesktopTests' | sed 's|(.*||'; }

side_by_side() { xargs -P 4 -I NAME bash -c "run_tests --no-parallel --filter '^NAME[/(]' $*"; }

idleness() { list_tests | grep '/idle' | side_by_side; }

# The laws on generated sessions, limited by number and time: the same ones at every run, and others each day. The unit
# tests whose results depend on sets and dictionaries, or are compared with constants, run again with fixed hashing;
# KeptSessionTests verifies recordings with both.
laws() {
  say "Laws"
  build
  SWIFT_DETERMINISTIC_HASHING=1 run_tests --parallel --filter 'DragModelTests|DragKitSnapshotsTests|StateLayoutTests'
  fuzz 1
  fuzz "$(date -u +%Y%m%d)"
}

# All of these: beside the windows, which mostly wait, everything else is built and run at low priority.
all() {
  local others status=0
  say "The program and the tests of its window"
  build_window
  (
    trap 'touch "$EXAMPLES_END"' EXIT
    nice -n 19 Scripts/test.sh others
  ) >"$TMPDIR/others.log" 2>&1 &
  others=$!
  in_windows || status=$?
  wait "$others" || status=$?
  cat "$TMPDIR/others.log"
  return "$status"
}

# What needs no window; and the tutorials, which mostly wait.
others() {
  local tutorials status=0
  examples || status=$?
  build
  tutorials >"$TMPDIR/tutorials.log" 2>&1 &
  tutorials=$!
  units || status=$?
  laws || status=$?
  wait "$tutorials" || status=$?
  cat "$TMPDIR/tutorials.log"
  return "$status"
}

until_examples_end() { until [[ -e $EXAMPLES_END ]]; do sleep 0.5; done; }

# Checks sessions of a seed, which is printed.
fuzz() {
  local log
  log=$(mktemp)
  echo "dragplay-fuzz --seed $1"
  "$folder/release/dragplay-fuzz" --seed "$1" --cases "${FUZZ_CASES:-100000}" --for "${FUZZ_SECONDS:-8}" 2>&1 | tee "$log" && return
  tail -n 20 "$log" >>"$FAILURES"
  return 1
}

# Long tests: a program that is stopped for long, the window with SDL 3 and in GNOME, the debug build, the unit tests with fixed
# hashing, recordings with numbers at the edges, and the laws on 30,000 sessions of each page.
nightly() {
  export TEST_LIMIT=10h
  say "Nightly tests"
  build
  swift build --product dragplay
  swift test --package-path Examples --disable-xctest
  run_tests --filter OptimisationTests
  DRAGPLAY_STOP=30 run_tests --no-parallel --filter InterruptionTests/stopped
  sdl3
  gnome
  SWIFT_DETERMINISTIC_HASHING=1 run_tests --parallel --skip DesktopTests --skip OptimisationTests
  SOAK_CASES=${SOAK_CASES:-20000} run_tests --filter 'DamagedInputTests/edged'
  FUZZ_CASES=${FUZZ_CASES:-30000} FUZZ_SECONDS=86400 fuzz "$(date +%s)"
  function_sizes
}

# The window with SDL 3 behind sdl2-compat, as Debian 13 has it.
sdl3() {
  say "Wayland and X11 with SDL 3"
  build
  Tests/Fixtures/sdl3/wrap.sh "$DRAGPLAY" .build/dragplay-sdl3
  DRAGPLAY=$PWD/.build/dragplay-sdl3 run_tests --no-parallel --filter '\.(WaylandTests|ReorderTests|InterruptionTests|TouchAndMouseTests)/'
}

# Thousands of damaged inputs, then the laws on every scene until the time is over.
soak() {
  export TEST_LIMIT=10h
  say "Damaged inputs"
  build
  SOAK_CASES=${SOAK_CASES:-100000} run_tests --filter DamagedInputTests
  say "Laws"
  FUZZ_CASES=1000000 FUZZ_SECONDS=${SOAK_SECONDS:-3600} fuzz "${SOAK_SEED:-1}"
}

# Tests that run the program are left out: its memory limit is too low for the address sanitizer. The build is
# optimised, since a debug build would be ten times slower.
sanitize() {
  export TEST_LIMIT=10h
  local kind scratch tests
  build
  for kind in address thread; do
    scratch=.build/${kind:0:1}san
    say "Unit tests with the $kind sanitizer"
    DRAGPLAY_BUILD=tests swift build "${optimised[@]}" --scratch-path "$scratch" --sanitize="$kind" --build-tests
    tests=$PWD/$scratch/release/drag-playgroundPackageTests.xctest
    LSAN_OPTIONS=suppressions=$PWD/Tests/Fixtures/leaks.txt TESTS=$tests run_tests --parallel \
      --skip DesktopTests --skip OptimisationTests --skip CommandLineTests --skip ReportTests
  done
}

# No function of ours has more than 16 KB of code in the release build: a larger one is mostly copies of a large value,
# which costs time to build and to run. Such a value belongs behind a reference (`Box`).
function_sizes() {
  local modules
  say "Sizes of functions"
  Scripts/build-release.sh
  modules=$(basename -a Sources/*/ | paste -sd '|')
  nm -S -t d .build/release/dragplay | awk '$3 ~ /[tTwW]/ && $2 + 0 > 16384 { print $2 + 0, $4 }' \
    | grep -E "[0-9]($modules)" && { echo "larger than 16 KB: see above" | tee -a "$FAILURES"; return 1; }
  return 0
}

# The window under mutter, the compositor of GNOME, at two scales.
gnome() {
  local scale
  Scripts/build-release.sh
  for scale in 1 2; do Tests/EndToEnd/Gnome/test.sh "$scale"; done
}

[[ $# -gt 0 ]] || set -- none
for part; do
  case $part in
    all | others | units | examples | tutorials | desktop | laws | sdl3 | nightly | soak | sanitize | gnome) "$part" ;;
    *) echo "test: unknown part '$part': see the head of Scripts/test.sh" >&2; exit 2 ;;
  esac
done
