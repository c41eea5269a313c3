#!/usr/bin/env bash
# A field of MARC 21 has at most 9,999 bytes, a record 99,999. A good guess for a summary of 12,000 letters and as_marc() of
# pymarc: an error, as for other values that do not fit. The record is written, with five digits in a place for four, so that
# all behind it are shifted: pymarc reads it as None, and mrrc, in Rust, as a record without the summary and the subjects behind
# it, without a warning. A record of 15 fields of 9,000 letters has a length of six digits: pymarc gives None, and the records
# behind it in the file are lost as well. mrrc refuses to write either.
# Seen: pymarc 5.4.0 and mrrc 0.9.2 of PyPI.
# Why it matters here: tables of contents in field 505 are that long, and the loss shows when it is too late.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" pymarc==5.4.0 mrrc==0.9.2 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

import mrrc
from pymarc import Field, Indicators, MARCReader, Record, Subfield


def book(*notes):
    record = Record()
    texts = [("245", "The tide"), *(("520", note) for note in notes), ("650", "Tides")]
    for tag, text in texts:
        record.add_field(Field(tag=tag, indicators=Indicators(" ", "0"), subfields=[Subfield("a", text)]))
    return record.as_marc()


def tags(record):
    return None if record is None else [field.tag for field in record.get_fields()]


def read(name, *notes):
    with open(name, "wb") as file:
        file.write(book(*notes) + book("short"))
    with open(name, "rb") as file:
        one = [tags(record) for record in MARCReader(file)]
    try:
        other = [tags(record) for record in mrrc.MARCReader(name)]
    except mrrc.MrrcException as error:
        other = type(error).__name__
    print(f"{len(notes)} notes of {len(notes[0])} letters and a short record: {one} by pymarc, {other} by mrrc")
    return one, other


print("pymarc", version("pymarc"), "mrrc", version("mrrc"))
whole = ["245", "520", "650"]
usual, long = read("usual.mrc", "x" * 9000), read("long.mrc", "x" * 12000)
many, error = read("many.mrc", *["x" * 9000] * 15)
if usual != ([whole] * 2, [whole] * 2) or long != ([None, whole], [["245"], whole]) or many != [None]:
    sys.exit("changed: a record that is written can be read")
END
