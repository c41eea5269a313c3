#!/usr/bin/env bash
# fountain-parser reads plays and films in Fountain, where /* and */ enclose a remark. A good guess for "He sits. /* maybe */ He
# stands.": the two sentences and a remark. The scene ends there, and so does the film: words in front of the remark are put
# into it, its end is not seen any more, and all lines up to the next */ or the end of the file are gone, with no element of any
# kind. A remark that begins a line ends where it should.
# Seen: fountain-parser 0.1.1 of PyPI.
# Why it matters here: one remark takes all that comes behind it out of the text, without an error.
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
film = "INT. BOAT - DAY\n\n{}\n\nANNA\nHello.\n\nEXT. QUAY - NIGHT\n\nShe waits.\n"
found = {}
for line in ("He sits. He stands.", "/* maybe */ He stands.", "He sits. /* maybe */ He stands."):
    found[line] = [type(element).__name__ for element in parse(film.format(line)).elements]
    print(line, "->", found[line])
if [len(kinds) for kinds in found.values()] != [6, 7, 1]:
    sys.exit("changed: a remark ends at its end")
END
