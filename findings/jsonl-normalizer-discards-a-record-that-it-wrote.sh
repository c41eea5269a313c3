#!/usr/bin/env bash
# jsonl-normalizer makes clean JSON Lines, one object a line, and takes copies out. In JSON a string may have the characters
# U+2028, U+0085 and others at which some programs break lines. A good guess for two records, of which one has such a
# character, as texts from PDF and the web do: two records. It has one; the other is reported as two broken lines: the input is
# split at all of these. Its own output has such a character as it is, so that a file that it has written loses records when it
# is read again.
# Seen: jsonl-normalizer 0.2.1 of PyPI.
# Why it matters here: the records that are lost are those of certain sources, and a second run is not the same as the first.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" jsonl-normalizer==0.2.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import io
import json
import sys
from importlib.metadata import version

from jsonl_normalizer import normalize_jsonl

records = [{"text": "The tide is high."}, {"text": "The boats\u2028leave at noon."}]
first, again, lost = io.StringIO(), io.StringIO(), io.StringIO()
escaped = "".join(json.dumps(record) + "\n" for record in records)
one = normalize_jsonl(io.StringIO(escaped), first, io.StringIO())
two = normalize_jsonl(io.StringIO(first.getvalue()), again, lost)
print("jsonl-normalizer", version("jsonl-normalizer"))
print("first run:", one.written, "written,", one.discarded_count, "discarded; again:", two.written, "and", two.discarded_count)
print(lost.getvalue()[:200])
if (one.written, one.discarded_count, two.written, two.discarded_count) != (2, 0, 1, 2):
    sys.exit("changed: a line ends at a line feed")
END
