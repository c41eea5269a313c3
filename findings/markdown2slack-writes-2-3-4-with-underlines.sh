#!/usr/bin/env bash
# markdown2slack writes the format of Slack out of Markdown. A pair of stars is italic wherever it stands, with blanks around
# it and in code too: "2 * 3 * 4" becomes "2 _ 3 _ 4", "`a*b*c`" "`a_b_c`". The blank in front of a point is matched with the
# line breaks before it, so a list is joined to the paragraph before and a list within a list loses its depth; "#boats" is a
# heading. The signs "&", "<", ">", which Slack wants as entities, are not turned into them, but the entities of a text are
# turned into the signs. Good guess: a star with a blank behind it is a star, code is left alone, and "<" becomes "&lt;".
# Seen: markdown2slack 0.2.0 of PyPI, Python 3.11.
# Why it matters here: the class of blanks of a regular expression has the line break in it, and a table of escapes has a
# direction; a text with a product, a list of two depths and "a < b" shows all of it.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" markdown2slack==0.2.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from markdown2slack.app import Convert

print("markdown2slack", version("markdown2slack"))
TEXTS = ["2 * 3 * 4 = 24", "`a*b*c`", "Boats:\n\n- one\n  - two", "#boats are here", "5 < 6", "5 &lt; 6"]
found = [Convert().markdown_to_slack_format(text) for text in TEXTS]
for text, line in zip(TEXTS, found):
    print(repr(text), "->", repr(line))
if found != ["2 _ 3 _ 4 = 24", "`a_b_c`", "Boats:\n• one\n• two", "*boats are here*\n\n", "5 < 6", "5 < 6"]:
    sys.exit("changed: stars, code, depths or signs are kept")
END
