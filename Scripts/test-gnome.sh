#!/usr/bin/env bash
# Drives the window under mutter, the compositor of GNOME, by mouse, keys and finger: test-gnome.sh
#
# It is no part of CI: the same flows are tested in weston. Here they meet the compositor that most people have.
set -euo pipefail
cd "$(dirname "$0")/.."

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
  mutter --headless --virtual-monitor 1280x800 --no-x11 --wayland-display=gnome >"$work/mutter.log" 2>&1 &
  mutter=$!
  jobs+=("$mutter")
  await "the start of mutter" test -S "$work/gnome"
  await "the screen cast of mutter" gdbus introspect --session --dest org.gnome.Mutter.ScreenCast \
    --object-path /org/gnome/Mutter/ScreenCast
  mkfifo "$work/commands"
  /usr/bin/python3 Scripts/gnome-input.py <"$work/commands" >"$work/answers" 2>"$work/input.log" &
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

open_window() {
  : >"$work/trace"
  "$program" colours --window 900x700 --trace "$work/trace" --record "$work/session.dndrec" >"$work/program.log" 2>&1 &
  window=$!
  jobs+=("$window")
  await "the first frame" grep -q '"call":"ready"' "$work/trace"
  sleep 1
}

close_window() {
  kill "$window"
  wait "$window" || fail "the program failed: $(cat "$work/program.log")"
  "$program" verify "$work/session.dndrec" || fail "the recording does not reproduce"
}

# The middle of a tile on the monitor: mutter centres its first window, and no other.
middle() {
  local frame
  frame=$(grep '"call":"layout","container":"colours"' "$work/trace" | tail -n 1 |
    grep -o "\"id\":\"$1\",\"frame\":\[[0-9,-]*" | grep -o '[0-9,-]*$')
  awk -F, '{ print int(189 + $1 + $3 / 2), int(49 + $2 + $4 / 2) }' <<<"$frame"
}

expect_order() {
  await "the order $1" eval "grep '\"call\":\"order\",\"container\":\"colours\"' '$work/trace' | tail -n 1 | grep -q '$1'"
}

# Prints commands that go straight from one point to another.
path() {
  local verb=$1 x0=$2 y0=$3 x1=$4 y1=$5 step
  for step in $(seq 1 20); do
    echo "$verb $((x0 + (x1 - x0) * step / 20)) $((y0 + (y1 - y0) * step / 20))"
    echo "sleep 8"
  done
}

by_mouse() {
  local red green commands
  read -r -a red <<<"$(middle red)"
  read -r -a green <<<"$(middle green)"
  mapfile -t commands < <(path move "${red[@]}" "${green[@]}")
  hand "move ${red[*]}" "sleep 100" press "${commands[@]}" "sleep 300" release
  expect_order '"blue","black","green","red","yellow"'
}

# Tab, Space, Down and Space.
by_keys() {
  hand "key 15" "sleep 200" "key 57" "sleep 200" "key 108" "sleep 200" "key 57" "sleep 500"
  expect_order '"black","blue","green","red","yellow"'
}

by_finger() {
  local black green commands
  read -r -a black <<<"$(middle black)"
  read -r -a green <<<"$(middle green)"
  mapfile -t commands < <(path "drag 0" "${black[@]}" "${green[@]}")
  hand "down 0 ${black[*]}"
  await "the lift" grep -q '"call":"dragBegan".*"pointer":"touch"' "$work/trace"
  hand "${commands[@]}" "sleep 300" "up 0"
  expect_order '"blue","green","black","red","yellow"'
}

start_mutter
open_window
by_mouse
by_keys
by_finger
close_window
echo "test-gnome: mouse, keys and finger reorder under mutter, and their recording reproduces."
