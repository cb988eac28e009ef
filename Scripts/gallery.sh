#!/usr/bin/env bash
# Makes contact sheets of every page, for review: gallery.sh FOLDER [PAGE …], by default all
#
# Each sheet shows a page light and dark, settled and in mid-drag, a row for each size of the window and scale: four sizes at two
# scales, and the largest screen. Two other sheets show the tabs of the inspector, opened over the page in narrow windows. The
# gestures are in Scripts/gallery; the settled picture is the one before the mark `settled`.
set -euo pipefail
cd "$(dirname "$0")/.."

output=${1:?a folder for the sheets}
program=${DRAGPLAY:-$PWD/.build/release/dragplay}
shift
rate=5
# The sizes of the window and its scales; the longest sides of a picture are limited.
views=(640x480@1 640x480@2 900x700@1 900x700@2 1280x800@1 1280x800@2 1920x1080@1 1920x1080@2 3840x2160@1)
narrow=(640x480@1 640x480@2 900x700@1 900x700@2)
# The least width of a window that has room for the inspector beside the page.
wide=1008
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Writes the script of a page, with the head of one picture.
script() {
  local page=$1 appearance=$2 size=$3 scale=$4
  local arguments=
  [ "$appearance" = light ] || arguments=" --appearance dark"
  local scene=$page
  # Pages that a scene shows at a press.
  case $page in
    diagram) scene=follow ;;
    how-it-works) scene=colours ;;
    inspector*) scene=board ;;
  esac
  printf 'scene %s%s\nwindow %s\nscale %s\n' "$scene" "$arguments" "$size" "$scale"
  [ "$page" != pictures ] || board
  [ "$page" != recordings ] || shelf
  # In a wide window the inspector is open already.
  if [ "${size%x*}" -ge "$wide" ]; then
    sed '/^tap inspector$/d' "Scripts/gallery/$page.gesture"
  else
    cat "Scripts/gallery/$page.gesture"
  fi
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

# The number of the last picture before the mark `settled`.
settled() {
  local time
  time=$(sed -n 's/^{"mark":"settled","t":\([0-9]*\)}$/\1/p' "$1")
  echo $(((${time:?no mark in $1} - 1) * rate / 1000000))
}

# Renders the settled picture and the last one of a page as they are on a display.
frames() {
  local page=$1 appearance=$2 size=$3 scale=$4
  local name=$work/$page-${size}_${scale/./_}-$appearance all number
  script "$@" >"$name.gesture"
  "$program" compile "$name.gesture" --output "$name.dndrec" >/dev/null
  "$program" render "$name.dndrec" --output "$name" --fps $rate >/dev/null 2>&1
  all=("$name"/*.png)
  number=$(settled "$name.dndrec")
  mv "${all[number]}" "$name-settled.png"
  mv "${all[-1]}" "$name-drag.png"
  rm -r "$name"
}
export -f script board shelf settled frames
export program work rate wide

# The sizes and scales of a page.
views() {
  case $1 in
    inspector) printf '%s\n' "${narrow[@]}" ;;
    inspector-engine) printf '%s\n' "${narrow[@]}" 1120x760@1 1120x760@2 ;;
    *) printf '%s\n' "${views[@]}" ;;
  esac
}

# Arranges the pictures of a page, a row for each size and scale.
sheet() {
  local page=$1 inputs=() view appearance moment
  for view in $(views "$page"); do
    for appearance in light dark; do
      for moment in settled drag; do
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
pages=("$@")
[ $# -gt 0 ] || mapfile -t pages < <(cd Scripts/gallery && printf '%s\n' *.gesture | sed 's/\.gesture//')
for page in "${pages[@]}"; do
  for view in $(views "$page"); do
    for appearance in light dark; do echo "$page $appearance ${view%@*} ${view#*@}"; done
  done
done | xargs -P "$(nproc)" -L 1 bash -euc 'frames "$@"' _
for page in "${pages[@]}"; do sheet "$page"; done
echo "gallery: a sheet for each page is in $output"
