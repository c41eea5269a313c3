#!/usr/bin/env bash
# atciparotajs writes the numbers of a Latvian text as words, in the case that the sentence wants. A good guess: 10.05.2024, as
# dates are written there, is a date or stays. It is "ten point zero five", a full stop and "two thousand twenty-four" without a
# blank. 2024-05-11 is spelled in digits like a telephone number; and "Tel. 67030638 ir" loses its "Tel." and joins the last
# digit to the next word.
# Seen: atciparotajs 0.1.7 of PyPI.
# Why it matters here: a date is no date any more, and a word of the text is gone.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" atciparotajs==0.1.7 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from atciparotajs import convert

print("atciparotajs", version("atciparotajs"))
found = {}
for text in ("5. maijs", "Dzimis 10.05.2024 Rīgā", "Datums 2024-05-11", "Tel. 67030638 ir dienests."):
    found[text] = convert(text)
    print(text, "->", found[text])
if (found["5. maijs"] != "piektais maijs" or "desmit komats nulle piec" not in found["Dzimis 10.05.2024 Rīgā"]
        or "divi nulle divi četri" not in found["Datums 2024-05-11"] or "Tel" in found["Tel. 67030638 ir dienests."]):
    sys.exit("changed: a date is read as one")
END
