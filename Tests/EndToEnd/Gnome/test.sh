#!/usr/bin/env bash
# Drives the window under mutter, the compositor of GNOME, by mouse, keys and finger: test.sh [SCALE]
#
# It is no part of CI: the same flows are tested in weston. Here they meet the compositor that most people have.
set -euo pipefail
cd "$(dirname "$0")/../../.."

scale=${1:-1}
program=$PWD/.build/release/dragplay
work=$(mktemp -d)
chmod 700 "$work"
jobs=()
mutter=
export XDG_RUNTIME_DIR=$work DBUS_SESSION_BUS_ADDRESS=unix:path=$work/bus WAYLAND_DISPLAY=gnome
export XDG_STATE_HOME=$work/state XDG_CONFIG_HOME=$work/config XDG_DATA_HOME=$work/data XDG_CACHE_HOME=$work/cache
export GSETTINGS_BACKEND=memory
unset DISPLAY SDL_VIDEODRIVER

finish() {
  exec 7>&- || true
  kill "${jobs[@]}" 2>/dev/null || true
  # A session that is shut down in any order can keep some of them waiting.
  timeout 5 tail --pid="$mutter" -f /dev/null || true
  kill -KILL "${jobs[@]}" 2>/dev/null || true
  wait 2>/dev/null || true
  rm -rf "$work"
}
trap finish EXIT

