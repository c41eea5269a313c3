#!/usr/bin/env bash
# samitizer reads SAMI subtitles (.smi), which are HTML of a kind: a line break in the source is a blank. A good guess for "The
# tide is high" and "in the harbour" on two lines of a cue: a blank or a line break in between. It is "highin": line breaks are
# taken out before <br> becomes one. "Tom &amp; Ann" keeps its entity, and so does every other one but &nbsp;.
# Seen: samitizer 0.2.4 of PyPI, plain and vtt.
# Why it matters here: the last word of each line of the source is joined to the next; the same film in .srt has other words.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" samitizer==0.2.4 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from samitizer import Sami

with open("film.smi", "w", encoding="utf-8") as file:
    file.write("<SAMI>\n<HEAD><STYLE TYPE=\"text/css\"><!-- .ENCC {Name: English; lang: en-US;} --></STYLE></HEAD>\n<BODY>\n"
               "<SYNC Start=1000><P Class=ENCC>The tide is high\nin the harbour<br>Tom &amp; Ann left\n"
               "<SYNC Start=2000><P Class=ENCC>&nbsp;\n<SYNC Start=3000><P Class=ENCC>No more\n</BODY>\n</SAMI>\n")
text = Sami("film.smi", "utf-8").convert("plain", "ENCC")
print("samitizer", version("samitizer"), repr(text))
if text != "The tide is highin the harbour\nTom &amp; Ann left\nNo more":
    sys.exit("changed: a line break is a blank, or entities are read")
END
