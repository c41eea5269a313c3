#!/usr/bin/env bash
# Each relative link of a Markdown document leads to a file or folder that is there. Links in code are none.
#
#   links_test.sh FILE_OR_FOLDER...
set -euo pipefail

# links FILE: the relative ones, without what they point at inside a document.
links() {
  awk '/^ *```/ { code = !code; next } !code' "$1" | sed 's/`[^`]*`//g' | { grep -oE '\]\([^)]+\)' || true; } |
    sed -E 's/^\]\(//; s/[)]$//; s/#.*//' | { grep -vE '^([a-z]+:|$)| ' || true; }
}

documents=0 links=0 broken=0
while IFS= read -r file; do
  documents=$((documents + 1))
  while IFS= read -r link; do
    links=$((links + 1))
    [[ -e $(dirname "$file")/$link ]] || { echo "$file: leads to $link, which is not there" && broken=$((broken + 1)); }
  done < <(links "$file")
done < <(find "$@" -name '*.md' | sort)
((documents != 0)) || { echo "no documents in $*" && exit 1; }
((broken == 0)) || exit 1
echo "$documents documents: all $links links lead to files that are there"
