#!/usr/bin/env bash
# A splitter of sentences cuts: a good guess is that what pysbd gives, joined, is the text (it has clean=False for that).
# pysbd marks places with characters that it takes for unused, among them the musical flat sign and the sign of the sun.
# A sentence with "B♭" is lost, all of it, whatever else it says; "☉" loses the words before it; a text of one such
# sentence gives an empty list. There is no error.
# Seen: pysbd 0.3.4 with language "en" and its defaults.
# Why it matters here: notes on music become equal texts, and a text compared sentence by sentence has none.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" pysbd==0.3.4 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

import pysbd

splitter = pysbd.Segmenter(language="en")
EXPECTED = {
    "The sonata in B♭ major is long. It has four parts.": ["It has four parts."],
    "He plays the B♭ clarinet.": [],
    "The sign ☉ stands for the sun. It is old.": ["stands for the sun. ", "It is old."],
    "The sonata in B major is long. It has four parts.": ["The sonata in B major is long. ", "It has four parts."],
}
changed = False
for text, expected in EXPECTED.items():
    sentences = splitter.segment(text)
    print("pysbd", version("pysbd"), repr(text), sentences)
    changed = changed or sentences != expected
if changed:
    sys.exit("changed: sentences with the flat sign or the sign of the sun are split differently")
END
