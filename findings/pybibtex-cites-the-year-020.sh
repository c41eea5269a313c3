#!/usr/bin/env bash
# One would guess that pybibtex ("utility functions for parsing BibTeX files and creating citation reference lists") reads the
# year of "year = 2020,". It cuts the first and the last two characters of a value whatever they are: the year is "020", a volume
# of one digit is empty, and a title that ends with a protected word loses its brace.
# Seen: pybibtex 0.3.0, bibentry_to_style gives "Anna Berg (020)."
# Why it matters here: numbers without braces are valid and common in BibTeX; the reference list is wrong and no error is shown.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" pybibtex==0.3.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version
import sys
from pybibtex import pybibtex
print('pybibtex', version('pybibtex'))
open('p.bib', 'w').write('@article{berg,\n  author = {Anna Berg},\n  title = {Repair of {DNA}},\n  journal = {A},\n'
                         '  year = 2020,\n  volume = 7,\n}\n')
entry = pybibtex.parse_bibfile_to_cite_dict('p.bib')['\\cite{berg}']
line = pybibtex.bibentry_to_style(entry)
print(entry)
print(line)
if (entry['year'], entry['volume'], entry['title']) != ('020', '', 'Repair of {DNA') or '(020)' not in line:
    print('changed: pybibtex reads numbers without braces')
    sys.exit(1)
END
