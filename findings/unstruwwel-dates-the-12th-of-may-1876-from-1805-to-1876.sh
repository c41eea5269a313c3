#!/usr/bin/env bash
# unstruwwel reads the dates of museums, in German and English, as a first and a last year. A good guess for 1876-05-12: 1876 to
# 1876, as for "12. Mai 1876". It is 1805 to 1876: "1876-05" counts as a range with a short second year, and is turned round.
# "5th century BC" is 401 to 500, after Christ, as only "b.c." is known, and "first half of the 19th century" is the whole
# century; "1st half 19th century" is not.
# Seen: unstruwwel 1.0.2 of PyPI.
# Why it matters here: works with a full date are 71 years older, and antique ones stand in the middle ages.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" unstruwwel==1.0.2 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from unstruwwel import unstruwwel

print("unstruwwel", version("unstruwwel"))
found = {}
for text, language in (("12. Mai 1876", "de"), ("1876-05-12", "de"), ("1876-05-12", "en"), ("5th century b.c.", "en"),
                       ("5th century BC", "en"), ("first half of the 19th century", "en"), ("1st half 19th century", "en")):
    found[text, language] = unstruwwel(text, language)
    print(text, language, found[text, language])
if (found["12. Mai 1876", "de"] != (1876, 1876) or found["1876-05-12", "de"] != (1805, 1876)
        or found["5th century BC", "en"] != (401, 500) or found["first half of the 19th century", "en"] != (1801, 1900)):
    sys.exit("changed: a full date is one day")
END
