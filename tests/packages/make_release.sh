#!/usr/bin/env bash
# A release of this tree's commit: each artifact is built twice, in two ways that have as little in common as one system
# allows, and then tried in a system that has no compiler. What is the same and works is in build/release/VERSION.
#
#   make_release.sh VERSION RELEASE...    of Debian; in the first one source archive and wheel are made, so let it be the oldest
set -euo pipefail
version=$1
shift
source=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)
. "$source/tests/packages/debian_system.sh"
notes=$("$source/tests/packages/release_notes.sh" "$version")
require_debian_system
release_folder=$source/build/release/$version
new=$release_folder.new

root=
trap 'unmount_all "$root"; unmount_all "$root.new"' EXIT

# pass NAME KIND...: builds in the root; PLACE and RUN say where and how. What it says goes to NEW/RELEASE-NAME.log.
pass() {
  local name=$1 log
  shift
  log=$new/$release-$name.log
  echo "Debian $release, $name pass: $*"
  rm -rf "${root:?}$place"
  mkdir -p "$root$place"
  git clone --quiet --no-hardlinks "$new/clone" "$root$place/clone"
  inside "$root" chown -R "$owner" "$place"
  inside "$root" "${run[@]}" bash -c 'umask "$0" && exec "$@"' "$mask" \
    "$place/clone/tests/packages/release_pass.sh" "$place" "$version" "$@" >"$log" 2>&1 ||
    { tail -n 30 "$log" && fail "this pass fails; all that it says is in $log"; }
  mkdir -p "$new/$name"
  for artifact in "$root$place"/artifacts/*; do
    if [[ $artifact == *.deb ]]; then mkdir -p "$new/$name/$release" && cp "$artifact" "$new/$name/$release"
    else cp "$artifact" "$new/$name"; fi
  done
}

# Neither pass has a compiler cache: what is compared was compiled.

# The first: as root.
first_pass() {
  local place=/root/release owner=root mask=022 run=(env TERM=dumb CCACHE_DISABLE=1)
  pass first "$@"
}

# The second: elsewhere, as another user, 400 days later, in another language and time zone.
second_pass() {
  local place=/var/tmp/another/place/of/another/length owner=nobody mask=077
  local run=(setpriv --reuid=nobody --regid=nogroup --clear-groups env HOME="$place" TZ=ELSEWHERE-13 LANG=et_EE.UTF-8
    LC_ALL=et_EE.UTF-8 TERM=dumb CCACHE_DISABLE=1 FAKETIME=+400d FAKETIME_DONT_FAKE_MONOTONIC=1 NO_FAKE_STAT=1
    LD_PRELOAD='/usr/$LIB/faketime/libfaketime.so.1')
  apt_get "$root" install faketime locales
  inside "$root" localedef -i et_EE -f UTF-8 et_EE.UTF-8
  pass second "$@"
}

hashes() { (cd "$1" && find . -type f -printf '%P\n' | LC_ALL=C sort | xargs -d '\n' sha256sum); }

rm -rf "$new"
mkdir -p "$new"
git clone --quiet "$source" "$new/clone"  # the commit of all passes, whatever is committed meanwhile
kinds=(source packages wheel)
for release in "$@"; do
  open_release_system "$release"
  apt_get "$root" install git ca-certificates
  first_pass "${kinds[@]}"
  second_pass "${kinds[@]}"
  unmount_all "$root"
  kinds=(packages)
done

echo "SHA-256 of both passes:"
if ! LC_ALL=C join -j 2 -a 1 -a 2 -e missing -o 1.1,2.1,0 <(hashes "$new/first") <(hashes "$new/second") |
  awk '{ print $1, $2, $3 ($1 == $2 ? "" : "   DIFFERS") } $1 != $2 { bad = 1 } END { exit bad }'; then
  fail "what differs is in $new/first and $new/second; diffoscope (Debian package) shows where"
fi

hashes "$new/first" >"$new/SHA256SUMS"
echo "$notes" >"$new/RELEASE_NOTES.md"
for release in "$@"; do
  "$source/tests/packages/clean_root_test.sh" "$new/first/$release" "$release"
  "$source/tests/packages/plain_system_test.sh" "$new/first" "$release"
done

mv "$new"/first/* "$new"
rm -rf "$new/first" "$new/second" "$new/clone" "$new"/*.log "$release_folder"
mv "$new" "$release_folder"
echo "the release is in $release_folder:"
cd "$release_folder"
sha256sum --check --quiet SHA256SUMS
find . -type f -printf '%P, %s bytes\n' | LC_ALL=C sort
