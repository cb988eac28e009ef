#!/usr/bin/env bash
# Installs the release build and its files, or removes them: install-program.sh install|uninstall
#
# The variables are those of GNU: PREFIX (/usr/local), and DESTDIR, a folder that stands for the root of the system.
# What was installed is listed in share/dragplay/installed, with the folders that were created for it, so that nothing
# else is removed.
set -euo pipefail
cd "$(dirname "$0")/.."

prefix=${PREFIX:-/usr/local}
prefix=${prefix%/}
root=${DESTDIR:-}
program=${PROGRAM:-.build/release/dragplay}
desktop=Assets/desktop
# Debian reserves the usual folder of zsh's functions for the administrator.
zsh=${ZSH_FUNCTIONS:-$prefix/share/zsh/site-functions}
list=$prefix/share/dragplay/installed

fail() {
  printf 'install: %s\n' "$@" >&2
  exit 1
}

[[ $prefix =~ ^/[A-Za-z0-9._/+-]*$ ]] || fail "PREFIX=$prefix: must be an absolute path of letters, digits and ._+-"

# Creates a folder and those above it, and notes the new ones, the outermost first.
folder() {
  [ ! -d "$root$1" ] || return 0
  if [ -n "$1" ] && [ "$1" != / ]; then folder "$(dirname "$1")"; fi
  if [ "$1" = / ] || [ -z "$1" ]; then
    mkdir -p "$root"
  else
    mkdir -m 755 "$root$1"
  fi
  folders+=("$1")
}

# Installs a file, with a mode, at a path.
file() {
  folder "$(dirname "$3")"
  install -m "$1" "$2" "$root$3"
  files+=("$3")
}

# Installs what a command writes.
output() {
  local path=$1
  shift
  "$@" >"$work/output" || fail "$* failed"
  file 644 "$work/output" "$path"
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
  [ -x "$program" ] || fail "there is no program at $program; run Scripts/build-release.sh first"
  [ ! -e "$root$list" ] || uninstall_all
  files=() folders=()
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT

  local path size
  output "$prefix/bin/dragplay" stripped
  chmod 755 "$root$prefix/bin/dragplay"
  for path in Assets/{icons,images,recordings,scripts}/*; do
    [[ $path == *.md ]] || file 644 "$path" "$prefix/share/dragplay/$path"
  done
  for path in dragplay dragplay-replay; do
    output "$prefix/share/applications/$path.desktop" entry "$desktop/$path.desktop"
  done
  for size in 16 24 32 48 64 128 256; do
    path=$desktop/icons/$size.png
    [ "$size" != 256 ] || path=Assets/icon.png
    file 644 "$path" "$prefix/share/icons/hicolor/${size}x$size/apps/dragplay.png"
  done
  file 644 "$desktop/dragplay.metainfo.xml" "$prefix/share/metainfo/io.github.drag_playground.dragplay.metainfo.xml"
  file 644 "$desktop/dragplay.xml" "$prefix/share/mime/packages/dragplay.xml"
  output "$prefix/share/man/man1/dragplay.1.gz" gzip -9nc "$desktop/dragplay.1"
  output "$prefix/share/bash-completion/completions/dragplay" bash_completion
  output "$zsh/_dragplay" "$program" --generate-completion-script zsh
  output "$prefix/share/fish/vendor_completions.d/dragplay.fish" "$program" --generate-completion-script fish
  for path in LICENSE Assets/fonts/OFL-*.txt; do
    file 644 "$path" "$prefix/share/doc/dragplay/${path##*/}"
  done

  folder "$(dirname "$list")"
  # Folders have a slash at the end, the innermost first.
  {
    printf '%s\n' "${files[@]}" "$list"
    printf '%s\n' "${folders[@]}" | tac | sed 's|/*$|/|'
  } >"$work/output"
  install -m 644 "$work/output" "$root$list"
  update_caches
  printf 'Installed %s files in %s\n' "${#files[@]}" "$root$prefix"
}

uninstall_all() {
  [ -e "$root$list" ] || fail "nothing is installed in $root$prefix; name the PREFIX and the DESTDIR of the installation"
  local path
  local -a installed
  mapfile -t installed <"$root$list"
  for path in "${installed[@]}"; do
    [[ $path == */ ]] || rm -f "$root$path"
  done
  update_caches
  for path in "${installed[@]}"; do
    [[ $path != */ ]] || [ ! -d "$root$path" ] || rmdir --ignore-fail-on-non-empty "$root$path"
  done
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
    printf 'Removed dragplay from %s\n' "$root$prefix"
    ;;
  *) fail "unknown purpose '${1:-}': install or uninstall" ;;
esac
