#!/usr/bin/env bash
# omindex takes the text of a file from a filter: --filter=TYPE,text/html:COMMAND. A good guess for the simplest one, cat, and
# 40 pages: 40 documents, as omindex 1.4.22 of Debian 12 gives.
# omindex 1.4.29 of Debian 13 says of many pages 'Skipping - "cat ..." failed', of other ones in each run, seldom of none.
# When a filter has closed its output, omindex kills it and takes its death for a failure; cat of coreutils closes it shortly
# before it ends. A filter that closes its output a tenth of a second before loses all pages, one that just ends loses none.
# Seen: xapian-omega 1.4.29-1 and libxapian30 1.4.29 of Debian 13, with that system's libraries, also on Debian 12; 1.4.32 of sid
# and 2.1.0 of experimental do the same.
# Why it matters here: pages are neither found nor compared, and the run ends with exit code 0.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Origin: Debian' 'Created-By: Packages' | head -n 1)
[ "$(dpkg --print-architecture)" = amd64 ] && [ -n "$mirror" ] || { echo "needs Debian on amd64" >&2; exit 2; }
mkdir -p "$work/state/lists/partial" "$work/cache/archives/partial" "$work/debs" "$work/root" "$work/site"
echo "deb $mirror trixie main" > "$work/list"
apt=(apt-get -qq -o Dir::State="$work/state" -o Dir::Cache="$work/cache" -o Dir::Etc::SourceList="$work/list"
    -o Dir::Etc::SourceParts=- -o APT::Sandbox::User=root)
cd "$work/debs"
"${apt[@]}" update && "${apt[@]}" download xapian-omega=1.4.29-1 libxapian30/trixie libmagic1t64/trixie zlib1g/trixie \
    libstdc++6/trixie libgcc-s1/trixie libc6/trixie liblzma5/trixie libbz2-1.0/trixie libuuid1/trixie || exit 2
for package in *.deb; do dpkg -x "$package" "$work/root"; done
cd "$work"

libraries=$work/root/usr/lib/x86_64-linux-gnu:$work/root/lib/x86_64-linux-gnu
omindex() {
    MAGIC=$work/root/usr/share/misc/magic "$loader" --library-path "$libraries" "$work/root/usr/bin/omindex" "$@"
}
loader=$(find "$work/root" -name 'ld-linux-x86-64.so.2' | head -n 1)
for number in $(seq 40); do
    echo "<html><head><title>Page $number</title></head><body><p>Words of page $number.</p></body></html>" > "site/$number.html"
done
# documents FILTER: how many of the pages are indexed with it
documents() {
    rm -rf database
    omindex --db database --url / --no-delete --filter="text/html,text/html:$1" site > said 2>&1 || { cat said >&2; exit 2; }
    echo $((40 - $(grep -c 'Skipping - .* failed' said || true)))
}
printf '#!/bin/sh\ncat "$1"\nexec >&-\nsleep 0.1\n' > closes
printf '#!/bin/sh\ncat "$1"\nsleep 0.1\n' > ends
chmod +x closes ends
omindex --version
closes=$(documents "$work/closes") ends=$(documents "$work/ends")
echo "pages of 40 indexed with cat: $(documents cat), $(documents cat), $(documents cat)"
echo "with a filter that closes its output and ends a tenth of a second later: $closes; that just ends: $ends"
[ "$closes" -lt 10 ] && [ "$ends" = 40 ] || { echo "changed: a filter may close its output before it ends"; exit 1; }
