#!/usr/bin/env bash
# Measures dragplay and the floor (Benchmarks/floor.c) in turn, on a private display.
#
#   bench.sh [colours|list|sizes] [x11|wayland]
#                                  the windows: the five tiles (the default), a list of 1,000 rows, or
#                                  list and grid at 100, 10,000 and 1,000,000 items; on Xvfb (the default) or weston
#   ROUNDS=5 bench.sh              the number of measurements; the table shows medians
#   ITEMS=1000000 bench.sh list    the number of rows of dragplay; the floor has a thousand
#
# The tiles are measured bare, like the floor, and with the chrome. CPU is that of the process over 300
# motions at 8 ms, by the scheduler's count of nanoseconds; a hover over nothing new is compared with a motion of the
# floor's drag. Instructions and cache misses, in user mode, are steadier than times, but few virtual machines count
# them. The programs are measured in turn in each round. The budgets are ratios to the floor, whose times depend
# on the machine.
set -euo pipefail
cd "$(dirname "$0")/.."

scene=${1:-colours}
system=${2:-x11}
rounds=${ROUNDS:-5}
ours=.build/release/dragplay
# shellcheck source=Scripts/display.sh
source Scripts/display.sh

names=(floor bare)
# The commands are used by name.
# shellcheck disable=SC2034
case $scene in
  list)
    floor=(Build/bench/floor --items 1000)
    bare=("$ours" board --list --bare --items "${ITEMS:-1000}" --window 900x700)
    ;;
  sizes) names=() ;;
  colours)
    names+=(chrome)
    floor=(Build/bench/floor --tiles)
    bare=("$ours" colours --bare --window 900x700)
    chrome=("$ours" colours --window 900x700)
    ;;
  *) echo "bench: unknown window '$scene': colours, list or sizes" >&2; exit 2 ;;
esac
[[ $system == x11 || $system == wayland ]] || { echo "bench: unknown system '$system': x11 or wayland" >&2; exit 2; }

# The processor time of all threads of a process, in nanoseconds.
cpu() { cat "/proc/$1/task/"*/schedstat | awk '{ sum += $1 } END { printf "%d\n", sum }'; }

# Whether this machine counts instructions; many virtual ones do not.
counts=
perf stat -x, -e instructions:u true 2>&1 | grep -q '^[0-9]' && counts=yes

# Drags with the mouse, and notes the instructions and cache misses of the program, if this machine counts them.
drag() {
  local name=$1 event
  shift
  if [ -z "$counts" ]; then
    Build/bench/drive drag "$@"
    return
  fi
  perf stat -x, -e instructions:u,cache-misses:u -p "$program" -o "$work/counts" -- Build/bench/drive drag "$@"
  for event in instructions cache-misses; do
    note "$name" "$event" "$(awk -F, -v e="$event" '$3 ~ e && $1 + 0 > 0 { printf "%d\n", $1 / 300 }' "$work/counts")"
  done
}

note() { echo "$3" >>"$work/$1.$2"; }

# Starts a program with its output in $work/output, waits for its first frame, and notes how long that took.
# dragplay needs its trace for this, which costs time with each motion.
time_start() {
  local name=$1 begin now
  shift
  [ "$1" = "$ours" ] && set -- "$@" --trace -
  : >"$work/output"
  begin=$EPOCHREALTIME
  "$@" >"$work/output" 2>"$work/errors" &
  program=$!
  until grep -q -e '^ready$' -e '"call":"ready"' "$work/output"; do
    kill -0 "$program" 2>/dev/null || return 1
    sleep 0.002
    now=$EPOCHREALTIME
    [ $((${now/./} - ${begin/./})) -lt 20000000 ] || return 1
  done
  now=$EPOCHREALTIME
  note "$name" start $(((${now/./} - ${begin/./}) / 1000))
}

# The drag on a board: from the third row, or the third tile of the first line, down to the last one in the
# upper part of the window. The floor has the same rows in the same places.
track_board() {
  if [[ $1 == *list* ]]; then echo "450 110 450 550"; else echo "338 70 338 518"; fi
}

