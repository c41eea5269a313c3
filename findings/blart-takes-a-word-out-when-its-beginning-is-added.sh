#!/usr/bin/env bash
# blart-py's TreeMap is an ordered map of words, which knows prefixes and near words. A good guess for the words tide, tides and
# harbour: three entries. There are two: to add "tides" takes "tide" out, and to add "tide" after it takes out every word that
# begins with it, "tides", "tidewater" and all. A map from a dict of four words, of which two begin with a third one, has
# two entries; get() gives None for the others, and no error is raised.
# Seen: blart-py 0.1.2 of PyPI; its README has a line on it, near the end.
# Why it matters here: of a list of words those with endings or those without are lost, and so are their matches.
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --no-warn-conflicts \
    --target "$work/lib" blart-py==0.1.2 || exit 2
cd "$work"

PYTHONPATH="$work/lib" python3 - <<'END'
import sys
from importlib.metadata import version

from blart import TreeMap

print("blart-py", version("blart-py"))
tree = TreeMap()
for word in ("tide", "tides", "harbour"):
    tree[word] = len(word)
first = list(tree.keys())
tree["tidewater"] = 9
tree["tide"] = 4
second = list(tree.keys())
third = list(TreeMap({"harbours": 1, "quay": 2, "harbour": 3, "har": 4}).keys())
print(first, second, third, tree.get("tides"), sep="\n")
if (first, second, third) != (["harbour", "tides"], ["harbour", "tide"], ["har", "quay"]):
    sys.exit("changed: a word stays when its beginning is added")
END
