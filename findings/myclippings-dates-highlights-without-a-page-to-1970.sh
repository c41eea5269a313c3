#!/usr/bin/env bash
# myclippings reads the file My Clippings.txt of a Kindle; each highlight has a date and the place where it begins and ends. A
# good guess for a highlight of a book that has no pages, "- Your Highlight on Location 30-31 | Added on Sunday, January 11,
# 2026": this place and this date, as the Kindle writes it for all books without page numbers. The place is None, and the date
# the first of January 1970: only lines of three parts, with a page, are read; for others there are these values, without a
# word.
# Seen: myclippings 0.0.6 of PyPI.
# Why it matters here: sorted by date, these highlights come first of all, and those of one book cannot be sorted by place.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" myclippings==0.0.6 || exit 2
cd "$work"
cat > clippings.txt <<'END'
The Fair (Berg, Anna)
- Your Highlight on Location 30-31 | Added on Sunday, January 11, 2026 10:00:00 AM

A boat.
==========
The Fair (Berg, Anna)
- Your Highlight on page 3 | Location 40-41 | Added on Sunday, January 11, 2026 10:05:00 AM

A net.
==========
END

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from myclippings.main import clippings_file_to_parsed_array

print("myclippings", version("myclippings"))
[book] = clippings_file_to_parsed_array("clippings.txt")
seen = [(clipping["content"], clipping["location_start"], clipping["date"]) for clipping in book["clippings"]]
for clipping in seen:
    print(clipping)
if seen != [("A boat.", None, "1970-01-01T00:00:00"), ("A net.", 40, "2026-01-11T10:05:00")]:
    sys.exit("changed: a highlight without a page has its place and its date")
END
