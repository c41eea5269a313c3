#!/usr/bin/env bash
# Omega filters hits by the date of the page: START=20200101 or SPAN=30 in a form. A good guess: it does so on an index that
# omindex of the same release has made, as in 1.4.
# omindex 2.1 leaves out the terms of dates, unless it runs with --date-terms; Omega 2.1 still looks for them, unless the form
# has DATEVALUE=0, the slot in which omindex keeps the date, too. So a form of 1.4 with START, END or SPAN finds no page, and
# says only that nothing was found. On an index of 1.4 it finds the old pages and never a new one.
# Seen: xapian-omega and libxapian45 2.1.0 of Debian experimental, with the libraries of sid, also on Debian 12.
# Why it matters here: what is hidden as a copy of a newer page looks lost, like all others.
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
echo '<title>Goats</title><p>Goats at the gate.' > site/goats.html
program bin/omindex --version
program bin/omindex --db default --url / --no-delete site > said 2>&1 || { cat said >&2; exit 2; }
# found PARAMETER...
found() { program lib/cgi-bin/omega/omega DB=default FMT=urls P=goats "$@" | sed '1,/^\r*$/d'; }
echo "a page of today, without dates: $(found)"
echo "START=20200101: $(found START=20200101); SPAN=30: $(found SPAN=30)"
echo "START=20200101 DATEVALUE=0: $(found START=20200101 DATEVALUE=0)"
[ "$(found START=20200101)$(found SPAN=30)" = "" ] && [ "$(found START=20200101 DATEVALUE=0)" = "/goats.html " ] ||
    { echo "changed: a page is found by its date"; exit 1; }
