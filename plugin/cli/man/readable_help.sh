#!/bin/sh
# A program's help in the form that help2man reads: each example is a paragraph.
#
#   readable_help.sh TOOL [COMMAND] --help
set -eu
"$@" | sed \
  -e 's/^\( *-[A-Za-z]\),--/\1, --/' \
  -e 's/^Example:$/Examples:/' -e '/^Examples:$/,$s/^  .*/&\n/' \
  -e '/^Exit codes:/,/^$/d' -e "/^'xapian-neardup COMMAND --help'/d"
