#!/usr/bin/env bash
# ingredient-slicer takes a line of a recipe apart into quantity, unit and food. A good guess for "1,000 g rice", "half a cup
# of milk" and "two and a half cups water": 1000 g, 0.5 and 2.5 cups. They are 1 g, 1 cup (of "half milk"), and 2 cups (of
# "half water"): what is behind a comma is dropped with it, and a half is counted if it is written as a fraction alone. "1 1/2
# cups of sugar" and "½ cup oil" are right.
# Seen: ingredient-slicer 1.2.21 of PyPI.
# Why it matters here: quantities are a thousand times, twice, or a fifth off, and nothing shows it; the same recipe of another
# site has other ones.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" ingredient-slicer==1.2.21 || exit 2
cd "$work"
PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from ingredient_slicer import IngredientSlicer

print("ingredient-slicer", version("ingredient-slicer"))
seen = []
for line in ("1 1/2 cups of sugar", "1,000 g rice", "half a cup of milk", "two and a half cups water"):
    parts = IngredientSlicer(line).to_json()
    seen.append((float(parts["quantity"]), parts["unit"]))
    print(line, "->", parts["quantity"], parts["unit"], "of", parts["food"])
if seen != [(1.5, "cups"), (1.0, "g"), (1.0, "cup"), (2.0, "cups")]:
    sys.exit("changed: thousands and halves are read")
END
