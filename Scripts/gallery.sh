#!/usr/bin/env bash
# Makes contact sheets of every page, for review: gallery.sh FOLDER
#
# Each sheet shows a page light and dark, at rest and in mid-drag, in four sizes of the window and at two scales. The gestures
# are in Scripts/gallery.
set -euo pipefail
cd "$(dirname "$0")/.."

output=${1:?a folder for the sheets}
program=${DRAGPLAY:-$PWD/.build/release/dragplay}
sizes=(640x480 900x700 1280x800 1920x1080)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Writes the script of a page, with the head of one picture.
script() {
  local page=$1 appearance=$2 size=$3 scale=$4
  local arguments=
  [ "$appearance" = light ] || arguments=" --appearance dark"
  local scene=$page
  # Pages that a scene shows at a press.
  [ "$page" != diagram ] || scene=follow
  [ "$page" != how-it-works ] || scene=colours
  printf 'scene %s%s\nwindow %s\nscale %s\n' "$scene" "$arguments" "$size" "$scale"
  [ "$page" != pictures ] || board
  cat "Scripts/gallery/$page.gesture"
}

# A board of the pictures that come with the program.
board() {
  local tiles='' picture
  for picture in red blue black green yellow link; do
    tiles+=${tiles:+,}"{\\\"path\\\":\\\"$PWD/Assets/images/$picture.png\\\",\\\"size\\\":[200,200]}"
  done
  echo "send pictures-document \"{\\\"state\\\":1,\\\"document\\\":{\\\"board\\\":1,\\\"items\\\":[$tiles]}}\""
}

# Renders the first and the last frame of a page as they are on a display.
frames() {
  local page=$1 appearance=$2 size=$3 scale=$4
  local name=$work/$page-$size-$scale-$appearance all
  script "$@" >"$name.gesture"
  "$program" compile "$name.gesture" --output "$name.dndrec" >/dev/null
  "$program" render "$name.dndrec" --output "$name" --fps 10 >/dev/null 2>&1
  all=("$name"/*.png)
  mv "${all[4]}" "$name-rest.png"
  mv "${all[-1]}" "$name-drag.png"
}
export -f script board frames
export program work

# Arranges the pictures of a page, a row for each size and scale.
sheet() {
  local page=$1 inputs=() size scale appearance moment
  for size in "${sizes[@]}"; do
    for scale in 1 2; do
      for appearance in light dark; do
        for moment in rest drag; do inputs+=(-i "$work/$page-$size-$scale-$appearance-$moment.png"); done
      done
    done
  done
  local count=$((${#inputs[@]} / 2)) number filter='' cells=''
  for ((number = 0; number < count; number++)); do
    filter+="[$number]scale=720:540:force_original_aspect_ratio=decrease:flags=area,"
    filter+="pad=736:556:-1:-1:color=0x808080[$number-cell];"
    cells+="[$number-cell]"
  done
  ffmpeg -loglevel error -y "${inputs[@]}" -filter_complex \
    "$filter${cells}xstack=inputs=$count:grid=4x$((count / 4))" -frames:v 1 "$output/$page.png"
}

mkdir -p "$output"
pages=$(cd Scripts/gallery && printf '%s\n' *.gesture | sed 's/\.gesture//')
for page in $pages; do
  for size in "${sizes[@]}"; do
    for scale in 1 2; do
      for appearance in light dark; do echo "$page $appearance $size $scale"; done
    done
  done
done | xargs -P "$(nproc)" -L 1 bash -c 'frames "$@"' _
for page in $pages; do sheet "$page"; done
echo "gallery: a sheet for each page is in $output"
