#!/usr/bin/env bash
# blackref is "an uncompromising BibTeX/BibLaTeX reference list formatter" that can write a file back. A good guess for a .bib
# file with an @article, an @online, a @software and a @thesis of biblatex: four entries in good order. One is left: types that
# BibTeX itself does not have are taken out, with a line "not standard. Not considered." on standard error. @comment entries go as
# well, and what @string defines is moved behind the entries. With the newest bibtexparser, 2.1, which its requirements allow, it
# does not run.
# Seen: blackref 0.1.9 and bibtexparser 1.4.3 of PyPI.
# Why it matters here: after "blackref -w" most of the sources of a modern thesis are gone from its only file.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" blackref==0.1.9 bibtexparser==1.4.3 || exit 2
cd "$work"

cat > refs.bib <<'END'
@comment{chosen by hand}
@string{tides = "Journal of Tides"}
@article{adams, author = {Adams, Ann}, title = {On the Tide}, journal = tides, year = 2020}
@online{brown, author = {Brown, Bob}, title = {A Page}, url = {https://example.net/}, year = 2021}
@software{clark, author = {Clark, Carl}, title = {A Program}, year = 2022}
@thesis{davis, author = {Davis, Dora}, title = {A Thesis}, type = {phdthesis}, year = 2023}
END
PYTHONPATH="$work/lib" python3 "$work/lib/bin/blackref" -w refs.bib 2> said
kept=$(sed -n 's/^@\([a-z]*\).*/\1/p' refs.bib | paste -s -d ' ')
echo "blackref 0.1.9 with bibtexparser 1.4.3 keeps: $kept"
cat said
if [ "$kept" != "article string" ]; then
    echo "changed: entries of biblatex are kept" >&2
    exit 1
fi
