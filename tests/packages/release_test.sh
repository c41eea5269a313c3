#!/usr/bin/env bash
# A tree on a release of Debian, as a newcomer meets it: the demo, every test, the packages, and these in another clean
# system. The release's own system is kept in build/on/RELEASE with what was installed, and compiled objects in
# build/on/ccache-RELEASE where this machine has ccache; to begin from nothing, delete them.
#
#   release_test.sh RELEASE TREE
set -euo pipefail
release=$1 tree=$(realpath "$2")
source=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)
. "$source/tests/packages/debian_system.sh"
require_debian_system
folder=$source/build/on
root=$folder/$release
place=/root/xapian-neardup

trap 'unmount_all "$root"; unmount_all "$root.new"' EXIT
mkdir -p "$folder"
[[ -d $root ]] || make_debian_system "$release" "$root"
unmount_all "$root"
cp -L /etc/resolv.conf "$root/etc/resolv.conf"
mount_proc "$root"
apt_get "$root" update
apt_get "$root" upgrade

# The build folder stays where it is, at the same path, and so do the times of files that did not change.
mkdir -p "$root$place"
find "$root$place" -mindepth 1 -maxdepth 1 ! -name build -exec rm -rf {} +
cp -a "$tree/." "$root$place"
environment=(TERM=dumb)
if command -v ccache >/dev/null; then
  apt_get "$root" install ccache
  mkdir -p "$folder/ccache-$release"
  mount_folder "$folder/ccache-$release" "$root" /root/.cache/ccache
  environment+=(CCACHE_DIR=/root/.cache/ccache)
fi

# dev ARGUMENTS...: there.
dev() {
  echo "== Debian $release: ./dev $*"
  inside "$root" "${environment[@]}" sh -c 'cd "$0" && exec ./dev "$@"' "$place" "$@"
}

dev demo
dev test --no-browser
dev package
"$source/tests/packages/clean_root_test.sh" "$root$place/build/packages" "$release"
echo "Debian $release: demo, tests and packages are good; not looked at: omega_browser_test, accessibility_test, and what the tests name as skipped"
