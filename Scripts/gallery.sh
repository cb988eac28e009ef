#!/usr/bin/env bash
# Makes contact sheets of every page, for review: gallery.sh FOLDER
#
# Each sheet shows a page light and dark, at rest and in mid-drag, a row for each size of the window and scale: from the least
# window to a large screen. Another sheet shows the opened inspector in narrow windows. The gestures are in Scripts/gallery.
set -euo pipefail
cd "$(dirname "$0")/.."

output=${1:?a folder for the sheets}
program=${DRAGPLAY:-$PWD/.build/release/dragplay}
# The sizes of the window and its scales; the longest sides of a picture are limited.
views=(640x480@1 640x480@3 900x700@1 900x700@1.5 1120x760@2 1280x800@1 1920x1080@1 2560x1440@1 3840x2160@1)
narrow=(640x480@1 640x480@2 900x700@1 900x700@2)
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
  [ "$page" != inspector ] || scene=board
  printf 'scene %s%s\nwindow %s\nscale %s\n' "$scene" "$arguments" "$size" "$scale"
  [ "$page" != pictures ] || board
  [ "$page" != recordings ] || shelf
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

# A shelf of recordings, as the program would list them.
shelf() {
  local rows='' number scenes=(colours board playlist lessons follow pictures colours board)
  for number in "${!scenes[@]}"; do
    rows+=${rows:+,}"{\\\"path\\\":\\\"/recordings/${scenes[number]}-$number.dndrec\\\",\\\"length\\\":$((number * 7000 + 5200)),"
    rows+="\\\"scene\\\":\\\"${scenes[number]}\\\",\\\"modified\\\":$((1795600000 - number * 40000))}"
  done
  echo "send recordings \"{\\\"version\\\":1,\\\"recordings\\\":[$rows]}\""
}

# Renders the first and the last frame of a page as they are on a display.
frames() {
  local page=$1 appearance=$2 size=$3 scale=$4
  local name=$work/$page-${size}_${scale/./_}-$appearance all
  script "$@" >"$name.gesture"
  "$program" compile "$name.gesture" --output "$name.dndrec" >/dev/null
  "$program" render "$name.dndrec" --output "$name" --fps 10 >/dev/null 2>&1
  all=("$name"/*.png)
  mv "${all[4]}" "$name-rest.png"
  mv "${all[-1]}" "$name-drag.png"
}
export -f script board shelf frames
export program work

# The sizes and scales of a page.
views() {
  if [ "$1" = inspector ]; then printf '%s\n' "${narrow[@]}"; else printf '%s\n' "${views[@]}"; fi
}

# Arranges the pictures of a page, a row for each size and scale.
sheet() {
  local page=$1 inputs=() view appearance moment
  for view in $(views "$page"); do
    for appearance in light dark; do
      for moment in rest drag; do
        inputs+=(-i "$work/$page-${view//[.@]/_}-$appearance-$moment.png")
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
  for view in $(views "$page"); do
    for appearance in light dark; do echo "$page $appearance ${view%@*} ${view#*@}"; done
  done
done | xargs -P "$(nproc)" -L 1 bash -c 'frames "$@"' _
for page in $pages; do sheet "$page"; done
echo "gallery: a sheet for each page is in $output"
