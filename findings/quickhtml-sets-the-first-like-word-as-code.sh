#!/usr/bin/env bash
# quickhtml makes HTML of Markdown. A good guess for: Do run it before `run` is asked for. The second run is code. The first one
# is, and the second is plain: the marks are taken out of the line and then each piece of code is looked for in it, from the
# left. With `a` the first letter a of the line becomes code, in the middle of a word too.
# Seen: quickhtml 2.0.17 of PyPI; code that does not come before in its line is set where it stands.
# Why it matters here: what is told from the code and what from the text is exchanged, so that code is dropped or kept wrongly.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" quickhtml==2.0.17 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

import quickhtml

print("quickhtml", version("quickhtml"))
pages = [quickhtml.convert(text) for text in ("Do run it before `run` is asked for.", "The mass is `a` here.")]
print(*pages, sep="\n")
if pages != ["<p>Do <code>run</code> it before run is asked for.</p>", "<p>The m<code>a</code>ss is a here.</p>"]:
    sys.exit("changed: the code is where its marks are")
END
