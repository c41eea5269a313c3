#!/bin/sh
# A program's help, put as help2man reads it: each example a paragraph.
#
#   readable_help.sh TOOL [COMMAND] --help
set -eu
"$@" | sed \
  -e 's/^\( *-[A-Za-z]\),--/\1, --/' \
  -e 's/^Example:$/Examples:/' -e '/^Examples:$/,$s/^  .*/&\n/' \
  -e '/^Exit codes:/d' -e "/^'xapian-neardup COMMAND --help'/d"