fail() {
  printf 'test-gnome: %s\n' "$*" >&2
  tail -n 3 "$work"/*.log >&2
  exit 1
}

# Waits up to twenty seconds until a command succeeds.
await() {
  local what=$1
  shift
  for _ in $(seq 400); do
    "$@" >/dev/null 2>&1 && return
    sleep 0.05
  done
  fail "$what did not happen"
}

start_mutter() {
  dbus-daemon --session --nofork --address="$DBUS_SESSION_BUS_ADDRESS" 2>"$work/dbus.log" &
  jobs+=($!)
  await "the start of the bus" test -S "$work/bus"
  pipewire >"$work/pipewire.log" 2>&1 &
  jobs+=($!)
  wireplumber >"$work/wireplumber.log" 2>&1 &
  jobs+=($!)
  mutter --headless --virtual-monitor $((1280 * scale))x$((800 * scale)) --no-x11 --wayland-display=gnome \
    >"$work/mutter.log" 2>&1 &
  mutter=$!
  jobs+=("$mutter")
  await "the start of mutter" test -S "$work/gnome"
  await "the screen cast of mutter" gdbus introspect --session --dest org.gnome.Mutter.ScreenCast \
    --object-path /org/gnome/Mutter/ScreenCast
  mkfifo "$work/commands"
  /usr/bin/python3 Tests/EndToEnd/Gnome/input.py "$scale" <"$work/commands" >"$work/answers" 2>"$work/input.log" &
  jobs+=($!)
  exec 7>"$work/commands"
  # The first event of each kind makes its device, and is lost.
  hand "move 1270 790" "down 0 1270 790" "up 0" "key 1"
}

# Sends commands, and waits until they are done.
hand() {
  local count
  count=$(($(wc -l <"$work/answers" 2>/dev/null || echo 0) + $#))
  printf '%s\n' "$@" >&7
  await "the input" eval "[ \$(wc -l <'$work/answers') -ge $count ]"
}

# Opens the program, recorded, on a page, with more options.
open_window() {
  page=$1
  : >"$work/trace"
  "$program" "$@" --trace "$work/trace" --record "$work/$page.dndrec" >"$work/program.log" 2>&1 &
  window=$!
  jobs+=("$window")
  await "the first frame" grep -q '"call":"ready"' "$work/trace"
  sleep 1
}

close_window() {
  kill "$window"
  wait "$window" || fail "the program failed: $(cat "$work/program.log")"
  "$program" verify "$work/$page.dndrec" || fail "the recording does not reproduce"
}

# The middle of a tile on the monitor, in whose middle mutter places its first window.
middle() {
  local frame
  frame=$(grep "\"call\":\"layout\",\"container\":\"$page\"" "$work/trace" | tail -n 1 |
    grep -o "\"id\":\"$1\",\"frame\":\[[0-9,-]*" | grep -o '[0-9,-]*$')
  awk -F, '{ print int('"$left"' + $1 + $3 / 2), int('"$top"' + $2 + $4 / 2) }' <<<"$frame"
}

expect_order() {
  await "the order $1" eval "grep '\"call\":\"order\",\"container\":\"$page\"' '$work/trace' | tail -n 1 | grep -q '$1'"
}

# Prints commands that go straight from one point to another.
path() {
  local verb=$1 x0=$2 y0=$3 x1=$4 y1=$5 step
  for step in $(seq 1 20); do
    echo "$verb $((x0 + (x1 - x0) * step / 20)) $((y0 + (y1 - y0) * step / 20))"
    echo "sleep 8"
  done
}

# Drags from one point to another by mouse.
drag() {
  local commands
  mapfile -t commands < <(path move "$@")
  hand "move $1 $2" "sleep 100" press "${commands[@]}" "sleep 300" release
}

by_mouse() {
  local red green
  read -r -a red <<<"$(middle red)"
  read -r -a green <<<"$(middle green)"
  drag "${red[@]}" "${green[@]}"
  expect_order '"blue","black","green","red","yellow"'
}

# Tab, Space, Down and Space: the focus begins where the mouse has dropped.
by_keys() {
  hand "key 15" "sleep 200" "key 57" "sleep 200" "key 108" "sleep 200" "key 57" "sleep 500"
  expect_order '"blue","black","green","yellow","red"'
}

by_finger() {
  local black green commands
  read -r -a black <<<"$(middle black)"
  read -r -a green <<<"$(middle green)"
  mapfile -t commands < <(path "drag 0" "${black[@]}" "${green[@]}")
  hand "down 0 ${black[*]}"
  await "the lift" grep -q '"call":"dragBegan".*"pointer":"touch"' "$work/trace"
  hand "${commands[@]}" "sleep 300" "up 0"
  expect_order '"blue","green","black","yellow","red"'
}

# Opens a program with another toolkit in the left upper corner, where mutter has room for its 200 by 200 pixels.
open_other() {
  : >"$work/other"
  GDK_BACKEND=wayland /usr/bin/python3 Tests/Fixtures/programs/gtk.py "$@" >"$work/other" 2>"$work/other.log" &
  other=$!
  jobs+=("$other")
  await "the start of another program" grep -q '"call": "ready"' "$work/other"
  sleep 1
}

close_other() {
  kill "$other"
  wait "$other" 2>/dev/null || true
}

# Expects the URI of a file in what the other program received; data of the clipboard is in a file.
expect_received() {
  local bytes
  bytes=$(printf '%s' "$1" | od -An -tx1 | tr -d ' \n')
  await "$1 in the other program" grep -q "\"call\": \"received\".*$bytes" "$work/other"
}

expect_pasted() {
  await "what the other program pastes" grep -q '"call": "received"' "$work/other"
  local file
  file=$(grep '"call": "received"' "$work/other" | tail -n 1 | grep -o '/[^"]*')
  grep -q "$1" "$file" || fail "the other program pasted '$(cat "$file")'"
}

# Whether a stored picture is byte for byte a file.
is_stored() {
  local file
  for file in "$work"/data/dragplay/pictures/*.png; do cmp -s "$1" "$file" && return; done
  return 1
}

# Pictures go to a program with GTK and come from one, by drag and by the clipboard.
exchange() {
  local toolkit=$1 picture=$2 first
  read -r -a first <<<"$(middle picture-1)"
  open_other "$toolkit" target
  drag "${first[@]}" 100 100
  expect_received "$work/board/a.png"
  close_other

  open_other "$toolkit" paste files
  hand "move ${first[*]}" press release "sleep 200" "control 46" "sleep 200" "move 100 100" press release
  expect_pasted "$work/board/a.png"
  hand "move $((left + 350)) $((top + 600))" press release
  close_other

  open_other "$toolkit" source text "$work/c.png"
  drag 150 100 $((left + 350)) $((top + 600))
  expect_order "\"picture-$picture\""
  close_other

  open_other "$toolkit" copy image "$work/c.png"
  hand "move 100 100" press release "sleep 300"
  hand "move $((left + 350)) $((top + 600))" press release "sleep 300" "control 47"
  expect_order "\"picture-$((picture + 1))\""
  close_other
  # GTK 3 encodes a picture anew.
  [ "$toolkit" = 3 ] || await "the storing of the picture" is_stored "$work/c.png"
}

start_mutter
left=189 top=49
open_window colours --window 900x700
by_mouse
by_keys
by_finger
close_window
left=289 top=49
mkdir "$work/board"
cp Assets/images/red.png "$work/board/a.png"
cp Assets/images/blue.png "$work/board/b.png"
cp Assets/images/green.png "$work/c.png"
open_window pictures --window 700x700 --images "$work/board" --document "$work/board.json"
exchange 3 3
exchange 4 5
close_window
echo "test-gnome: at scale $scale, mouse, keys and finger reorder under mutter, pictures are exchanged with GTK 3 and" \
  "GTK 4, and the recordings reproduce."
