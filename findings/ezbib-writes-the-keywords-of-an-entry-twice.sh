#!/usr/bin/env bash
# ezbib cleans entries of BibTeX and can add keywords to each. A good guess for an entry that has keywords: one field with both.
# A second field is written, which BibTeX and most readers warn of and of which they take one. And a title is cleaned of HTML as
# a whole, also of what is no tag: of "boats with p < 0.05 and q > 0.1" the part from < to > is gone.
# Seen: ezbib 1.1.7 of PyPI.
# Why it matters here: an own keyword added to find the entry is the one that is not read, or the old ones are.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" ezbib==1.1.7 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys

from ezbib import pretty_format_bibtex

entry = "@article{a, author={Olsen, Ida}, title={Boats with p < 0.05 and q > 0.1}, year={2024}, keywords={boats, nets}}"
clean = pretty_format_bibtex(entry)
added = pretty_format_bibtex(entry, extra_keywords="fair")
print("ezbib 1.1.7")
print(added)
if clean.count("keywords = ") != 1 or "keywords = {boats, nets}" not in clean:
    sys.exit("changed: an entry without added keywords is written in another way")
if "keywords = {boats, nets}" not in added or "keywords = {fair}" not in added:
    sys.exit("changed: there is one field of keywords")
if "0.05" in added or "Boats with p 0.1" not in added:
    sys.exit("changed: the title is whole")
END
