#!/usr/bin/env bash
# extract-numbers gives the numbers of a text, with commas, decimals and negative ones. A good guess for "pages 10-20" and
# "2026-01-12": 10 and 20; 2026, 1 and 12. They are 10 and -20; 2026, -1 and -12: a hyphen between two numbers is the sign of
# the second. So it is for years, sizes (10x20-30), telephone numbers and scores, "3-2".
# Seen: extract-numbers 1.0.2 of PyPI.
# Why it matters here: sums and means over the numbers of a text are wrong, and the 20 of a page range is not found.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" extract-numbers==1.0.2 || exit 2
cd "$work"
PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from extract_numbers import ExtractNumbers

print("extract-numbers", version("extract-numbers"))
extractor = ExtractNumbers({"as_string": False})
seen = []
for text in ("It is -5 degrees", "pages 10-20", "on 2026-01-12", "they won 3-2"):
    seen.append(extractor.extractNumbers(text))
    print(text, "->", seen[-1])
if seen != [[-5], [10, -20], [2026, -1, -12], [3, -2]]:
    sys.exit("changed: a hyphen behind a number is no sign")
END
