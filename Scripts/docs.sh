#!/usr/bin/env bash
# Builds the documentation of all libraries, with links between them, in Build/docs.
set -euo pipefail
cd "$(dirname "$0")/.."

libraries=(
  DragKit DragCoding DragGeometry DragEvents DragDrawing DragModel DragLayout DragKitInspection DragKitSnapshots
  DragPictures DragRecording RecordingTools DeviceCapture DragKitRecording DragTesting DragSDL DragPainter DragProgram
)
targets=()
for library in "${libraries[@]}"; do targets+=(--target "$library"); done

mkdir -p Build/docs
DRAGPLAY_BUILD=docs swift package --allow-writing-to-directory Build/docs generate-documentation \
  --enable-experimental-combined-documentation "${targets[@]}" --output-path Build/docs --warnings-as-errors
echo 'To read it: python3 -m http.server -d Build/docs, then open /documentation/dragkit or /tutorials/tutorials'
