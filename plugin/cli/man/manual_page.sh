#!/bin/sh
# Prints the man page of the tool or of a command: its help, converted by help2man, and the sections in the .h2m files.
#
#   manual_page.sh TOOL VERSION [COMMAND]
set -eu
tool=$1 version=$2 command=${3:-}
here=$(dirname "$0")
page=xapian-neardup${command:+-$command}
title=$(echo "$page" | tr '[:lower:]' '[:upper:]')
day=$(date -u -d "@${SOURCE_DATE_EPOCH:-$(date +%s)}" +%F)
unset LD_PRELOAD  # libfaketime, with which a build is repeated at another time, and the tool's jemalloc wait for each other

# The NAME section has the first sentence of the help, without the capital and the full stop.
what=$("$tool" ${command:+"$command"} --help | sed -e 's/^\(.\)/\L\1/' -e 's/\.$//' -e 1q)

sections="--include=$here/every_page.h2m --opt-include=$here/$page.h2m"
grep -qs '^\[>\?exit status\]' "$here/$page.h2m" || sections="$sections --include=$here/exit_status.h2m"

# help2man uses the first word of the program's name and the present date: replace both.
# shellcheck disable=SC2086
LC_ALL=C.UTF-8 help2man --no-info --section=1 --name="$what" --version-string="xapian-neardup $version" $sections \
  "$here/readable_help.sh $tool $command" |
  sed -e "s/^\.TH [^ ]* \"1\" \"[^\"]*\"/.TH $title \"1\" \"$day\"/" \
    -e "/^\.SH NAME\$/{n;s/^.* \\\\- /$page \\\\- /}" \
    -e '/^\.SH SYNOPSIS$/{n;s/^.*$/.B xapian-neardup '"$command"'/;n;s/^\\fI\\,[a-z\\-]* \\\/\\fR\[/[/}'
