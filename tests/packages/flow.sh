#!/usr/bin/env bash
# What the README shows, done with an installed tool on a few files of its own: index, group, search, find, explain, the
# hook, Omega's pages.
#
#   flow.sh TOOL
set -euo pipefail
tool=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

# expect TEXT COMMAND...: the command succeeds and prints the text.
expect() {
  local text=$1 output
  shift
  if ! output=$("$@" 2>&1); then
    printf 'fails: %s\n%s\n' "$*" "$output" && exit 1
  fi
  [[ $output == *"$text"* ]] || { printf "no '%s' from: %s\n%s\n" "$text" "$*" "$output" && exit 1; }
}

sentence='The quick brown fox jumps over the lazy dog while the cat sleeps in the warm sun near the old stone wall, and'
mkdir texts
echo "$sentence nobody in the quiet village seems to mind at all." >texts/first.txt
echo "$sentence nobody in the quiet village seems to mind it at all." >texts/second.txt
echo "Xapian is a highly adaptable toolkit which allows developers to easily add advanced indexing." >texts/third.txt

expect xapian-neardup "$tool" --version
expect '3 documents added' "$tool" index site.db texts
expect '1 group of 2 documents' "$tool" group site.db --threshold 0.8
expect '+1 near-duplicate' "$tool" search site.db fox
expect "$work/texts/second.txt" "$tool" find site.db "$work/texts/first.txt"
expect 'only in the second  it' "$tool" explain site.db "$work/texts/first.txt" "$work/texts/second.txt"
expect 'no issues' "$tool" check site.db
echo "index, group, search, find, explain, check: ok"

if command -v omindex >/dev/null; then
  expect '3 documents signed from their text' "$tool" run -- omindex --db omega.db --url / "$work/texts"
  echo "run -- omindex: ok"
else
  echo "run -- omindex: no omindex here"
fi

expect "text-prefix = B" "$tool" attach mu --show-profile
mkdir templates
printf 'template_dir %s\ndatabase_dir %s\n' "$work/templates" "$work" > omega.conf
expect written "$tool" omega-setup --omega-conf omega.conf --examples-dir examples
[[ -s templates/neardup && -s templates/neardup-json && -n $(ls examples) ]]
echo "omega-setup: ok"
