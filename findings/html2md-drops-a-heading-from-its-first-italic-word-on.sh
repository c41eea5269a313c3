#!/usr/bin/env bash
# html2md converts HTML to Markdown, on the command line or from Python. A good guess for the heading "The harbour
# <em>fair</em> in June" of a page: "# The harbour *fair* in June". It is "# The harbour ": a heading has the text in front of
# its first element alone, so that a word in italics, a name in code or a link is lost with all that follows it in the heading.
# A heading that begins with code is empty. In paragraphs nothing is lost.
# Seen: html2md 0.1.7 of PyPI; there is no error.
# Why it matters here: the headings of a manual are the most important words of an index, and the names of functions are
# missing from them.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" html2md==0.1.7 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version

import html2md

print("html2md", version("html2md"))
lines = []
for heading in ("The harbour <em>fair</em> in June", "<code>open()</code> and close",
                'All about <a href="/boats">boats</a>', "Plain"):
    page = f"<h2>{heading}</h2>\n<p>One</p>\n<p>Two</p>"
    lines.append(html2md.convert(page).splitlines()[0].strip())
    print(heading, "->", lines[-1])
if lines != ["## The harbour", "##", "## All about", "## Plain"]:
    raise SystemExit("changed: a heading has all its words")
END
