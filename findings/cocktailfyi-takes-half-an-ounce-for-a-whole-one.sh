#!/usr/bin/env bash
# cocktailfyi reads the measures of drinks in millilitres: "1/2 oz" is 15. A good guess: "½ oz", as most recipes on the web
# write it, is 15 too. It is 30, a whole ounce, and "1½ oz" is 30, "10 fl oz" 30, "2 barspoons" 30, "1,5 cl" 30: what is not
# read is taken for one ounce, without a sign. "2-3 oz" is 60.
# Seen: cocktailfyi 0.1.4 of PyPI.
# Why it matters here: a default stands for each amount that was not understood, and the strength that is counted from it is
# wrong.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" cocktailfyi==0.1.4 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from cocktailfyi import parse_measure_ml

print("cocktailfyi", version("cocktailfyi"))
measures = ("1/2 oz", "½ oz", "1 1/2 oz", "1½ oz", "10 fl oz", "2 barspoons", "1.5 cl", "1,5 cl")
found = {text: parse_measure_ml(text) for text in measures}
print(found)
if list(found.values()) != [15, 30, 45, 30, 30, 30, 15, 30]:
    sys.exit("changed: the sign of a half is read")
END
