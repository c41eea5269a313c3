#!/usr/bin/env bash
# mdziper shortens Markdown "while preserving content". A good guess for a quote of two paragraphs, with a line > between them:
# one quote as before. The second paragraph becomes a quote in the quote, as the blanks after > that are taken away include the
# end of the line: >, line end, > Two is >> Two. A blank line after a lone > goes too, so that the text behind the quote is
# taken into it.
# Seen: mdziper 0.1.0 of PyPI, in its standard mode; a quote of one paragraph keeps its depth.
# Why it matters here: who is quoted and who answers is read from the depth of the quote, and a plain text becomes a quoted one.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" mdziper==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

import mdziper

print("mdziper", version("mdziper"))
got = [mdziper.compress(text).text for text in ("> One\n>\n> Two\n", "> One\n>\n\nThe answer.\n", "> One\n> Two\n")]
for text in got:
    print(repr(text))
if got != [">One\n>>Two\n", ">One\n>The answer.\n", ">One\n>Two\n"]:
    sys.exit("changed: a quote keeps its depth")
END
