#!/usr/bin/env bash
# The artifacts of a release, built once, in a system that has what that needs: the source archive of a clone's commit, and
# from this archive the Debian packages and the wheel. They are left in FOLDER/artifacts.
#
#   release_pass.sh FOLDER VERSION [source] [packages] [wheel]    the clone is FOLDER/clone
set -euo pipefail
cd "$1"
name=xapian-neardup-$2 wanted=" ${*:3} "
SOURCE_DATE_EPOCH=$(git -C clone log -1 --format=%ct)
export SOURCE_DATE_EPOCH

mkdir artifacts
git -C clone -c tar.umask=0022 archive --format=tar --prefix="$name/" HEAD | gzip -9 --no-name >"$name.tar.gz"
tar --extract --file "$name.tar.gz"
if [[ $wanted == *" source "* ]]; then cp "$name.tar.gz" artifacts; fi
cd "$name"
if [[ $wanted == *" packages "* ]]; then
  NEARDUP_VERSION_SUFFIX=$(. /etc/os-release && echo "${VERSION_ID:+~deb$VERSION_ID}") ./dev package
  cp build/packages/*.deb ../artifacts
fi
if [[ $wanted == *" wheel "* ]]; then
  PYTHONPATH=plugin/python/build_backend python3 -B -c 'import neardup_build; neardup_build.build_wheel("../artifacts")'
fi
