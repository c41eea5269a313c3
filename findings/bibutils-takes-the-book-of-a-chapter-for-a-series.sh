#!/usr/bin/env bash
# bibutils converts bibliographies by way of MODS: ris2xml, bib2xml, xml2bib, xml2ris. A good guess for a chapter in RIS, with the
# book in T2 and its editor in A2, as BibTeX: booktitle = "The Weather" and editor = "Clark, C.". It is series = "The Weather",
# and the editor is gone; the same file back in RIS has both. "and others" of BibTeX is one more author of RIS, named "others". An
# @online of biblatex has no year in RIS, since bib2xml does not read its date.
# Seen: bibutils 7.2 of Debian 12.
# Why it matters here: two exports of one library, as RIS and as BibTeX, have chapters that are not found equal.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
apt-get -qq -o APT::Sandbox::User=root download bibutils=7.2-2 libbibutils8=7.2-2 || exit 2
for package in *.deb; do dpkg -x "$package" root; done
LD_LIBRARY_PATH=$(dirname "$(find root -name 'libbibutils.so*' | head -n 1)")
export LD_LIBRARY_PATH

cat > chapter.ris <<'END'
TY  - CHAP
AU  - Brown, Bob
A2  - Clark, C.
TI  - Of Snow
T2  - The Weather
PB  - Press
PY  - 2019
ER  - 
END
cat > refs.bib <<'END'
@article{davis, author = {Davis, Dora and others}, title = {On Ice}, journal = {Weather}, year = {2018}}
@online{evans, author = {Evans, Eve}, title = {A Page}, url = {https://example.net/}, date = {2021-05-01}}
END
run() { "root/usr/bin/$1" "$2" 2> said || { cat said >&2; exit 2; }; }
run ris2xml chapter.ris > chapter.xml
run xml2bib chapter.xml > chapter.bib
run xml2ris chapter.xml > again.ris
run bib2xml refs.bib > refs.xml
run xml2ris refs.xml > refs.ris
echo "bibutils 7.2, the chapter in BibTeX:" $(grep -E 'author|editor|title|series' chapter.bib)
echo "the chapter in RIS again:" $(grep -E '^(AU|A2|TI|T2)' again.ris | tr -d '\r')
echo "the article and the page in RIS:" $(grep -E '^(TY|AU|PY)' refs.ris | tr -d '\r')
grep -q 'series="The Weather"' chapter.bib && ! grep -qE 'booktitle|editor' chapter.bib && grep -q '^A2  - Clark, C' again.ris &&
    grep -q '^AU  - others' refs.ris && [ "$(grep -c '^PY' refs.ris)" = 1 ] ||
    { echo "changed: a chapter has its book and its editor"; exit 1; }
