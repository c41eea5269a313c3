#!/usr/bin/env bash
# The Debian packages in a Debian system that has nothing else of ours: installed, used as the README says, purged, and
# nothing of them left behind. The system is made once, in build/clean_root-RELEASE (debian_system.sh).
#
#   clean_root_test.sh FOLDER_OF_PACKAGES [RELEASE]    RELEASE: which the packages were made on; else this machine's
set -euo pipefail
packages=$(realpath "$1")
source=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)
. "$source/tests/packages/debian_system.sh"
# What the tests below use of Debian is there before: of an installation only our packages and their own libraries come.
# adduser is there, too: Debian 13 has it not from the beginning, and keeps it once a library has brought it, for apt names it.
tools=(adduser g++ cmake make pkgconf libxapian-dev xapian-omega xapian-tools python3-xapian man-db mandoc zsh binutils)

[[ -n $(find "$packages" -maxdepth 1 -name '*.deb') ]] || { echo "no packages in $packages" >&2 && exit 2; }
require_debian_system
release=${2:-$(own_release)}

# All files, but for what package managers and caches keep about themselves, and what this test brought.
files_of() {
  (cd "$1" && find . -xdev \( -path ./proc -o -path ./tmp -o -path ./root -o -path ./packages -o -path ./var/lib/dpkg \
    -o -path ./var/lib/apt -o -path ./var/cache -o -path ./var/log \) -prune -o -print | sort)
}

open_copy "$release" "$source/build/clean_root-$release" "${tools[@]}"
mkdir "$root/packages" "$root/root/source"
find "$packages" -maxdepth 1 -name '*.deb' -exec cp {} "$root/packages" \;
cp -a "$source/tests" "$source/examples" "$source/core" "$source/icu_tokenizer" "$source/plugin" "$root/root/source"

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
inside "$root" "$tests/packages/links_test.sh" /usr/share/doc/xapian-neardup /usr/share/xapian-neardup
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
