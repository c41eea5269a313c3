#!/usr/bin/env bash
# kidexa takes the number out of a messy text: "$ 1,200.00" is 1200, "2.5k views" 2500, "2M followers" 2,000,000, with words
# around the number left out. A good guess: "12 bottles" is 12 and "5 books" is 5, as the letter for thousands has to stand at
# the number. "12 bottles" is 12,000,000,000 and "5 books" 5000: any k, m or b anywhere in the text multiplies. 8 comments are
# 8,000,000, and a temperature of "-3.5 C" loses its minus sign.
# Seen: kidexa 0.1.5 of PyPI.
# Why it matters here: one column of counts from web pages has true values and values a thousand million times too high.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" kidexa==0.1.5 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from kidexa import sloppy_number

print("kidexa", version("kidexa"))
texts = ["$ 1,200.00", "2.5k views", "9 pieces", "12 bottles", "5 books", "8 comments", "10 likes", "-3.5 C"]
found = [sloppy_number.parse(text) for text in texts]
print(*zip(texts, found), sep="\n")
if found != [1200, 2500, 9, 12_000_000_000, 5000, 8_000_000, 10_000, 3.5]:
    sys.exit("changed: twelve bottles are twelve")
END
