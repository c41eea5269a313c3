#!/usr/bin/env bash
# An installed package serves consumers by find_package and by pkg-config.
#
#   installed.sh QUICKSTART [PREFIX]    without a prefix: as packages install it, where every tool looks anyway
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
quickstart=$(realpath "$1") prefix=${2:-}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

if [[ -n $prefix ]]; then
  libdir=$(dirname "$(find "$prefix" -name 'libneardup_core*' | head -n 1)")
  export PKG_CONFIG_PATH=$libdir/pkgconfig LD_LIBRARY_PATH=$libdir CMAKE_PREFIX_PATH=$prefix
fi

cmake -S "$here" -B build -DQUICKSTART="$quickstart" >log || { cat log && exit 1; }
cmake --build build >log || { cat log && exit 1; }
build/consumer | grep 'document 2  similarity 0.8' >/dev/null
build/shared_types
echo "find_package: ok"

read -ra flags <<<"$(pkg-config --cflags --libs ${prefix:+--static} xapian-neardup)"
# As docs/guides/embed-in-cpp.md links: the program finds its libraries where they were installed.
c++ -std=c++17 "$quickstart" "${flags[@]}" ${prefix:+-Wl,-rpath,"$(pkg-config --variable=libdir xapian-neardup)"} -o by-pkg-config
rm -rf quickstart.db
env -u LD_LIBRARY_PATH ./by-pkg-config | grep 'document 2  similarity 0.8' >/dev/null
echo "pkg-config: ok"
