#!/usr/bin/env bash
# The installed package serves a consumer by find_package and by pkg-config.
#
#   consumer_test.sh BUILD_FOLDER SOURCE_FOLDER
set -euo pipefail

build=$1
source=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
quickstart=$source/examples/quickstart.cc

cmake --install "$build" --prefix "$work/prefix" >/dev/null
libdir=$(dirname "$(find "$work/prefix" -name 'libneardup_core*' | head -n 1)")

cmake -S "$source/tests/consumer" -B "$work/build" -DCMAKE_PREFIX_PATH="$work/prefix" -DQUICKSTART="$quickstart" >/dev/null
cmake --build "$work/build" >/dev/null
cd "$work"
LD_LIBRARY_PATH=$libdir "$work/build/consumer" | grep -q 'document 2  similarity 0.8'
echo "find_package: ok"

export PKG_CONFIG_PATH=$libdir/pkgconfig
read -ra flags <<<"$(pkg-config --cflags --libs --static xapian-neardup)"
c++ -std=c++17 "$quickstart" "${flags[@]}" -o "$work/by-pkg-config"
LD_LIBRARY_PATH=$libdir "$work/by-pkg-config" | grep -q 'document 2  similarity 0.8'
echo "pkg-config: ok"
