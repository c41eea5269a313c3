#!/usr/bin/env bash
# farsi-number-words writes numbers and amounts in Persian words, with two decimal places unless told otherwise. A good guess
# for 1.999 and 99.995: two and one hundred, or one and 99 with what is behind the point. They are "one point zero" and "99
# point zero", and 0.999 is "zero point zero": the part behind the point is rounded alone, to 1.0, of which the 0 is written,
# and the 1 is carried nowhere. 1.05 is "one point five", which is what 1.5 is called in Persian, while 1.5 is "one point
# fifty".
# Seen: farsi-number-words 1.0.0 of PyPI; convert() and its command.
# Why it matters here: sums that come from a calculation end in 0.999 often; a whole toman is missing, or ten times the
# decimals are there.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" farsi-number-words==1.0.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
from importlib.metadata import version

from farsi_number import NumberToWords

print("farsi-number-words", version("farsi-number-words"))
convert = NumberToWords().convert
words = {}
for number in (1, 1.999, 99.995, 0.999, 1.05, 1.5, 1.99):
    words[number] = convert(number)
    print(number, "->", words[number])
zero = " ممیز صفر"
if words[1.999] != words[1] + zero or words[0.999] != convert(0) + zero or words[1.05] != words[1] + " ممیز " + convert(5):
    raise SystemExit("changed: 1.999 is two, or more than one")
END
