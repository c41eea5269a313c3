#!/usr/bin/env bash
# A tree on a release of Debian, as a newcomer meets it: the demo, every test, the packages, and these in another clean
# system.
#
#   release_test.sh RELEASE TREE
set -euo pipefail
release=$1 tree=$(realpath "$2")
source=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)
. "$source/tests/packages/debian_system.sh"
require_debian_system
place=/root/xapian-neardup
root=
trap 'unmount_all "$root"; unmount_all "$root.new"' EXIT
open_release_system "$release"

# The build folder stays where it is, at the same path, and so do the times of files that did not change.
mkdir -p "$root$place"
find "$root$place" -mindepth 1 -maxdepth 1 ! -name build -exec rm -rf {} +
cp -a "$tree/." "$root$place"

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
