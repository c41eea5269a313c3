#!/usr/bin/env bash
# bibtex-clean tidies a BibTeX file; entries with the same key are reported with "berg2020 occured 2 times. Automatically merged."
# A good guess for one with the journal and one with volume, pages and DOI: an entry with all four. It has the journal alone: the
# loop over the other entries leaves the last one out, so that of two none is merged, and of three the second is. The words in
# braces are set small, too: {DNA} and {UNESCO} are {dna} and {unesco} in the new file, where the braces keep them so.
# Seen: bibtex-clean 0.0.5 of PyPI.
# Why it matters here: the message says that nothing is lost, and volume, pages and DOI are; each protected capital is.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" bibtex-clean==0.0.5 "bibtexparser<2" || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import subprocess
import sys
from importlib.metadata import version

print("bibtex-clean", version("bibtex-clean"))
FIELDS = ["journal = {Boats}", "volume = {7}, pages = {1--9}, doi = {10.1000/7}", "number = {3}"]


def clean(fields):
    with open("works.bib", "w") as file:
        for more in fields:
            file.write("@article{berg2020, author = {Berg, Anna}, title = {Tides in the {DNA} of {UNESCO} harbours}, "
                       f"year = {{2020}}, {more}}}\n")
    run = subprocess.run([sys.executable, "-m", "bibtex_clean.cli", "works.bib", "clean.bib"], capture_output=True, text=True,
                         check=True)
    print(*(line.strip() for line in run.stdout.split("\n") if "occured" in line))
    return open("clean.bib").read()


two, three = clean(FIELDS[:2]), clean(FIELDS)
print("of two:", two, "of three:", three, sep="\n")
lost = [field for field in ("journal", "volume", "pages", "doi") if field not in two]
if lost != ["volume", "pages", "doi"] or "volume" not in three or "number" in three or "{dna} of {unesco}" not in two:
    sys.exit("changed: the entries are merged")
END
