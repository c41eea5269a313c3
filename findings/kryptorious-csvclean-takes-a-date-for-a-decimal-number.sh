#!/usr/bin/env bash
# kryptorious-csvclean tells the type of each column of a CSV file. A good guess for a column of dates such as 2026-01-11, of
# addresses such as 10.0.0.7, or of telephone numbers such as 555-1234: text, or a type of its own. They are all "float", as
# points and hyphens are taken out and the rest is digits. -5 is a float too, and 1,5 is text. A file in UTF-16 has its byte
# order mark in the name of the first column.
# Seen: kryptorious-csvclean 1.1.1 of PyPI; whole numbers and words are told rightly.
# Why it matters here: who trusts the types loads dates as numbers, and -5 and 5 of one column have two types.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" kryptorious-csvclean==1.1.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version
from pathlib import Path

from csvclean.cleaner import analyze_csv

print("kryptorious-csvclean", version("kryptorious-csvclean"))
text = "day;host;phone;change;word\n2026-01-11;10.0.0.7;555-1234;-5;yes\n2026-01-12;10.0.0.8;555-1235;-6;no\n"
Path("a.csv").write_text(text)
types = {name: info["dominant_type"] for name, info in analyze_csv("a.csv")["column_types"].items()}
print(types)
Path("b.csv").write_bytes(text.encode("utf-16"))
first = next(iter(analyze_csv("b.csv")["column_types"]))
print("first column of the UTF-16 file:", ascii(first))
if [types[name] for name in ("day", "host", "phone", "change")] != ["float"] * 4 or first != "\ufeffday":
    sys.exit("changed: a date is no decimal number")
END
