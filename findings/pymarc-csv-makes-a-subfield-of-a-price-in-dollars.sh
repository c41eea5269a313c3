#!/usr/bin/env bash
# pymarc-csv writes the records of a library as a table and reads them again. A good guess: the record that is read is the one
# that was written. The dollar sign parts the subfields in the table and is not escaped: a price, "$c $12.50" behind the number
# of a book, comes back as an empty subfield c and a subfield 1 with 2.50. A title with "$100 a day" loses its end to a subfield
# too.
# Seen: pymarc-csv 0.1.1 of PyPI with pymarc 5.3.1.
# Why it matters here: prices change, and words of a title stand in a subfield that no one searches.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" pymarc-csv==0.1.1 pymarc==5.3.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from pymarc import Field, Indicators, Record, Subfield
from pymarc_csv import CSVReader, as_csv

print("pymarc-csv", version("pymarc-csv"))
record = Record()
record.add_field(Field(tag="020", indicators=Indicators(" ", " "),
                       subfields=[Subfield("a", "0123456789"), Subfield("c", "$12.50")]))
record.add_field(Field(tag="245", indicators=Indicators("1", "0"), subfields=[Subfield("a", "Norway on $100 a day")]))
read = next(iter(CSVReader(as_csv(record))))
found = [[(part.code, part.value) for part in field.subfields] for field in read.get_fields()]
for before, after in zip(record.get_fields(), found):
    print(before, "->", after)
if found != [[("a", "0123456789"), ("c", ""), ("1", "2.50")], [("a", "Norway on "), ("1", "00 a day")]]:
    sys.exit("changed: a dollar sign in a text stays")
END
