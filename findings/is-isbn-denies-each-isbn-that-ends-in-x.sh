#!/usr/bin/env bash
# is-isbn says whether a string is a valid ISBN. A good guess for 0-8044-2957-X, an ISBN of ten places whose last one is X, as
# that of each eleventh book with such a number: True. It is False: all that is not a digit is taken out first, so that nine
# digits are left. The X is also left out of a longer text: "978-0-306-40615-7 X" is an ISBN.
# Seen: is-isbn 0.1.0 of PyPI.
# Why it matters here: one in eleven of the older books has no valid number, and drops out of a list that is cleaned with it.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" is-isbn==0.1.0 || exit 2
cd "$work"
PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from is_isbn.is_isbn import is_isbn

print("is-isbn", version("is-isbn"))
seen = []
for text in ("978-0-306-40615-7", "0-306-40615-2", "0-8044-2957-X", "043942089X"):
    seen.append(is_isbn(text))
    print(text, "->", seen[-1])
if seen != [True, True, False, False]:
    sys.exit("changed: X is a digit of an ISBN")
END
