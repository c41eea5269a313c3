#!/usr/bin/env bash
# The main job on one screen: index this machine's /usr/share/doc, group its near-duplicates, search it.
#
#   examples/demo.sh PATH_OF_XAPIAN_NEARDUP [FOLDER] [QUERY]
set -euo pipefail

tool=$1
docs=${2:-/usr/share/doc}
query=${3:-license}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
db=$folder/db

say() { printf '\n\033[1m%s\033[0m\n' "$1"; }
[[ -t 1 && -z ${NO_COLOR:-} ]] || say() { printf '\n%s\n' "$1"; }

# The hits that a search shows, and how many it hides, for one way to collapse.
hits() {
  local name=$1
  shift
  printf '  %-44s %s\n' "$name" "$("$tool" search "$db" "$query" --limit 1 "$@" | tail -n 1)"
}

# At once, while the large folder is still to come.
licences=/usr/share/common-licenses
if [[ -d $licences ]]; then
  say "at once: which texts of $licences are near-duplicates?"
  "$tool" index "$folder/licences" "$licences" --group --quiet >/dev/null
  "$tool" pairs "$folder/licences" --quiet | sed "s,$licences/,,g"
fi

say "1. index $docs: every document is signed on its way into Xapian"
"$tool" index "$db" "$docs" | grep -v '^skipped'

say "2. group: near-duplicates verified word for word, each group around one document"
"$tool" group "$db"

say "3. the biggest group"
"$tool" groups "$db" --limit 1 | head -n 6 | cut -c1-110

say "4. search '$query': first hits without and with collapsing"
"$tool" search "$db" "$query" --limit 4 --no-collapse | sed '$d' | grep -v '^     ' | cut -c1-110
echo "  --"
"$tool" search "$db" "$query" --limit 4 | sed '$d' | grep -v '^     ' | cut -c1-110
hits "every hit:" --no-collapse
hits "equal files once (MD5, as Omega can):" --collapse-slot 1
hits "near-duplicates once (this project):"

say "5. one pair explained"
# The largest group of two documents that differ a little.
pair=$("$tool" groups "$db" --format=tsv | tail -n +2 | awk -F'\t' '
  $2 == 2 && $7 < 0.97 && !pair { if ($1 == group) pair = first "\t" $3; group = $1; first = $3 }
  END { print pair }')
if [[ -n $pair ]]; then
  first=${pair%%$'\t'*} second=${pair##*$'\t'}
  printf '%s\n%s\n' "$first" "$second"
  "$tool" explain "$db" "$first" "$second" | cut -c1-150
fi
