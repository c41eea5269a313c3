#!/usr/bin/env bash
# bibtool checks a bibliography for double entries: -d, or check.double.delete to remove them. A good guess for a file with one
# article under two keys, and with two articles under one key by mistake: the copy goes, the others stay. The copy stays, and the
# second article is disabled, "###Article{", or deleted: entries are double if their keys are equal, whatever is in them, also if
# the keys differ in capitals alone. All keys are written in small letters, "Adams20" as "adams20", which LaTeX does not find.
# Seen: bibtool 2.68 of Debian 12.
# Why it matters here: "on Ice" is gone, and the copy that was looked for is still there.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download bibtool=2.68+ds-1 || exit 2
dpkg -x bibtool*.deb root

cat > refs.bib <<'END'
@article{Adams20, author = {Adams, Ann}, title = {On the Tide}, journal = {Tides}, year = 2020}
@article{adams2020, author = {Adams, Ann}, title = {On the Tide}, journal = {Tides}, year = 2020}
@article{brown, author = {Brown, Bob}, title = {On Snow}, journal = {Weather}, year = 2019}
@article{BROWN, author = {Brown, Bob}, title = {On Ice}, journal = {Weather}, year = 2021}
END
# titles OPTION...: key and title of each entry that is left
titles() {
    root/usr/bin/bibtool -q "$@" ./refs.bib | sed -n -e 's/^@Article{[[:space:]]*\(.*\),/\1:/p' \
        -e 's/^###.*/disabled:/p' -e 's/.*title.*{\(.*\)}.*/\1;/p' | paste -s -d ' '
}
marked=$(titles -d)
removed=$(titles -- check.double.delete=on -- check.double=on)
echo "bibtool 2.68 with -d: $marked"
echo "with check.double.delete: $removed"
both="adams20: On the Tide; adams2020: On the Tide; brown: On Snow;"
if [ "$marked" != "$both disabled: On Ice;" ] || [ "$removed" != "$both" ]; then
    echo "changed: copies are found by what is in them" >&2
    exit 1
fi
