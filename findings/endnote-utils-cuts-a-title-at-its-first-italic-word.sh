#!/usr/bin/env bash
# EndNote exports its library as XML, in which each text is made of one or more <style> elements: a new one begins where a word is
# in italics. A good guess for endnote-utils and the title "Growth of Fucus at high tide" with "Fucus" in italics: the whole
# title. It is "Growth of": the first <style> alone is read. An abstract with H2O ends behind its H, as the 2 is a subscript.
# Seen: endnote-utils 1.0.3 of PyPI, the .csv file that it writes.
# Why it matters here: titles with the name of a species, a formula or a foreign word are cut, and copies are looked for by title.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" endnote-utils==1.0.3 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import csv
import sys
from importlib.metadata import version
from pathlib import Path

import endnote_utils


def styled(*pieces):
    return "".join(f'<style face="{face}" font="default" size="100%">{text}</style>' for face, text in pieces)


title = styled(("normal", "Growth of "), ("italic", "Fucus"), ("normal", " at high tide"))
abstract = styled(("normal", "The H"), ("subscript", "2"), ("normal", "O rises."))
Path("library.xml").write_text(
    f'<?xml version="1.0" encoding="UTF-8"?><xml><records><record><ref-type name="Journal Article">17</ref-type><titles><title>'
    f"{title}</title></titles><abstract>{abstract}</abstract></record></records></xml>", encoding="utf-8")
endnote_utils.export(Path("library.xml"), Path("library.csv"))
with open("library.csv", encoding="utf-8", newline="") as file:
    row = next(csv.DictReader(file))
print("endnote-utils", version("endnote-utils"), repr(row["title"]), repr(row["abstract"]))
if (row["title"], row["abstract"]) != ("Growth of", "The H"):
    sys.exit("changed: a title is read to its end")
END
