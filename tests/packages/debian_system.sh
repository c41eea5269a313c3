# Debian systems of their own, in folders of this one, for tests: made by debootstrap from the mirror of this machine's apt.
# To be sourced. Needs root and mounts; `require_debian_system` ends with 77 where they are not to be had.

skip() { echo "skipped: $*" && exit 77; }
fail() { echo "$*" && exit 1; }

require_debian_system() {
  ((EUID == 0)) || skip "a clean system needs root"
  command -v debootstrap >/dev/null || skip "no debootstrap here"
  [[ $(. /etc/os-release && echo "${ID:-}") == debian ]] || skip "this machine's apt has no Debian sources"
}

own_release() { . /etc/os-release && echo "$VERSION_CODENAME"; }

# Debian's sources of this machine, "URI SUITE" a line, the main archive first.
debian_sources() {
  apt-get indextargets --format '$(ORIGIN)|$(REPO_URI) $(CODENAME)' 'Created-By: Packages' | sed -n 's/^Debian|//p' |
    sort -u | awk -v main="$(own_release)" '
      $2 == main { print }
      $2 != main { rest = rest $0 "\n" }
      END { printf "%s", rest }'
}

# sources_list RELEASE: of this machine's own release its sources; of another one the main archive.
sources_list() {
  if [[ $1 == "$(own_release)" ]]; then
    debian_sources | sed 's/.*/deb & main/'
  else
    echo "deb $(debian_sources | head -n 1 | cut -d' ' -f1) $1 main"
  fi
}

# take_xapian_of_experimental ROOT MIRROR: so that apt installs Xapian, its bindings and Omega from there, and nothing else.
take_xapian_of_experimental() {
  echo "deb $2 experimental main" >>"$1/etc/apt/sources.list"
  printf '%s\n' 'Package: src:xapian-*' 'Pin: release a=experimental' 'Pin-Priority: 500' >"$1/etc/apt/preferences.d/xapian"
}

# inside ROOT COMMAND...
inside() {
  local root=$1
  shift
  chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"
}

# apt_get ROOT ARGUMENTS...: what it says goes to ROOT.log.
apt_get() {
  local root=$1 log=$1.log
  shift
  inside "$root" apt-get -qq --yes --no-install-recommends -o Dpkg::Use-Pty=0 "$@" </dev/null >>"$log" 2>&1 ||
    { tail -n 20 "$log" && fail "apt-get $* fails"; }
}

# Without what nothing depends on; apt would keep what another package only suggests, such as GnuPG, which comes with GMime
# and which apt itself suggests.
autoremove() {
  apt_get "$1" autoremove --purge -o APT::AutoRemove::RecommendsImportant=false \
    -o APT::AutoRemove::SuggestsImportant=false
}

# mount_proc ROOT: its /proc, until unmount_all.
mount_proc() { mount -t proc proc "$1/proc" 2>/dev/null || skip "no mounts here"; }

# mount_folder FOLDER ROOT PLACE: a folder of this system, until unmount_all.
mount_folder() { mkdir -p "$2$3" && mount --bind "$1" "$2$3" || skip "no mounts here"; }

# unmount_all ROOT: all that is mounted below it.
unmount_all() {
  [[ -n $1 ]] || return 0
  local place
  awk -v root="$1/" 'index($2, root) == 1 { print $2 }' /proc/self/mounts | sort -r |
    while IFS= read -r place; do umount "$place"; done
}

# make_debian_system RELEASE ROOT PACKAGE...: a minimal system with these packages, in place only when it is whole. That of
# experimental is sid with the Xapian of experimental.
make_debian_system() {
  local release=$1 base=${1/#experimental/sid} root=$2 new=$2.new mirror
  shift 2
  mirror=$(debian_sources | head -n 1 | cut -d' ' -f1)
  unmount_all "$new"
  rm -rf --one-file-system "$new"
  echo "making a system of Debian $release"
  debootstrap --variant=minbase "$base" "$new" "$mirror" >"$new.log" 2>&1 ||
    skip "debootstrap fails: $(tail -n 1 "$new.log")"
  sources_list "$base" >"$new/etc/apt/sources.list"
  [[ $release == "$base" ]] || take_xapian_of_experimental "$new" "$mirror"
  # A mirror may be a snapshot whose Release file has expired, which that of sid does within a week.
  echo 'Acquire::Check-Valid-Until "false";' >"$new/etc/apt/apt.conf.d/99-mirror"
  cp -L /etc/resolv.conf "$new/etc/resolv.conf"
  printf '#!/bin/sh\nexit 101\n' >"$new/usr/sbin/policy-rc.d"  # no service starts
  chmod +x "$new/usr/sbin/policy-rc.d"
  # Debian's images leave man pages out; here they are looked at.
  rm -f "$new/etc/dpkg/dpkg.cfg.d/docker"
  mount_proc "$new"
  apt_get "$new" update
  apt_get "$new" upgrade
  (($# == 0)) || apt_get "$new" install "$@"
  unmount_all "$new"
  mv "$new" "$root"
}

# open_copy RELEASE BASE PACKAGE...: $root is a copy of the minimal system BASE, which is made if it is not there, brought up to
# date. It is unmounted and removed when this shell ends.
open_copy() {
  local release=$1
  base=$2 root=
  shift 2
  trap leave_copy EXIT
  mkdir -p "$(dirname "$base")"
  [[ -d $base ]] || make_debian_system "$release" "$base" "$@"
  root=$(mktemp -d "$base.XXXXXX")
  cp -a "$base/." "$root"
  cp -L /etc/resolv.conf "$root/etc/resolv.conf"
  mount_proc "$root"
  apt_get "$root" update
  apt_get "$root" upgrade
}

leave_copy() {
  unmount_all "$base.new"
  [[ -n $root ]] || return 0
  unmount_all "$root"
  rm -rf --one-file-system "$root" "$root.log"
}

# open_release_system RELEASE: $root is a system of the release, brought up to date. It is kept in build/on/RELEASE with what
# was installed, and compiled objects in build/on/ccache-RELEASE where this machine has ccache, as ${environment[@]} says
# inside; to begin from nothing, delete them. Mounted until unmount_all.
open_release_system() {
  local release=$1 folder=$source/build/on
  root=$folder/$release
  mkdir -p "$folder"
  [[ -d $root ]] || make_debian_system "$release" "$root"
  unmount_all "$root"
  cp -L /etc/resolv.conf "$root/etc/resolv.conf"
  mount_proc "$root"
  apt_get "$root" update
  apt_get "$root" upgrade
  environment=(TERM=dumb)
  if command -v ccache >/dev/null; then
    apt_get "$root" install ccache
    mkdir -p "$folder/ccache-$release"
    mount_folder "$folder/ccache-$release" "$root" /root/.cache/ccache
    environment+=(CCACHE_DIR=/root/.cache/ccache)
  fi
}