# The drag as `X0 Y0 X1 Y1`, from a layout line of the trace; the floor writes none.
track() {
  [ "$scene" = sizes ] && { track_board "$1"; return; }
  local frames
  frames=$(grep -m 1 '"call":"layout","container":"\(colours\|board\)"' "$work/output" |
    grep -o '"frame":\[[0-9,-]*\]' | tr -dc '0-9,\n-') || true
  if [ -n "$frames" ]; then
    awk -F, -v rows="$([ "$scene" = list ] && echo 10 || echo 4)" '
      NR == 1 || (NR == 3 && rows > 4) { x = $1 + $3 / 2; y = $2 + $4 / 2; first = NR }
      { lastY = $2 + $4 / 2; if (NR == first + rows) exit }
      END { printf "%d %d %d %d\n", x, y, x, lastY }' <<<"$frames"
  elif [ "$scene" = list ]; then
    echo "450 110 450 550"
  else
    echo "450 110 450 574"
  fi
}

measure() {
  local name=$1 own before after from
  shift
  time_start "$name" "$@" || { echo "bench: $name did not start: $(head -n 1 "$work/errors")" >&2; return 1; }
  sleep 0.2
  read -r -a from < <(track "$name")
  stop_program

  "$@" >/dev/null 2>"$work/errors" &
  program=$!
  sleep 1
  place_window
  sleep 0.5

  if [ "$scene" != sizes ]; then
    before=$(cpu "$program"); sleep 3; after=$(cpu "$program")
    note "$name" idle $(((after - before) / 30000)) # thousandths of a per cent
  fi

  if [ "$name" = bare ]; then
    before=$(cpu "$program"); Build/bench/drive hover 50 300 350 300; after=$(cpu "$program")
    note "$name" hover $(((after - before) / 300000))
  fi

  before="$(cpu "$program") $(cpu "$server")"
  drag "$name" "${from[@]}"
  after="$(cpu "$program") $(cpu "$server")"
  own=$((${after% *} - ${before% *}))
  note "$name" cpu $((own / 300000))
  [ "$name" = floor ] && note floor hover $((own / 300000))
  note "$name" both $(((own + ${after#* } - ${before#* }) / 300000))

  sleep 1
  Build/bench/drive latency "${from[@]}" >"$work/latency"
  note "$name" median "$(sed -n 's/.*median_ms=\([0-9.]*\).*/\1/p' "$work/latency")"
  note "$name" p95 "$(sed -n 's/.*p95_ms=\([0-9.]*\).*/\1/p' "$work/latency")"
  note "$name" missed "$(sed -n 's/.*missed=\([0-9]*\).*/\1/p' "$work/latency")"
  note "$name" memory "$(awk '/^VmHWM/ { print $2 }' "/proc/$program/status")"
  stop_program
}

median() { [ -s "$work/$1.$2" ] && sort -n "$work/$1.$2" | awk '{ v[NR] = $1 } END { print v[int((NR + 1) / 2)] }'; }

# A line of the table: title, metric, unit, scale of the unit, digits, and the budget as a ratio.
row() {
  local title=$1 metric=$2 unit=$3 scale=$4 digits=$5 budget=${6:--} name values=()
  for name in "${names[@]}"; do values+=("$(median "$name" "$metric" || true)"); done
  awk -v t="$title" -v u="$unit" -v s="$scale" -v d="$digits" -v w="$budget" '
    function value(x) { return x == "" ? "-" : sprintf("%." d "f %s", x / s, u) }
    function ratio(x) { return x == "" || ARGV[1] + 0 == 0 ? "-" : sprintf("%.2f", x / ARGV[1]) }
    BEGIN {
      printf "%-34s %10s", t, value(ARGV[1])
      for (i = 2; i < ARGC; i++) printf " %12s %6s", value(ARGV[i]), ratio(ARGV[i])
      printf " %8s\n", w
    }' "${values[@]}"
}

table() {
  local name
  printf '\n%s, %s, %s rounds, medians\n\n%-34s %10s' "$scene" "$system" "$rounds" "" floor
  for name in "${names[@]:1}"; do printf ' %12s %6s' "$name" ratio; done
  printf ' %8s\n' "at most"
  row "CPU per motion" cpu ms 1000 3 1.80
  row "the same with the server's" both ms 1000 3 1.70
  row "instructions per motion" instructions k 1000 0
  row "cache misses per motion" cache-misses "" 1 0
  row "hover, to a motion of the floor" hover ms 1000 3 0.60
  row "motion to pixel, median" median ms 1 2 1.60
  row "motion to pixel, 95th percentile" p95 ms 1 2 2.50
  row "motions that changed no pixel" missed "" 1 0
  row "idle CPU" idle % 1000 3
  row "start to first frame" start ms 1 0 1.60
  row "peak memory" memory MB 1024 1 2.40
}

# The cost of describing and painting a frame without a window, in microseconds.
measure_frame() {
  local name=$1
  shift
  "$ours" bench board "$@" --bare --window 900x700 --motions 600 |
    awk '/^a frame/ { sum += $4 } END { printf "%d\n", sum }' >>"$work/$name.frame"
}

sizes=(100 10000 1000000)

# Every layout at every size, and the floor at a thousand items.
measure_sizes() {
  local layout count
  local -a floor
  for layout in list grid; do
    floor=(Build/bench/floor --items 1000)
    [ $layout = list ] || floor+=(--grid)
    measure "floor-$layout" "${floor[@]}"
    [ -x "$ours" ] || continue
    for count in "${sizes[@]}"; do
      measure "$layout-$count" "$ours" board "--$layout" --bare --items "$count" --window 900x700
    done
    # Often and in turn, since a frame is short and other processes disturb it.
    for _ in 1 2 3 4 5; do
      for count in "${sizes[@]}"; do measure_frame "$layout-$count" "--$layout" --items "$count"; done
    done
  done
}

# A line of the table of sizes: the floor, each size, and the ratio of a million to a hundred.
size_row() {
  local layout=$1 title=$2 metric=$3 unit=$4 scale=$5 digits=$6 budget=$7 name values=()
  for name in "floor-$layout" "${sizes[@]/#/$layout-}"; do
    values+=("$(median "$name" "$metric" || true)")
  done
  awk -v t="$title" -v u="$unit" -v s="$scale" -v d="$digits" -v w="$budget" '
    function value(x) { return x == "" ? "-" : sprintf("%." d "f %s", x / s, u) }
    BEGIN {
      printf "  %-32s", t
      for (i = 1; i < ARGC; i++) printf " %12s", value(ARGV[i])
      last = ARGC - 1
      printf " %10s", ARGV[2] + 0 == 0 ? "-" : sprintf("%.2f", ARGV[last] / ARGV[2])
      printf " %8s\n", w
    }' "${values[@]}"
}

size_table() {
  local layout few many
  printf '\nlist and grid, %s rounds, medians; the floor has 1,000 items\n\n  %-32s' "$rounds" ""
  printf ' %12s' floor 100 10,000 1,000,000
  printf ' %10s %8s\n' "1M : 100" "at most"
  for layout in list grid; do
    echo "$layout"
    size_row $layout "CPU per motion" cpu ms 1000 3 1.10
    size_row $layout "CPU per frame, without a window" frame ms 1000 3 1.10
    size_row $layout "motion to pixel, median" median ms 1 2 -
    size_row $layout "start to first frame" start ms 1 0 "+500 ms"
    size_row $layout "peak memory" memory MB 1024 1 -
    few=$(median "$layout-100" memory || true)
    many=$(median "$layout-1000000" memory || true)
    [ -z "$few" ] || [ -z "$many" ] ||
      printf '  %-32s %38s %12s %10s %8s\n' "memory beyond a hundred" "" \
        "$(((many - few) * 1024 / 999900)) B/item" "" "100 B"
  done
}

Benchmarks/build.sh
start_server
if [ "$scene" = sizes ]; then
  for ((round = 1; round <= rounds; round++)); do measure_sizes; done
  size_table
  exit
fi
if [ ! -x "$ours" ]; then
  echo "bench: $ours is missing; only the floor is measured." >&2
  names=(floor)
fi
for ((round = 1; round <= rounds; round++)); do
  for name in "${names[@]}"; do
    declare -n command=$name
    measure "$name" "${command[@]}"
  done
done
table
