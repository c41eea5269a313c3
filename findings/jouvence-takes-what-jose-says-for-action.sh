#!/usr/bin/env bash
# Jouvence reads screenplays in Fountain, in which a line in capitals with text below it is a character and what he says. A
# good guess for JOSÉ, MÜLLER, O'BRIEN and COP 2, each with a line: four characters and four dialogues, as for ANNA. There is
# none: a name is A to Z, blank, full stop, hyphen and underline, and whoever has another letter, an apostrophe or a number is,
# with his words, part of the action before.
# Seen: Jouvence 0.4.2 of PyPI.
# Why it matters here: these people have no line in the play; who counts the words of the characters, or searches what they
# say, does not find them.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" Jouvence==0.4.2 colorama MarkupSafe || exit 2
cd "$work"
PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from jouvence.document import TYPE_ACTION, TYPE_CHARACTER
from jouvence.parser import JouvenceParser

print("Jouvence", version("Jouvence"))
PLAY = "Title: The Fair\n\nINT. HARBOUR\n\nThey wait.\n\nANNA\nHello.\n\nJOSÉ\nHola.\n\nO'BRIEN\nYes.\n\nCOP 2\nStop!\n"
[scene] = JouvenceParser().parseString(PLAY).scenes
characters = [part.text for part in scene.paragraphs if part.type == TYPE_CHARACTER]
action = [part.text for part in scene.paragraphs if part.type == TYPE_ACTION]
print("characters:", characters)
print("action:", action)
if characters != ["ANNA"] or "Hola." not in action[-1] or "Stop!" not in action[-1]:
    sys.exit("changed: names with other letters, apostrophes and numbers are characters")
END
