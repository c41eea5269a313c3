#!/usr/bin/env bash
# kindle-clippy takes a clipping of a Kindle apart into the title, the place, the date and the text. A good guess for a note of
# two lines, or a highlight over two paragraphs or two verses: the text of both. It is the first line; the text is the third
# line of a clipping that is not empty, and what comes behind it is not read.
# Seen: kindle-clippy 0.0.2 of PyPI.
# Why it matters here: notes and quotations end in the middle, in the table that it writes too, and nothing shows that there
# was more.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" kindle-clippy==0.0.2 || exit 2
cd "$work"
PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from clippy import Clipping

print("kindle-clippy", version("kindle-clippy"))
HEAD = "The Fair (Berg, Anna)\n- Your Note on page 3 | Location 30 | Added on Sunday, January 11, 2026 10:00:00 AM\n\n"
NOTES = ["Ask Ben.\n", "Ask Ben for the boats.\nBuy a net.\n", "First verse\n\nSecond verse\n"]
texts = [Clipping(HEAD + note).text for note in NOTES]
print(texts)
if texts != ["Ask Ben.", "Ask Ben for the boats.", "First verse"]:
    sys.exit("changed: all lines are the text")
END
