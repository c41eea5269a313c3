#!/usr/bin/env bash
# What `cmake --install` leaves works from its prefix, and from another place where the prefix is moved to: tool, hook,
# Omega's templates, completion, man pages.
#
#   installation_test.sh BUILD_FOLDER SOURCE_FOLDER
set -euo pipefail
build=$1 source=$2
packages=$source/tests/packages
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() { echo "$*" && exit 1; }

cmake --install "$build" --prefix "$work/first" >"$work/log"
[[ -d $work/first/share/man ]] || grep -q "no man pages are installed" "$work/log" ||
  fail "there are no man pages, and the installation does not say so"
mv "$work/first" "$work/moved"
cd "$work/moved"
mapfile -t loaded < <(find . -name 'libxapian-neardup-*.so')
((${#loaded[@]} == 3)) || fail "found as commands, hook and pages: ${loaded[*]}"
for file in README.md FORMAT.md LICENSE CHANGELOG.md SECURITY.md; do
  [[ -s share/doc/xapian-neardup/$file ]] || fail "no $file is installed"
done
"$packages/links_test.sh" share/doc/xapian-neardup share/xapian-neardup
[[ -s include/neardup/finder.h ]] || fail "no headers are installed"
if grep -rIl "$build" .; then fail "these files name the build folder"; fi

"$packages/flow.sh" "$work/moved/bin/xapian-neardup"
"$packages/completion_test.sh" "$work/moved"
"$packages/manual_test.sh" "$work/moved"
if grep -q '^NEARDUP_HARDENING:BOOL=ON' "$build/CMakeCache.txt"; then
  mapfile -t libraries < <(find . -name 'libneardup_*.so.*.*')
  "$packages/hardening_test.sh" bin/xapian-neardup "${loaded[@]}" "${libraries[@]}"
else
  echo "hardening: this build asks for none"
fi
folder=$(dirname "$(find "$PWD" -name 'libneardup_core*' | head -n 1)")
"$packages/exported_symbols_test.sh" "$folder" "$source" || (($? == 77))
