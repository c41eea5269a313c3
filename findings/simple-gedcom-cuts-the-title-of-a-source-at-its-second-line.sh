#!/usr/bin/env bash
# simple-gedcom lists the sources of a family tree with title, author and publication. A line of GEDCOM has 255 signs at most;
# what is longer goes on in lines with CONC. A good guess: the title is all of it. It is what stands on the first line: CONC is
# read nowhere. Two volumes of one register whose titles differ at their end are the same source.
# Seen: simple-gedcom 1.0.9 of PyPI.
# Why it matters here: the part of a long title that tells two sources apart is the one that is lost.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" simple-gedcom==1.0.9 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version
from pathlib import Path

from simple_gedcom import load_gedcom

print("simple-gedcom", version("simple-gedcom"))
title = "Register of baptisms, marriages and burials of the parish of Bergen, with the names of the godparents, vol"
Path("tree.ged").write_text("0 HEAD\n1 GEDC\n2 VERS 5.5.1\n1 CHAR UTF-8\n0 @I1@ INDI\n1 NAME Anna /Berg/\n"
                            f"0 @S1@ SOUR\n1 TITL {title}\n2 CONC ume 12, 1848 to 1851\n0 @S2@ SOUR\n1 TITL {title}\n"
                            "2 CONC ume 13, 1852 to 1856\n0 TRLR\n")
tree = load_gedcom("tree.ged")
titles = [source["Title"] for source in tree.get_source_list()]
for found in titles:
    print(found)
if titles != [title, title]:
    sys.exit("changed: the rest of a title is read")
END
