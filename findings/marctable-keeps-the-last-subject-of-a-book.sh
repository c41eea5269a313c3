#!/usr/bin/env bash
# marctable makes tables of MARC records; a rule names the fields, "650" or "650a", and what can be repeated becomes a list. A
# good guess for "-r 650a" and a book with three subjects: a list of three. It is the last one: $a may stand once in a field, so
# it is taken for a single value, and each further field 650 writes over the one before. "-r 650" gives all three. If two rules
# name one field, "-r 650a -r 650x", the last counts alone: the table has no column for the first, and nothing says so.
# Seen: marctable 0.5.0 and pymarc 5.4.0 of PyPI.
# Why it matters here: authors (700a) and subjects are what records are compared by, and all but one are gone.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" marctable==0.5.0 pymarc==5.4.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import json
import subprocess
import sys
from importlib.metadata import version

from pymarc import Field, Indicators, Record, Subfield

book = Record()
book.add_field(Field(tag="245", indicators=Indicators("0", "0"), subfields=[Subfield("a", "The tide")]))
for subject, part in (("Tides", "History"), ("Ships", "Maps"), ("Kent", "Guides")):
    subfields = [Subfield("a", subject), Subfield("x", part)]
    book.add_field(Field(tag="650", indicators=Indicators(" ", "0"), subfields=subfields))
with open("books.mrc", "wb") as file:
    file.write(book.as_marc())


def table(*rules):
    options = [option for rule in rules for option in ("-r", rule)]
    program = "import marctable; marctable.main()"
    subprocess.run([sys.executable, "-c", program, "jsonl", *options, "books.mrc", "books.jsonl"], check=True)
    with open("books.jsonl") as lines:
        row = json.loads(lines.readline())
    print(" ".join(rules), row)
    return row


print("marctable", version("marctable"))
one, whole, two = table("650a"), table("650"), table("650a", "650x")
if one != {"F650a": "Kent"} or len(whole["F650"]) != 3 or "F650a" in two:
    sys.exit("changed: all subjects are in the table, and each rule has its column")
END
