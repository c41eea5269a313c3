#!/usr/bin/env bash
# The Debian packages in a Debian system that has nothing else of ours: installed, used as the README says, purged, and
# nothing of them left behind. The system is made once, in build/clean_root, from the mirror of this machine's apt.
# Needs root and mounts; ends with 77 where they are not to be had.
#
#   clean_root_test.sh FOLDER_OF_PACKAGES
set -euo pipefail
packages=$(realpath "$1")
source=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
base=$source/build/clean_root
# What the tests below use of Debian is there before: of an installation only our packages and their own libraries come.
tools=(g++ cmake make pkg-config libxapian-dev xapian-omega xapian-tools python3-xapian man-db mandoc zsh binutils)

[[ -n $(find "$packages" -maxdepth 1 -name '*.deb') ]] || { echo "no packages in $packages" >&2 && exit 2; }
skip() { echo "skipped: $*" && exit 77; }
fail() { echo "$*" && exit 1; }

((EUID == 0)) || skip "a clean system needs root"
command -v debootstrap >/dev/null || skip "no debootstrap here"
. /etc/os-release
[[ ${ID:-} == debian ]] || skip "this machine's apt has no Debian sources"

# Debian's sources of this machine, "URI SUITE" a line, the main archive first.
debian_sources() {
  apt-get indextargets --format '$(ORIGIN)|$(REPO_URI) $(CODENAME)' 'Created-By: Packages' | sed -n 's/^Debian|//p' |
    sort -u | awk -v main="$VERSION_CODENAME" '
      $2 == main { print }
      $2 != main { rest = rest $0 "\n" }
      END { printf "%s", rest }'
}

# inside ROOT COMMAND...
inside() {
  local root=$1
  shift
  chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"
}

# apt_get ROOT ARGUMENTS...
apt_get() {
  local root=$1 log=$base.log
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

# mounted ROOT: its /proc, for as long as this test runs.
mounted() { mount -t proc proc "$1/proc" 2>/dev/null || skip "no mounts here"; }

# A minimal system with the tools, in place only when it is whole.
make_base() {
  local mirror new=$base.new
  mirror=$(debian_sources | head -n 1 | cut -d' ' -f1)
  rm -rf --one-file-system "$new"
  debootstrap --variant=minbase "$VERSION_CODENAME" "$new" "$mirror" >"$base.log" 2>&1 ||
    skip "debootstrap fails: $(tail -n 1 "$base.log")"
  debian_sources | sed 's/.*/deb & main/' >"$new/etc/apt/sources.list"
  printf '#!/bin/sh\nexit 101\n' >"$new/usr/sbin/policy-rc.d"  # no service starts
  chmod +x "$new/usr/sbin/policy-rc.d"
  # Debian's images leave man pages out; here they are looked at.
  rm -f "$new/etc/dpkg/dpkg.cfg.d/docker"
  mounted "$new"
  apt_get "$new" update
  apt_get "$new" upgrade
  apt_get "$new" install "${tools[@]}"
  umount "$new/proc"
  mv "$new" "$base"
}

# All files, but for what package managers and caches keep about themselves, and what this test brought.
files_of() {
  (cd "$1" && find . -xdev \( -path ./proc -o -path ./tmp -o -path ./root -o -path ./packages -o -path ./var/lib/dpkg \
    -o -path ./var/lib/apt -o -path ./var/cache -o -path ./var/log \) -prune -o -print | sort)
}

root=
leave() {
  local place
  for place in "$root" "$base.new"; do
    if [[ -n $place ]] && mountpoint -q "$place/proc"; then umount "$place/proc"; fi
  done
  [[ -z $root ]] || rm -rf --one-file-system "$root"
}
trap leave EXIT

[[ -d $base ]] || make_base
root=$(mktemp -d "$base.XXXXXX")
cp -a "$base/." "$root"
cp -L /etc/resolv.conf "$root/etc/resolv.conf"
mounted "$root"
mkdir "$root/packages" "$root/root/source"
find "$packages" -maxdepth 1 -name '*.deb' -exec cp {} "$root/packages" \;
cp -a "$source/tests" "$source/examples" "$source/core" "$source/icu_tokenizer" "$source/plugin" "$root/root/source"

apt_get "$root" update
apt_get "$root" upgrade
autoremove "$root"
files_of "$root" >"$root/root/before"
mapfile -t debs < <(cd "$root" && ls -d packages/*.deb | sed 's|^|/|')
mapfile -t names < <(for deb in "${debs[@]}"; do dpkg-deb --field "$root$deb" Package; done)
apt_get "$root" install "${debs[@]}"
echo "installed: ${names[*]}"
inside "$root" dpkg --audit
inside "$root" dpkg --verify "${names[@]}"

tests=/root/source/tests
inside "$root" "$tests/packages/flow.sh" xapian-neardup
inside "$root" "$tests/consumer/installed.sh" /root/source/examples/quickstart.cc
inside "$root" "$tests/packages/completion_test.sh" /usr
inside "$root" "$tests/packages/manual_test.sh" /usr
libraries=/usr/lib/$(inside "$root" gcc -print-multiarch)
inside "$root" "$tests/packages/exported_symbols_test.sh" "$libraries" /root/source
inside "$root" bash -c 'exec "$@" /usr/bin/xapian-neardup "$0"/libneardup_*.so "$0"/xapian-neardup/*.so' "$libraries" \
  "$tests/packages/hardening_test.sh"
if [[ " ${names[*]} " == *" python3-xapian-neardup "* ]]; then
  inside "$root" python3 "$tests/packages/python_flow.py"
fi
# Omega's own folders, as its administrator does it.
inside "$root" xapian-neardup omega-setup >/dev/null
inside "$root" sh -c 'rm -r /var/lib/xapian-omega/templates/neardup* /var/lib/xapian-omega/xapian-neardup'
echo "omega-setup into Omega's own folder: ok"

apt_get "$root" purge "${names[@]}"
autoremove "$root"
files_of "$root" >"$root/root/after"
diff "$root/root/before" "$root/root/after" || fail "purging does not leave the system as it was"
echo "purged: nothing is left behind"
