#!/usr/bin/env bash
# fastgedcom gives the records of one kind of a family tree: document >> "INDI" all people, document >> "NOTE" all shared notes.
# A good guess: a file with two notes has two. There is none: the text of a note stands on the line of its record, "0 @N1@ NOTE
# She came by ship", and the kind is compared with all that is behind the number of the record. Only a note whose first line is
# empty is found.
# Seen: fastgedcom 1.1.4 of PyPI.
# Why it matters here: who gathers the texts of a tree for a search has none of its notes, without an error.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" fastgedcom==1.1.4 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version
from pathlib import Path

from fastgedcom.parser import strict_parse

print("fastgedcom", version("fastgedcom"))
Path("tree.ged").write_text("0 HEAD\n1 GEDC\n2 VERS 5.5.1\n1 CHAR UTF-8\n0 @I1@ INDI\n1 NAME Anna /Berg/\n1 NOTE @N1@\n"
                            "0 @N1@ NOTE She came by ship.\n1 CONT She stayed in Bergen.\n0 @N2@ NOTE Her trunk is lost.\n"
                            "0 @N3@ NOTE\n1 CONC Found later.\n0 @S1@ SOUR\n1 TITL Ships of 1850\n0 TRLR\n")
document = strict_parse("tree.ged")
found = {kind: [record.tag for record in document >> kind] for kind in ("INDI", "SOUR", "NOTE")}
print(found)
print("first line of the record N1:", document["@N1@"].payload_with_cont.splitlines()[0])
if found != {"INDI": ["@I1@"], "SOUR": ["@S1@"], "NOTE": ["@N3@"]}:
    sys.exit("changed: the records of notes are found")
END
