#!/usr/bin/env bash
# wolof-numbers reads Wolof numbers, where 6 to 9 are five and one to five and four: juróom ñaar is 7. A good guess: juróom
# ñaari téeméer is 700, as all read it. It is 205, five and two hundreds, with the confidence 1.0 and no other reading; juróom
# ñeent junni, 9000, is 4005, and juróom ñaar fukk, 70, is 25. So all tens, hundreds and thousands from six to nine are wrong. 7
# on its own is 7, and 500 is 500.
# Seen: wolof-numbers 0.3.0 of PyPI.
# Why it matters here: four of nine hundreds are other numbers, in texts about prices.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" wolof-numbers==0.3.0 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from wolof_numbers import parse_number

print("wolof-numbers", version("wolof-numbers"))
found = {}
for words in ("juróom ñaar", "juróom téeméer", "juróom ñaari téeméer", "juróom ñett téeméer", "juróom ñeent junni",
              "juróom ñaar fukk"):
    result = parse_number(words)
    found[words] = result.value
    print(words, result.value, result.confidence, result.alternatives)
if list(found.values()) != [7, 500, 205, 305, 4005, 25]:
    sys.exit("changed: seven hundred is 700")
END
