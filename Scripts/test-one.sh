#!/usr/bin/env bash
# Builds and runs one suite: test-one.sh SpringLoadingTests
#
# It builds only the target of the suite and its dependencies, for debugging and in a folder of its own. A
# suite that runs the program uses the last build of it.
set -euo pipefail
cd "$(dirname "$0")/.."

suite=${1:?the name of a suite, such as SpringLoadingTests}
file=$(grep -rlE "(struct|enum|class) $suite\b" Tests --include='*.swift' | head -n 1) || true
if [ -z "$file" ]; then
  echo "test-one: no suite '$suite' in Tests; use the name of its struct, such as SpringLoadingTests" >&2
  exit 2
fi
export DRAGPLAY_TESTS
DRAGPLAY_TESTS=$(cut -d / -f 2 <<<"$file")
DRAGPLAY_TEST_PROGRAM=1 swift build --build-tests --disable-index-store --scratch-path .build/one
.build/one/debug/drag-playgroundPackageTests.xctest --testing-library swift-testing --filter "$suite"
