#!/usr/bin/env bash
# marcdata reads MARC records as tuples and, by marc_dict() of its utils, as nested dictionaries with a tuple of fields for each
# tag. A good guess for a record with the fields 650 Tides, 651 Kent, 650 Ships: two fields 650. It is one, Ships: fields are
# grouped as they come, and the second group has the name of the first. Most libraries keep subjects in the order of their weight,
# so that 600, 650 and 651 are mixed. In a field, of two $x the last is left: subfields are a dictionary as well.
# Seen: marcdata 1.1.0 of PyPI.
# Why it matters here: the record that is compared or indexed has no word of the first subjects, and nothing says so.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" marcdata==1.1.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

import marcdata
from marcdata.utils import marc_dict

FIELDS = [("001", b"x1"), ("008", b"260105s2026    xx            000 0 eng d"), ("245", b"00\x1faThe tide"),
          ("650", b" 0\x1faTides\x1fxHistory\x1fxMaps"), ("651", b" 0\x1faKent"), ("650", b" 0\x1faShips\x1fxHistory\x1fxMaps")]
directory, body = b"", b""
for tag, data in FIELDS:
    directory += f"{tag}{len(data) + 1:04}{len(body):05}".encode()
    body += data + b"\x1e"
base = 24 + len(directory) + 1
leader = f"{base + len(body) + 1:05}nam a22{base:05} a 4500".encode()
with open("books.mrc", "wb") as file:
    file.write(leader + directory + b"\x1e" + body + b"\x1d")

print("marcdata", version("marcdata"))
record = next(marcdata.from_file("books.mrc"))
flat = [field[3:] for field in marcdata.find(record, "650")]
nested = [field["subfields"] for field in marc_dict(record)["650"]]
print(f"650 as tuples: {flat}")
print(f"650 by marc_dict(): {nested}")
if len(flat) != 2 or nested != [{"a": "Ships", "x": "Maps"}]:
    sys.exit("changed: all fields and subfields of a tag are in the dictionary")
END
