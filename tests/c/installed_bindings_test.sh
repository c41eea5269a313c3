#!/usr/bin/env bash
# The installed C library serves a program by pkg-config; the installed Python package finds it without being told.
#
#   installed_bindings_test.sh BUILD_FOLDER C_COMPILER PYTHON
set -euo pipefail

build=$1 compiler=$2 python=$3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
unset NEARDUP_C_LIBRARY

cmake --install "$build" --component bindings --prefix "$work/prefix" >/dev/null
libdir=$(dirname "$(find "$work/prefix" -name 'libneardup_c.so.0')")

cat >"$work/program.c" <<'END'
#include <neardup.h>
#include <stdio.h>

int main(void) {
  neardup_signer* signer;
  neardup_similarity similarity;
  if (neardup_signer_new("short", 5, &signer, NULL) != NEARDUP_OK) return 1;
  if (neardup_compare_texts(signer, "a b c", 5, "b c d", 5, &similarity, NULL) != NEARDUP_OK) return 1;
  printf("%.2f\n", similarity.jaccard);
  neardup_signer_free(signer);
  return 0;
}
END
export PKG_CONFIG_PATH=$libdir/pkgconfig
read -ra flags <<<"$(pkg-config --cflags --libs neardup-c)"
"$compiler" -std=c99 -Wall -Wextra -pedantic -Werror "$work/program.c" "${flags[@]}" -o "$work/program"
[[ $(LD_LIBRARY_PATH=$libdir "$work/program") == 0.50 ]]
echo "pkg-config: ok"

package=$(dirname "$(dirname "$(find "$work/prefix" -path '*/neardup/py.typed')")")
cd "$work"
PYTHONPATH=$package "$python" -B - <<'END'
import neardup

assert neardup.Signer("short").similarity("a b c", "b c d").jaccard == 0.5
END
echo "Python: ok"
if ! "$python" -c 'import xapian' 2>/dev/null; then
  echo "neardup.xapian: skipped: $python has no module xapian (package python3-xapian)"
  exit 0
fi
PYTHONPATH=$package "$python" -B -c 'import neardup.xapian'
echo "neardup.xapian: ok"
