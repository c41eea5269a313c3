#!/usr/bin/env bash
# A minus in front of a word excludes it: "tree -goats". A good guess for "-goats" alone: an error, as for "NOT goats", or no
# page, or all without the word.
# Omega, and every program with Xapian's query parser and its usual flags, finds the pages with the word. "-goats -gate" finds
# those with both, "-(goats gate)" is read alike.
# Seen: xapian-omega and libxapian45 2.1.0 of Debian experimental, with the libraries of sid, also on Debian 12; the queries
# are read alike by 1.4.22, 1.4.29 and 1.4.32.
# Why it matters here: who looks for what is left without a word reads the pages that have it.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Origin: Debian' 'Created-By: Packages' | head -n 1)
[ "$(dpkg --print-architecture)" = amd64 ] && [ -n "$mirror" ] || { echo "needs Debian on amd64" >&2; exit 2; }
mkdir -p "$work/state/lists/partial" "$work/cache/archives/partial" "$work/debs" "$work/root" "$work/site" "$work/templates"
printf "deb $mirror %s main\n" sid experimental > "$work/list"
apt=(apt-get -qq -o Dir::State="$work/state" -o Dir::Cache="$work/cache" -o Dir::Etc::SourceList="$work/list"
    -o Dir::Etc::SourceParts=- -o APT::Sandbox::User=root -o Acquire::Check-Valid-Until=false)
cd "$work/debs"
"${apt[@]}" update && "${apt[@]}" download {xapian-omega,libxapian45}/experimental \
    {libmagic1t64,libpcre2-8-0,liblzma5,libbz2-1.0,zlib1g,libstdc++6,libgcc-s1,libc6}/sid || exit 2
for package in *.deb; do dpkg -x "$package" "$work/root"; done
cd "$work"

loader=$(find "$work/root" -name 'ld-linux-x86-64.so.2' | head -n 1)
# program PATH ARGUMENTS...: of Debian experimental
program() {
    MAGIC=$work/root/usr/lib/file/magic OMEGA_CONFIG_FILE=$work/omega.conf "$loader" \
        --library-path "$work/root/usr/lib/x86_64-linux-gnu" "$work/root/usr/$1" "${@:2}"
}
printf '%s\n' "database_dir $work" "template_dir $work/templates" "log_dir $work" "cdb_dir $work" > omega.conf
printf '%s' '$hitlist{$field{url} }$error' > templates/urls
for words in "goats gate" "goats meadow" "trees"; do echo "<title>$words</title><p>$words" > "site/${words// /-}.html"; done
program bin/omindex --version
program bin/omindex --db default --url / --no-delete site > said 2>&1 || { cat said >&2; exit 2; }
# found QUERY
found() { program lib/cgi-bin/omega/omega DB=default FMT=urls P="$1" | sed '1,/^\r*$/d' | tr ' ' '\n' | sort | xargs; }
for query in "trees -goats" "-goats" "-goats -gate"; do printf '%-14s %s\n' "$query" "$(found "$query")"; done
printf '%-14s %s\n' "NOT goats" "$(program lib/cgi-bin/omega/omega DB=default FMT=urls P="NOT goats" | sed '1,/^\r*$/d')"
[ "$(found "-goats")" = "/goats-gate.html /goats-meadow.html" ] && [ "$(found "-goats -gate")" = "/goats-gate.html" ] ||
    { echo "changed: a word alone with a minus is not found"; exit 1; }
