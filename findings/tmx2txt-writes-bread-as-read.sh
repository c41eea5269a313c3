#!/usr/bin/env bash
# One would guess that tmx2txt writes the segments of a translation memory as they are ("The script extracts TU text only"). It
# means to take off a <b> tag, but takes all letters b, all slashes and angle brackets off both ends of each segment: "bread from
# the club" becomes "read from the clu", "boat" becomes "oat"; tags such as <b> are no text of a TMX file at all.
# Seen: tmx2txt 1.0.0, extract_tmx_content of a memory with two units.
# Why it matters here: every segment that begins or ends with b is spoilt, in both languages; exact matches are lost.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" tmx2txt==1.0.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version
import sys
from tmx2txt.tmx2txt import extract_tmx_content
print('tmx2txt', version('tmx2txt'))
unit = '<tu><tuv xml:lang="en-US"><seg>%s</seg></tuv><tuv xml:lang="ru-RU"><seg>%s</seg></tuv></tu>'
open('a.tmx', 'w').write('<tmx version="1.4"><header/><body>' + unit % ('bread from the club', 'blini') + unit % ('a fair', 'x')
                         + unit % ('boat', 'b') + '</body></tmx>')
seen = extract_tmx_content('a.tmx')
print(seen)
if seen != [('read from the clu', 'lini'), ('a fair', 'x'), ('oat', '')]:
    print('changed: tmx2txt keeps the letter b')
    sys.exit(1)
END
