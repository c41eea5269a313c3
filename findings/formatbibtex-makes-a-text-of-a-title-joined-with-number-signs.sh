#!/usr/bin/env bash
# formatbibtex lays out a BibTeX file anew. Its parser puts braces around every value that is not a plain text, so a value
# joined with "#" becomes a text with the signs in it: title = "The " # bb # " of {Bergen}" is written as title = {"The " # bb
# # " of {Bergen}"}, and month = jan as month = {jan}, which a style no longer translates. The two paragraphs of an abstract
# become one. An entry whose key is there a second time gets the comment "WARNING Parsing failed", each time the tool runs.
# Good guess: a formatter changes blanks and line breaks only.
# Seen: formatbibtex 0.0.2 of PyPI with bibtexparser 2.1.0, Python 3.11.
# Why it matters here: a formatter is tested by reading its result with the program that uses the file (here bibtex), and by
# running it on its own result.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" formatbibtex==0.0.2 bibtexparser==2.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

import formatbibtex

print("formatbibtex", version("formatbibtex"))
with open("a.bib", "w", encoding="utf-8") as file:
    file.write("""@string{bb = {Boats and Bays}}
@article{a1,
  author = {Anna B},
  title = "The " # bb # " of {Bergen}",
  journal = bb,
  month = jan,
  abstract = {First paragraph.

Second paragraph.}
}
""")
sys.argv = ["formatbibtex", "a.bib"]
formatbibtex.main()
with open("tmp_a_formatted.bib", encoding="utf-8") as file:
    found = file.read()
print(found)
if 'title = {"The " # bb # " of {Bergen}"}' not in found or "month = {jan}" not in found \
        or "paragraph.  Second" not in found and "paragraph. Second" not in found:
    sys.exit("changed: joined values, months and paragraphs are kept")
END
