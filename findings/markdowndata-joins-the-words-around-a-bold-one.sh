#!/usr/bin/env bash
# markdowndata reads a Markdown file as data: headings are names, a table is a list of rows, a list a list. A good guess for a
# cell "The **Anna** boat": the text "The Anna boat", or with its stars. It is "TheAnnaboat": in tables and lists the blanks
# around each word in bold, in italics, in code or in a link are lost. An item of a list with a list beneath it is one word with
# all of its items, "portquaypier", and these follow once more on their own.
# Seen: markdowndata 0.1.1 of PyPI.
# Why it matters here: no name of two words with an accent on one is found, and counts of items are too high.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" markdowndata==0.1.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

import markdowndata

print("markdowndata", version("markdowndata"))
data = markdowndata.loads("""# Boats

| Name | Note |
|------|------|
| The Ina boat | from Hull |
| The **Anna** boat | see [this page](https://example.org/) first |

# Places

- port
  - quay
  - pier
- fair
""")
print(data)
if data["Boats"][0] != {"Name": "The Ina boat", "Note": "from Hull"}:
    sys.exit("changed: plain cells are read in another way")
if data["Boats"][1]["Name"] != "TheAnnaboat" or data["Places"] != ["portquaypier", "quay", "pier", "fair"]:
    sys.exit("changed: words stay apart, and items come once")
END
