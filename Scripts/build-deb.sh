#!/usr/bin/env bash
# Packs a program that is built as a package for Debian: Build/dragplay_VERSION_ARCHITECTURE.deb
#
# The variables are PROGRAM (the release build), OUTPUT (the folder Build), MAINTAINER, and SOURCE_DATE_EPOCH (the time of
# the last commit), so that the same program makes the same package. With SHARED_RUNTIME=1, a program is accepted that
# needs Swift's shared libraries; no package has them, so that this one only works where they are.
#
# The dependencies are those of the libraries that the program is linked with, as dpkg-shlibdeps finds them here. Build it
# on the oldest system that it is for: a newer C library than the one here satisfies them, an older one does not.
set -euo pipefail
umask 022
cd "$(dirname "$0")/.."

program=$(realpath -m "${PROGRAM:-.build/release/dragplay}")
output=${OUTPUT:-Build}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
tree=$work/dragplay

fail() {
  printf 'deb: %s\n' "$@" >&2
  exit 1
}

for command in dpkg-deb dpkg-shlibdeps strip objdump; do
  command -v "$command" >/dev/null || fail "$command is missing; install dpkg-dev and binutils"
done
[ -x "$program" ] || fail "there is no program at $program; run \`make build\` first"

# dpkg-deb gives no file a later time.
if [ -z "${SOURCE_DATE_EPOCH:-}" ]; then
  SOURCE_DATE_EPOCH=$(git log -1 --format=%ct 2>/dev/null) ||
    fail "these sources are not a Git repository; set SOURCE_DATE_EPOCH to their time in seconds since 1970"
fi
[[ $SOURCE_DATE_EPOCH =~ ^[0-9]+$ ]] || fail "SOURCE_DATE_EPOCH=$SOURCE_DATE_EPOCH: must be seconds since 1970"
export SOURCE_DATE_EPOCH

# The text of standard input as the continuation lines of a field.
field() { sed 's/^[[:space:]]*$/./; s/^/ /'; }

fonts() {
  printf '\nFiles: %s\nCopyright: %s\nLicense: OFL-1.1\n' "$1" "$(sed 's/^Copyright *//; s/^© *//; q' "Assets/fonts/$2")"
}

# The licences of the sources in Debian's form. Swift's libraries, which are in the program, need no notice.
copyright() {
  cat <<'END'
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Drag Playground

Files: *
END
  sed -n 's/^Copyright (c) /Copyright: /p' LICENSE
  printf 'License: MIT\n'
  fonts 'Assets/fonts/Regular.otf Assets/fonts/SemiBold.otf' OFL-Inter.txt
  fonts Assets/fonts/Mono.ttf OFL-JetBrainsMono.txt
  fonts 'Assets/fonts/CJK*' OFL-NotoSansCJK.txt
  printf '\nLicense: MIT\n'
  sed '1,/^Copyright/d' LICENSE | sed '/./,$!d' | field
  printf '\nLicense: OFL-1.1\n'
  sed -n '/^SIL OPEN FONT LICENSE/,$p' Assets/fonts/OFL-Inter.txt | field
}

version=$("$program" --version)
version=${version##* }
maintainer=${MAINTAINER:-The Drag Playground authors <maintainers@dragplay.invalid>}
architecture=$(dpkg --print-architecture)
package=$output/dragplay_${version}_$architecture.deb

mkdir -p "$tree/DEBIAN" "$work/debian" "$output"
DESTDIR=$tree PROGRAM=$program PREFIX=/usr ZSH_FUNCTIONS=/usr/share/zsh/vendor-completions Scripts/install-program.sh install >/dev/null
# The package system has lists of its own, and another form of the licences.
documents=$tree/usr/share/doc/dragplay
rm "$tree/usr/share/dragplay/installed" "$documents"/*
copyright >"$documents/copyright"
gzip -9nc >"$documents/changelog.gz" <<END
dragplay ($version) unstable; urgency=medium

  * See CHANGELOG.md in the sources.

 -- $maintainer  $(LC_ALL=C date -u -R -d "@$SOURCE_DATE_EPOCH")
END

swift=$(objdump -p "$tree/usr/bin/dragplay" | awk '$1 == "NEEDED" && $2 ~ /^libswift/ && !found++ { print $2 }')
options=()
if [ "${SHARED_RUNTIME:-}" = 1 ]; then
  options+=(--ignore-missing-info)
elif [ -n "$swift" ] && ! dpkg-query -S "$swift" >/dev/null 2>&1; then
  fail "$program needs $swift, which is in no package; build it by \`make build\` with a Swift that has lib/swift_static"
fi
printf 'Source: dragplay\n\nPackage: dragplay\nArchitecture: any\n' >"$work/debian/control"
depends=$(
  cd "$work"
  dpkg-shlibdeps "${options[@]}" -O "$tree/usr/bin/dragplay" 2>"$work/log" | sed -n 's/^shlibs:Depends=//p'
) || fail "dpkg-shlibdeps failed: $(cat "$work/log")"
[ -n "$depends" ] || fail "dpkg-shlibdeps found no dependencies"

cat >"$tree/DEBIAN/control" <<END
Package: dragplay
Version: $version
Architecture: $architecture
Maintainer: $maintainer
Installed-Size: $(du -sk --exclude=DEBIAN "$tree" | cut -f 1)
Section: devel
Priority: optional
Depends: $depends
Recommends: libdecor-0-plugin-1-cairo | libdecor-0-plugin-1-gtk, librsvg2-2,
 xdg-desktop-portal, zenity | kdialog
Suggests: ffmpeg
Description: playground for drag and drop, with recording and replay
 A window in which tiles, lists and boards are dragged by mouse, fingers or
 keyboard, and in which the feel of it can be tuned. A board arranges your own
 pictures. Text, links, files and pictures are exchanged with other programs by
 drag and drop and by copy and paste, under X11 and Wayland.
 .
 Sessions are recorded and replayed exactly, and become tests, films or scripts.
END
(cd "$tree" && find usr -type f -print0 | sort -z | xargs -0 md5sum) >"$tree/DEBIAN/md5sums"
chmod 644 "$tree/DEBIAN"/*
dpkg-deb --root-owner-group --build "$tree" "$package" >/dev/null
printf '%s, %s kB\n' "$package" "$(du -k "$package" | cut -f 1)"
