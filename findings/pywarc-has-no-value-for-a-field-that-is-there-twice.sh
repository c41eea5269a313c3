#!/usr/bin/env bash
# pywarc reads WARC files of version 1.1; headers of a block are lists, since a field like WARC-Concurrent-To may be repeated. A
# good guess for a record with two of them: a list of two. It is None: append() of a list is taken for the new list. With three
# of them the reader stops with an AttributeError in the middle of a valid file. A file of WARC/1.0, which warcio and wget write,
# is refused, and a field name in other letters than the standard's, "Content-length", too.
# Seen: pywarc 0.3.1 of PyPI.
# Why it matters here: an archive with the requests and metadata of its pages is read up to the first page that has them.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" pywarc==0.3.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
import uuid
from importlib.metadata import version

import pywarc


def record(links, kind="1.1", length="Content-Length"):
    lines = [f"WARC/{kind}", "WARC-Type: metadata", f"WARC-Record-ID: <urn:uuid:{uuid.uuid4()}>",
             "WARC-Date: 2026-01-05T10:00:00Z", *[f"WARC-Concurrent-To: <urn:uuid:{uuid.uuid4()}>" for _ in range(links)],
             "Content-Type: application/warc-fields", f"{length}: 11"]
    return ("\r\n".join(lines) + "\r\n\r\nvia: link\r\n\r\n\r\n").encode()


def links(*records):
    with open("pages.warc", "wb") as file:
        file.write(b"".join(records))
    seen = []
    try:
        for block in pywarc.WarcReader("pages.warc"):
            value = block.headers.get("WARC-Concurrent-To", [])
            seen.append(value if value is None else len(value))
    except (AttributeError, pywarc.InvalidWarcError) as error:
        seen.append(type(error).__name__)
    return seen


print("pywarc", version("pywarc"))
usual = links(record(0), record(1), record(2), record(0))
many = links(record(3), record(0))
old, small = links(record(1, kind="1.0")), links(record(1, length="Content-length"))
print(f"records with 0, 1, 2 and 0 fields: {usual}; with 3 and 0: {many}; WARC/1.0: {old}; Content-length: {small}")
if usual != [0, 1, None, 0] or many != ["AttributeError"] or old + small != ["InvalidWarcError"] * 2:
    sys.exit("changed: a repeated field has all its values, and WARC/1.0 is read")
END
