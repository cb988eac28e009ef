#!/usr/bin/env bash
# Builds the documentation of libraries in Build/docs: docs.sh TARGET …
set -euo pipefail
cd "$(dirname "$0")/.."

export DRAGPLAY_DOCS=1
for target in "$@"; do
  output=Build/docs/$target
  mkdir -p "$output"
  swift package --allow-writing-to-directory "$output" \
    generate-documentation --target "$target" --output-path "$output" --warnings-as-errors
done
printf 'To read it: python3 -m http.server -d Build/docs/%s\n' "$1"
