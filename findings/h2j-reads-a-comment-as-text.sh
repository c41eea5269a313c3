#!/usr/bin/env bash
# h2j turns a page of HTML into JSON, each element with its text. A good guess for <p>Price: <!-- was 12 -->15 euros</p>: the
# text of the paragraph is "Price: 15 euros", in one or two pieces, for no browser shows a comment and get_text() of the library
# beneath leaves it out. The pieces are "Price: ", " was 12 " and "15 euros": a comment is a piece of text like any other, with
# no mark. So is the one of a line of a script in the head or a section that was taken out of the page.
# Seen: h2j 0.1.2 of PyPI with beautifulsoup4 4.13.4.
# Why it matters here: what an author took out of a page is indexed and compared as its text.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" h2j==0.1.2 beautifulsoup4==4.13.4 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

import h2j
from bs4 import BeautifulSoup

page = "<div><p>Price: <!-- was 12 -->15 euros</p><!-- <p>Closed in June</p> --><p>Open in July</p></div>"
print("h2j", version("h2j"))
shown = BeautifulSoup(page, "html.parser").get_text(" ")
result = h2j.convert(page)
print(result)
print("get_text:", shown)
pieces = result["div"][0]["p"][0]["_vals"]
if pieces != ["Price: ", " was 12 ", "15 euros"] or "Closed" not in str(result) or "Closed" in shown:
    sys.exit("changed: a comment is no text")
END
