#!/usr/bin/env bash
# A consumer is served by the installed package, through find_package and pkg-config, and by add_subdirectory.
#
#   consumer_test.sh BUILD_FOLDER SOURCE_FOLDER
set -euo pipefail
build=$1 source=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
quickstart=$source/examples/quickstart.cc

cmake --install "$build" --prefix "$work/prefix" >/dev/null
"$source/tests/consumer/installed.sh" "$quickstart" "$work/prefix"

# As a part of another project: its targets serve, and it brings no tool, tests or installation along. The libraries
# themselves are those that everything here is linked with; compiling the consumer is what differs.
sub=$work/subdirectory
cmake -S "$source/tests/consumer" -B "$sub" -G Ninja -DSUBDIRECTORY="$source" -DQUICKSTART="$quickstart" >/dev/null
object=$(ninja -C "$sub" -t targets all | sed -n 's/^\(.*quickstart\.cc\.o\): .*/\1/p')
ninja -C "$sub" "$object" >/dev/null
targets=$(cmake --build "$sub" --target help)
[[ $targets == *neardup_plugin* ]]
for other in xapian-neardup-hook neardup_cli core_test completion_and_manuals table_texts; do
  [[ $targets != *"$other"* ]] || { echo "add_subdirectory brings $other along" && exit 1; }
done
cmake --install "$sub" --prefix "$work/nothing" >/dev/null
[[ ! -e $work/nothing ]] || { find "$work/nothing" && echo "add_subdirectory installs files" && exit 1; }
echo "add_subdirectory: ok"
