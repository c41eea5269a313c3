#!/usr/bin/env bash
# One would guess that clean-csv-tool ("Pads incomplete rows to maintain column alignment") fills a row without a last value with
# an empty cell. It takes the missing cell from the next row: all rows behind a line "Anna;030;" are moved by one cell, and the
# last is padded. N' is also cut out of words (JOHN'S becomes JOHS) and every apostrophe is dropped.
# Seen: clean-csv-tool 1.0.0, "Anna;030; / Ben;040;old" becomes "Anna,030,Ben / 040,old,...".
# Why it matters here: an empty last column is the commonest thing in an export; the names end up among the notes.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" clean-csv-tool==1.0.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version
from pathlib import Path
import sys
import clean_csvs
print('clean-csv-tool', version('clean-csv-tool'))
Path('a.csv').write_text("Name;Phone;Note\nAnna;030;\nBen;040;old\nO'Neill;050;JOHN'S\n")
clean_csvs.clean_csv(Path('a.csv'), Path('b.csv'))
seen = Path('b.csv').read_text().split()
print(Path('a.csv').read_text().split(), '->', seen)
if seen != ['Name,Phone,Note', 'Anna,030,Ben', '040,old,ONeill', '050,JOHS,']:
    print('changed: clean-csv-tool pads a row of its own')
    sys.exit(1)
END
