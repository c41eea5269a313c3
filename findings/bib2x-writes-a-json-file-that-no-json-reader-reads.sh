#!/usr/bin/env bash
# One would guess that bib2x -f json ("Convert BibTeX-files to JSON", -o turing.json) writes JSON. It writes a script: "var bib={"
# stands first, a semicolon last, the authors are a list with single quotes, and the values hold entities of HTML (&oslash;,
# &quot;) instead of letters.
# Seen: bib2x 0.4.2, json.loads fails at the first character of the file.
# Why it matters here: whoever cuts the frame off still finds "J&oslash;rgen", which matches the name in no other list.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" bib2x==0.4.2 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version
import json
import sys
from bib2x import bib2x
print('bib2x', version('bib2x'))
open('t.bib', 'w').write('@article{berg, author = {Anna Berg and Ben Cole}, title = {The "Fair" of J{\\o}rgen}, year = 2020}\n')
bib2x.main(['-i', 't.bib', '-o', 't.json', '-f', 'json'])
text = open('t.json').read()
print(text)
try:
    json.loads(text)
    valid = True
except ValueError as error:
    valid = False
    print('json.loads:', error)
if valid or not text.startswith('var bib={') or "['Anna Berg', 'Ben Cole']" not in text or 'J&oslash;rgen' not in text:
    print('changed: bib2x writes JSON')
    sys.exit(1)
END
