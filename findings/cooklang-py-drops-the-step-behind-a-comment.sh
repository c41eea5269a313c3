#!/usr/bin/env bash
# cooklang-py reads recipes in Cooklang, where "-- " begins a comment that ends with the line. A good guess: a step with a
# comment line above it is read without the comment. It is dropped, with its ingredients: the lines of a step are joined first,
# and then all from "--" to the end is taken off. A comment behind the first of two lines takes the second along. And a time of
# 18:30 becomes 18: 30 in the text.
# Seen: cooklang-py 1.0.1 of PyPI.
# Why it matters here: the onions and the frying are missing in the recipe, without an error.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" cooklang-py==1.0.1 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from cooklang_py import Recipe

print("cooklang-py", version("cooklang-py"))
def read(text):
    recipe = Recipe(text)
    steps, names = [str(step) for step in recipe.steps], [ingredient.name for ingredient in recipe.ingredients]
    print(steps, names)
    return steps, names
plain = read("Fry @onions{2} in @butter{20%g}.\nAdd @salt.\n\nServe at 18:30.\n")
above = read("-- not too hot\nFry @onions{2} in @butter{20%g}.\nAdd @salt.\n\nServe at 18:30.\n")
behind = read("Fry @onions{2} in @butter{20%g}. -- not too hot\nAdd @salt.\n\nServe at 18:30.\n")
if plain[1] != ["onions", "butter", "salt"] or above[1] != [] or len(above[0]) != 1 or behind[1] != ["onions", "butter"]:
    sys.exit("changed: a comment ends with its line")
END
