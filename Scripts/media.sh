#!/usr/bin/env bash
# Makes the films of the README and of the guide: media.sh [NAME …], by default all
#
# Each is made of recordings, which are compiled from the scripts in Scripts/media, so that the same program makes the same
# pictures. A film begins at the mark `begin` of its script, or at its start, and fades back to its first picture, so that
# it repeats without a jump.
set -euo pipefail
cd "$(dirname "$0")/.."

program=${DRAGPLAY:-$PWD/.build/release/dragplay}
export DRAGPLAY_ASSETS=$PWD/Assets
output=Documentation/media
rate=20
# The pictures of a fade.
fade=6
font=Assets/fonts/Mono.ttf
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$output"

# A script, with the folders of the pictures that it names.
script() {
  sed "s|LANDSCAPES|$work/landscapes|g; s|THUMBNAILS|$work/thumbnails|g" "Scripts/media/$1.gesture"
}

compile() { "$program" compile "$1" --output "$2" >/dev/null; }

# Compiles a script twice: the second time, the mouse moves to what it presses.
recording() {
  local file=$work/$1
  [ ! -e "$file.dndrec" ] || return 0
  script "$1" >"$file-places.gesture"
  compile "$file-places.gesture" "$file-places.dndrec"
  Scripts/media/approach.py "$file-places.gesture" "$file-places.dndrec" >"$file.gesture"
  compile "$file.gesture" "$file.dndrec"
}

# Draws the pictures of a recording into a folder: frames FILE FOLDER [OPTION …]
frames() {
  local file=$1 folder=$2
  shift 2
  # A recording that diverges is drawn, too.
  "$program" render "$file" --output "$folder" --fps $rate "$@" >"$folder.log" 2>&1 || [ $? = 1 ]
  [ -e "$folder/frame-00001.png" ] || { cat "$folder.log" >&2; exit 1; }
}

# The number of the picture at which a film begins.
first() {
  local time
  time=$(sed -n 's/^{"mark":"begin","t":\([0-9]*\)}$/\1/p' "$1")
  echo $((${time:-0} * rate / 1000000 + 1))
}

# Makes a clip without loss of the pictures of a folder: encode NAME FIRST
encode() {
  ffmpeg -loglevel error -y -framerate $rate -start_number "$2" -i "$work/$1/frame-%05d.png" \
    -c:v ffv1 -pix_fmt bgr0 "$work/$1.mkv"
}

# Makes the clip of a script: clip NAME [OPTION …]
clip() {
  local name=$1
  shift
  [ ! -e "$work/$name.mkv" ] || return 0
  recording "$name"
  frames "$work/$name.dndrec" "$work/$name" "$@"
  encode "$name" "$(first "$work/$name.dndrec")"
}

# The number of pictures of a clip.
count() { ffprobe -v error -count_packets -show_entries stream=nb_read_packets -of csv=p=0 "$work/$1.mkv"; }

# The time of a picture by its number, in seconds.
time_of() { printf '%d.%03d' $(($1 / rate)) $(($1 % rate * 1000 / rate)); }

