#!/usr/bin/env bash
# Builds and runs one suite: test-one.sh SpringLoadingTests, or, of several with a name, InteractionTests/SessionTests
#
# It builds only the target of the suite and its dependencies, for debugging and in a folder of its own. A
# suite that runs the program uses the last build of it.
set -euo pipefail
cd "$(dirname "$0")/.."

name=${1:?the name of a suite, such as SpringLoadingTests}
suite=${name#*/}
folder=Tests
[[ $name != */* ]] || folder=Tests/${name%%/*}
targets=$(grep -rlE "(struct|enum|class) $suite\b" "$folder" --include='*.swift' 2>/dev/null | cut -d / -f 2 | sort -u) || true
if [ -z "$targets" ]; then
  echo "test-one: no suite '$suite' in $folder; use the name of its struct, such as SpringLoadingTests" >&2
  exit 2
fi
if [ "$(wc -l <<<"$targets")" -gt 1 ]; then
  printf "test-one: there are several suites '%s'; choose one:\n" "$suite" >&2
  while read -r target; do echo "  $target/$suite" >&2; done <<<"$targets"
  exit 2
fi
# All files of the tests are in one folder, which goes away with the run, even if a test was killed.
export TMPDIR
TMPDIR=$(mktemp -d)
trap 'rm -rf "$TMPDIR"' EXIT
DRAGPLAY_BUILD=$targets swift build --build-tests --disable-index-store --scratch-path .build/one
.build/one/debug/drag-playgroundPackageTests.xctest --testing-library swift-testing --filter "^$targets\.(.*/)?$suite/"
