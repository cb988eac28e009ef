#!/usr/bin/env bash
# Installs missing dependencies of the program (run), its package (deb), its tests, measurements, or tests in GNOME:
# install.sh run|deb|test|bench|gnome
#
# If nothing is missing, it needs neither time nor a network.
set -euo pipefail

purpose=${1:-run}
least_swift=6.0

# One line per package: the pkg-config module, command or file by which it is found, and its names on Debian
# and Ubuntu, Fedora, and Arch. A module can have a least version after >=.
needs() {
  cat <<'EOF'
module sdl2        libsdl2-dev        SDL2-devel        sdl2
module SDL2_ttf>=2.20  libsdl2-ttf-dev    SDL2_ttf-devel    sdl2_ttf
module SDL2_image>=2.6 libsdl2-image-dev  SDL2_image-devel  sdl2_image
module libjpeg     libjpeg-dev        libjpeg-turbo-devel libjpeg-turbo
module libpng      libpng-dev         libpng-devel      libpng
file /usr/include/gif_lib.h libgif-dev giflib-devel giflib
module libtiff-4   libtiff-dev        libtiff-devel     libtiff
module libwebpdemux libwebp-dev       libwebp-devel     libwebp
file /usr/lib*/librsvg-2.so.2 librsvg2-2 librsvg2       librsvg
module fontconfig  libfontconfig-dev  fontconfig-devel   fontconfig
module fribidi     libfribidi-dev     fribidi-devel      fribidi
module harfbuzz    libharfbuzz-dev    harfbuzz-devel     harfbuzz
module x11         libx11-dev         libX11-devel      libx11
module xext        libxext-dev        libXext-devel     libxext
module xi          libxi-dev          libXi-devel       libxi
module wayland-client libwayland-dev  wayland-devel     wayland
module dbus-1      libdbus-1-dev      dbus-devel        dbus
command pkg-config pkg-config         pkgconf           pkgconf
file /usr/lib*/libdecor/plugins-1/*.so libdecor-0-plugin-1-cairo libdecor libdecor
EOF
  # The tests build a package on Debian and its descendants.
  if [ "$purpose" = deb ] || { [ "$purpose" = test ] && [ -e /etc/debian_version ]; }; then
    cat <<'EOF'
command dpkg-deb   dpkg               dpkg              dpkg
command dpkg-shlibdeps dpkg-dev       dpkg-dev          dpkg
command strip      binutils           binutils          binutils
EOF
  fi
  [ "$purpose" = gnome ] && cat <<'EOF'
command mutter     mutter             mutter            mutter
command pipewire   pipewire           pipewire          pipewire
command wireplumber wireplumber       wireplumber       wireplumber
command dbus-daemon dbus              dbus-daemon       dbus
command gdbus      libglib2.0-bin     glib2             glib2
file /usr/lib*/python3*/*-packages/gi/__init__.py python3-gi python3-gobject python-gobject
file /usr/lib*/girepository-1.0/Gtk-3.0.typelib gir1.2-gtk-3.0 gtk3 gtk3
file /usr/lib*/girepository-1.0/Gtk-4.0.typelib gir1.2-gtk-4.0 gtk4 gtk4
EOF
  [ "$purpose" = test ] || [ "$purpose" = bench ] || return 0
  cat <<'EOF'
command Xvfb       xvfb               xorg-x11-server-Xvfb  xorg-server-xvfb
command xdotool    xdotool            xdotool           xdotool
command openbox    openbox            openbox           openbox
command xwininfo   x11-utils          xwininfo          xorg-xwininfo
command xev        x11-utils          xev               xorg-xev
command xrandr     x11-xserver-utils  xrandr            xorg-xrandr
file /usr/lib*/xorg/modules/input/inputtest_drv.so  xserver-xorg-core         xorg-x11-server-Xorg  xorg-server
file /usr/lib*/xorg/modules/drivers/dummy_drv.so    xserver-xorg-video-dummy  xorg-x11-drv-dummy    xf86-video-dummy
command xwd        x11-apps           xwd               xorg-xwd
command weston     weston             weston            weston
command sway       sway               sway              sway
command grim       grim               grim              grim
command cc         gcc                gcc               gcc
file /usr/include/libweston-*/libweston/libweston.h libweston-dev              weston-devel  weston
command ffmpeg     ffmpeg             ffmpeg-free       ffmpeg
command shellcheck shellcheck         ShellCheck        shellcheck
command chromium   chromium           chromium          chromium
EOF
  # What encodes JPEGs, and the programs that exchange drags with the window.
  [ "$purpose" = test ] && cat <<'EOF'
module libturbojpeg libturbojpeg0-dev turbojpeg-devel   libjpeg-turbo
file /usr/lib*/python3*/*-packages/gi/__init__.py    python3-gi      python3-gobject  python-gobject
file /usr/lib*/girepository-1.0/Gtk-3.0.typelib      gir1.2-gtk-3.0  gtk3             gtk3
file /usr/lib*/girepository-1.0/Gtk-4.0.typelib      gir1.2-gtk-4.0  gtk4             gtk4
file /usr/lib*/python3*/*-packages/PyQt5/QtWidgets.* python3-pyqt5   python3-qt5      python-pyqt5
command pcmanfm    pcmanfm            pcmanfm           pcmanfm
command dbus-daemon dbus              dbus-daemon       dbus
command appstreamcli appstream        appstream         appstream
command desktop-file-validate desktop-file-utils desktop-file-utils desktop-file-utils
command update-mime-database shared-mime-info shared-mime-info shared-mime-info
command mandoc     mandoc             mandoc            mandoc
EOF
  [ "$purpose" = test ] && return
  cat <<'EOF'
module xtst        libxtst-dev        libXtst-devel     libxtst
EOF
}

# Succeeds if a package is installed. Without pkg-config, the file of the module is checked, and not its version.
present() {
  local module=${2%%>=*}
  if [ "$1" = command ]; then
    command -v "$2" >/dev/null
  elif [ "$1" = file ]; then
    # On Debian, the folder of the architecture is in between.
    compgen -G "$2" >/dev/null || compgen -G "${2/lib\*/lib/*}" >/dev/null
  elif command -v pkg-config >/dev/null; then
    pkg-config --exists "$module" && new_enough "$2"
  else
    compgen -G "/usr/lib*/pkgconfig/$module.pc" >/dev/null ||
      compgen -G "/usr/lib/*/pkgconfig/$module.pc" >/dev/null ||
      compgen -G "/usr/share/pkgconfig/$module.pc" >/dev/null
  fi
}

