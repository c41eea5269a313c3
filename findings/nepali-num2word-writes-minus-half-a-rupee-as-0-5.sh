#!/usr/bin/env bash
# nepali-num2word writes amounts with the commas and words of Nepal, negative ones too. A good guess: format_number(-0.5) is
# "-0.5", as format_number(-1.5) is "-1.5". It is "0.5": the sign is taken from the whole rupees, and minus 0 has none.
# compact_number of 99,999 is "100 thousand", where a lakh is 100,000. And 1.999 is "one rupee and one hundred paise": the paise
# are rounded without going over into the rupees.
# Seen: nepali-num2word 0.3.3 of PyPI.
# Why it matters here: a debt is written as a credit, and two forms of one amount do not agree.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" nepali-num2word==0.3.3 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from nepali_num2word import compact_number, convert_to_words, format_number

print("nepali-num2word", version("nepali-num2word"))
found = [format_number(-1.5), format_number(-0.5), compact_number(99999), compact_number(100000), convert_to_words(1.999)]
print(found)
if found != ["-1.5", "0.5", "100 thousand", "1 lakh", "one rupee and one hundred paise"]:
    sys.exit("changed: minus half a rupee has a minus")
END
