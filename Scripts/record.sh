#!/usr/bin/env bash
# Re-records Tests/Recordings and the demo, in the real window on a private display.
#
#   record.sh             all recordings
#   record.sh escape      those with the word in their names
#
# The sessions are in Tests/DesktopTests/Recording. Review the differences afterwards.
set -euo pipefail
cd "$(dirname "$0")/.."

Scripts/build-release.sh
swift build --build-tests
DRAGPLAY="$PWD/.build/release/dragplay" DRAGPLAY_RECORD="${1:-all}" \
  swift test --skip-build --disable-xctest --no-parallel --filter RecordedSessionTests
git status --short Tests/Recordings Assets/recordings
