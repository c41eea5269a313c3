#!/usr/bin/env bash
# bib2tex makes a LaTeX list of the works of an author from a BibTeX file, for a CV. A good guess for "Lind, Bo and Anna Maria
# Berg and Ny, Cai": B. Lind, A. M. Berg, C. Ny, or A. Berg. The list names B. Lind, B. Lind, C. Ny: a name without a comma that
# has not just two words is not taken apart, and the first and the last name of the author before it are still there. A warning is
# not given, also not with -v.
# Seen: bib2tex 0.3.5 of PyPI.
# Why it matters here: a co-author is replaced by another, which is easily overlooked in a list of one's own works.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" bib2tex==0.3.5 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import subprocess
import sys
from importlib.metadata import version

print("bib2tex", version("bib2tex"))
with open("works.bib", "w") as file:
    file.write("@article{boats,\n  author = {Lind, Bo and Anna Maria Berg and Ny, Cai},\n  title = {The Boats},\n"
               "  journal = {Sea},\n  volume = {7},\n  issue = {2},\n  doi = {10.1000/7},\n  year = {2020},\n}\n")
run = subprocess.run([sys.executable, "-m", "bib2tex", "-i", "works.bib", "-a", "Lind", "-o", ".", "-f", "-v"], text=True,
                     capture_output=True, check=True)
item = open("lind.tex").read().split("\n")[1].strip()
print(item)
print("warnings:", [line for line in run.stderr.split("\n") if "WARN" in line.upper()])
if not item.startswith("\\item B.~Lind, B.~Lind, C.~Ny: "):
    sys.exit("changed: Anna Maria Berg is named")
END
