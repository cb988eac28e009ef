# shellcheck shell=bash
# A private display for measurements; to be sourced. `system` is x11 (Xvfb) or wayland (headless weston).

system=${system:-x11}
work=$(mktemp -d)
display=
server=
program=
export DBUS_SESSION_BUS_ADDRESS=unix:path=/nonexistent
unset WAYLAND_DISPLAY WESTON_INJECT SDL_VIDEODRIVER GDK_SCALE

finish() {
  [ -n "$program" ] && kill "$program" 2>/dev/null
  [ -n "$server" ] && kill "$server" 2>/dev/null
  rm -rf "$work"
}
trap finish EXIT

start_server() { "start_$system"; }

# Windows are placed at the corner by `place_window`.
start_wayland() {
  export XDG_RUNTIME_DIR=$work WESTON_INJECT=$work/inject WAYLAND_DISPLAY=bench
  unset DISPLAY
  chmod 700 "$work"
  Tests/Fixtures/wayland/build.sh "$work/inject.so"
  printf '%s\n' '[shell]' panel-position=none locking=false animation=none startup-animation=none background-image= \
    background-color=0xff000000 >"$work/weston.ini"
  weston --backend=headless-backend.so --use-pixman --width=900 --height=700 --idle-time=0 --socket=bench \
    --config="$work/weston.ini" --modules="$work/inject.so" 2>"$work/server" >&2 &
  server=$!
  for _ in $(seq 100); do
    [ -S "$work/inject" ] && [ -S "$work/bench" ] && break
    sleep 0.05
  done
}

place_window() {
  [ "$system" = wayland ] || return 0
  export DRAG_WINDOW=$program
  Build/bench/drive place 0 0 0 0
}

start_x11() {
  # Xvfb chooses a free number and prints it.
  Xvfb -displayfd 3 -screen 0 900x700x24 -nolisten tcp -noreset 3>"$work/display" 2>"$work/server" &
  server=$!
  for _ in $(seq 100); do
    [ -s "$work/display" ] && break
    sleep 0.05
  done
  display=:$(cat "$work/display")
  export DISPLAY=$display
}

# Stops the program that was started last.
stop_program() {
  kill "$program" 2>/dev/null || true
  wait "$program" 2>/dev/null || true
  program=
}

stop_server() {
  kill "$server" 2>/dev/null || true
  wait "$server" 2>/dev/null || true
  server=
}
