#!/bin/sh
# A program's help, put as help2man reads it: CLI11's types and option groups left out, each example a paragraph.
#
#   readable_help.sh TOOL [COMMAND] --help
set -eu
"$@" | sed \
  -e 's/^\( *-[A-Za-z]\),--/\1, --/' \
  -e 's/^\( *--[a-z-]*\) \(Needs\|Excludes\): .*/\1/' \
  -e 's/^\( *--[^ ]* \(UINT\|INT\|FLOAT\|TEXT\)\):[^ ]*/\1/' \
  -e 's/^\(  [A-Z]*\) TEXT\( \.\.\.\)\?\( REQUIRED\)\?/  \1/' \
  -e 's/^Positionals:$/Arguments:/' \
  -e '/^\[Option Group:/d' -e '/^   $/d' -e '/^  Options:$/d' \
  -e 's/^  \[Exactly 1 of.*/One of these, and no other:/' -e 's/^    --/  --/' \
  -e 's/^Example:$/Examples:/' -e '/^Examples:$/,$s/^  .*/&\n/' \
  -e '/^Exit codes:/d' -e "/^'xapian-neardup COMMAND --help'/d"
