#!/usr/bin/env bash
# chopro makes a page of a song in ChordPro; a line that begins with # is a remark for the one who edits the song, never shown.
# A good guess: nothing of it is seen on the page. A quotation mark is: the remark becomes a comment of HTML, and behind its end
# there is a quotation mark, shown between the lines of the song, one for each remark. And < in the words is seen as &lt;, as it
# is escaped before the ampersand.
# Seen: chopro 0.2.0 of PyPI.
# Why it matters here: the text of the page has signs that are not in the song, and a word in angle brackets is another one.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" chopro==0.2.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import html
import re
import sys
from importlib.metadata import version

from chopro.chopro2html import chopro2html

print("chopro", version("chopro"))
song = "{title: Harbour}\n# second verse is by Anna\n[C]Boats are <la> [G]coming\n# check the key\n[Am]home"
page = chopro2html(song)
shown = html.unescape(re.sub(r"<[^>]*>", "", re.sub(r"<!--.*?-->", "", page)))
shown = [" ".join(line.split()) for line in shown.splitlines() if line.strip()]
print(shown)
if shown.count('"') != 2 or "Boats are &lt;la&gt;" not in shown:
    sys.exit("changed: a remark leaves no sign on the page")
END
