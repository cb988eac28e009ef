#!/usr/bin/env bash
# Makes a command that runs a program with SDL 3 behind sdl2-compat, as Debian 13 has it: wrap.sh PROGRAM COMMAND
#
# The packages of Debian 13 are kept beside the command, and not installed.
set -euo pipefail

program=${1:?the program} command=${2:?the command to make}
folder=$(dirname "$command")/sdl3
# SDL 3 and what this system may lack of it. The newer C library runs the older libraries of this system, too.
packages=(libc6 libsdl2-compat libsdl2-compat-shim libsdl3-0 libpipewire-0.3-0t64 libsndio7.0)

fail() {
  printf 'sdl3: %s\n' "$*" >&2
  exit 1
}

download() {
  command -v apt-get >/dev/null || fail "this needs apt-get, to download packages of Debian 13"
  mkdir -p "$folder/lists/partial" "$folder/packages"
  local key=/usr/share/keyrings/debian-archive-keyring.gpg mirror
  mirror=$(apt-get indextargets --format "\$(REPO_URI)" 'Origin: Debian' | sed -n 1p)
  [ -n "$mirror" ] || fail "this system has no packages of Debian; run it on Debian"
  echo "deb [signed-by=$key] $mirror trixie main" >"$folder/sources.list"
  local options=(-qq -o "Dir::Etc::sourcelist=$folder/sources.list" -o Dir::Etc::sourceparts=-
    -o "Dir::State::lists=$folder/lists" -o Dir::Cache::pkgcache= -o Dir::Cache::srcpkgcache= -o APT::Sandbox::User=root)
  apt-get "${options[@]}" update || fail "cannot read the list of packages of Debian 13"
  (cd "$folder/packages" && apt-get "${options[@]}" download "${packages[@]}") || fail "cannot download ${packages[*]}"
  local package
  for package in "$folder"/packages/*.deb; do dpkg-deb --extract "$package" "$folder/part"; done
  mv "$folder/part" "$folder/root"
}

mkdir -p "$folder"
folder=$(realpath "$folder")
[ -e "$folder/root" ] || download
libraries=$(dirname "$(find "$folder/root" -name libSDL3.so.0)")
loader=$(find "$folder/root" -name 'ld-linux-*' | head -n 1)
# The folders of the libraries of this system come after those of Debian 13.
own=$(ldd "$program" | sed -n 's|.* => \(/.*\)/[^/]* (.*|\1|p' | sort -u | paste -sd :)
cat >"$command" <<END
#!/bin/sh
exec '$loader' --library-path '$libraries:$libraries/sdl2-compat:$own' '$program' "\$@"
END
chmod +x "$command"
"$command" --version >/dev/null || fail "$program does not start with SDL 3"
