#!/bin/bash
# The binary interface of libneardup_c is the one that is recorded: no function, type or number has changed.
#   abi_test.sh LIBRARY SOURCE_FOLDER [--write]    --write records it anew, after functions were added
set -euo pipefail
library=$1
source=$2
recorded=$source/plugin/c/libneardup_c.abi
skip() {
  echo "skipped: $1"
  exit 77
}
command -v abidw abidiff >/dev/null || skip "there is no abidw (package abigail-tools)"
[[ $(getconf LONG_BIT) == 64 ]] || skip "what is recorded is of a machine of 64 bits"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/include"
cp "$source/plugin/c/neardup.h" "$work/include"  # types of other headers are private
abidw --headers-dir "$work/include" --drop-private-types --drop-undefined-syms --exported-interfaces-only \
  --no-corpus-path --no-comp-dir-path --no-show-locs --short-locs --no-parameter-names --no-elf-needed \
  --no-architecture --type-id-style hash --out-file "$work/now.abi" "$library"
# The order of attributes differs between versions of abidw.
grep "class-decl name='neardup_error'" "$work/now.abi" | grep -q size-in-bits ||
  skip "the library was built without its types"
if [[ ${3:-} == --write ]]; then
  cp "$work/now.abi" "$recorded"
  exit
fi

# Another message, another number of a status, a function less: each must show.
for change in "s/length='1024'/length='512'/; s/upper-bound='1023'/upper-bound='511'/; s/size-in-bits='8192'/size-in-bits='4096'/" \
  "/name='NEARDUP_DAMAGED'/s/value='4'/value='5'/" "/elf-symbol name='neardup_sign_fields'/d"; do
  sed "$change" "$work/now.abi" >"$work/changed.abi"
  if cmp --quiet "$work/changed.abi" "$work/now.abi"; then
    echo "abidw writes otherwise than this test knows: nothing to change by $change"
    exit 1
  fi
  code=0
  abidiff "$work/changed.abi" "$work/now.abi" >/dev/null || code=$?
  if ((code >= 128 || (code & 4) == 0)); then  # ended by a signal, or no change of the interface
    echo "abidiff does not see: $change (exit code $code)"
    exit 1
  fi
done

# Versions of libabigail whose formats differ do not read each other's records: then names are compared, but not types.
format_of() { sed -n "1s/.*<abi-corpus.* version='\([0-9]*\).*/\1/p" "$1"; }
symbols_of() { sed -n "s/.*<elf-symbol name='\([^']*\)'.*/\1/p" "$1" | sort; }
if [[ $(format_of "$recorded") != $(format_of "$work/now.abi") ]]; then
  diff <(symbols_of "$recorded") <(symbols_of "$work/now.abi") || {
    echo "libneardup_c exports other names than those recorded (<)"
    exit 1
  }
  skip "the exported names are those recorded; this abidw writes another format, so types were not compared"
fi

abidiff "$recorded" "$work/now.abi" || {
  echo "the interface of libneardup_c has changed; if it only has more functions, record it: $0 $1 $2 --write"
  exit 1
}
