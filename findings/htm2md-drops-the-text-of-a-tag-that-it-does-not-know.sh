#!/usr/bin/env bash
# htm2md makes Markdown of HTML. A good guess for <p>The <i>Anna</i> sails</p>: The Anna sails, with or without marks. It is
# "The sails": the text of a tag that is not in the list of the package is left out, with all that is in it. i, u, sup, div,
# section and article are such tags, so that two paragraphs in a div are nothing but line ends.
# Seen: htm2md 0.1.0 of PyPI; p, b, strong, em, a and lists are read.
# Why it matters here: most pages of today stand in a div, and words are missing in the middle of a sentence without a sign.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" htm2md==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

import htm2md

print("htm2md", version("htm2md"))
pages = ["<p>The <b>Anna</b> sails</p>", "<p>The <i>Anna</i> sails</p>", "<div><p>One</p><p>Two</p></div>"]
got = [htm2md.convert(page).strip() for page in pages]
for page, text in zip(pages, got):
    print(page, "->", repr(text))
if got != ["The **Anna** sails", "The  sails", ""]:
    sys.exit("changed: the text of all tags is kept")
END