# Succeeds unless pkg-config finds a module that is older than its least version.
new_enough() {
  [[ $1 != *'>='* ]] || pkg-config --atleast-version="${1##*>=}" "${1%%>=*}"
}

# Fails if a module is too old; a package manager that has no newer one leaves it so.
check_versions() {
  local kind probe module
  while read -r kind probe _; do
    module=${probe%%>=*}
    if [ "$kind" != module ] || new_enough "$probe"; then continue; fi
    fail "$module $(pkg-config --modversion "$module") is too old: ${probe##*>=} or newer is needed" \
      "Install it from a newer release of the system, or from its sources: https://github.com/libsdl-org"
  done < <(needs)
}

fail() {
  printf 'install: %s\n' "$@" >&2
  exit 1
}

as_root() {
  if [ "$(id -u)" = 0 ]; then
    "$@"
  elif command -v sudo >/dev/null; then
    sudo "$@"
  else
    fail "this needs root, and sudo is missing; run as root: $*"
  fi
}

apt_install() {
  printf 'Installing %s\n' "$*"
  as_root apt-get update -q </dev/null
  # On Debian, the name of weston's header package contains the version of its interface.
  local weston
  weston=$(apt-cache depends weston | sed -n 's/.*Depends: \(libweston-[0-9]*\)-0$/\1-dev/p' | head -n 1)
  set -- "${@/libweston-dev/${weston:-libweston-dev}}"
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "$@" </dev/null
}

install_packages() {
  local debian=() fedora=() arch=() kind probe apt dnf pacman
  while read -r kind probe apt dnf pacman; do
    present "$kind" "$probe" && continue
    debian+=("$apt") fedora+=("$dnf") arch+=("$pacman")
  done < <(needs)
  [ ${#debian[@]} = 0 ] && return
  if command -v apt-get >/dev/null; then
    mapfile -t debian < <(printf '%s\n' "${debian[@]}" | sort -u)
    apt_install "${debian[@]}"
  elif command -v dnf >/dev/null; then
    fail "install the missing packages, then try again:" "  sudo dnf install ${fedora[*]}"
  elif command -v pacman >/dev/null; then
    fail "install the missing packages, then try again:" "  sudo pacman -S ${arch[*]}"
  else
    fail "install the missing packages, then try again. Their names on Debian: ${debian[*]}"
  fi
}

at_least() { [ "$(printf '%s\n' "$2" "$1" | sort -V | head -n 1)" = "$2" ]; }

install_swift() {
  local version candidate
  local advice="install Swift $least_swift or newer from https://www.swift.org/install/linux, then try again"
  if command -v swift >/dev/null; then
    version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9][0-9.]*\).*/\1/p' | head -n 1)
    at_least "${version:-0}" "$least_swift" && return
    fail "Swift ${version:-of an unknown version} is too old: $advice"
  fi
  if command -v apt-cache >/dev/null; then
    candidate=$(apt-cache policy swiftlang 2>/dev/null | sed -n 's/^  Candidate: \([0-9][0-9.]*\).*/\1/p')
    if [ -n "$candidate" ] && at_least "$candidate" "$least_swift"; then
      apt_install swiftlang
      return
    fi
  fi
  fail "Swift is missing: $advice"
}

case $purpose in
  run | deb | test | bench | gnome) ;;
  *) fail "unknown purpose '$purpose': run, deb, test, bench or gnome" ;;
esac
install_packages
check_versions
install_swift
