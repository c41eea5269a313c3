#!/usr/bin/env bash
# bibparse reads and writes BibTeX files. A good guess for an entry with the fields author, title, year = 2020, journal and doi:
# all five. It has two: a number without braces, as in year = 2020 or volume = 7, and an abbreviation like month = jan end the
# entry, and the fields behind it are dropped, without an error. Written again, the file has lost them.
# Seen: bibparse 1.2.0 of PyPI.
# Why it matters here: year, DOI and pages are what records are compared by.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" bibparse==1.2.0 || exit 2
cd "$work"

cat > refs.bib <<'END'
@article{adams,
    author  = {Adams, Ann and
               Brown, Bob},
    title   = {On the Tide},
    year    = 2020,
    journal = {Journal of Tides},
    doi     = {10.1000/1}
}
@article{clark,
    author  = {Clark, Carl and Davis, Dora},
    title   = {On the Snow},
    year    = {2021},
    month   = jan,
    doi     = {10.1000/2}
}
END
PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

import bibparse

print("bibparse", version("bibparse"))
library = bibparse.Biblio()
library.read("refs.bib")
fields = {key: list(entry) for key, entry in library.items()}
print("fields:", fields)
written = repr(library["adams"])
print("written:", " ".join(written.split()))
if fields != {"adams": ["author", "title"], "clark": ["author", "title", "year"]} or "10.1000" in written:
    sys.exit("changed: all fields of an entry are read")
END
