#!/usr/bin/env bash
# fountain-parser reads screenplays in Fountain, "with strict adherence to the Fountain 1.1 specification", where what stands
# between /* and */ is left out. A good guess for "Anna looks. /* cut this */ Ben comes.", with scenes behind it: an action
# without the comment, and the scenes. The play ends in front of this line: the line and all that comes after it are gone,
# without an error, the last scene too. A comment that begins a line is read as it should be.
# Seen: fountain-parser 0.1.1 of PyPI.
# Why it matters here: a play with one such comment loses all its scenes from there on.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" fountain-parser==0.1.1 || exit 2
cd "$work"
PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from fountain_parser import parse

print("fountain-parser", version("fountain-parser"))
seen = []
for comment in ("", "/* cut this */ "):
    play = f"INT. HARBOUR\n\nAnna looks. {comment}Ben comes.\n\nEXT. QUAY\n\nANNA\nGood-bye.\n"
    elements = [type(element).__name__ for element in parse(play).elements]
    seen.append(elements)
    print(repr(comment), "->", elements)
if seen != [["SceneHeading", "Action", "SceneHeading", "Character", "Dialogue"], ["SceneHeading"]]:
    sys.exit("changed: what is behind a comment is read")
END
