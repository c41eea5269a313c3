#!/usr/bin/env bash
# abbrfix writes out the short forms that people use online, and back. A good guess for "The goat stood at the ATM": the same
# sentence, since both are words. It is "The greatest of all time stood at the at the moment": goat, op, sus and atm are short
# forms of it, in any case and wherever they stand. collapse_all, the way back, writes "b4" for each "before" and "l8r" for
# "later".
# Seen: abbrfix 26.2.2024 of PyPI.
# Why it matters here: texts about goats, cash machines and opus numbers say something else, and cannot be found by what they
# said.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" abbrfix==26.2.2024 || exit 2
cd "$work"
PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

import abbrfix

print("abbrfix", version("abbrfix"))
seen = [abbrfix.expand_all(text) for text in ("See you later, btw", "The goat stood at the ATM", "Sonata op. 27")]
print("\n".join(seen))
if seen != ["See you later, by the way", "The greatest of all time stood at the at the moment", "Sonata original poster. 27"]:
    sys.exit("changed: words are left as they are")
END