# Joins clips, fades from each to the next and from the last to the first, and writes a GIF: film FILE CLIP …
film() {
  local file=$1 inputs=() filter='[0]settb=AVTB,format=bgr0[s0];' end last='[s0]' number clip
  shift
  for clip in "$@"; do inputs+=(-i "$work/$clip.mkv"); done
  # The first picture again, to which the end fades.
  ffmpeg -loglevel error -y -i "$work/$1.mkv" -frames:v 1 "$work/first.png"
  inputs+=(-loop 1 -framerate "$rate" -t "$(time_of "$fade")" -i "$work/first.png")
  end=$(count "$1")
  for ((number = 1; number <= $#; number++)); do
    clip=${*:number+1:1}
    filter+="[$number]settb=AVTB,format=bgr0[s$number];"
    filter+="${last}[s$number]xfade=duration=$(time_of $fade):offset=$(time_of $((end - fade)))[x$number];"
    last="[x$number]"
    [ -z "$clip" ] || end=$((end - fade + $(count "$clip")))
  done
  filter+="${last}split[a][b];[a]palettegen=max_colors=80:stats_mode=full[p];"
  filter+="[b][p]paletteuse=dither=none:diff_mode=rectangle"
  ffmpeg -loglevel error -y "${inputs[@]}" -filter_complex "$filter" -loop 0 "$file"
}

landscapes() {
  mkdir -p "$work/landscapes"
  Scripts/media/landscapes.py "$work/landscapes"
}

# The pictures in the list of recordings: thumbnail CLIP SECONDS
thumbnail() {
  clip "$1"
  mkdir -p "$work/thumbnails"
  ffmpeg -loglevel error -y -ss "$2" -i "$work/$1.mkv" -frames:v 1 -vf scale=240:160:flags=area \
    "$work/thumbnails/$1.png"
}

# The player in its window, on a private display: its playhead is dragged back and forth, and the session continues, slower.
player() {
  local server window camera
  recording colours-drag
  Xvfb -displayfd 3 -screen 0 720x480x24 -nolisten tcp 3>"$work/display" 2>/dev/null &
  server=$!
  until [ -s "$work/display" ]; do sleep 0.05; done
  (
    DISPLAY=:$(cat "$work/display")
    export DISPLAY
    unset WAYLAND_DISPLAY
    "$program" replay "$work/colours-drag.dndrec" --keep-open &
    window=$!
    xdotool search --sync --onlyvisible --pid "$window" windowmove 0 0
    ffmpeg -loglevel error -y -f x11grab -framerate $rate -video_size 720x480 -i "$DISPLAY" \
      -t 9 -c:v ffv1 -pix_fmt bgr0 "$work/player.mkv" &
    camera=$!
    xdotool mousemove 600 300
    sleep 1.5
    xdotool mousemove 330 402 mousedown 1
    glide 18 11
    glide 24 -15
    sleep 0.3
    glide 18 13
    xdotool mouseup 1
    sleep 0.8
    xdotool mousemove 446 439 click 1
    wait "$camera"
    kill "$window"
  )
  kill "$server"
}

# Moves the mouse across by some pixels, some times: glide TIMES PIXELS
glide() {
  local step
  for ((step = 0; step < $1; step++)); do
    xdotool mousemove_relative -- "$2" 0
    sleep 0.045
  done
}

# A session that was recorded with a long press of 0.5 s, beside its replay with 0.8 s, and the report of `dragplay verify`.
failing() {
  local line number=0 inputs filter report
  recording failing
  mkdir -p "$work/tests"
  "$program" promote "$work/failing.dndrec" --name hold --tiers order,calls --output "$work/tests" >/dev/null
  sed -i '1s/"long-press":500000/"long-press":800000/' "$work/tests/hold.dndrec"
  report=$(cd "$work/tests" && "$program" verify hold.dndrec --report "$work/report" 2>&1) && exit 1
  clip failing --scale 0.8
  frames "$work/tests/hold.dndrec" "$work/hold" --scale 0.8
  encode hold 1
  inputs=(-i "$work/failing.mkv" -i "$work/hold.mkv")
  filter="[0]pad=iw+8:ih:0:0:0x18181b[l];[l][1]hstack,pad=iw+16:ih+240:8:36:0x18181b,tpad=stop_mode=clone:stop_duration=5"
  filter+=",$(label 'As recorded: a long press of 0.5 s' 16 12),$(label 'Replayed: a long press of 0.8 s' 376 12)"
  while read -r line; do
    number=$((number + 1))
    filter+=",$(label "$line" 16 $((340 + number * 18)) "$(color "$line")" ":enable='gte(t,2.6)'")"
  done < <(grep -v '^ *report: ' <<<"$report" | fold -s -w 96)
  ffmpeg -loglevel error -y "${inputs[@]}" -filter_complex "$filter" -c:v ffv1 -pix_fmt bgr0 "$work/failing-report.mkv"
}

color() {
  case $1 in
    '- '*) echo 0xff7a70 ;;
    '+ '*) echo 0x64d487 ;;
    *) echo 0xf4f4f6 ;;
  esac
}

# A line of text, with its baseline 10 below Y: label TEXT X Y [COLOR [OPTION]]
label() {
  local file
  file=$(mktemp "$work/label-XXXXXX")
  printf '%s' "$1" >"$file"
  echo "drawtext=fontfile=$font:textfile=$file:expansion=none:fontsize=12:fontcolor=${4:-0xb2b2bb}:x=$2:y=$(($3 + 10))-max_glyph_a${5:-}"
}

# The example Minimal, which draws its pictures itself.
minimal() {
  local minimal=${MINIMAL:-}
  if [ -z "$minimal" ]; then
    swift build --package-path Examples --scratch-path .build/examples --product Minimal
    minimal=$(swift build --package-path Examples --scratch-path .build/examples --show-bin-path)/Minimal
  fi
  recording minimal
  sed -E '1s/"app":"[^"]*","scene":"[^"]*","arguments":\[[^]]*\]/"app":"tiles","scene":"tiles","arguments":[]/; 1s/"tuning":\{[^}]*\}/"tuning":{}/' \
    "$work/minimal.dndrec" >"$work/tiles.dndrec"
  "$minimal" --replay "$work/tiles.dndrec" --frames "$work/minimal" >/dev/null
  ffmpeg -loglevel error -y -framerate 25 -i "$work/minimal/frame-%05d.bmp" -vf fps=$rate \
    -c:v ffv1 -pix_fmt bgr0 "$work/minimal.mkv"
}

demo() { for name in demo-colours demo-playlist demo-board; do clip "$name" --scale 0.75; done; }

# Makes the clips of a film, and the film: make NAME
make() {
  local name=$1 file=$output/$1.gif clips=("$1")
  case $name in
    demo)
      file=Assets/demo.gif
      clips=(demo-colours demo-playlist demo-board)
      demo
      ;;
    failing)
      clips=(failing-report)
      failing
      ;;
    how-it-works | inspector) clip "$name" --scale 0.75 ;;
    player) player ;;
    minimal) minimal ;;
    pictures)
      landscapes
      clip "$name"
      ;;
    recordings)
      thumbnail board-several 3.5
      thumbnail lessons 2
      thumbnail colours-drag 4
      clip "$name"
      ;;
    *) clip "$name" ;;
  esac
  film "$file" "${clips[@]}"
  printf '%s: %d kB\n' "$file" $(($(stat -c %s "$file") / 1000))
}

all=(demo colours-drag colours-touch colours-finger how-it-works inspector follow diagram lessons playlist-edit playlist-swipe
  board-layouts board-several pictures recordings player failing minimal)
names=("$@")
[ $# -gt 0 ] || names=("${all[@]}")
for name in "${names[@]}"; do make "$name"; done
