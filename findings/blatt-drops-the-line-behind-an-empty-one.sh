#!/usr/bin/env bash
# blatt writes the text of a page that was read by OCR (PAGE XML): "By default it saves the plain text without line breaks (the
# hyphens ... are removed and the corresponding words are merged)". A good guess for a page with a line in which nothing was read,
# as there are at stains and rules: the text of all other lines. The line behind the empty one is missing, in the text and in the
# sentences; a line is added when the one before it is looked at, and an empty one is not looked at. A line with two readings
# (TextEquiv index 0 and 1) is there twice. With line breaks all is there. There is no error.
# Seen: blatt 0.1.6 of PyPI.
# Why it matters here: a line of a page is missing in the searched text, and two scans of one page differ by it.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" blatt==0.1.6 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from blatt import Page

print("blatt", version("blatt"))
NAMESPACE = "http://schema.primaresearch.org/PAGE/gts/pagecontent/2019-07-15"


def line(number, *readings):
    texts = "".join(f'<TextEquiv index="{index}"><Unicode>{text}</Unicode></TextEquiv>' for index, text in enumerate(readings))
    return f'<TextLine id="l{number}"><Baseline points="10,{number * 30} 400,{number * 30}"/>{texts}</TextLine>'


def page(*lines):
    with open("page.xml", "w") as file:
        file.write(f'<PcGts xmlns="{NAMESPACE}"><Page imageFilename="a.png"><TextRegion id="r">'
                   + "".join(line(number, *readings) for number, readings in enumerate(lines, 1))
                   + "</TextRegion></Page></PcGts>")
    Page("page.xml").to_txt("page.txt")
    with open("page.txt") as file:
        return file.read()


stained = page(["The fair opens in May."], [""], ["The mayor stays at home."], ["All boats come."])
two_readings = page(["The fair opens in May."], ["All boats come.", "A1l boats come."])
print("a line with nothing in it:", stained)
print("a line with two readings: ", two_readings)
if "mayor" in stained or stained.count("All boats come.") != 1 or two_readings.count("boats") != 2:
    sys.exit("changed: each line is there once")
END
