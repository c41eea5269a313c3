#!/usr/bin/env bash
# The installed tool, hook and shared libraries were built with what cmake/NeardupHardening.cmake asks for.
#
#   hardening_test.sh FILE...
set -euo pipefail
fail() { echo "$*" && exit 1; }

# has FILE WHAT TEXT COMMAND...: the command's output, of the file, has the text.
has() {
  local file=$1 what=$2 text=$3
  shift 3
  "$@" "$file" | grep -E "$text" >/dev/null || fail "$file: no $what"
}

for file in "$@"; do
  has "$file" "position-independent code" 'Type: +DYN' readelf --wide --file-header
  has "$file" "RELRO" GNU_RELRO readelf --wide --program-headers
  has "$file" "immediate binding" 'NOW' readelf --wide --dynamic
  has "$file" "stack that is not executable" 'GNU_STACK .* RW +0x' readelf --wide --program-headers
  has "$file" "stack protector" '__stack_chk_fail' readelf --wide --dyn-syms
  if [[ $(uname -m) == x86_64 ]]; then has "$file" "branch targets (-fcf-protection)" endbr64 objdump -d; fi
  echo "$file: hardened"
done
# Not each file calls a function that _FORTIFY_SOURCE has a checked twin of.
for file in "$@"; do
  if readelf --wide --dyn-syms "$file" | grep -E '_chk(@|$)' | grep -v stack_chk >/dev/null; then exit 0; fi
done
fail "no file of $* calls a function checked by _FORTIFY_SOURCE"
