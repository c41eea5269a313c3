#!/usr/bin/env bash
# farsi-number-words writes numbers as Persian words. A good guess: 1.5 is one point five and 1.05 is something else. 1.05 is
# one point five, "یک ممیز پنج", and 1.5 is one point fifty, "یک ممیز پنجاه": two digits behind the point are read as one
# number, without the zero in front. 1.005 is one. Farsi has words for hundredths, which are not used.
# Seen: farsi-number-words 1.0.0 of PyPI.
# Why it matters here: the words of one number are those that a reader takes for another.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" farsi-number-words==1.0.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from farsi_number import NumberToWords

print("farsi-number-words", version("farsi-number-words"))
found = {number: NumberToWords().convert(number) for number in (1.5, 1.05, 1.005, 15)}
for number, words in found.items():
    print(number, words)
if found[1.05] != "یک ممیز پنج" or found[1.5] != "یک ممیز پنجاه" or found[1.005] != "یک":
    sys.exit("changed: the zero behind the point is said")
END
