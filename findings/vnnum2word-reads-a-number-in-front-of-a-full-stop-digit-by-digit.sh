#!/usr/bin/env bash
# vnnum2word writes the numbers of a Vietnamese text as words. A good guess: a number is read alike anywhere in a sentence. In
# front of a full stop, a comma or a bracket it is read digit by digit, with a blank in front of the stop: what touches it need
# not be a letter. "2024, 2025" is two-zero-two-four and two thousand and twenty-five; 1.250.000, as prices are written there,
# is read in ten digits.
# Seen: vnnum2word 0.3.0 of PyPI.
# Why it matters here: the same number has two readings in one text, by what stands behind it.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" vnnum2word==0.3.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from vnnum2word import convert_string

print("vnnum2word", version("vnnum2word"))
found = {}
for text in ("Anh có 123 đồng.", "Giá là 123.", "Năm 2024, 2025", "Giá 1.250.000 đồng"):
    found[text] = convert_string(text)
    print(text, "->", found[text])
if (found["Anh có 123 đồng."] != "Anh có một trăm hai mươi ba đồng." or found["Giá là 123."] != "Giá là một hai ba ."
        or found["Năm 2024, 2025"] != "Năm hai không hai bốn , hai nghìn lẻ hai mươi lăm"):
    sys.exit("changed: a number in front of a full stop is read as one")
END
