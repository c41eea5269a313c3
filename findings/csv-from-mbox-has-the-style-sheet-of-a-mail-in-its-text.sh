#!/usr/bin/env bash
# csv-from-mbox turns mail archives into tables; the body of a mail of HTML alone is "de-tagged HTML". A good guess for a usual
# newsletter: its text. The body begins with the title and the rules of the style sheet, "p { color: #333; }", and has the scripts
# and the rest of a comment with a ">" in it: tags are taken away, and what stands between them stays. Each tag becomes a blank,
# so that a word with a bold or italic letter, "h<i>i</i>gh", is three words.
# Seen: csv-from-mbox 0.5.1 of PyPI.
# Why it matters here: all newsletters of a sender share a style sheet longer than their text, and look like copies.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" csv-from-mbox==0.5.1 || exit 2
cd "$work"

cat > list.mbox <<'END'
From ann@example.net Mon Jan  5 10:00:00 2026
From: Ann <ann@example.net>
To: list@example.net
Subject: tide
Date: Mon, 05 Jan 2026 10:00:00 +0000
MIME-Version: 1.0
Content-Type: text/html; charset=utf-8

<html><head><title>News</title><style>p { color: #333; }</style></head><body>
<!-- width > 600 --><p>The tide is h<i>i</i>gh.</p><script>track("open")</script></body></html>

END
PYTHONPATH="$work/lib" python3 "$work/lib/bin/csv-from-mbox" list.mbox -o list.csv
PYTHONPATH="$work/lib" python3 - <<'END'
import csv
import sys
from importlib.metadata import version

with open("list.csv", newline="") as file:
    body = next(csv.DictReader(file))["body"]
print("csv-from-mbox", version("csv-from-mbox"))
words = " ".join(body.split())
print("body:", words)
if words != 'News p { color: #333; } 600 --> The tide is h i gh. track("open")':
    sys.exit("changed: the body is what a reader sees")
END
