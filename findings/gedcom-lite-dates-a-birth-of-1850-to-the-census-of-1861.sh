#!/usr/bin/env bash
# gedcom-lite reads the dates of a family tree. INT is the word of GEDCOM for a date that was interpreted, with the source in
# brackets behind it: INT 1850 (aged 11 in the census of 1861). A good guess: the year is 1850. It is 1861, and the kind is
# "exact": INT is no word that it knows, and of a date with several numbers it takes the last with four digits. The search for
# people born between 1840 and 1855 does not find her.
# Seen: gedcom-lite 0.2.0 of PyPI.
# Why it matters here: a person is born in the year of the document that speaks of her, and two records of her do not match.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" gedcom-lite==0.2.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

from gedcom_lite import parse_date_value

print("gedcom-lite", version("gedcom-lite"))
dates = {text: parse_date_value(text) for text in ("ABT 1850", "INT 1850 (aged 11 in the census of 1861)")}
for text, date in dates.items():
    print(text, "->", date.kind, date.start_year)
Path("tree.ged").write_text("0 HEAD\n1 GEDC\n2 VERS 5.5.1\n1 CHAR UTF-8\n0 @I1@ INDI\n1 NAME Anna /Berg/\n1 BIRT\n2 DATE " + text
                            + "\n0 @I2@ INDI\n1 NAME Ben /Holm/\n1 BIRT\n2 DATE ABT 1850\n0 TRLR\n")
search = [sys.executable, "-c", "import sys; from gedcom_lite.cli.search import main; sys.exit(main())"]
run = subprocess.run([*search, "tree.ged", "--born-between", "1840", "1855"], capture_output=True, text=True)
print("born 1840 to 1855:", run.stdout.strip(), run.stderr.strip())
if dates[text].start_year != 1861 or dates[text].kind != "exact" or "Ben" not in run.stdout or "Anna" in run.stdout:
    sys.exit("changed: a date behind INT is read")
END
