#!/usr/bin/env bash
# textloom normalizes names of columns and files; deduplicate_names() is to make equal names different by a number. A good guess
# for name, name and name_2: three different names. They are name, name_2 and name_2: the new name is not compared with those
# that are there. Of file names it doubles what is between two points: archive.tar.gz is archive-tar.tar.gz, and "report v1.2
# final.pdf" is "report-v1-2-final.2 final.pdf", with its blanks.
# Seen: textloom 0.1.0 of PyPI, deduplicate_names() and normalize_filename().
# Why it matters here: two columns of one name are what the call is to prevent; the second one hides the first.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" textloom==0.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from textloom import deduplicate_names, normalize_filename

print("textloom", version("textloom"))
names = deduplicate_names(["name", "name", "name_2"])
files = [normalize_filename(name) for name in ("archive.tar.gz", "report v1.2 final.pdf", "My Report.pdf")]
print(names, files)
if names != ["name", "name_2", "name_2"] or files != ["archive-tar.tar.gz", "report-v1-2-final.2 final.pdf", "my-report.pdf"]:
    sys.exit("changed: all names are different")
END
