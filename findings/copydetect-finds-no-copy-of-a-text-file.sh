#!/usr/bin/env bash
# copydetect finds copies by winnowing (Schleimer, Wilkerson, Aiken: the method of Moss). A good guess: two equal files are
# found, whatever is in them; its options have a filter for source code, but text has no code to filter.
# The filter keeps what a highlighter of source code takes for code. Of a file called .txt or .tex that is nothing, so
# the copy has an overlap of 0; of .md a few characters stay. The same bytes without a suffix have an overlap of 1.
# Seen: copydetect 0.5.0 of PyPI. disable-filter (-f) compares text as it is.
# Why it matters here: a check of essays or READMEs reports that nothing is copied.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" copydetect==0.5.0 pygments==2.19.2 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

import copydetect

TEXT = "".join(f"This is sentence {number} of a text that somebody has copied word by word.\n" for number in range(200))
overlaps = {}
for name in ("one.txt", "two.txt", "one.tex", "two.tex", "one", "two"):
    with open(name, "w", encoding="utf-8") as file:
        file.write(TEXT)
for suffix in (".txt", ".tex", ""):
    for filtered in (True, False):
        files = [copydetect.CodeFingerprint(stem + suffix, 25, 1, filter=filtered) for stem in ("one", "two")]
        overlaps[suffix, filtered] = [float(share) for share in copydetect.compare_files(*files)[1]]
for (suffix, filtered), overlap in overlaps.items():
    print("copydetect", version("copydetect"), f"equal files *{suffix}, filter {filtered}: overlap {overlap}")
expected = {key: [0.0, 0.0] if key in ((".txt", True), (".tex", True)) else [1.0, 1.0] for key in overlaps}
if overlaps != expected:
    sys.exit("changed: equal text files are compared differently")
END
