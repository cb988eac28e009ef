#!/usr/bin/env bash
# Builds and runs one suite: test-one.sh SpringLoadingTests, or, of several with a name, InteractionTests/SessionTests
#
# It builds only the target of the suite and its dependencies, for debugging and in a folder of its own. A
# suite that runs the program uses the last build of it.
set -euo pipefail
cd "$(dirname "$0")/.."

name=${1:?the name of a suite, such as SpringLoadingTests}
suite=${name##*/}
# A target is named after its folder: Tests/InteractionTests, or Tests/EndToEnd/Recordings of RecordingTests.
targets=$(grep -rlE "(struct|enum|class) $suite\b" Tests --include='*.swift' \
  | sed -E 's|^Tests/EndToEnd/(\w*[^s])s?/.*|\1Tests|; s|^Tests/([^/]*)/.*|\1|' | sort -u) || true
[[ $name != */* ]] || targets=$(grep -x "${name%/*}" <<<"$targets") || true
if [ -z "$targets" ]; then
  echo "test-one: there is no suite '$name'; use the name of its struct, such as SpringLoadingTests" >&2
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
