#!/usr/bin/env bash
# bib-optimizer removes the works from a bibliography that a LaTeX file does not cite. A good guess for one that is cited as
# "\citep[p.~5]{smith}": it stays. It is removed, as are those of \citet*, \citeauthor, \citealp and \nocite: only \cite, \citep
# and \citet are seen, with the brace right behind them, while a page in brackets is the usual form of natbib. One of six cited
# works stays; "successfully created" is what it says.
# Seen: bib-optimizer 0.5.1 of PyPI with bibtexparser 1.4.3.
# Why it matters here: works that were found as copies of one are compared without those that are cited most exactly.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" bib-optimizer==0.5.1 bibtexparser==1.4.3 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import re
import sys
from importlib.metadata import version

from bib_optimizer.helpers import bib_opt

print("bib-optimizer", version("bib-optimizer"))
forms = {
    "jones": "\\citep{jones}",
    "smith": "\\citep[p.~5]{smith}",
    "brown": "\\citet*{brown}",
    "green": "\\citeauthor{green}",
    "white": "\\citealp{white}",
    "black": "\\nocite{black}",
}
with open("main.tex", "w") as file:
    file.write("As all of them say: " + ", ".join(forms.values()) + ".\n")
with open("all.bib", "w") as file:
    for key in [*forms, "grey"]:
        file.write("@book{%s,\n  title = {Tides of %s},\n  author = {Rosa %s},\n  year = {2020}\n}\n" % (key, key, key))
bib_opt("main.tex", "all.bib", "used.bib")
with open("used.bib") as file:
    kept = re.findall(r"@book\{(\w+)", file.read())
for key, form in forms.items():
    print(f"{form}: {'stays' if key in kept else 'is removed'}")
if kept != ["jones"]:
    sys.exit("changed: works that are cited in other forms stay")
END
