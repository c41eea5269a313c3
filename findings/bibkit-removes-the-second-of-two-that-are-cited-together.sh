#!/usr/bin/env bash
# bibkit removes the entries of a .bib file that a document does not cite. A good guess for "\cites{adams}{brown}", which is how
# biblatex cites two at once: both stay. "brown" is removed, as "unused": a command has one pair of braces. The volume that a
# chapter refers to, crossref = "volume", is removed as well: the reference is read in braces alone, not in quotation marks.
# Seen: bibkit 1.0.0 of PyPI.
# Why it matters here: with --in-place the entry is gone, and the document has a question mark where it stood.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" bibkit==1.0.0 || exit 2
cd "$work"

mkdir paper
cat > paper/main.tex <<'END'
\documentclass{article}
\begin{document}
As \cites{adams}{brown} and \parencites[1]{clark}[2]{davis} say, and \textcite{evans} and \autocite{fox}, there is more.
\bibliography{refs}
\end{document}
END
cat > paper/refs.bib <<'END'
@book{adams, title = {On Snow}}
@book{brown, title = {On Rain}}
@book{clark, title = {On Hail}}
@book{davis, title = {On Fog}}
@incollection{evans, title = {On Ice}, crossref = "weather"}
@incollection{fox, title = {On Wind}, crossref = {winter}}
@book{weather, title = {Of the Weather}}
@book{winter, title = {Of the Winter}}
@book{unused, title = {On Sand}}
END
PYTHONPATH="$work/lib" python3 -m bibkit clean paper
kept=$(sed -n 's/^@[a-z]*{\([a-z]*\),.*/\1/p' paper/new_refs.bib | paste -s -d ' ')
echo "bibkit 1.0.0 keeps: $kept"
if [ "$kept" != "adams clark evans fox winter" ]; then
    echo "changed: all that is cited is kept" >&2
    exit 1
fi
