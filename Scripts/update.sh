#!/usr/bin/env bash
# Makes files of the repository again, by the present program: update.sh WHAT [ONLY …]
#
#   recordings [ONLY]   Tests/Fixtures/recordings and the demo, in the real window; ONLY is a word in their names
#   goldens             Tests/Fixtures/goldens; fails, so that the pictures are reviewed
#   api                 Tests/Fixtures/api, the public declarations of the libraries
#   tuning              the table of the page The Numbers of a Tuning
#   texts               Tests/Fixtures/documents/untranslated.txt, the texts that languages lack
#   fonts               the font subsets and the table of advances (needs fonttools)
#   images              the pictures and the application icon (needs Pillow)
#   manual              the manual page, from the help of the program
#   media [ONLY …]      the films of the README and of Documentation/Playground.md
#   gallery             Build/gallery, contact sheets of every page, settled and in mid-drag; they are not kept
#
# Review the differences afterwards.
set -euo pipefail
cd "$(dirname "$0")/.."

what=${1:-}
shift || true

release() { Scripts/install.sh test && Scripts/build-release.sh; }

case $what in
  recordings)
    release
    swift build --build-tests
    DRAGPLAY="$PWD/.build/release/dragplay" DRAGPLAY_RECORD="${1:-all}" \
      swift test --skip-build --disable-xctest --no-parallel --filter RecordedSessionTests
    git status --short Tests/Fixtures/recordings Assets/recordings
    ;;
  goldens)
    swift build --build-tests
    DRAGPLAY_UPDATE=all swift test --skip-build --disable-xctest --filter GoldenTests
    ;;
  api) DRAGPLAY_UPDATE=api Scripts/test-one.sh PublicAPITests ;;
  tuning) DRAGPLAY_UPDATE=tuning Scripts/test-one.sh TuningTests ;;
  texts) DRAGPLAY_UPDATE=texts Scripts/test-one.sh LanguageTests ;;
  fonts) Scripts/fonts/make-fonts.py ;;
  images) Scripts/images/make-images.py ;;
  manual)
    swift build --product dragplay
    mkdir -p Build
    Scripts/make-manual.py .build/debug/dragplay >Build/dragplay.1
    mv Build/dragplay.1 Assets/desktop/dragplay.1
    ;;
  media) release && Scripts/media.sh "$@" ;;
  gallery) release && Scripts/gallery.sh Build/gallery ;;
  *)
    sed -n '4,14s/^# *//p' "$0" >&2
    exit 2
    ;;
esac
