#!/usr/bin/env bash
# Each command has a man page that says what its help says, in man's language.
#
#   manual_test.sh PREFIX
set -euo pipefail
prefix=$1
tool=$prefix/bin/xapian-neardup
pages=$prefix/share/man/man1
fail() { echo "$*" && exit 1; }

[[ -d $pages ]] || fail "no man pages are installed"
# page_of NAME: the file, compressed or not.
page_of() { compgen -G "$pages/$1.1" || compgen -G "$pages/$1.1.gz"; }

mapfile -t commands < <("$tool" help --all | sed -nE 's/^  ([a-z-]+) .*/\1/p')
((${#commands[@]} > 0)) || fail "the tool's help lists no commands"
for name in xapian-neardup "${commands[@]/#/xapian-neardup-}"; do
  page=$(page_of "$name") || fail "no man page of $name"
  text=$(zcat -f "$page")
  for section in NAME SYNOPSIS DESCRIPTION OPTIONS '"EXIT STATUS"' '"SEE ALSO"'; do
    grep -q "^\.SH $section$" <<<"$text" || fail "$page: no section $section"
  done
  grep -q "^$name \\\\- [a-z]" <<<"$text" || fail "$page: its NAME is not $name"
  command=${name#xapian-neardup} command=${command#-}
  while read -r option; do
    grep -qF -e "${option//-/\\-}" <<<"$text" || fail "$page: nothing of $option"
  done < <("$tool" help ${command:+"$command"} --all | grep -oE '^  -[^ ]+' | grep -oE -e '--[a-z-]+')
done
count=$(find "$pages" -name 'xapian-neardup*' | wc -l)
((count == ${#commands[@]} + 1)) || fail "$count pages for ${#commands[@]} commands and the tool"

complaints=
for page in "$pages"/xapian-neardup*; do
  if command -v mandoc >/dev/null; then complaints+=$(zcat -f "$page" | mandoc -T lint -W warning || true); fi
  if command -v man >/dev/null; then complaints+=$(man --warnings -E UTF-8 -l "$page" 2>&1 >/dev/null); fi
done
[[ -z $complaints ]] || fail "$complaints"
echo "man pages: $count"
