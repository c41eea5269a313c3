#!/usr/bin/env bash
# Xapian 2 opens and writes databases of 1.4. A good guess: a search there finds what it found before.
# The stemmers are others. English 1.4: organization, organic, organ have one stem, organ; 2: organiz, organic, organ. So a
# search for organization, emergency, university, international or interval finds none of the documents that 1.4 indexed, and
# says nothing; new ones are found. Of words in word lists, other stems have 165 of 73,604 in English, 17,974 of 356,006 in
# German, and 184,945 of 392,523 in Dutch, whose name stands for another algorithm now.
# Seen: xapian-examples and libxapian30 1.4.29 of Debian 13, xapian-examples and libxapian45 2.1.0 of Debian experimental.
# Why it matters here: after an upgrade a search misses old documents, each copy included, until they are indexed again.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Origin: Debian' 'Created-By: Packages' | head -n 1)
[ "$(dpkg --print-architecture)" = amd64 ] && [ -n "$mirror" ] || { echo "needs Debian on amd64" >&2; exit 2; }
mkdir -p "$work/state/lists/partial" "$work/cache/archives/partial"
printf "deb $mirror %s main\n" trixie sid experimental > "$work/list"
apt=(apt-get -qq -o Dir::State="$work/state" -o Dir::Cache="$work/cache" -o Dir::Etc::SourceList="$work/list"
    -o Dir::Etc::SourceParts=- -o APT::Sandbox::User=root -o Acquire::Check-Valid-Until=false)
"${apt[@]}" update || exit 2
# unpack FOLDER PACKAGE...
unpack() {
    mkdir -p "$work/$1.debs" && cd "$work/$1.debs" && "${apt[@]}" download "${@:2}" || exit 2
    for package in *.deb; do dpkg -x "$package" "$work/$1"; done
}
unpack 1.4 {xapian-examples,libxapian30,libc6,libstdc++6,libgcc-s1,zlib1g,libuuid1}/trixie
unpack 2 {xapian-examples,libxapian45}/experimental {libc6,libstdc++6,libgcc-s1,zlib1g}/sid
cd "$work"

# program RELEASE NAME ARGUMENTS...
program() {
    local root=$work/$1
    "$(find "$root" -name 'ld-linux-x86-64.so.2' | head -n 1)" --library-path "$root/usr/lib/x86_64-linux-gnu" \
        "$(find "$root/usr" -type f -name "$2")" "${@:3}"
}
words=(goats organization emergency university international)
# index RELEASE: a document for each word
index() { printf '%s\n\n' "${words[@]}" | program "$1" simpleindex database > said || { cat said >&2; exit 2; }; }
# found RELEASE: the number of documents for each word
found() {
    for word in "${words[@]}"; do
        program "$1" simplesearch database "$word" | sed -n "s/^\([0-9]*\) results found.*/$word \1/p"
    done | xargs
}
index 1.4
before=$(found 1.4) after=$(found 2)
echo "indexed by 1.4, found by 1.4: $before"
echo "indexed by 1.4, found by 2:   $after"
index 2
echo "indexed by both, found by 2:  $(found 2)"
[ "$before" = "goats 1 organization 1 emergency 1 university 1 international 1" ] &&
    [ "$after" = "goats 1 organization 0 emergency 0 university 0 international 0" ] ||
    { echo "changed: Xapian 2 finds the words that 1.4 indexed"; exit 1; }
