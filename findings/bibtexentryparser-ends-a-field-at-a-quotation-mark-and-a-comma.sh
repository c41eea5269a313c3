#!/usr/bin/env bash
# bibtexentryparser reads one entry of BibTeX. A good guess for the title {The "Anna", a ship}: all of it. It is The "Anna, as a
# field ends at the first brace or quotation mark that a comma follows, whatever it began with; the publisher {{IBM}, Armonk} is
# {IBM. A note with x = 5, in it gives the entry a field named x. The last field of an entry, which has no comma after it, is
# not read at all.
# Seen: bibtexentryparser 1.0.0 of PyPI; with fields without inner braces and a comma after the last one all is read.
# Why it matters here: titles are cut without a word and two works look alike, and a list loses one field of each work.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" bibtexentryparser==1.0.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from bibtexentryparser.bibparser import BibTexParser

print("bibtexentryparser", version("bibtexentryparser"))
entry = BibTexParser().parse("""@book{anna, title = {The "Anna", a ship}, publisher = {{IBM}, Armonk}, year = 2001,
note = {with x = 5, and more}, pages = {1--2}
}""")
print(entry)
if (entry["title"], entry["publisher"], entry.get("x"), "pages" in entry) != ('The "Anna', "{IBM", "5", False):
    sys.exit("changed: a field ends at its own brace")
END
