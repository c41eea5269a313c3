#!/usr/bin/env bash
# bibtex2cff makes a CITATION.cff of a BibTeX entry, for a program that wants to be cited. A good guess for the authors "Berg,
# Anna Maria" and "Lind, Bo": Berg with the given names Anna Maria, and Lind. Anna is the given name, and Maria is the
# name-suffix, as Jr. would be. If the entry has no license, the file says "license: Unlicense", which gives the program to the
# public domain; that is in a comment of the source, not in the README.
# Seen: bibtex2cff 0.2.1 of PyPI.
# Why it matters here: who cites the program writes "Anna Berg, Maria", and who copies it believes that anything is allowed.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" bibtex2cff==0.2.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 -W ignore - <<'END'
import sys
from importlib.metadata import version

print("bibtex2cff", version("bibtex2cff"))
with open("program.bib", "w") as file:
    file.write("@software{berg2020,\n  author = {Berg, Anna Maria and Lind, Bo},\n  title = {Tides},\n  month = may,\n"
               "  year = {2020},\n  publisher = {Zenodo},\n  doi = {10.5281/zenodo.1},\n  url = {https://example.org/tides},\n"
               "  version = {2.0.0}\n}\n")
sys.argv = ["bibtex2cff", "program.bib", "-o", "CITATION.cff"]
from bibtex2cff.cmd import main

main()
text = open("CITATION.cff").read()
print(text)
if "given-name: Anna\n" not in text or "name-suffix: Maria" not in text or "license: Unlicense" not in text:
    sys.exit("changed: Maria is a given name, and no license is made up")
END
