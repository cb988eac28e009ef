#!/usr/bin/env bash
# Installs the release build and its files, or removes them: install-program.sh install|uninstall
#
# The variables are those of GNU: PREFIX (/usr/local), and DESTDIR, a folder that stands for the root of the system.
# What is installed is listed in share/dragplay/installed, with the folders that are created for it, so that nothing
# else is removed. Each line is written before its file, so that an interrupted installation can be removed, too.
set -euo pipefail
cd "$(dirname "$0")/.."

# Without the slashes at its end: / is empty.
prefix=${PREFIX:-/usr/local}
while [[ $prefix == */ ]]; do prefix=${prefix%/}; done
root=${DESTDIR:-}
program=${PROGRAM:-.build/release/dragplay}
desktop=Assets/desktop
# Debian reserves the usual folder of zsh's functions for the administrator.
zsh=${ZSH_FUNCTIONS:-$prefix/share/zsh/site-functions}
list=$prefix/share/dragplay/installed
place=$root${prefix:-/}

fail() {
  printf 'install: %s\n' "$@" >&2
  exit 1
}

[[ ${PREFIX:-/} =~ ^/[A-Za-z0-9._/+-]*$ ]] || fail "PREFIX=$PREFIX: must be an absolute path of letters, digits and ._+-"

# Creates a folder and those above it, and notes the new ones, the outermost first.
folder() {
  [ ! -d "$root${1:-/}" ] || return 0
  if [ -z "$1" ] || [ "$1" = / ]; then
    mkdir -p "$root"
    note /
  else
    folder "$(dirname "$1")"
    note "$1/"
    mkdir -m 755 "$root$1"
  fi
}

# Adds a line to the list, or keeps it until there is one: the folders of the list are created before it.
note() {
  if [ -e "$root$list" ]; then printf '%s\n' "$1" >>"$root$list"; else early+=("$1"); fi
}

begin_list() {
  early=("$list")
  folder "$(dirname "$list")"
  printf '%s\n' "${early[@]}" >"$work/output"
  install -m 644 "$work/output" "$root$list"
}

# Installs a file, with a mode, at a path.
file() {
  folder "$(dirname "$3")"
  note "$3"
  install -m "$1" "$2" "$root$3"
  count=$((count + 1))
}

# Installs what a command writes, with a mode, at a path.
output() {
  local mode=$1 path=$2
  shift 2
  "$@" >"$work/output" || fail "$* failed"
  file "$mode" "$work/output" "$path"
}

# Entries name the program alone if every user's PATH has its folder, or else its path.
entry() {
  case $prefix in
    '' | /usr | /usr/local) cat "$1" ;;
    *) sed "s|^Exec=dragplay|Exec=$prefix/bin/dragplay|" "$1" ;;
  esac
}

stripped() {
  cp "$program" "$work/dragplay"
  ! command -v strip >/dev/null || strip --strip-unneeded -R .comment -R .note "$work/dragplay"
  cat "$work/dragplay"
}

# It is read by a shell, not run.
bash_completion() { "$program" --generate-completion-script bash | sed '1{/^#!/d}'; }

install_all() {
  [ -x "$program" ] || fail "there is no program at $program; run \`make build\` first, as the owner of the sources"
  check_links
  [ ! -e "$root$list" ] || uninstall_all
  count=0
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT

  local path size
  begin_list
  output 755 "$prefix/bin/dragplay" stripped
  for path in Assets/{icons,images,recordings,samples,scripts}/*; do
    [[ $path == *.md ]] || file 644 "$path" "$prefix/share/dragplay/$path"
  done
  for path in dragplay dragplay-replay; do
    output 644 "$prefix/share/applications/$path.desktop" entry "$desktop/$path.desktop"
  done
  for size in 16 24 32 48 64 128 256; do
    path=$desktop/icons/$size.png
    [ "$size" != 256 ] || path=Assets/icon.png
    file 644 "$path" "$prefix/share/icons/hicolor/${size}x$size/apps/dragplay.png"
  done
  file 644 "$desktop/dragplay.metainfo.xml" "$prefix/share/metainfo/io.github.drag_playground.dragplay.metainfo.xml"
  file 644 "$desktop/dragplay.xml" "$prefix/share/mime/packages/dragplay.xml"
  output 644 "$prefix/share/man/man1/dragplay.1.gz" gzip -9nc "$desktop/dragplay.1"
  output 644 "$prefix/share/bash-completion/completions/dragplay" bash_completion
  output 644 "$zsh/_dragplay" "$program" --generate-completion-script zsh
  output 644 "$prefix/share/fish/vendor_completions.d/dragplay.fish" "$program" --generate-completion-script fish
  for path in LICENSE Assets/fonts/OFL-*.txt; do
    file 644 "$path" "$prefix/share/doc/dragplay/${path##*/}"
  done
  update_caches
  printf 'Installed %s files in %s\n' "$count" "$place"
}

uninstall_all() {
  [ -e "$root$list" ] || fail "nothing is installed in $place; name the PREFIX and the DESTDIR of the installation"
  local path
  local -a installed
  # Folders have a slash at the end, and are behind their contents.
  mapfile -t installed < <(LC_ALL=C sort -r "$root$list")
  for path in "${installed[@]}"; do
    [[ $path == */ || $path == "$list" ]] || rm -f "$root$path"
  done
  update_caches
  # The last file, so that an interrupted removal can be continued.
  rm -f "$root$list"
  for path in "${installed[@]}"; do
    [[ $path != */ ]] || [ ! -d "$root$path" ] || rmdir --ignore-fail-on-non-empty "$root$path"
  done
}

# The program finds its files beside the folders above it, which are others if `bin` is a link.
check_links() {
  local base bin
  base=$(realpath -m "$place")
  bin=$(realpath -m "$root$prefix/bin")
  [[ $bin == "${base%/}"/* ]] ||
    fail "PREFIX=${prefix:-/}: $root$prefix/bin is a link to $bin, where the program would not find its files" \
      "Choose another PREFIX"
}

# Lets a running desktop see what has changed. A package leaves that to the system that installs it.
update_caches() {
  [ -z "$root" ] || return 0
  local share=$prefix/share
  if compgen -G "$share/applications/*.desktop" >/dev/null; then
    if_present update-desktop-database "$share/applications"
  else
    rm -f "$share/applications/mimeinfo.cache"
  fi
  if compgen -G "$share/mime/packages/*.xml" >/dev/null; then
    if_present update-mime-database "$share/mime"
  elif [ -d "$share/mime" ]; then
    # All but the packages is made by that command.
    find "$share/mime" -mindepth 1 -not -path "$share/mime/packages*" -delete
  fi
  # A folder without a cache is searched.
  [ ! -e "$share/icons/hicolor/icon-theme.cache" ] || if_present gtk-update-icon-cache -qtf "$share/icons/hicolor"
}

if_present() {
  ! command -v "$1" >/dev/null || "$@" >/dev/null 2>&1 || true
}

case ${1:-} in
  install) install_all ;;
  uninstall)
    uninstall_all
    printf 'Removed dragplay from %s\n' "$place"
    ;;
  *) fail "unknown purpose '${1:-}': install or uninstall" ;;
esac
