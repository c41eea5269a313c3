#!/usr/bin/env bash
# The artifacts of a release in a Debian system without a compiler, as a user meets them: the packages by the README's
# line, the README's commands, and the wheel in a virtual environment. The system is made once, in build/plain_root-RELEASE.
#
#   plain_system_test.sh FOLDER RELEASE    FOLDER: source archive, wheel, and the packages in RELEASE/
set -euo pipefail
artifacts=$(realpath "$1") release=$2
source=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)
. "$source/tests/packages/debian_system.sh"
require_debian_system
open_copy "$release" "$source/build/plain_root-$release" python3-venv xapian-omega

# The sources, for their tests are the README's commands, but no tree in which something was built.
mkdir "$root/root/source" "$root/root/packages"
tar --extract --file "$artifacts"/*.tar.gz --directory "$root/root/source" --strip-components 1
cp "$artifacts"/*.whl "$artifacts/$release"/*.deb "$root/root/packages"
tests=/root/source/tests

inside "$root" bash -c 'cd /root/packages && exec "$@" ./*.deb' - apt-get -qq --yes --no-install-recommends install \
  >"$root.log" 2>&1 || { tail -n 20 "$root.log" && fail "the packages are not installed"; }
library=$(inside "$root" sh -c 'echo /usr/lib/*/libneardup_c.so.0')
! inside "$root" sh -c 'command -v cc c++ gcc g++ clang' || fail "there is a compiler"
inside "$root" python3 "$tests/guides_test.py" /usr/bin/xapian-neardup \
  "$library" --only README.md
inside "$root" env NEARDUP_WHEEL="$(inside "$root" sh -c 'echo /root/packages/*.whl')" python3 "$tests/python/wheel_test.py" \
  "$library" /usr/bin/xapian-neardup
echo "Debian $release without a compiler: the packages, the README's commands and the wheel are good"
