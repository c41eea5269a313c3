#!/usr/bin/env bash
# marcgrep finds records of a library by a field, a subfield and a pattern: 245,c,^Anna for titles "by" someone whose statement
# begins with Anna. A good guess: ^ is the beginning of the subfield. Nothing is found: the pattern must match the subfield and
# then also the text of the whole field, which begins with the title. With $ no subfield but the last can match. Without ^ the
# record is found.
# Seen: marcgrep 2.0.1 of PyPI with pymarc 5.4.0.
# Why it matters here: a search that should be exact finds nothing, and a search to leave records out leaves none out.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" marcgrep==2.0.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

from pymarc import Field, Indicators, Record, Subfield

print("marcgrep", version("marcgrep"))
record = Record()
record.add_field(Field(tag="245", indicators=Indicators("1", "0"),
                       subfields=[Subfield("a", "Boats of Bergen /"), Subfield("c", "Anna Berg.")]))
Path("books.mrc").write_bytes(record.as_marc())
found = {}
program = [sys.executable, "-c", "from marcgrep.cli import main; main()", "-c"]
for search in ("-i 245,c,Anna", "-i 245,c,^Anna", "-i 245,a,^Boats", "-i 245,a,/$", "-e 245,c,^Anna"):
    run = subprocess.run([*program, *search.split(), "books.mrc"], capture_output=True, text=True)
    found[search] = run.stdout.split(": ")[-1].strip()
print(found)
if list(found.values()) != ["1", "0", "1", "0", "1"]:
    sys.exit("changed: ^ is the beginning of the subfield")
END
