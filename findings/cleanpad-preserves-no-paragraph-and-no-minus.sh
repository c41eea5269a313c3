#!/usr/bin/env bash
# cleanpad cleans text that was copied from somewhere. A good guess for clean_line_breaks() with preserve_paragraphs=True, which
# is the default: an empty line stays between two paragraphs. All is one line, as the last step makes one blank of all white
# space, line ends too. clean_bullet_points() takes the minus off the line "-5 degrees", and extract_numbers() finds 10 and -20
# in "pages 10-20", and 1 and 500 in 1,500.
# Seen: cleanpad 0.1.2 of PyPI; the other value of preserve_paragraphs gives the same text.
# Why it matters here: a cut into paragraphs finds one, frost becomes warmth, and sums over the numbers are wrong.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" cleanpad==0.1.2 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from cleanpad import clean_bullet_points, clean_line_breaks, extract_numbers

print("cleanpad", version("cleanpad"))
text = "One\ntwo\n\nThree"
got = [clean_line_breaks(text, preserve_paragraphs=keep) for keep in (True, False)]
print(got)
line = clean_bullet_points("-5 degrees")
numbers = extract_numbers("pages 10-20, 1,500 copies")
print(repr(line), numbers)
if got != ["One two Three"] * 2 or line != "5 degrees" or numbers != [10.0, -20.0, 1.0, 500.0]:
    sys.exit("changed: paragraphs are kept")
END
