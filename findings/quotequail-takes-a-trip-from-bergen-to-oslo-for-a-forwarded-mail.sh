#!/usr/bin/env bash
# quotequail unwraps the text of a mail that forwards or answers another one: the text above it, its headers and its text. A
# good guess for a mail that asks for a ticket, with the lines "From: Bergen" and "To: Oslo" in it and no sign of another mail:
# there is nothing to unwrap. It is a forwarded mail from Bergen, to "Oslo we need a ticket.", with the text "Anna", which is
# its signature. Any two lines that begin with the name of a header and a colon, such as Date and To, make one, and the next
# line is taken for the rest of the header without being indented.
# Seen: quotequail 0.5.4 of PyPI.
# Why it matters here: the body of a mail becomes the header of one that never was, and its words are in no text.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" quotequail==0.5.4 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version

import quotequail

print("quotequail", version("quotequail"))
results = []
for mail in ("Hello,\n\nFrom: Bergen\nTo: Oslo\nwe need a ticket.\n\nAnna", "Dinner:\n\nDate: Friday\nTo: bring a chair\n\nBen",
             "Hello,\n\nWay: Bergen\nEnd: Oslo\n\nAnna"):
    results.append(quotequail.unwrap(mail))
    print(repr(mail), "->", results[-1])
if not results[0] or results[0]["to"] != "Oslo we need a ticket." or results[0]["text"] != "Anna" or not results[1] or results[2]:
    raise SystemExit("changed: lines with a colon are no forwarded mail")
END
