#!/usr/bin/env bash
# bib-dedupe merges the copies among references. A good guess for two articles of one author in one journal and issue, on other
# pages, "Harbour trade after the war. German ports and their people" and "Harbour trade after the war. French wine in the
# colonies": two. They are one: behind ". " the name of a language is taken for a note that a database has put there, and all
# that follows goes with it, whatever it is. With a colon in place of the full stop they are two.
# Seen: bib-dedupe 0.11.0 of PyPI, merge(); Russian, Chinese, Spanish, Italian, Dutch, Turkish and ten more.
# Why it matters here: parts of a series that differ in the second half of their titles are taken for copies and removed.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" bib-dedupe==0.11.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

import pandas
from bib_dedupe.bib_dedupe import merge, prep

print("bib-dedupe", version("bib-dedupe"))
kept = {}
for mark in (". ", ": "):
    titles = [f"Harbour trade after the war{mark}German ports and their people",
              f"Harbour trade after the war{mark}French wine in the colonies"]
    records = pandas.DataFrame([
        {"ID": str(number), "ENTRYTYPE": "article", "author": "Rivers, Ann", "year": "2020", "title": title, "volume": "4",
         "number": "2", "journal": "Journal of Harbour Studies", "pages": pages, "doi": "", "abstract": ""}
        for number, (title, pages) in enumerate(zip(titles, ["20-32", "40-52"]))])
    print("titles as compared:", prep(records.copy(), verbosity_level=0)["title"].tolist())
    kept[mark] = len(merge(records, verbosity_level=0))
    print(f"with {mark!r}: {kept[mark]} of 2 kept")
if kept != {". ": 1, ": ": 2}:
    sys.exit("changed: both articles are kept")
END
