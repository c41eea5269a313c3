#!/usr/bin/env bash
# One would guess that bib2coa, which lists each co-author once with a paper and its year (for a form of the NSF that asks for the
# last date), knows the two forms of a name in BibTeX as one. "Anna Berg" and "Berg, Anna" are two people, and the paper given for
# an author is the first one of the file, not the latest.
# Seen: bib2coa 1.2, three entries give Anna Berg twice and Ben Cole with 2010 although a paper of 2024 follows.
# Why it matters here: co-authors of the last four years count as old ones in the form, and the list is longer than it is.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" bib2coa==1.2 bibtexparser==1.4.3 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version
import sys
from bib2coa.bib2coa import parse_bibtex
print('bib2coa', version('bib2coa'))
open('a.bib', 'w').write('''@article{a, author={Anna Berg and Ben Cole}, title={Boats}, year={2010}}
@article{b, author={Berg, Anna}, title={Cars}, year={2023}}
@article{c, author={Ben Cole}, title={Fairs}, year={2024}}
''')
seen = parse_bibtex('a.bib')[0]
print(seen)
if sorted(seen) != [('Anna Berg', '2010 - Boats'), ('Ben Cole', '2010 - Boats'), ('Berg, Anna', '2023 - Cars')]:
    print('changed: bib2coa compares names')
    sys.exit(1)
END
