#!/usr/bin/env bash
# Records Tests/Recordings and the demo again, in the real window on a private display.
#
#   record.sh             all of them
#   record.sh escape      those whose names hold the word
#
# The sessions stand in Tests/DesktopTests/Recording; only those that are named are performed. Whoever
# runs it looks at the difference.
set -euo pipefail
cd "$(dirname "$0")/.."

swift build -c release --product dragplay
swift build --build-tests
DRAGPLAY="$PWD/.build/release/dragplay" DRAGPLAY_RECORD="${1:-all}" \
  swift test --skip-build --disable-xctest --no-parallel --filter RecordedSessionTests
git status --short Tests/Recordings Assets/recordings
