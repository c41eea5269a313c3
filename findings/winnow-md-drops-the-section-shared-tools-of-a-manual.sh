#!/usr/bin/env bash
# winnow-md removes boilerplate from Markdown before a language model reads it ("recall-first: when uncertain, Winnow keeps").
# A section is junk if its heading has one of "related", "share", "trending", "footer" or "subscribe" anywhere in it, also in
# the middle of a word: the short lists under "Shared tools" and "Correlated faults" are dropped with their headings, and
# "Notes" (of a recipe or a manual) goes as a bibliography would. A paragraph that was there before is dropped too, so a song
# has its refrain once. Good guess: the words of such headings are whole words, and a list of full sentences is kept.
# Seen: winnow-md 0.1.3 of PyPI, Python 3.11, without its model.
# Why it matters here: a pattern of headings for texts of the web is to be tried on the headings of a manual, and the report
# of the removed blocks is worth a look.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" winnow-md==0.1.3 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

import winnow

print("winnow-md", version("winnow-md"))
MANUAL = """# Cleaning a boat

A wooden boat wants to be cleaned each autumn, before the frost comes, with fresh water and a soft brush.

Begin with the deck, go on with the hull, and leave the keel for the end, since the dirt runs down to it.

## Shared tools

- Take the brush from the shed.
- Bring it back in the evening.

## Correlated faults

- Wet wood below the mast.
- Rust at the screws.

## Notes

- Never use hot water on tar.
- Two people are needed for the mast.

## Winter

- Cover the boat with a sheet.
- Empty the tank.
"""
SONG = """The wind came up from the western bay, and the boat went out with the tide of the day.

Row, my brothers, over the sea, till the lights of the harbour are under the lee.

The night came down on the northern sound, and the boat went on to the fishing ground.

Row, my brothers, over the sea, till the lights of the harbour are under the lee.
"""
manual, song = winnow.clean(MANUAL), winnow.clean(SONG)
print(manual.markdown)
print(*[(decision.block.text, decision.reasons) for decision in manual.decisions if not decision.keep], sep="\n")
print("lines of the song:", SONG.count("Row,"), "->", song.markdown.count("Row,"))
if any(word in manual.markdown for word in ("brush from", "Wet wood", "tar")) or "Cover the boat" not in manual.markdown \
        or song.markdown.count("Row,") != 1:
    sys.exit("changed: the sections or the refrain are kept")
END
