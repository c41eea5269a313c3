#!/usr/bin/env bash
# Each function that the hook stands in for is one that its libxapian has, under that very name: of another name it would
# stand in for nothing.
#
#   hook_symbols_test.sh HOOK
set -euo pipefail
hook=$1
fail() { echo "$*" && exit 1; }

# functions FILE: names of those that it defines for others.
functions() { nm --dynamic --defined-only "$1" | sed -nE 's/^[0-9a-f]+ [TW] ([^@]*).*/\1/p' | sort -u; }

library=$(ldd "$hook" | sed -nE 's/.*libxapian\.so\.[0-9]+ => (.*) \(.*/\1/p')
[[ -n $library ]] || fail "$hook is linked to no libxapian"
exported=$(functions "$hook")
[[ $(wc -l <<<"$exported") == 7 ]] || fail "the hook stands in for these:" $exported
unknown=$(comm -23 <(echo "$exported") <(functions "$library"))
[[ -z $unknown ]] || fail "$library has none of these:" $unknown
echo "all $(wc -l <<<"$exported") functions are of $library"
