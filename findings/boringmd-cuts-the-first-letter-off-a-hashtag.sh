#!/usr/bin/env bash
# boringmd makes plain text of Markdown. A good guess for lines that begin with a number sign without a blank, "#harbour is full
# today" and "#1 of the charts", which are no headings: as they stand, or without the sign. The sign takes the letter behind it
# along, "arbour is full today" and " of the charts". An address in angle brackets that ends with a slash,
# <https://example.org/>, is gone, as it is taken for an empty element of HTML; one without the slash stays.
# Seen: boringmd 1.2.0 of PyPI.
# Why it matters here: a word that is not there is written into the text, the number is lost, and the home page, too.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" boringmd==1.2.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from boringmd import text_from_string

print("boringmd", version("boringmd"))
text = text_from_string("# Fair\n\n#harbour is full today\n\n#1 of the charts\n\n"
                        "See <https://example.org/> or <https://example.org/a>.\n")
print(text)
lines = [line for line in text.split("\n") if line]
if lines != ["Fair", "arbour is full today", " of the charts", "See   or <https://example.org/a>."]:
    sys.exit("changed: a line that is no heading keeps its letters")
END
