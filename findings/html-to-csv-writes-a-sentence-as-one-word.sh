#!/usr/bin/env bash
# One would guess that html-to-csv (html2csv) keeps the spaces between the words of a cell. The parts between tags are stripped
# and joined without a space: The <b>fair</b> is <i>open</i> today becomes "Thefairisopentoday", Anna<br>Berg becomes "AnnaBerg";
# the rows of a table inside of a cell appear in both tables.
# Seen: html-to-csv 0.1.3, Converter().convert of a table with two cells.
# Why it matters here: no word of such a cell is found again, and first and family name are one.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" html-to-csv==0.1.3 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version
import sys
from html2csv.converter import Converter
print('html-to-csv', version('html-to-csv'))
page = '<table><tr><td>Anna<br>Berg</td><td>The <b>fair</b> is <i>open</i> today</td></tr></table>'
seen = Converter().convert(page)[0][0].strip()
print(page, '->', seen)
if seen != 'AnnaBerg,Thefairisopentoday':
    print('changed: html-to-csv keeps spaces')
    sys.exit(1)
END
