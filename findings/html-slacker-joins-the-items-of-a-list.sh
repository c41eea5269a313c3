#!/usr/bin/env bash
# html-slacker "converts HTML to Slack formatted markdown". A good guess for a list of three boats, for a table and for two
# divs: an item, a row and a block on its own line, or at least a blank between them. They are one word: a line is broken for
# <p> and <br> alone, and all other tags are left out with nothing in their place. Two of them are right if the source has a
# blank or a line break between its tags. The title in the head of a page stands in front of its first word.
# Seen: html-slacker 0.1.6 of PyPI.
# Why it matters here: lists are what messages consist of, and mails and pages as programs write them have no blanks between
# tags.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" html-slacker==0.1.6 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version

from htmlslacker import HTMLSlacker

print("html-slacker", version("html-slacker"))
texts = []
for page in ("<ul><li>Anna</li><li>Ina</li><li>Maria</li></ul>", "<table><tr><td>Anna</td><td>100</td></tr></table>",
             "<div>Harbour</div><div>fair</div>", "<title>Boats</title><h1>The harbour</h1>", "<p>Anna</p><p>Ina</p>"):
    texts.append(HTMLSlacker(page).get_output())
    print(page, "->", repr(texts[-1]))
if texts[:4] != ["AnnaInaMaria", "Anna100", "Harbourfair", "BoatsThe harbour"]:
    raise SystemExit("changed: items of a list are not one word")
END
