#!/usr/bin/env bash
# Each function that the hooks stand in for is one that a library has, under that very name: of another name they would
# stand in for nothing. The library for omindex brings along no library that the hook does not.
#
#   hook_symbols_test.sh HOOK PAGES
set -euo pipefail
hook=$1 pages=$2
fail() { echo "$*" && exit 1; }

# functions FILES: names of those that they define for others.
functions() { nm --dynamic --defined-only "$@" | sed -nE 's/^[0-9a-f]+ [TWi] ([^@]*).*/\1/p' | sort -u; }
# libraries FILE: what it is linked to, and what these are.
libraries() { ldd "$1" | sed -nE 's/.* => (\/.*) \(.*/\1/p' | sort -u; }

# check FILE COUNT LIBRARIES: it stands in for COUNT functions of these.
check() {
  local exported unknown
  exported=$(functions "$1")
  [[ $(wc -l <<<"$exported") == "$2" ]] || fail "$1 stands in for these:" $exported
  unknown=$(comm -23 <(echo "$exported") <(functions ${@:3}))
  [[ -z $unknown ]] || fail "no library has these of $1:" $unknown
  echo "all $2 functions are of a library"
}

library=$(libraries "$hook" | grep '/libxapian\.so\.') || fail "$hook is linked to no libxapian"
check "$hook" 7 "$library"
more=$(comm -13 <(libraries "$hook") <(libraries "$pages"))
[[ -z $more ]] || fail "$pages brings along:" $more
omindex=$(type -P omindex) || exit 0
check "$pages" 6 $(libraries "$omindex")
